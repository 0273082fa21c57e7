// Whose tap is it?  When one device goes from hand to hand, the next player's buttons lie where the last one's were:
// the second half of a double tap would play for them.  So for a moment they answer only to presses that were meant
// for them.  Knows no DOM and no clock: it is told what happens, and when.

/** Milliseconds; double taps are quicker, people who have seen that it is their turn are not. */
const MOMENT = 600;

/** A click; detail is 0 where no finger or mouse made it: keys, switches, voices. */
type Click = Pick<MouseEvent, "detail" | "timeStamp">;

export function createTapGuard() {
  let opens = 0; // the time from which on presses count
  let pressed: number | null = null; // when the press began that may become a click

  return {
    /** The turn has gone to somebody else at this device. */
    handedOver(now: number) {
      opens = now + MOMENT;
    },

    /** Anything else happened to the table: another game, a move taken back. */
    open() {
      opens = 0;
    },

    press(now: number) {
      pressed = now;
    },

    /** Whether this click was meant for the table as it lies now: its press began late enough, however long it took. */
    allows({ detail, timeStamp }: Click) {
      const began = pressed ?? timeStamp;
      pressed = null;
      return detail === 0 || began >= opens;
    },
  };
}
