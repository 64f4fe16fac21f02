import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KindInfo } from '#core/kind.ts';
import type { LocatedPlace } from '#core/place.ts';
import { fromLineFeeds, lineBreakOf, offsetInLineFeeds, toLineFeeds } from '#lib/lines/breaks.ts';
import { FileView } from '#page/lazy-parts.tsx';
import { type Input, isEmptyInput } from '#page/services.ts';
import type { FieldHistory, InputChange } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import classes from '#ui/display/pane.module.css';
import type { EditorHandle } from '#ui/editor/editor.tsx';
import type { EditorText } from '#ui/editor/editor-start.ts';
import { FindContext, usePaneFind } from '#ui/find/find-context.ts';
import { useMessages } from '#ui/messages.ts';
import { InputActions } from './input-actions.tsx';
import { TextInput } from './text-input.tsx';
import { useUndoKey } from './use-undo-key.ts';

export interface InputPaneHandle extends EditorHandle {
  /** Scrolls it into view. */
  reveal(): void;
}

export interface InputPaneProps {
  readonly title: string;
  readonly kind: KindInfo;
  readonly input: Input;
  readonly onInput: (input: Input, how: InputChange, pasted?: string, history?: FieldHistory) => void;
  readonly onOpen: (files: readonly File[]) => void;
  /** Takes what is pasted behind the text, instead of adding it; `pasted` has the line breaks that it was pasted with. */
  readonly onPasteBehind?: ((text: string, pasted: string | undefined) => void) | undefined;
  readonly placeholder?: string | undefined;
  /** Where the input is wrong. */
  readonly mark?: LocatedPlace | undefined;
  /** The element that shows what is wrong with it, and the same as text. */
  readonly describedBy?: string | undefined;
  readonly problem?: string | undefined;
  /** Begins with one row. */
  readonly isShort?: boolean | undefined;
  /** Enter adds no line break. */
  readonly isOneLine?: boolean | undefined;
  /** Its text is folded away until its title is pressed: another form of it is shown. */
  readonly isFoldable?: boolean | undefined;
  /** Without a surface. */
  readonly isPlain?: boolean | undefined;
  /** Replaces the buttons for opening an input. */
  readonly actions?: ReactNode;
  /** A further way to bring an input; beside *Choose file* where that is shown. */
  readonly action?: ReactNode;
  /** Brings back earlier inputs. */
  readonly history?: ReactNode;
  /** Brings back the input that was replaced. */
  readonly undo?: (() => void) | undefined;
  /** Does again what *Undo* has taken back. */
  readonly redo?: (() => void) | undefined;
  /** Distinguishes one replacement from the next. */
  readonly replaceCount?: number;
  /** Its buttons come before another pane, so that Tab leads from one text to the next. */
  readonly hasActionsElsewhere?: boolean;
  /** All of the text is what was pasted: the next paste takes its place. */
  readonly isPastedWhole?: boolean | undefined;
  /** The text is there to be replaced: the first click selects it whole. */
  readonly isSample?: boolean | undefined;
  /** Has the focus before the page is hydrated. */
  readonly hasFirstFocus?: boolean | undefined;
  /** What is wrong with it. */
  readonly foot?: ReactNode;
  readonly ref?: Ref<InputPaneHandle>;
}

/** Takes a text or a file: typed, pasted, opened or dropped. Big texts and kinds with a language get the code editor. */
export function InputPane(props: InputPaneProps) {
  const { title, kind, input, onInput, onOpen, placeholder, mark, describedBy, isShort, actions, action, ref } = props;
  const { undo, redo, history, replaceCount, isSample = false, hasFirstFocus, hasActionsElsewhere = false } = props;
  const { onPasteBehind } = props;
  const { t } = useMessages();
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  useUndoKey({ pane, undo, redo });
  const [isOpened, setOpened] = useState(false);
  const isFolded = props.isFoldable && !isOpened;
  const editor = useRef<EditorHandle>(null);
  const { offer, onKeyDown } = usePaneFind();

  const takesFile = kind.repr === 'file';
  const hasZone = takesFile && isEmptyInput(input) && !actions;
  const text = useMemo(() => textInEditor(input), [input]);
  const lineBreak = useMemo(() => lineBreakIn(input), [input]);
  const markInEditor = useMemo(
    () => mark && { offset: offsetInEditor(input, mark.offset), length: Math.max(1, mark.length ?? 1) },
    [input, mark],
  );
  useImperativeHandle(ref, () => ({
    focus: (isSelected) => {
      if (editor.current) editor.current.focus(isSelected);
      // A file has no text to write in, but can be changed for another one.
      else pane.current?.querySelector<HTMLElement>('[data-action="open"]')?.focus({ preventScroll: true });
    },
    hasFocus: () => editor.current?.hasFocus() ?? false,
    goTo: (offset, length) => editor.current?.goTo(offsetInEditor(input, offset), length),
    reveal: () => pane.current?.scrollIntoView({ block: 'nearest' }),
  }));

  const pasted = useRef<string>(undefined);
  const give = (next: Input, how: InputChange, history?: FieldHistory) => {
    onInput(next, how, pasted.current, history);
    pasted.current = undefined;
  };
  const edit = (next: EditorText, history?: FieldHistory) =>
    give(typeof next === 'string' ? { text: fromLineFeeds(next, lineBreak) } : { document: next }, 'edit', history);
  const replace = (next: string) => give({ text: next }, 'replace');

  const isSampleClicked = useRef(false);
  const selectSample = (event: MouseEvent) => {
    if (!isSample || isSampleClicked.current) return;
    isSampleClicked.current = true;
    // Else the browser or the editor would set the caret.
    event.preventDefault();
    event.stopPropagation();
    editor.current?.focus(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what it holds
    <div
      ref={pane}
      className={classes.pane}
      data-pane
      data-input-pane
      data-plain={props.isPlain || undefined}
      data-folded={isFolded || undefined}
      data-file={takesFile || undefined}
      data-actions-elsewhere={hasActionsElsewhere || undefined}
      onKeyDown={onKeyDown}
      onPasteCapture={({ clipboardData }) => {
        pasted.current = clipboardData.getData('text/plain');
      }}
    >
      <header className={classes.head}>
        <h2 id={`${id}title`}>
          {props.isFoldable ? (
            <Button
              variant="text"
              icon={isFolded ? 'chevron-right' : 'chevron-down'}
              aria-expanded={!isFolded}
              onClick={() => setOpened(!isOpened)}
            >
              {title}
            </Button>
          ) : (
            title
          )}
        </h2>
        {!hasActionsElsewhere && (
          <InputActions
            onInput={onInput}
            onOpen={onOpen}
            onRefused={() => editor.current?.focus()}
            actions={actions}
            action={!hasZone && action}
            history={history}
            undo={undo}
            replaceCount={replaceCount}
          />
        )}
      </header>
      <FindContext value={offer}>
        {'file' in input ? (
          <FileView file={input.file} isText={kind.repr === 'text'} line={mark?.line} />
        ) : (
          <TextInput
            ref={editor}
            onMouseDown={selectSample}
            text={text}
            lineBreak={lineBreak}
            replaceCount={replaceCount}
            label={title}
            labelledBy={`${id}title`}
            describedBy={describedBy}
            problem={props.problem}
            language={kind.language}
            placeholder={takesFile ? t('fileZone') : placeholder}
            mark={markInEditor}
            isShort={isShort}
            isOneLine={props.isOneLine}
            hasFirstFocus={hasFirstFocus}
            isSample={isSample}
            isPastedWhole={props.isPastedWhole}
            onEdit={edit}
            onReplace={replace}
            onPasteBehind={onPasteBehind && ((text) => onPasteBehind(text, pasted.current))}
          />
        )}
      </FindContext>
      {hasZone && (
        <div className={classes.zone}>
          <Button
            icon="folder-open"
            onClick={() => pane.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
          >
            {t('chooseFile')}
          </Button>
          {action}
        </div>
      )}
      {props.foot}
    </div>
  );
}

/** A text as the editor has it: every line ends with LF. */
function textInEditor(input: Input): EditorText {
  if ('document' in input) return input.document;
  return 'text' in input ? toLineFeeds(input.text) : '';
}

function offsetInEditor(input: Input, offset: number): number {
  if ('document' in input) return input.document.offsetInRope(offset);
  return 'text' in input ? offsetInLineFeeds(input.text, offset) : offset;
}

/** The line breaks of what is edited: mixed ones cannot be kept. */
function lineBreakIn(input: Input): '\n' | '\r\n' {
  if ('document' in input) return input.document.lineBreak;
  return 'text' in input && lineBreakOf(input.text) === '\r\n' ? '\r\n' : '\n';
}
