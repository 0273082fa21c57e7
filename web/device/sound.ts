// Sound and vibration: a card, a move, a wrong number and the end can be heard and felt, once that is switched on.
// Reads the view's log to see what happened, and knows no rule.  Every sound is made here, short and quiet; nothing
// waits for it.

import type { Controller } from "../app/controller";
import type { View } from "../app/view";

type Happening = "card" | "move" | "back" | "wrong" | "end";

/** Hertz, when it begins and how long it rings in seconds. */
type Note = [pitch: number, after: number, length: number];

const SOUNDS: Record<Happening, Note[]> = {
  card: [[620, 0, 0.07], [930, 0.03, 0.05]],
  move: [[330, 0, 0.09], [165, 0, 0.12]],
  back: [[247, 0, 0.1]],
  wrong: [[196, 0, 0.12], [185, 0.1, 0.16]],
  end: [[523, 0, 0.25], [659, 0.12, 0.25], [784, 0.24, 0.5]],
};
/** Milliseconds on, off, on. */
const TOUCHES: Record<Happening, number[]> = {
  card: [8],
  move: [14],
  back: [8],
  wrong: [18, 60, 18],
  end: [25, 70, 25, 70, 50],
};
const LOUD = 0.09;

export function addSound({ model, watch }: Pick<Controller, "model" | "watch">) {
  let view = model.view;
  let refused = model.refused;
  let audio: AudioContext | null = null;

  watch(() => {
    const happening = model.refused && model.refused !== refused ? "wrong" : happened(view, model.view);
    ({ view, refused } = model);
    if (!happening) return;
    if (model.settings.sound === "on") ring(SOUNDS[happening]);
    if (model.settings.touch === "on") navigator.vibrate?.(TOUCHES[happening]);
  });

  function ring(notes: Note[]) {
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

/** What happened between two views, if they show the same game. */
function happened(before: View | null, view: View | null): Happening | null {
  if (!before || !view || before === view || before.seed !== view.seed || before.game !== view.game) return null;
  if (view.outcome && !before.outcome) return "end";
  if (view.log.length < before.log.length) return "back";
  const news = view.log.slice(before.log.length);
  if (!news.length) return null;
  return news.some(({ move }) => !move.startsWith("=")) ? "move" : "card";
}
