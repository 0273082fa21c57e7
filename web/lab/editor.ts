// The editor: CodeMirror 6, in a shadow root (there it adds its styles as style sheets made by script, which the
// page's policy allows).  Knows Python's colours and nothing of bots.

import { indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, keymap } from "@codemirror/view";
import { basicSetup, EditorView } from "codemirror";

export type Editor = ReturnType<typeof createEditor>;

/** Which of CodeMirror's names for parts of a program get which class; editor.css has the rest. */
const CLASSES: Record<string, string> = {
  keyword: "kw",
  operatorKeyword: "kw",
  controlKeyword: "kw",
  definitionKeyword: "kw",
  moduleKeyword: "kw",
  string: "str",
  number: "num",
  bool: "num",
  null: "num",
  comment: "com",
};

/**
 * @param onChange called with the whole program after every change
 * @param styles the address of its style sheet
 * @param label its name for screen readers
 */
export function createEditor(onChange: (code: string) => void, styles: string, label: string) {
  const host = document.createElement("div");
  host.className = "lab__editor";
  for (const event of ["keydown", "keyup", "keypress"]) // the page's own keys are not meant here
    host.addEventListener(event, (pressed) => pressed.stopPropagation());
  const root = host.attachShadow({ mode: "open" });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = styles;
  const parent = document.createElement("div");
  root.append(style, parent);

  const point = StateEffect.define<number>();
  const pointed = StateField.define({
    create: () => Decoration.none,
    update(lines, change) {
      if (change.docChanged) return Decoration.none;
      for (const effect of change.effects) if (effect.is(point)) return markedLine(change.state.doc, effect.value);
      return lines;
    },
    provide: (field) => EditorView.decorations.from(field),
  });

  let quiet = false;
  const editor = new EditorView({
    parent,
    root,
    state: EditorState.create({
      extensions: [
        basicSetup,
        python(),
        indentUnit.of("    "),
        syntaxHighlighting({ style: classOf }),
        keymap.of([indentWithTab]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, autocapitalize: "off" }),
        EditorView.updateListener.of((update) => update.docChanged && !quiet && onChange(update.state.doc.toString())),
        EditorView.domEventHandlers({ beforeinput: replaceLines }),
        pointed,
      ],
    }),
  });

  return {
    host,
    /** Show another program; taking it back is possible. */
    set(code: string) {
      if (code === editor.state.doc.toString()) return;
      quiet = true;
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
      quiet = false;
    },
    /** Point at a line that is wrong; 0 at none. */
    point(line: number) {
      editor.dispatch({ effects: point.of(line) });
      if (line > 0 && line <= editor.state.doc.lines)
        editor.dispatch({ effects: EditorView.scrollIntoView(editor.state.doc.line(line).from, { y: "center" }) });
    },
  };
}

function markedLine(text: Text, line: number) {
  if (line < 1 || line > text.lines) return Decoration.none;
  const { from } = text.line(line);
  return Decoration.set([Decoration.line({ class: "wrong" }).range(from)]);
}

/** Typing over several lines: left to itself, Chromium would merge them with inline styles, which the page's policy
 * forbids. */
function replaceLines(event: InputEvent, view: EditorView) {
  const { state } = view;
  const { from, to } = state.selection.main;
  const several = state.doc.lineAt(from).number !== state.doc.lineAt(to).number;
  if (event.isComposing || event.inputType !== "insertText" || !event.data || !several) return false;
  view.dispatch(state.replaceSelection(event.data));
  return true;
}

/** The class of a part of a program, by CodeMirror's names for it and for what it is a kind of. */
function classOf(tags: readonly { set: readonly object[] }[]) {
  for (const name of tags.flatMap(({ set }) => set.map(nameOf))) if (Object.hasOwn(CLASSES, name)) return CLASSES[name];
  return null;
}

/** CodeMirror's types leave the name out. */
const nameOf = (tag: object) => ("name" in tag && typeof tag.name === "string" ? tag.name : "");
