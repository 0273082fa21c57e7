// Numbers of things, as English says them.  For the other files of this folder.

/** "1 game", "2 games". */
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** "once", "twice", "3 times". */
export const times = (n: number) => ["never", "once", "twice"][n] ?? `${n} times`;

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const list = (things: string[]) =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things[things.length - 1]}`;
