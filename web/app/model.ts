// All that the page can show, in one object, and how it begins.  The controller changes it, the screens read it.

import type { Answers, FoundReview, LinkNews, MoveWorth, ReviewStep } from "./answers";
import type { Route } from "./routes";
import type { Rival } from "./seats";
import { type Bot, DEFAULTS, type FinishedGame, type PuzzleDays, type Quarantined, type Save, type Seat, type Settings, type Shown } from "./saved";
import type { Pair } from "./statistics";
import type { View } from "./view";
import type { Lab } from "../lab/controller";

/** A sentence that goes by itself, perhaps with a button. */
export interface Toast {
  text: string;
  label?: string;
  act?: () => void;
}

/** What the set-up sheet asks for. */
export interface Setup {
  game: string;
  names: string[];
  seats: Seat[];
  starter: string;
  length: number | string;
  options: Record<string, string>;
  help: string;
  table: string;
}

/** How Python is doing; progress is 0 to 1 of what is loading, in bytes loaded and total. */
export interface EngineStatus {
  quick: EngineState;
  full: EngineState;
  progress: number;
  loaded: number;
  total: number;
  /** empty while all is well */
  sentence: string;
}
export type EngineState = "starting" | "ready" | "failed";

/** Playing without a network: `held` says that a new version waits for a game in another window. */
export interface OfflineStatus {
  state: "none" | "fetching" | "ready" | "hole" | "update";
  done: number;
  total: number;
  version: string;
  sentence: string;
  first: boolean;
  held: boolean;
}

/** Putting the page on the home screen: the browser offers it, it is done, only a person can do it. */
export interface InstallStatus {
  can: boolean;
  done: boolean;
  apple: boolean;
}

/** Which tab may write. */
export type Writer = "this tab" | "another tab" | "moved to another tab";

/** What a button says of a move. */
export interface Chip {
  text: string;
  best: boolean;
}
export type Chips = Record<string, Chip>;

/** texts are null while they are being thought of */
export interface Hint {
  view: View;
  step: number;
  texts: string[] | null;
  move: string;
}

export interface Coach {
  view: View;
  moves: Chips;
  text: string;
  pairs: number[][];
}

/** A place to stop at: before the decision `step`, or, as the last one, the end of what there is. */
export interface Stop {
  step: number;
  ply: number;
}

/** What is known of a step before the game has been gone through. */
export type PlainStep = Pick<ReviewStep, "by" | "move" | "said" | "card"> & Partial<ReviewStep>;

/** A position of the game that is looked back at. */
export interface Position {
  at: number;
  view: View;
  moves: MoveWorth[];
  judged: boolean;
}

/** found is null until the game has been gone through; shown may not yet be the position `at`. */
export interface Review {
  view: View;
  save: Shown;
  steps: PlainStep[];
  stops: Stop[];
  at: number;
  touched: boolean;
  playing: boolean;
  found: FoundReview | null;
  asked: boolean;
  failed: boolean;
  shown: Position | null;
}

/** A game that came by link: `failed` is one sentence, `mine` the same game on this device. */
export interface OpenLink {
  text: string;
  /** where its Back leads */
  back: string;
  view: View | null;
  save: Shown;
  failed: string;
  mine: Save | null;
  news: LinkNews;
}

/** A copy that is about to be made: from which position, and who will play it. */
export interface CopyPlan {
  view: View;
  names: string[];
  seats: Seat[];
  tried: boolean;
}

/** What can be sent: the whole game, or only its cards. */
export interface Share {
  title: string;
  what: "game" | "cards";
  links: { game: string; cards: string };
  qr: ((url: string) => unknown) | null;
  note: string;
  luck: boolean;
  said: string;
  to: string;
}

/** Who decided better over both games of a duplicate match. */
export interface Duplicate {
  view: View;
  found: Pick<Answers["duplicate"], "title" | "why" | "winner"> | null;
  failed: boolean;
}

/** What there is to learn from a game that a computer has won; null while it is looked for. */
export interface Tip {
  view: View;
  found: Answers["tip"] | null;
  failed: boolean;
}

/** cards are null until they are dealt, and none if that could not be done. */
export interface Deal {
  game: string;
  seed: string;
  cards: number[] | null;
}

/** Finished games; `pair` and `game` say which of them are looked at, `work` what takes a while. */
export interface History {
  games: FinishedGame[];
  pairs: Pair[];
  pair: string | null;
  game: string | null;
  shown: number;
  work: { words: string; done: number; total: number } | null;
}

/** The puzzle of a day; view is null while it is made, `verdict` is what became of the last try. */
export interface Puzzle {
  date: string;
  view: View | null;
  task: string;
  failed: boolean;
  busy: boolean;
  selected: string | null;
  verdict: { move: string; right: boolean; text: string } | null;
  moves: Chips | null;
}

export interface Model {
  route: Route;
  /** the address of the screen before */
  from: string;

  /** the game on the table, as Python sees it and as it is kept */
  view: View | null;
  save: Save | null;
  /** a request is under way */
  busy: boolean;
  /** ... and for so long that people are told */
  slow: boolean;
  /** a game that was begun from the shelf, and is not on the table yet */
  starting: { game: string; rival: Rival } | null;
  /** it could not be answered: both interpreters are gone */
  down: boolean;
  /** two computers play each other, and have been stopped for a look */
  paused: boolean;
  /** the number picked, not yet played */
  selected: string | null;
  refused: { move: string; text: string } | null;
  /** the player whose face the coin shows, while it is shown */
  tossed: number | null;

  /** what is kept */
  saves: Save[];
  /** whether anything outlives the page */
  lasting: boolean;
  writer: Writer;
  quarantined: Quarantined[];
  days: PuzzleDays;
  bots: Bot[];
  settings: Settings;

  /** one for each feature, null while it is not in use */
  hint: Hint | null;
  coach: Coach | null;
  review: Review | null;
  deal: Deal | null;
  link: OpenLink | null;
  copy: CopyPlan | null;
  share: Share | null;
  duplicate: Duplicate | null;
  tip: Tip | null;
  history: History | null;
  puzzle: Puzzle | null;
  lab: Lab | { failed: true } | null;

  /** the step of the example on the rules page */
  step: number;
  toast: Toast | null;
  /** what the live region says; `sayings` goes up with each, also where it says the same again */
  said: string;
  sayings: number;
  engine: EngineStatus;
  offline: OfflineStatus;
  install: InstallStatus;
}

export const firstModel = (settings: Partial<Settings>, engine: EngineStatus): Model => ({
  route: { screen: "home" },
  from: "",
  view: null,
  save: null,
  busy: false,
  slow: false,
  starting: null,
  down: false,
  paused: false,
  selected: null,
  refused: null,
  tossed: null,
  saves: [],
  lasting: true,
  writer: "this tab",
  quarantined: [],
  days: {},
  bots: [],
  settings: { ...DEFAULTS, ...settings },
  hint: null,
  coach: null,
  review: null,
  deal: null,
  link: null,
  copy: null,
  share: null,
  duplicate: null,
  tip: null,
  history: null,
  puzzle: null,
  lab: null,
  step: 0,
  toast: null,
  said: "",
  sayings: 0,
  engine,
  offline: { state: "none", done: 0, total: 0, version: "", sentence: "", first: false, held: false },
  install: { can: false, done: false, apple: false },
});

/** Whether the bot lab is there to be drawn. */
export const openedLab = ({ lab }: Pick<Model, "lab">): Lab | null => (lab && "bot" in lab ? lab : null);

/** What is looked back at: the game of the link, or the one on the table. */
export function reviewedGame({ route, link, view, save }: Model): { view: View; save: Shown } | null {
  if (route.screen === "link") return link?.view && link.text === route.text ? { view: link.view, save: link.save } : null;
  return route.screen === "review" && view && save && view.game === route.game ? { view, save } : null;
}
