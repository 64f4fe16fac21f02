import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KindInfo } from '#core/kind.ts';
import { type Rope, TextDocument } from '#lib/big-text/text-document.ts';
import { selectAllEvent } from '#ui/controls/copying/copy-by-hand.ts';
import { useFindBar } from '#ui/find/find-bar.tsx';
import type { FindTarget } from '#ui/find/find-target.ts';
import type { FocusHandle } from '#ui/focus.ts';
import { useMessages } from '#ui/messages.ts';
import type { CodeEditor } from './code-editor.ts';
import { type EditorText, type Handover, startFrom, whenFree } from './editor-start.ts';

/** The interface of a text area or editor for the panes. */
export interface EditorHandle extends FocusHandle {
  goTo(offset: number, length: number): void;
}

export interface EditorProps {
  readonly text: EditorText;
  /** The line breaks of the text outside. */
  readonly lineBreak?: TextDocument['lineBreak'];
  /** Counts the replacements of the text that the page undoes. */
  readonly replaceCount?: number | undefined;
  readonly label: string;
  readonly language: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean;
  readonly wrap?: boolean | undefined;
  /** Opens its find bar as soon as it is ready. */
  readonly isFinding?: boolean | undefined;
  readonly mark?: { readonly offset: number; readonly length: number } | undefined;
  /** What is wrong with the text. */
  readonly problem?: string | undefined;
  /** @param isHistory its own history has taken it back or done it again */
  readonly onChange?: (text: EditorText, isHistory: boolean) => void;
  /** Handles a text pasted over the range from `from` to `to`; returns true where it is handled. */
  readonly onPaste?: (text: string, from: number, to: number) => boolean;
  /** The text area in whose place it comes, and what that leaves to it. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
  readonly handover?: RefObject<Handover>;
  /** It has taken over, in this task. */
  readonly onReady?: () => void;
  readonly ref?: Ref<EditorHandle>;
}

/** Preloads the editor's code. */
const loadCodeEditor = () => import('./code-editor.ts');

/** A text as the editor itself has it. */
const written = (text: EditorText): string | Rope => (typeof text === 'string' ? text : text.rope);

/** A code editor in a shadow root. Renders nothing until its code is loaded: keep a text area until then. */
export function Editor({ ref, onReady, area, handover, ...props }: EditorProps) {
  const { locale } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const shown = useRef(props.text);
  /** The texts that keys have led to and that the page may still give back: it lags behind quick keys. */
  const reported = useRef<readonly EditorText[]>([]);
  const latest = useRef(props);
  latest.current = props;
  const [findTarget, setFindTarget] = useState<FindTarget>();
  const findBar = useFindBar(findTarget, props.text, props.isFinding);

  useEffect(() => {
    let gone = false;
    const element = place.current;
    const load = async () => {
      const { createCodeEditor } = await loadCodeEditor();
      if (area && handover) await whenFree(area.current, handover.current);
      if (gone || !element) return;
      const { text, label, language, placeholder, readOnly = false, wrap = false, mark, problem } = latest.current;
      const start = startFrom(area?.current ?? null, handover?.current, text);
      shown.current = start.edited.text;
      const onChange = (next: string | Rope, isHistory = false) => {
        const { lineBreak = '\n', onChange: tell } = latest.current;
        shown.current = typeof next === 'string' ? next : new TextDocument(next, lineBreak);
        reported.current = [...reported.current, shown.current];
        tell?.(shown.current, isHistory);
      };
      editor.current = createCodeEditor({
        parent: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
        start: { ...start, edited: { ...start.edited, initial: written(start.edited.initial) } },
        label,
        language,
        placeholder,
        readOnly,
        wrap,
        locale,
        onChange,
        onPaste: (pasted, from, to) => latest.current.onPaste?.(pasted, from, to) ?? false,
      });
      editor.current.mark(mark);
      editor.current.setProblem(problem);
      onReady?.();
      if (start.isFocused) editor.current.focus();
      if (start.edited.text !== latest.current.text) onChange(written(start.edited.text));
      if (start.keys !== '') editor.current.type(start.keys);
      // Last: the find bar keeps the focus. At once: a key for it may come next.
      const { findTarget: ready } = editor.current;
      flushSync(() => setFindTarget(ready));
    };
    // Where it cannot be loaded, the text area stays.
    load().catch(() => {});
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [locale, onReady, area, handover]);

  const { text, replaceCount, label, language, placeholder, wrap = false, mark, problem } = props;
  const shownCount = useRef(replaceCount);
  // First: a long text has none, and is not to be parsed for the former.
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => {
    if (text === shown.current) reported.current = [];
  });
  useEffect(() => {
    const isReplacement = shownCount.current !== replaceCount;
    shownCount.current = replaceCount;
    if (text === shown.current || reported.current.includes(text)) return;
    reported.current = [];
    shown.current = text;
    editor.current?.setText(written(text), isReplacement);
  }, [text, replaceCount]);
  useEffect(() => editor.current?.setWrap(wrap), [wrap]);
  useEffect(() => editor.current?.setPlaceholder(placeholder), [placeholder]);
  useEffect(() => editor.current?.setLabel(label), [label]);
  useEffect(() => {
    const element = place.current;
    const select = () => editor.current?.focus(true);
    element?.addEventListener(selectAllEvent, select);
    return () => element?.removeEventListener(selectAllEvent, select);
  }, []);
  useEffect(() => editor.current?.mark(mark), [mark]);
  useEffect(() => editor.current?.setProblem(problem), [problem]);

  useImperativeHandle(ref, () => ({
    focus: (isSelected) => editor.current?.focus(isSelected),
    hasFocus: () => place.current !== null && place.current === document.activeElement,
    goTo: (offset, length) => editor.current?.goTo(offset, length),
  }));

  return (
    <>
      {findBar}
      <div ref={place} data-editor />
    </>
  );
}
