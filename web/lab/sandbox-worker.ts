// The worker that runs people's own players: Pyodide, numgames/lab/bridge.py, and nothing else.  It lives in a document
// that has no server (sandbox-frame.ts), so all it needs comes with its first message, as bytes.  Not PyScript's kind of
// worker: that one keeps a line to the page on which the page can be asked to do things, and foreign code must not have one.
//
// After that, requests in, answers out, as texts, on a line that comes with the first message, too.

import { lock } from "built/lock";
import { loadPyodide } from "pyodide";
import { lockDown } from "./lockdown";

/** The script of this worker; Pyodide's script, its binary and Python's library; and the modules of ours, by path. */
export interface BootMessage {
  code: string;
  files: [script: ArrayBuffer, binary: ArrayBuffer, library: ArrayBuffer];
  modules: [path: string, text: string][];
}

export interface RequestMessage {
  id: number;
  text: string;
}

/** Ready; a sign of life; Python itself has failed; or an answer. */
export type SandboxMessage = { ready: true } | { tick: true } | { failed: true } | RequestMessage;

/** The most memory that Python may have: 512 MB, in pages of 64 KB. */
const MOST_PAGES = 512 * 16;
/** Milliseconds between two signs of life. */
const TICK = 100;

/** Python asks for more memory through this; a refusal becomes a MemoryError there. */
function limitMemory() {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength / 65536 + Number(pages) > MOST_PAGES) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

async function boot({ files, modules }: BootMessage, post: (message: SandboxMessage) => void) {
  limitMemory();
  const types = ["text/javascript", "application/wasm", "application/zip"];
  const [script, binary, library] = files.map((bytes, i) => URL.createObjectURL(new Blob([bytes], { type: types[i] })));
  const { default: createPyodideModule } = await import(script);
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: `${binary}#`, // the one file that it fetches from there has its name put behind this
    stdLibURL: library,
    lockFileContents: lock,
    stdout: () => {},
    stderr: () => {},
  });
  for (const [path, text] of modules) {
    python.FS.mkdirTree(path.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(path, text);
  }
  const { call } = python.pyimport("numgames.lab.bridge");
  lockDown();
  let last = 0;
  const tick = () => {
    const now = performance.now();
    if (now - last < TICK) return;
    last = now;
    post({ tick: true });
  };
  return (text: string): string => call(text, tick);
}

async function begin({ data, ports: [line] }: MessageEvent<BootMessage>) {
  const send = line.postMessage.bind(line);
  const post = (message: SandboxMessage) => send(message);
  try {
    const call = await boot(data, post);
    line.onmessage = ({ data: { id, text } }: MessageEvent<RequestMessage>) => {
      try {
        post({ id, text: call(text) });
      } catch {
        post({ failed: true }); // this worker is of no more use
      }
    };
    post({ ready: true });
  } catch (error) {
    console.warn(String(error));
    post({ failed: true });
  }
}

addEventListener("message", begin, { once: true });
