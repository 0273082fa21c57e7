// How the system starts the installed app: at an address, or with files to open.  Browsers that can't do that open the
// address themselves, and pass no files.

/** No standard has it yet. */
interface Launch {
  targetURL?: string;
  files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (launch: Launch) => void): void;
}

/** What the app should do; `go` only if it was started for something in particular. */
interface Wanted {
  go: (hash: string) => void;
  take: (files: File[]) => void;
}

export function watchLaunches({ go, take }: Wanted) {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  let opened = location.href; // the page is there already
  launchQueue?.setConsumer(async ({ targetURL = "", files = [] }) => {
    const { hash } = new URL(targetURL || opened);
    if (hash && targetURL !== opened) go(hash);
    opened = "";
    if (files.length) take(await Promise.all(files.map((file) => file.getFile())));
  });
}
