import { type ReactNode, type Ref, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { LocatedPlace } from '#core/place.ts';
import { bigTextLength } from '#lib/big-text.ts';
import { fromLineFeeds, lineBreakOf, offsetInLineFeeds, toLineFeeds } from '#lib/line-breaks.ts';
import { Button } from './button.tsx';
import type { EditorHandle } from './editor.tsx';
import { FileButton } from './file-button.tsx';
import { Editor, FileView } from './late.tsx';
import classes from './pane.module.css';
import { readPaste } from './read-input.ts';
import type { Input } from './tool.ts';
import { useWords } from './words.ts';

export interface InputPaneProps {
  readonly title: string;
  readonly kind: KindInfo;
  readonly input: Input;
  readonly onInput: (input: Input) => void;
  readonly onOpen: (files: readonly File[]) => void;
  readonly placeholder?: string | undefined;
  /** Where the input is wrong. */
  readonly mark?: LocatedPlace | undefined;
  readonly describedBy?: string | undefined;
  /** Begins with one row. */
  readonly isShort?: boolean | undefined;
  /** Buttons in the place of those that bring an input. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<EditorHandle>;
}

/** Takes a text or a file: typed, pasted, opened or dropped. Big texts and kinds with a language get the code editor. */
export function InputPane(props: InputPaneProps) {
  const { title, kind, input, onInput, onOpen, placeholder, mark, describedBy, isShort = false, actions, ref } = props;
  const { words } = useWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<EditorHandle>(null);
  const [touched, setTouched] = useState(false);
  const [codeReady, setCodeReady] = useState(false);

  const text = 'text' in input ? input.text : '';
  const shown = toLineFeeds(text);
  const wantsCode =
    'text' in input && (((touched || text !== '') && kind.language !== undefined) || text.length > bigTextLength);
  const usesCode = wantsCode && codeReady;

  const type = (next: string) => onInput({ text: fromLineFeeds(next, lineBreakOf(text)) });
  const take = (pasted: string) => onInput(readPaste(toLineFeeds(pasted)));

  /** Takes a long paste before the browser puts it into an element that would choke on it. */
  const takeLongPaste = useCallback(
    (pasted: string): boolean => {
      if (pasted.length <= bigTextLength) return false;
      onInput(readPaste(toLineFeeds(pasted)));
      return true;
    },
    [onInput],
  );

  const ready = useCallback(() => {
    setCodeReady(true);
    const focused = area.current !== null && area.current === document.activeElement;
    const caret = area.current?.selectionStart ?? 0;
    if (focused) requestAnimationFrame(() => code.current?.goTo(caret, 0));
  }, []);
  useEffect(() => {
    if (!wantsCode) setCodeReady(false);
  }, [wantsCode]);

  const markInEditor = mark && { offset: offsetInLineFeeds(text, mark.offset), length: Math.max(1, mark.length ?? 1) };
  useImperativeHandle(ref, () => ({
    focus: () => (usesCode ? code.current?.focus() : area.current?.focus({ preventScroll: true })),
    goTo(offset, length) {
      const start = offsetInLineFeeds(text, offset);
      if (usesCode) code.current?.goTo(start, length);
      else if (area.current) {
        area.current.focus();
        area.current.setSelectionRange(start, start + length);
      }
    },
  }));

  const clear = () => {
    onInput({ text: '' });
    // The textarea may only now come back in place of a file or the code editor.
    requestAnimationFrame(() => area.current?.focus());
  };

  const pasteFromClipboard = async () => {
    try {
      take(await navigator.clipboard.readText());
    } catch {
      area.current?.focus();
    }
  };

  return (
    <div className={classes.pane}>
      <header className={classes.head}>
        <h2 id={`${id}title`}>{title}</h2>
        <div className={classes.actions}>
          {actions ?? (
            <>
              <Button variant="text" icon="clipboard-text" onClick={() => void pasteFromClipboard()}>
                {words.paste}
              </Button>
              <FileButton variant="text" icon="folder-open" label={words.openFile} multiple onFiles={onOpen} />
            </>
          )}
          <Button variant="text" icon="x" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      </header>
      {'file' in input ? (
        <FileView file={input.file} isText={kind.repr === 'text'} line={mark?.line} />
      ) : (
        <>
          {wantsCode && (
            <div hidden={!usesCode} className={classes.code}>
              <Editor
                ref={code}
                text={shown}
                label={title}
                // Parsing a big text for colours takes longer than a frame.
                language={shown.length > bigTextLength ? undefined : kind.language}
                placeholder={placeholder}
                mark={markInEditor}
                onChange={type}
                onPaste={takeLongPaste}
                onReady={ready}
              />
            </div>
          )}
          {!usesCode && (
            <textarea
              ref={area}
              data-input
              className={classes.area}
              aria-labelledby={`${id}title`}
              aria-invalid={mark !== undefined}
              aria-describedby={describedBy}
              rows={isShort ? 1 : 6}
              data-short={isShort || undefined}
              placeholder={placeholder}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              value={shown.length > bigTextLength ? shown.slice(0, bigTextLength) : shown}
              readOnly={shown.length > bigTextLength}
              onPointerDown={() => setTouched(true)}
              onChange={(event) => type(event.target.value)}
              onPaste={(event) => {
                if (takeLongPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
