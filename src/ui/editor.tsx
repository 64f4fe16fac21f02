import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { CodeEditor } from './code-editor.ts';
import { useWords } from './words.ts';

/** What the panes ask of whatever holds the text. */
export interface EditorHandle {
  focus(): void;
  goTo(offset: number, length: number): void;
}

export interface EditorProps {
  readonly text: string;
  readonly label: string;
  readonly language: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean;
  readonly mark?: { readonly offset: number; readonly length: number } | undefined;
  readonly onChange?: (text: string) => void;
  readonly onPaste?: (text: string) => boolean;
  /** Called once the editor stands: with the function that makes it from the loaded code. */
  readonly onReady?: () => void;
  readonly ref?: Ref<EditorHandle>;
}

/** Loads the editor's code; the browser keeps it. */
const loadCodeEditor = () => import('./code-editor.ts');

/** A code editor in a shadow root of its own. Shows nothing until its code has loaded: keep a textarea until then. */
export function Editor({ ref, onReady, ...props }: EditorProps) {
  const { locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const shown = useRef(props.text);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    let gone = false;
    const element = place.current;
    const begin = ({ createCodeEditor }: Awaited<ReturnType<typeof loadCodeEditor>>) => {
      if (gone || !element) return;
      const { text, label, language, placeholder, readOnly = false, mark } = latest.current;
      shown.current = text;
      editor.current = createCodeEditor({
        parent: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
        text,
        label,
        language,
        placeholder,
        readOnly,
        locale,
        onChange(next) {
          shown.current = next;
          latest.current.onChange?.(next);
        },
        onPaste: (pasted) => latest.current.onPaste?.(pasted) ?? false,
      });
      editor.current.mark(mark);
      onReady?.();
    };
    // Where it cannot be loaded, the textarea serves on.
    loadCodeEditor().then(begin, () => {});
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [locale, onReady]);

  const { text, language, mark } = props;
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    editor.current?.setText(text);
  }, [text]);
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => editor.current?.mark(mark), [mark]);

  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    goTo: (offset, length) => editor.current?.goTo(offset, length),
  }));

  return <div ref={place} />;
}
