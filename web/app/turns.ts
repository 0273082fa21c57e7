// What is under way at the table, as a machine of four states.  Knows no game, no Python and no disk.
//
//     idle --send--> sent --answered--> answered --saved--> saved --shown--> idle
//
// `end` leads back to idle from anywhere: a refusal, no answer, another tab that has the games.  When another game
// comes onto the table, what was under way is dropped: none of its steps counts any more.

type Phase = "idle" | "sent" | "answered" | "saved";

/** One request about the game on the table.  Each step says whether that game is still there. */
export interface Turn {
  answered(): boolean;
  saved(): boolean;
  shown(): boolean;
  end(): boolean;
}

export function createTurns() {
  let phase: Phase = "idle";
  let game = 0; // goes up with every game that comes onto the table

  return {
    get phase() {
      return phase;
    },

    /** Null while another request is under way. */
    send(): Turn | null {
      if (phase !== "idle") return null;
      phase = "sent";
      const mine = game;
      const step = (from: Phase | null, to: Phase) => () => {
        if (mine !== game) return false;
        if (from && phase !== from) throw new Error(`A turn is ${phase} where it should be ${from}.`);
        phase = to;
        return true;
      };
      return {
        answered: step("sent", "answered"),
        saved: step("answered", "saved"),
        shown: step("saved", "idle"),
        end: step(null, "idle"),
      };
    },

    /** Another game comes onto the table. */
    drop() {
      game += 1;
      phase = "idle";
    },

    /** Whether the game that is on the table now still is, later. */
    stillThere() {
      const mine = game;
      return () => mine === game;
    },
  };
}
