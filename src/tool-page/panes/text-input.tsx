import {
  type ClipboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { KindInfo } from '#core/kind.ts';
import { bigTextLength, longTextLength } from '#lib/big-text/big-text.ts';
import type { TextDocument } from '#lib/big-text/text-document.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';
import { editableLength } from '#page/session/read-input.ts';
import type { FieldHistory } from '#page/session/use-tool-session.ts';
import classes from '#ui/display/pane.module.css';
import type { EditorHandle } from '#ui/editor/editor.tsx';
import type { EditorText, Handover } from '#ui/editor/editor-start.ts';
import { Editor, loadEditor, useIsEditorMissing } from '#ui/editor/lazy-editor.ts';
import { addEdit, unedited } from '#ui/editor/text-edits.ts';
import { wrapsInput } from '#ui/editor/wraps-input.ts';
import { useOffersFind } from '#ui/find/find-context.ts';
import { useIsHydrated } from '#ui/hydrated.ts';
import { isKey } from './use-undo-key.ts';

export interface TextInputProps {
  /** Its lines end with LF. */
  readonly text: EditorText;
  /** The line breaks of the text outside. */
  readonly lineBreak: TextDocument['lineBreak'];
  /** Counts the replacements of the text that the page undoes. */
  readonly replaceCount?: number | undefined;
  /** For the code editor. */
  readonly label: string;
  readonly labelledBy: string;
  /** The element that shows what is wrong with the text. */
  readonly describedBy?: string | undefined;
  /** The same as text, for the code editor: its shadow root has no element of the page. */
  readonly problem?: string | undefined;
  /** Kinds with a language get the code editor. */
  readonly language?: KindInfo['language'] | undefined;
  readonly placeholder?: string | undefined;
  /** Where the text is wrong. */
  readonly mark?: { readonly offset: number; readonly length: number } | undefined;
  /** Begins with one row. */
  readonly isShort?: boolean | undefined;
  /** Enter adds no line break, which nobody would see in a masked text. */
  readonly isOneLine?: boolean | undefined;
  /** Has the focus before the page is hydrated, so that what is typed at once is not lost. */
  readonly hasFirstFocus?: boolean | undefined;
  /** The text is there to be replaced. */
  readonly isSample?: boolean | undefined;
  /** All of the text is what was pasted: the next paste behind it takes its place, unless one has pressed on the text before. */
  readonly isPastedWhole?: boolean | undefined;
  /** Receives a press before the text does. */
  readonly onMouseDown?: (event: MouseEvent) => void;
  readonly onEdit: (text: EditorText, history?: FieldHistory) => void;
  /** A paste over all of the text, or one after which it is long, replaces it. */
  readonly onReplace: (text: string) => void;
  /** Takes what is pasted behind all of the text, instead of adding it; not where one has pressed on the text before. */
  readonly onPasteBehind?: ((text: string) => void) | undefined;
  readonly ref?: Ref<EditorHandle>;
}

/** Static pages are rendered where there is no document. */
const isPrerendering = typeof document === 'undefined';

/** How much of a heavy text the text area shows until the editor is there: a browser takes long to lay out all of it. */
const beginningLength = 1_000;

/** What a line break costs a text area, in characters. */
const lineBreakCost = 50;

/** Whether it takes long to lay the text out, as a text area does for each key: the editor takes over. */
const isHeavy = (text: EditorText): boolean =>
  typeof text !== 'string' ||
  text.length > longTextLength ||
  text.length + text.split('\n').length * lineBreakCost > longTextLength;

const sliceOf = (text: EditorText, from: number, to: number): string =>
  typeof text === 'string' ? text.slice(from, to) : text.rope.sliceString(from, to);

/**
 * A text area that gives way to the code editor once the text is heavy or has a language. Whatever is typed meanwhile is
 * kept: text, selection, undo history and focus pass over in one task, in which no key can arrive.
 */
export function TextInput(props: TextInputProps) {
  const { text, label, labelledBy, describedBy, problem, language, placeholder, mark, isShort = false, ref } = props;
  const { lineBreak, isSample = false, isPastedWhole = false, onMouseDown, onEdit, onReplace, onPasteBehind } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const handover = useRef<Handover>({ edited: unedited(''), isCut: false, caret: 0, keys: '', isComposing: false });
  const [isTouched, setTouched] = useState(false);
  const [isEditorShown, setEditorShown] = useState(false);
  const [isFinding, setFinding] = useState(false);

  const { length } = typeof text === 'string' ? text : text.rope;
  const isHeavyText = useMemo(() => isHeavy(text), [text]);
  const wrap = useMemo(() => wrapsInput(text), [text]);
  const isEditorMissing = useIsEditorMissing(isHeavyText);
  const isHydrated = useIsHydrated();
  // What is typed before hydration takes its place, as if it were selected.
  const isPlaceholder = isSample && !isHydrated;
  const content = isPlaceholder ? '' : text;
  if (handover.current.edited.text !== content)
    Object.assign(handover.current, { edited: unedited(content), isCut: isHeavyText });
  const isCut = handover.current.isCut && !isEditorMissing;
  /** What the text area holds of it. */
  const shown = sliceOf(content, 0, isCut ? beginningLength : length);
  // A text area can neither mark a line nor what is found.
  const needsMarks = isFinding || (mark !== undefined && shown.includes('\n'));
  // Never switch back to the textarea: it would lose the caret.
  const isEdited = isTouched || (text !== '' && !isSample);
  const wantsEditor = isEditorShown || isHeavyText || needsMarks || (language !== undefined && isEdited);

  const find = useCallback(() => setFinding(true), []);
  useOffersFind(isEditorShown || isShort ? undefined : find);

  const latest = useRef(props);
  latest.current = props;

  const pressed = useRef<EditorText>(undefined);
  const press = (event: MouseEvent) => {
    pressed.current = text;
    onMouseDown?.(event);
  };

  const rendered = useRef(shown);
  // What was typed before hydration.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== rendered.current) latest.current.onEdit(area.current.value);
  }, []);

  // In the same task in which the sample becomes the text: no key comes in between.
  useLayoutEffect(() => {
    if (isSample && isHydrated && area.current === document.activeElement) area.current?.select();
  }, [isSample, isHydrated]);

  /** Preloads the editor where a text will have it: most visits to pages of other texts never need it. */
  const preload = () => {
    if (language !== undefined) loadEditor().catch(() => {});
  };

  const show = useCallback(() => flushSync(() => setEditorShown(true)), []);

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
  const takePaste = (pasted: string, caret: number, to: number): boolean => {
    const isBehind = length > 0 && caret === length && pressed.current !== text;
    pressed.current = undefined;
    if (onPasteBehind && isBehind) {
      onPasteBehind(pasted);
      return true;
    }
    // Two values; with a space or a line break between them, a list that is put together.
    const isNext = isPastedWhole && isBehind && !/\s/.test(sliceOf(text, length - 1, length) + pasted.charAt(0));
    const from = isNext ? 0 : caret;
    const isWhole = length > 0 && from === 0 && to === length;
    const isTooLong = length - (to - from) + pasted.length > (isEditorShown ? editableLength : bigTextLength);
    if (isEditorShown && !isTooLong && !isWhole) return false;
    const next = sliceOf(text, 0, from) + pasted + sliceOf(text, to, length);
    const isReplaced = isTooLong || isWhole;
    if (!isReplaced && !isHeavy(next)) return false;
    Object.assign(handover.current, { caret: from + pasted.length, keys: '' });
    if (isReplaced) onReplace(next);
    else {
      Object.assign(handover.current, { edited: addEdit(handover.current.edited, next, Date.now()), isCut: true });
      onEdit(next);
    }
    return true;
  };
  const pasteIntoArea = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const { caret, keys } = handover.current;
    const pasted = toLineFeeds(event.clipboardData.getData('text/plain'));
    const isAll = selectionStart === 0 && selectionEnd === shown.length;
    const isTaken =
      isCut && !isAll
        ? takePaste(keys + pasted, caret, caret)
        : takePaste(pasted, selectionStart, isCut ? length : selectionEnd);
    if (isTaken) event.preventDefault();
  };

  return (
    <>
      {wantsEditor && (
        <div hidden={!isEditorShown} data-pane-body className={classes.code} onMouseDownCapture={press}>
          <Editor
            ref={editor}
            text={text}
            lineBreak={lineBreak}
            replaceCount={props.replaceCount}
            label={label}
            // Parsing a big text for colours takes longer than a frame.
            language={length > bigTextLength ? undefined : language}
            placeholder={placeholder}
            wrap={wrap}
            mark={mark}
            problem={problem}
            isFinding={isFinding}
            onChange={(next, isHistory) => onEdit(next, isHistory ? 'kept' : undefined)}
            onPaste={takePaste}
            area={area}
            handover={handover}
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
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
          rows={isShort ? 1 : 6}
          data-short={isShort || undefined}
          data-code={language}
          data-wrap={wrap || language === 'jwt' || undefined}
          placeholder={isPlaceholder ? sliceOf(text, 0, length) : placeholder}
          data-sample={isPlaceholder || undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the input is what a page is opened for; keys typed before hydration would be lost
          autoFocus={isPrerendering && props.hasFirstFocus}
          value={shown}
          readOnly={isCut}
          onPointerEnter={preload}
          onFocus={({ currentTarget }) => {
            preload();
            // Where the page is hydrated before its first frame, the browser gives it the focus only then.
            if (isSample && isHydrated) currentTarget.select();
          }}
          onPointerDown={() => setTouched(true)}
          onMouseDownCapture={press}
          onCompositionStart={() => {
            handover.current.isComposing = true;
          }}
          onCompositionEnd={() => {
            handover.current.isComposing = false;
          }}
          onChange={({ target, nativeEvent }) => {
            const inputType = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined;
            // The editor shows the beginning of what is pasted.
            if (inputType === 'insertFromPaste') target.scrollLeft = 0;
            handover.current.edited = addEdit(handover.current.edited, target.value, Date.now());
            onEdit(target.value, inputType === 'historyUndo' ? 'lost' : undefined);
          }}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event;
            if (key === 'Enter' && props.isOneLine) event.preventDefault();
            // Its own history would put what it knows into a text that was set since. The page does all again.
            if (isKey(event, 'redo')) event.preventDefault();
            if (isCut && key.length === 1 && !ctrlKey && !metaKey) handover.current.keys += key;
          }}
          onPaste={pasteIntoArea}
        />
      )}
    </>
  );
}
