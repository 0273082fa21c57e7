// What was chosen for a game, in words: "What makes 15: all your numbers".  Titles and labels come
// from the catalogue, which is Python's; what an option does is not known here.

import { bestOf, duplicate, oneGame } from "#words/setup";
import type { CatalogueGame, GameOption } from "built/catalogue";
import { gameOf } from "./routes";
import { DUPLICATE, type Settings } from "./saved";
import type { View } from "./view";

/** What was chosen last time, where it still makes sense; otherwise the rulebook's. */
export function chosenOptions({ id, options }: CatalogueGame, settings: Pick<Settings, "options">): Record<string, string> {
  const kept = settings.options[id] ?? {};
  const known = ({ values }: GameOption, value: string) => values.some((one) => one.value === value);
  return Object.fromEntries(
    options.map((option) => [option.name, known(option, kept[option.name]) ? kept[option.name] : option.values[0].value]),
  );
}

type Played = Pick<View, "game" | "options">;

/** An option that makes two games of one: each of its values has a line that says what it is like. */
export const makesTwoGames = ({ values }: GameOption) => values.every(({ line }) => line);

/** "One game", "Best of 3": how long a match is. */
export const matchInWords = (length: number | string) =>
  length === DUPLICATE ? duplicate : Number(length) === 1 ? oneGame : bestOf(Number(length));

/** All that is worth saying: which of two games it is, and what differs from the rulebook. */
export const optionsInWords = (options: GameOption[], chosen: Record<string, string>) =>
  options
    .filter((option) => makesTwoGames(option) || chosen[option.name] !== option.values[0].value)
    .map((option) => `${option.title}: ${labelOf(option, chosen)}`);

/** The same of a game that has begun, as one line. */
export const optionsLine = ({ game, options }: Played) => optionsInWords(gameOf(game).options, options).join(" · ");

/** The options that make two games, each with what was chosen: [title, label]. */
export const variantsOf = (played: Played): [string, string][] =>
  twoGamesIn(played).map((option) => [option.title, labelOf(option, played.options)]);

/** The same, each with the other value that it may have. */
export const otherVariants = (played: Played) =>
  twoGamesIn(played).map((option) => {
    const { name, title, values } = option;
    const at = values.findIndex(({ value }) => value === played.options[name]);
    return { name, title, label: labelOf(option, played.options), other: values[(at + 1) % values.length] };
  });

const twoGamesIn = ({ game }: Played) => gameOf(game).options.filter(makesTwoGames);

export const labelOf = ({ name, values }: GameOption, chosen: Record<string, string>) =>
  values.find(({ value }) => value === chosen[name])?.label ?? "";
