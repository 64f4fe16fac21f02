import {
  type ClipboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { KindInfo } from '#core/kind.ts';
import { bigTextLength } from '#lib/big-text.ts';
import { toLineFeeds } from '#lib/line-breaks.ts';
import { isTooLongToEdit } from '#page/session/read-input.ts';
import type { InputChange } from '#page/session/use-tool-session.ts';
import classes from '#ui/display/pane.module.css';
import type { EditorHandle } from '#ui/editor/editor.tsx';
import type { EditorStart } from '#ui/editor/editor-start.ts';
import { Editor } from '#ui/editor/lazy-editor.ts';
import { addEdit, unedited } from '#ui/editor/text-edits.ts';
import { useOffersFind } from '#ui/find/find-context.ts';

export interface TextInputProps {
  /** Its lines end with LF. */
  readonly text: string;
  /** For the code editor. */
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Kinds with a language get the code editor. */
  readonly language?: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  /** Where the text is wrong. */
  readonly mark?: { readonly offset: number; readonly length: number } | undefined;
  /** Begins with one row. */
  readonly isShort?: boolean | undefined;
  /** Has the focus before the page is hydrated, so that what is typed at once is not lost. */
  readonly hasFirstFocus?: boolean | undefined;
  /** Receives a press before the text does. */
  readonly onMouseDown?: (event: MouseEvent) => void;
  /** A paste over all of the text, or one too long for an editor, replaces it. */
  readonly onChange: (text: string, how: InputChange) => void;
  readonly ref?: Ref<EditorHandle>;
}

/** Static pages are rendered where there is no document. */
const isPrerendering = typeof document === 'undefined';

/**
 * A text area that gives way to the code editor once the text is long or has a language. Whatever is typed meanwhile is
 * kept: text, selection, undo history and focus pass over in one task, in which no key can arrive.
 */
export function TextInput(props: TextInputProps) {
  const { text, label, labelledBy, describedBy, language, placeholder, mark, isShort = false, onChange, ref } = props;
  const { onMouseDown } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const edited = useRef(unedited(text));
  /** While the text is too long for the text area and the editor is on its way: where the caret belongs, what is typed. */
  const pending = useRef({ caret: 0, keys: '' });
  const isComposing = useRef(false);
  const [isTouched, setTouched] = useState(false);
  const [isEditorShown, setEditorShown] = useState(false);
  const [isFinding, setFinding] = useState(false);

  const isLong = text.length > bigTextLength;
  // A text area can neither mark a line nor what is found.
  const needsMarks = isFinding || (mark !== undefined && text.includes('\n'));
  // Once it stands it stays: giving it up for the text area would take the caret from under a typing hand.
  const wantsEditor = isEditorShown || isLong || needsMarks || (language !== undefined && (isTouched || text !== ''));
  if (edited.current.text !== text) edited.current = unedited(text);

  const find = useCallback(() => setFinding(true), []);
  useOffersFind(isEditorShown || isShort ? undefined : find);

  const latest = useRef(onChange);
  latest.current = onChange;

  /** What the text area holds of the text. */
  const shown = isLong ? text.slice(0, bigTextLength) : text;
  const rendered = useRef(shown);
  // What was typed before hydration.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== rendered.current) latest.current(area.current.value, 'edit');
  }, []);

  const begin = useCallback((): EditorStart => {
    const element = area.current;
    const isFocused = element !== null && element === document.activeElement;
    if (!element || element.readOnly) {
      const { caret, keys } = pending.current;
      return { edited: edited.current, anchor: caret, head: caret, isFocused, keys };
    }
    const { value, selectionStart, selectionEnd, selectionDirection } = element;
    const [anchor, head] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd];
    if (value !== edited.current.text) edited.current = addEdit(edited.current, value, Date.now());
    return { edited: edited.current, anchor, head, isFocused, keys: '' };
  }, []);

  const show = useCallback(({ isFocused }: EditorStart) => {
    flushSync(() => setEditorShown(true));
    if (isFocused) editor.current?.focus();
  }, []);

  /** An input method keeps the element that it writes to, until it is done with all that its end leads to. */
  const whenFree = useCallback(async () => {
    while (isComposing.current)
      await new Promise((resolve) =>
        area.current?.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
      );
  }, []);

  useImperativeHandle(ref, () => ({
    focus: (isSelected) => {
      if (isEditorShown) return editor.current?.focus(isSelected);
      area.current?.focus({ preventScroll: true });
      if (isSelected) area.current?.select();
    },
    hasFocus: () => (isEditorShown ? editor.current?.hasFocus() : area.current === document.activeElement) ?? false,
    goTo(offset, length) {
      if (isEditorShown) return editor.current?.goTo(offset, length);
      area.current?.focus();
      area.current?.setSelectionRange(offset, offset + length);
    },
  }));

  /** Takes a paste that the browser or the editor should not handle by itself; says whether it did. */
  const takePaste = (pasted: string, from: number, to: number): boolean => {
    const isWhole = text !== '' && from === 0 && to === text.length;
    const next = text.slice(0, from) + pasted + text.slice(to);
    const isTooLong = isEditorShown ? isTooLongToEdit(next) : next.length > bigTextLength;
    if (!isTooLong && !isWhole) return false;
    pending.current = { caret: from + pasted.length, keys: '' };
    onChange(next, 'replace');
    return true;
  };
  const pasteIntoArea = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = toLineFeeds(event.clipboardData.getData('text/plain'));
    if (takePaste(pasted, selectionStart, selectionEnd)) event.preventDefault();
  };

  return (
    <>
      {wantsEditor && (
        <div hidden={!isEditorShown} data-pane-body className={classes.code} onMouseDownCapture={onMouseDown}>
          <Editor
            ref={editor}
            text={text}
            label={label}
            // Parsing a big text for colours takes longer than a frame.
            language={isLong ? undefined : language}
            placeholder={placeholder}
            mark={mark}
            isFinding={isFinding}
            onChange={(next) => onChange(next, 'edit')}
            onPaste={takePaste}
            begin={begin}
            whenFree={whenFree}
            onReady={show}
          />
        </div>
      )}
      {!isEditorShown && (
        <textarea
          ref={area}
          data-input
          data-pane-body
          className={classes.area}
          aria-labelledby={labelledBy}
          aria-invalid={mark !== undefined}
          aria-describedby={describedBy}
          rows={isShort ? 1 : 6}
          data-short={isShort || undefined}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the input is what a page is opened for; keys typed before hydration would be lost
          autoFocus={isPrerendering && props.hasFirstFocus}
          value={shown}
          readOnly={isLong}
          onPointerDown={() => setTouched(true)}
          onMouseDownCapture={onMouseDown}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          onChange={({ target }) => {
            edited.current = addEdit(edited.current, target.value, Date.now());
            onChange(target.value, 'edit');
          }}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (isLong && key.length === 1 && !ctrlKey && !metaKey) pending.current.keys += key;
          }}
          onPaste={pasteIntoArea}
        />
      )}
    </>
  );
}
