// The worker that runs people's own players: Pyodide, numgames/lab/bridge.py, and nothing else.  It starts from a blob, so
// the page's content security policy applies here too.  Not PyScript's kind of worker: that one keeps a line to the
// page on which the page can be asked to do things, and foreign code must not have one.
//
// First message: what to load and where from.  After that, requests in, answers out, as texts.

import { lockDown } from "./lockdown";

/** The address of the Pyodide loader, the folder of the site, and the Python files to take from there. */
export interface BootMessage {
  python: string;
  root: string;
  files: string[];
}

export interface RequestMessage {
  id: number;
  text: string;
}

/** Ready; a sign of life; Python itself has failed; or an answer. */
export type SandboxMessage = { ready: true } | { tick: true } | { failed: true } | RequestMessage;

type Call = (text: string) => string;

/** The most memory that Python may have: 512 MB, in pages of 64 KB. */
const MOST_PAGES = 512 * 16;
/** Milliseconds between two signs of life. */
const TICK = 100;

const send = self.postMessage.bind(self);
const post = (message: SandboxMessage) => send(message);

/** Python asks for more memory through this; a refusal becomes a MemoryError there. */
function limitMemory() {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65536 + Number(pages) > MOST_PAGES) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

async function boot({ python: address, root, files }: BootMessage): Promise<Call> {
  limitMemory();
  const { loadPyodide }: typeof import("../python/loaders/load-pyodide") = await import(address);
  const [python, texts] = await Promise.all([
    loadPyodide({ stdout: () => {}, stderr: () => {} }),
    Promise.all(files.map((file) => fetch(root + file).then((response) => response.text()))),
  ]);
  files.forEach((file, i) => {
    python.FS.mkdirTree(file.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(file, texts[i]);
  });
  const { call } = python.pyimport("numgames.lab.bridge");
  lockDown();
  let last = 0;
  const tick = () => {
    const now = performance.now();
    if (now - last < TICK) return;
    last = now;
    post({ tick: true });
  };
  return (text) => call(text, tick);
}

let booted: Promise<Call> | null = null;

addEventListener("message", async ({ data }: MessageEvent<BootMessage | RequestMessage>) => {
  try {
    if ("root" in data) {
      booted ??= boot(data); // once: foreign code can make up messages in here
      await booted;
      post({ ready: true });
    } else if (booted) {
      const call = await booted;
      post({ id: data.id, text: call(data.text) });
    }
  } catch (error) {
    console.warn(String(error));
    post({ failed: true }); // this worker is of no more use
  }
});
