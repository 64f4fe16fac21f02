import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, selectNextOccurrence } from '@codemirror/search';
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  Text,
  Transaction,
} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  GutterMarker,
  gutterLineClass,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { KindInfo } from '#core/kind.ts';
import type { Locale } from '#core/registry.ts';
import { bigTextLength } from '#lib/big-text/big-text.ts';
import type { Rope } from '#lib/big-text/text-document.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import french from '#messages/editor.fr.json' with { type: 'json' };
import type { FindTarget } from '#ui/find/find-target.ts';
import { findInEditor, findTargetOf } from './find-in-editor.ts';
import { addEdit, type EditedText, type TextEdit, unedited } from './text-edits.ts';

export interface CodeEditorOptions {
  /**
   * A shadow root holds the editor's style sheet, which a strict content security policy would not allow in the page.
   */
  readonly parent: ShadowRoot;
  /** The text, its history and its selection. */
  readonly start: {
    readonly edited: Pick<EditedText<string | Rope>, 'initial' | 'edits'>;
    readonly anchor: number;
    readonly head: number;
  };
  readonly label: string;
  readonly language: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean;
  /** Long lines are broken at the edge. */
  readonly wrap?: boolean;
  readonly locale: Locale;
  /** A long text is given as it is, so that no key copies it. */
  /** @param isHistory its own history has taken it back or done it again */
  readonly onChange?: (text: string | Rope, isHistory: boolean) => void;
  /** Handles a text pasted over the range from `from` to `to`; returns true where it is handled. */
  readonly onPaste?: (text: string, from: number, to: number) => boolean;
}

export interface CodeEditor {
  /**
   * Replaces the whole text. An earlier text is restored with its history.
   * @param isReplacement the page undoes it: it is no step of the history, nor is what came before
   */
  setText(text: string | Rope, isReplacement: boolean): void;
  /** Replaces the selection as if typed. */
  type(text: string): void;
  setLanguage(language: KindInfo['language'] | undefined): void;
  setWrap(wrap: boolean): void;
  setPlaceholder(placeholder: string | undefined): void;
  setLabel(label: string): void;
  /** The text for a find bar. */
  readonly findTarget: FindTarget;
  /** Marks the place of an error, or removes the mark. */
  mark(place: { readonly offset: number; readonly length: number } | undefined): void;
  /** Marks the text as invalid, with what is wrong as its description, or removes both. */
  setProblem(problem: string | undefined): void;
  /** Moves the caret to a place and scrolls to it. */
  goTo(offset: number, length: number): void;
  focus(isSelected?: boolean): void;
  destroy(): void;
}

const setMark = StateEffect.define<{ from: number; to: number } | undefined>();
const wrong = Decoration.mark({ class: 'wrong' });
const wrongLine = Decoration.line({ class: 'wrong-line' });
const wrongNumber = new (class extends GutterMarker {
  override elementClass = 'wrong-number';
})();

/** The place of an error: the text itself, its line, and the number of the line. */
const markField = StateField.define({
  create: () => ({ marks: Decoration.none, numbers: RangeSet.empty as RangeSet<GutterMarker> }),
  update(former, { effects, changes, newDoc }) {
    const effect = effects.find((candidate) => candidate.is(setMark));
    if (!effect)
      return changes.empty ? former : { marks: former.marks.map(changes), numbers: former.numbers.map(changes) };
    if (!effect.value) return { marks: Decoration.none, numbers: RangeSet.empty };
    const { from, to } = effect.value;
    const line = newDoc.lineAt(from).from;
    return {
      marks: Decoration.set([wrongLine.range(line), ...(to > from ? [wrong.range(from, to)] : [])], true),
      numbers: RangeSet.of([wrongNumber.range(line)]),
    };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
});

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--syntax-key)' },
  { tag: tags.string, color: 'var(--syntax-string)' },
  { tag: [tags.number, tags.atom], color: 'var(--syntax-number)' },
  {
    tag: [tags.bool, tags.null, tags.keyword, tags.labelName, tags.typeName, tags.tagName],
    color: 'var(--syntax-word)',
  },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-2)' },
]);

/** With the row that a pane may have over the end of the text. */
const minHeight = 'calc(var(--view-min, 140px) + var(--view-foot, 0px))';

const theme = EditorView.theme({
  '&': {
    // Its layers, the frame of the focus among them, stay below what lies over its end, such as an error.
    isolation: 'isolate',
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    fontSize: '13px',
    minHeight,
    height: 'var(--view-height, auto)',
    maxHeight: 'calc(var(--view-max, min(60vh, 640px)) + var(--view-foot, 0px))',
  },
  // Around the line numbers too, which would cover an outline.
  '&.cm-focused::after': {
    position: 'absolute',
    inset: '0',
    zIndex: '201',
    border: '2px solid var(--green)',
    pointerEvents: 'none',
    content: '""',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px' },
  // All of it, so that a press below the text is one on the text.
  '.cm-content, .cm-gutter': { minHeight: `max(var(--view-height, 0px), ${minHeight})` },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0 calc(8px + var(--view-foot, 0px))' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  // The same room as beside a text that is not in an editor yet.
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 4px 0 8px' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', padding: '0', textAlign: 'center' },
  '.cm-gutters': {
    backgroundColor: 'var(--paper-2)',
    color: 'var(--ink-2)',
    borderRight: '1px solid var(--line)',
    // The text may be masked, its line numbers are not.
    WebkitTextSecurity: 'none',
  },
  // As specific as the editor's own, whose color hides light text.
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--green) 30%, transparent)',
  },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--green) 15%, transparent)',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--paper-3)',
    border: '1px solid var(--line)',
    color: 'var(--ink-2)',
    padding: '0 4px',
  },
  '.cm-placeholder': { color: 'var(--ink-2)' },
  '.wrong-line': { backgroundColor: 'color-mix(in srgb, var(--red-tint) 55%, transparent)' },
  '.wrong-number': { backgroundColor: 'var(--red-tint)', color: 'var(--red-ink)' },
  '.cm-lineNumbers .wrong-number': { boxShadow: 'inset 3px 0 var(--red-line)' },
  '.wrong': { textDecoration: 'underline wavy var(--red-line)', backgroundColor: 'var(--red-tint)' },
});

/** Translations by the editor's English texts. */
const phrases: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en: {}, fr: french };

type Language = NonNullable<KindInfo['language']>;

/** Grammars: that of JSON is part of the editor, the others are loaded when needed. */
const languages: Readonly<Record<Language, () => Extension | Promise<Extension>>> = {
  json,
  yaml: async () => (await import('./yaml-language.ts')).yamlLanguage,
  toml: async () => (await import('./toml-language.ts')).tomlLanguage,
  xml: async () => (await import('./xml-language.ts')).xmlLanguage,
  sql: async () => (await import('./sql-language.ts')).sqlLanguage,
  jwt: async () => (await import('./jwt-language.ts')).jwtLanguage,
};

/**
 * Replaces a selection, and types in a long text, instead of the browser. A browser would give the typed text the color
 * of the old one by an inline style, which a strict content security policy reports; and for what it types, the editor
 * compares the whole line, which may be all of a long text.
 */
function type({ inputType, data }: InputEvent, { state, dispatch }: EditorView): boolean {
  if (inputType !== 'insertText' || !data || state.readOnly) return false;
  if (state.selection.main.empty && state.doc.length <= bigTextLength) return false;
  dispatch(state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' });
  return true;
}

/**
 * Ends what CodeMirror does for 200 ms after a focus: it takes a DOM selection at the start of the text for one that the
 * browser moved there, and forgets to write its own again where that has not changed since. After a key, drawing colors or
 * a mark around the text moves the DOM selection there as well, and the caret would stay in front of what was typed.
 */
function endFocusRepair(view: EditorView): void {
  const { inputState } = view as unknown as { readonly inputState?: { lastFocusTime: number } };
  if (inputState) inputState.lastFocusTime = 0;
}

/** Edits joined in the history: single characters typed or deleted in quick succession. */
const userEventOf = ({ from, to, insert }: TextEdit): string =>
  insert.length > 1 ? 'input.paste' : to > from && insert === '' ? 'delete.backward' : 'input.type';

/** A text that is pasted into an empty editor is seen from its beginning, like any that comes as a whole. */
const beginning = EditorState.transactionExtender.of((transaction) =>
  transaction.isUserEvent('input.paste') && transaction.startState.doc.length === 0
    ? { effects: EditorView.scrollIntoView(0) }
    : null,
);

/** A text as a document; a rope is one already. */
const documentOf = (text: string | Rope): Text =>
  text instanceof Text
    ? text
    : Text.of((typeof text === 'string' ? text : text.sliceString(0, text.length)).split('\n'));

const textOf = (document: Text): string | Rope => (document.length > bigTextLength ? document : document.toString());

const isText = (document: Text, text: string | Rope): boolean =>
  document === text || (document.length === text.length && document.eq(documentOf(text)));

/** How many texts that were replaced are kept with their history. */
const maxReplaced = 20;

const nextOccurrence = { key: 'Mod-d', run: selectNextOccurrence, preventDefault: true };

const promptOf = (text: string | undefined): Extension => (text ? placeholder(text) : []);

const wrapsBy = (wraps = false): Extension => (wraps ? EditorView.lineWrapping : []);

/** A CodeMirror editor with line numbers, folding, search and marks for mistakes. */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const grammar = new Compartment();
  const wrapping = new Compartment();
  const prompting = new Compartment();
  let wanted: Language | undefined;
  let silent = false;
  let { label } = options;
  let wrap = wrapsBy(options.wrap);
  let prompt = promptOf(options.placeholder);
  let problem: string | undefined;
  // A description must be in the same tree as what it describes.
  const description = document.createElement('span');
  description.id = 'problem';
  description.hidden = true;
  options.parent.append(description);
  const extensions = [
    lineNumbers(),
    foldGutter(),
    history(),
    drawSelection(),
    bracketMatching(),
    highlightSelectionMatches(),
    grammar.of([]),
    syntaxHighlighting(colours),
    markField,
    beginning,
    theme,
    findInEditor,
    keymap.of([...defaultKeymap, nextOccurrence, ...historyKeymap, ...foldKeymap]),
    wrapping.of(wrap),
    EditorState.phrases.of(phrases[options.locale]),
    // Without an editable content, a finger on it opens no keyboard.
    options.readOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [],
    prompting.of(prompt),
    // Editable content is focusable, but not every accessibility checker knows that without `tabindex`.
    EditorView.contentAttributes.of(() => ({
      'aria-label': label,
      tabindex: '0',
      ...(options.readOnly && { 'aria-readonly': 'true' }),
    })),
    EditorView.contentAttributes.of(() =>
      problem === undefined ? null : { 'aria-invalid': 'true', 'aria-describedby': description.id },
    ),
    EditorView.domEventHandlers({
      paste(event, { state }) {
        const pasted = toLineFeeds(event.clipboardData?.getData('text/plain') ?? '');
        const { from, to } = state.selection.main;
        const isTaken = options.onPaste?.(pasted, from, to) ?? false;
        if (isTaken) event.preventDefault();
        return isTaken;
      },
      keydown: (_, view) => endFocusRepair(view),
      beforeinput: type,
    }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged || silent) return;
      const isHistory = update.transactions.some((one) => one.isUserEvent('undo') || one.isUserEvent('redo'));
      options.onChange?.(textOf(update.state.doc), isHistory);
    }),
  ];
  const stateOf = (text: string | Rope) =>
    EditorState.create({ doc: documentOf(text), selection: { anchor: text.length }, extensions });
  const view = new EditorView({
    parent: options.parent,
    root: options.parent,
    state: EditorState.create({ doc: documentOf(options.start.edited.initial), extensions }),
  });
  /** Changes the editor without calling `onChange`. */
  const changeSilently = (change: () => void) => {
    silent = true;
    change();
    silent = false;
  };
  const { edited, anchor, head } = options.start;
  changeSilently(() => {
    for (const edit of edited.edits) {
      const annotations = [Transaction.time.of(edit.time), Transaction.userEvent.of(userEventOf(edit))];
      view.dispatch({ changes: edit, annotations });
    }
    // The beginning of what is selected is to be seen, or of what came as a whole, not the end of a long line.
    const isWhole =
      anchor === view.state.doc.length && edited.edits.every((edit) => userEventOf(edit) === 'input.paste');
    const inSight = EditorSelection.range(Math.max(anchor, head), isWhole ? 0 : Math.min(anchor, head));
    // By the padding of a line: a smaller margin would scroll a part of it away before what is too long to be seen as a whole.
    view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(inSight, { xMargin: 6 }) });
  });
  let replaced: readonly EditorState[] = [];
  /** Text typed before the grammar is loaded is kept; where it cannot be loaded, the text is not highlighted. */
  const setLanguage = async (next: Language | undefined) => {
    wanted = next;
    // At once, before a long text is parsed.
    if (!next) return view.dispatch({ effects: grammar.reconfigure([]) });
    const extension = await Promise.resolve(languages[next]()).catch(() => []);
    if (wanted === next) view.dispatch({ effects: grammar.reconfigure(extension) });
  };
  void setLanguage(options.language);
  const clamp = (offset: number) => Math.min(offset, view.state.doc.length);
  return {
    setText(text, isReplacement) {
      const { state } = view;
      if (options.readOnly) {
        // Only what differs is replaced: what is folded and what is in sight stays.
        const { edits } = addEdit(unedited(state.doc.toString()), text.toString(), 0);
        return changeSilently(() => view.dispatch({ changes: [...edits] }));
      }
      const former = replaced.findLast(({ doc }) => isText(doc, text));
      replaced = [...replaced.filter((kept) => kept !== former), state].slice(-maxReplaced);
      changeSilently(() => {
        if (!former && !(isReplacement && state.doc.length > 0))
          return view.dispatch({
            changes: { from: 0, to: state.doc.length, insert: documentOf(text) },
            selection: { anchor: text.length },
            // A step of its own, however soon it comes after another.
            annotations: isolateHistory.of('full'),
          });
        view.setState(former ?? stateOf(text));
        view.dispatch({ effects: [wrapping.reconfigure(wrap), prompting.reconfigure(prompt)] });
        void setLanguage(wanted);
      });
    },
    type: (text) => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true }),
    setLanguage: (next) => void setLanguage(next),
    setWrap(wraps) {
      wrap = wrapsBy(wraps);
      view.dispatch({ effects: wrapping.reconfigure(wrap) });
    },
    setPlaceholder(next) {
      prompt = promptOf(next);
      view.dispatch({ effects: prompting.reconfigure(prompt) });
    },
    setLabel(next) {
      label = next;
      // Writes the attributes.
      view.dispatch({});
    },
    findTarget: findTargetOf(view),
    mark(place) {
      const from = clamp(place?.offset ?? 0);
      const to = clamp(from + (place?.length ?? 0));
      view.dispatch({ effects: setMark.of(place && { from, to }) });
    },
    setProblem(next) {
      problem = next;
      description.textContent = next ?? '';
      // Writes the attributes.
      view.dispatch({});
    },
    goTo(offset, length) {
      const anchor = clamp(offset);
      view.dispatch({
        selection: { anchor, head: clamp(offset + length) },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
      // A keyboard on the screen comes with the focus, and takes half of the room.
      const show = () => view.dispatch({ scrollIntoView: true });
      visualViewport?.addEventListener('resize', show, { once: true, signal: AbortSignal.timeout(1_000) });
    },
    focus(isSelected = false) {
      view.focus();
      if (isSelected) view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
    },
    destroy: () => view.destroy(),
  };
}
