import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import { useFindBar } from '#ui/find/find-bar.tsx';
import type { FindTarget } from '#ui/find/find-target.ts';
import { useMessages } from '#ui/messages.ts';
import type { CodeEditor } from './code-editor.ts';
import type { EditorStart } from './editor-start.ts';
import { unedited } from './text-edits.ts';

/** The interface of a text area or editor for the panes. */
export interface EditorHandle {
  /** Optionally selects the whole text. */
  focus(isSelected?: boolean): void;
  hasFocus(): boolean;
  goTo(offset: number, length: number): void;
}

export interface EditorProps {
  readonly text: string;
  readonly label: string;
  readonly language: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean;
  readonly wrap?: boolean | undefined;
  /** Opens its find bar as soon as it is ready. */
  readonly isFinding?: boolean | undefined;
  readonly mark?: { readonly offset: number; readonly length: number } | undefined;
  readonly onChange?: (text: string) => void;
  /** Handles a text pasted over the range from `from` to `to`; returns true where it is handled. */
  readonly onPaste?: (text: string, from: number, to: number) => boolean;
  /** Called when the editor is loaded; resolves once it may take over. */
  readonly whenFree?: () => Promise<void>;
  /** Returns the state to take over; called in the same task as `onReady`. Only the text where absent. */
  readonly begin?: () => EditorStart;
  readonly onReady?: (start: EditorStart) => void;
  readonly ref?: Ref<EditorHandle>;
}

/** Preloads the editor's code. */
const loadCodeEditor = () => import('./code-editor.ts');

/** A code editor in a shadow root. Renders nothing until its code is loaded: keep a text area until then. */
export function Editor({ ref, onReady, whenFree, begin, ...props }: EditorProps) {
  const { locale } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const shown = useRef(props.text);
  const latest = useRef(props);
  latest.current = props;
  const [findTarget, setFindTarget] = useState<FindTarget>();
  const findBar = useFindBar(findTarget, props.text, props.isFinding);

  useEffect(() => {
    let gone = false;
    const element = place.current;
    const load = async () => {
      const { createCodeEditor } = await loadCodeEditor();
      await whenFree?.();
      if (gone || !element) return;
      const { text, label, language, placeholder, readOnly = false, wrap = false, mark } = latest.current;
      const start = begin?.() ?? { edited: unedited(text), anchor: 0, head: 0, isFocused: false, keys: '' };
      shown.current = start.edited.text;
      const onChange = (next: string) => {
        shown.current = next;
        latest.current.onChange?.(next);
      };
      editor.current = createCodeEditor({
        parent: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
        start,
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
      setFindTarget(editor.current.findTarget);
      onReady?.(start);
      if (start.edited.text !== latest.current.text) onChange(start.edited.text);
      if (start.keys !== '') editor.current.type(start.keys);
    };
    // Where it cannot be loaded, the text area stays.
    load().catch(() => {});
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [locale, onReady, whenFree, begin]);

  const { text, language, wrap = false, mark } = props;
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    editor.current?.setText(text);
  }, [text]);
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => editor.current?.setWrap(wrap), [wrap]);
  useEffect(() => editor.current?.mark(mark), [mark]);

  useImperativeHandle(ref, () => ({
    focus: (isSelected) => editor.current?.focus(isSelected),
    hasFocus: () => place.current !== null && place.current === document.activeElement,
    goTo: (offset, length) => editor.current?.goTo(offset, length),
  }));

  return (
    <>
      {findBar}
      <div ref={place} />
    </>
  );
}
