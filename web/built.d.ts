// What the build writes down before any script runs (tools/build/data.py), as the page imports it.

declare module "built/catalogue" {
  export interface OptionValue {
    value: string;
    label: string;
    line: string;
  }
  export interface GameOption {
    name: string;
    title: string;
    note: string;
    values: OptionValue[];
  }
  export interface CatalogueGame {
    id: string;
    title: string;
    task: string;
    draws: boolean;
    options: GameOption[];
  }
  export const catalogue: { games: CatalogueGame[]; match_lengths: number[] };
}

declare module "built/fairness" {
  export interface Fairness {
    game: string;
    options: Record<string, string>;
    chance: number;
    wins: string;
    of: string;
    luck: boolean;
    keep: number;
    moves: number;
  }
  export const fairness: Fairness[];
}

declare module "built/levels" {
  /** How often Perfect beats Beginner of a hundred games, and `exact` where it was computed; `skill` is 0 for luck
   * to 4 for skill alone. */
  export interface Skill {
    options: Record<string, string>;
    skill: number;
    of100: number;
    exact: number | null;
  }
  export const levels: { names: string[]; skill: Record<string, Skill[]> };
}

declare module "built/rules" {
  export interface RuleItem {
    text: { plain?: string; strong?: string }[];
    point: boolean;
    rulings: string[];
  }
  export interface ExampleStep {
    text: string;
    card: string;
    by: number | null;
    rows: { number: number; state: "" | "no" | "slot" }[][];
  }
  export interface Rulebook {
    aim: string;
    sections: { title: string; items: RuleItem[] }[];
    tips: string[];
    rulings: { number: string; text: string }[];
    example: ExampleStep[];
  }
  export const rules: Record<string, Rulebook>;
}

declare module "built/lab" {
  export const lab: string[];
}

declare module "built/lock" {
  export const lock: import("pyodide").PyodideAPI["lockfile"];
}

declare module "built/accessibility" {
  export type Text = { words: string; href: string }[];
  /** A paragraph is one text, a list several. */
  export interface Block {
    list: boolean;
    texts: Text[];
  }
  export const accessibility: {
    title: string;
    lead: Block[];
    sections: { title: string; blocks: Block[] }[];
  };
}

declare module "built/sizes" {
  /** By address: bytes as they are, and as a server would send them. */
  export type Sizes = Record<string, { plain: number; packed: number }>;
  export const sizes: { quick: Sizes; full: Sizes };
}

declare module "built/version" {
  export const version: string;
}

declare module "@micropython/micropython-webassembly-pyscript";
