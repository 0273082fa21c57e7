// Sound and touch: a card, a move, a wrong number and the end can be heard and felt, if somebody
// has switched that on.  Joined to the controller by main.js; knows what has happened from the
// view's log, and no rule.  Every sound is made here, short and quiet; nothing waits for it.

import type { Controller } from "../app/controller";

/** A note: hertz, when it begins and how long it rings in seconds. */
const SOUNDS = {
  card: [[620, 0, 0.07], [930, 0.03, 0.05]],
  move: [[330, 0, 0.09], [165, 0, 0.12]],
  back: [[247, 0, 0.1]],
  wrong: [[196, 0, 0.12], [185, 0.1, 0.16]],
  end: [[523, 0, 0.25], [659, 0.12, 0.25], [784, 0.24, 0.5]],
};
/** Milliseconds on, off, on. */
const TOUCHES = { card: [8], move: [14], back: [8], wrong: [18, 60, 18], end: [25, 70, 25, 70, 50] };
const LOUD = 0.09;

export function addSound({ model, watch }: Pick<Controller, "model" | "watch">) {
  let view = model.view;
  let refused = model.refused;
  let audio: AudioContext | null = null;

  watch(() => {
    const what = model.refused && model.refused !== refused ? "wrong" : happened(view, model.view);
    ({ view, refused } = model);
    if (!what) return;
    if (model.settings.sound === "on") ring(SOUNDS[what]);
    if (model.settings.touch === "on") navigator.vibrate?.(TOUCHES[what]);
  });

  function ring(notes: number[][]) {
    audio ??= new AudioContext();
    audio.resume(); // a browser may have put it to sleep
    for (const [pitch, after, length] of notes) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      const start = audio.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUD, start + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  }
}

/** What came of one view after the other, if it is the same game. */
function happened(before: any, view: any) {
  if (!before || !view || before === view || before.seed !== view.seed || before.game !== view.game) return null;
  if (view.outcome && !before.outcome) return "end";
  if (view.log.length < before.log.length) return "back";
  const news = view.log.slice(before.log.length);
  return news.length ? (news.some(({ move }: any) => !move.startsWith("=")) ? "move" : "card") : null;
}
