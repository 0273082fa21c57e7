// How the page asks Python.  Made for controller.js, which hands it on to whoever wants to know.

/** What needs thinking, and the whole package: Pyodide's, once it is there. */
const THINKING = ["reply", "hint", "coach", "review", "duplicate", "fairness", "measure", "tally", "check", "puzzle"];
/** Milliseconds: thinking takes a second on a tablet, and ten on a very old one. */
const PATIENT = 30000;

/**
 * @param {import("./engine.js").Engine} engine
 * @param {import("./model.js").Model} model
 */
export function asker(engine, model) {
  /** One request about the game in `save`; changes nothing. */
  return (/** @type {any} */ request, /** @type {import("./storage.js").Save} */ save) => {
    const deep = THINKING.includes(request.do);
    const whole = { ...request, names: save.names, match: save.match };
    return engine.ask(whole, deep ? { deep, think: model.engine.full === "ready", timeout: PATIENT } : {});
  };
}
