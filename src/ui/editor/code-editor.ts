import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, StateEffect, StateField, Transaction } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { KindInfo } from '#core/kind.ts';
import type { Locale } from '#core/registry.ts';
import { toLineFeeds } from '#lib/line-breaks.ts';
import french from '#messages/editor.fr.json' with { type: 'json' };
import type { EditorStart } from './editor-start.ts';
import type { TextEdit } from './text-edits.ts';

export interface CodeEditorOptions {
  /**
   * A shadow root holds the editor's style sheet, which a strict content security policy would not allow in the page.
   */
  readonly parent: ShadowRoot;
  /** The text, its history and its selection. */
  readonly start: Pick<EditorStart, 'edited' | 'anchor' | 'head'>;
  readonly label: string;
  readonly language: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean;
  readonly locale: Locale;
  readonly onChange?: (text: string) => void;
  /** Handles a text pasted over the range from `from` to `to`; returns true where it is handled. */
  readonly onPaste?: (text: string, from: number, to: number) => boolean;
}

export interface CodeEditor {
  /** Replaces the whole text. An earlier text is restored with its history. */
  setText(text: string): void;
  /** Replaces the selection as if typed. */
  type(text: string): void;
  setLanguage(language: KindInfo['language'] | undefined): void;
  /** Marks the place of an error, or removes the mark. */
  mark(place: { readonly offset: number; readonly length: number } | undefined): void;
  /** Moves the caret to a place and scrolls to it. */
  goTo(offset: number, length: number): void;
  focus(isSelected?: boolean): void;
  destroy(): void;
}

const setMark = StateEffect.define<{ from: number; to: number } | undefined>();
const wrong = Decoration.mark({ class: 'wrong' });
const markField = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((candidate) => candidate.is(setMark));
    if (!effect) return marks.map(transaction.changes);
    return effect.value ? Decoration.set([wrong.range(effect.value.from, effect.value.to)]) : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--syntax-key)' },
  { tag: tags.string, color: 'var(--syntax-string)' },
  { tag: [tags.number, tags.atom], color: 'var(--syntax-number)' },
  { tag: [tags.bool, tags.null, tags.keyword, tags.labelName, tags.typeName], color: 'var(--syntax-word)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-2)' },
]);

const theme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'transparent',
    fontSize: '13px',
    minHeight: '140px',
    height: 'var(--view-height, auto)',
    maxHeight: 'var(--view-max, min(60vh, 640px))',
  },
  '&.cm-focused': { outline: '2px solid var(--green)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px' },
  '.cm-content, .cm-gutter': { minHeight: '140px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper-2)', color: 'var(--ink-2)', borderRight: '1px solid var(--line)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
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
  '.cm-panels': { backgroundColor: 'var(--paper-2)', color: 'var(--ink)' },
  '.cm-panel input, .cm-panel button': { color: 'inherit', background: 'var(--paper)' },
  '.cm-panel :is(label, .cm-textfield, .cm-button)': { fontSize: '12px', minHeight: '24px' },
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
};

/**
 * Types in the place of what is selected. A browser by itself gives the typed text the colour of the old one by an
 * inline style, which a strict content security policy reports.
 */
function typeOver({ inputType, data }: InputEvent, { state, dispatch }: EditorView): boolean {
  if (inputType !== 'insertText' || !data || state.readOnly || state.selection.main.empty) return false;
  dispatch(state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' });
  return true;
}

/** Edits joined in the history: single characters typed or deleted in quick succession. */
const userEventOf = ({ from, to, insert }: TextEdit): string =>
  insert.length > 1 ? 'input.paste' : to > from && insert === '' ? 'delete.backward' : 'input.type';

/** How many texts that were replaced are kept with their history. */
const maxReplaced = 20;

/** A CodeMirror editor with line numbers, folding, search and marks for mistakes. */
export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const grammar = new Compartment();
  let wanted: Language | undefined;
  let silent = false;
  const view = new EditorView({
    parent: options.parent,
    root: options.parent,
    state: EditorState.create({
      doc: options.start.edited.initial,
      extensions: [
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        highlightSelectionMatches(),
        grammar.of([]),
        syntaxHighlighting(colours),
        markField,
        theme,
        keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap]),
        EditorState.phrases.of(phrases[options.locale]),
        EditorState.readOnly.of(options.readOnly ?? false),
        options.placeholder ? placeholder(options.placeholder) : [],
        // Editable content is focusable, but not every accessibility checker knows that without `tabindex`.
        EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
        EditorView.domEventHandlers({
          paste(event, { state }) {
            const pasted = toLineFeeds(event.clipboardData?.getData('text/plain') ?? '');
            const { from, to } = state.selection.main;
            const isTaken = options.onPaste?.(pasted, from, to) ?? false;
            if (isTaken) event.preventDefault();
            return isTaken;
          },
          beforeinput: typeOver,
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !silent) options.onChange?.(update.state.doc.toString());
        }),
      ],
    }),
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
    view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
  });
  let replaced: readonly EditorState[] = [];
  /** Text typed before the grammar is loaded is kept; where it cannot be loaded, the text is not highlighted. */
  const setLanguage = async (next: Language | undefined) => {
    wanted = next;
    const extension = await Promise.resolve(next ? languages[next]() : []).catch(() => []);
    if (wanted === next) view.dispatch({ effects: grammar.reconfigure(extension) });
  };
  void setLanguage(options.language);
  const clamp = (offset: number) => Math.min(offset, view.state.doc.length);
  return {
    setText(text) {
      const { state } = view;
      const former = replaced.findLast(({ doc }) => doc.length === text.length && doc.toString() === text);
      replaced = [...replaced.filter((kept) => kept !== former), state].slice(-maxReplaced);
      changeSilently(() => {
        if (former) view.setState(former);
        else
          view.dispatch({
            changes: { from: 0, to: state.doc.length, insert: text },
            selection: { anchor: text.length },
          });
      });
      if (former) void setLanguage(wanted);
    },
    type: (text) => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true }),
    setLanguage: (next) => void setLanguage(next),
    mark(place) {
      const from = clamp(place?.offset ?? 0);
      const to = clamp(from + (place?.length ?? 0));
      view.dispatch({ effects: setMark.of(place && to > from ? { from, to } : undefined) });
    },
    goTo(offset, length) {
      const anchor = clamp(offset);
      view.dispatch({
        selection: { anchor, head: clamp(offset + length) },
        effects: EditorView.scrollIntoView(anchor, { yMargin: 60 }),
      });
      view.focus();
    },
    focus(isSelected = false) {
      view.focus();
      if (isSelected) view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
    },
    destroy: () => view.destroy(),
  };
}
