import { type ComponentType, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import type { Notice } from '#core/execution/execute.ts';
import { kindInfo } from '#core/kinds/kinds.ts';
import { failsAsVerdict } from '#core/operations/headline.ts';
import { Details, FileBatch, InputHistoryButton, LooksLike, NoticeList, Problem, ReadAs } from '#page/lazy-parts.tsx';
import type { FileBatchProps } from '#page/panes/file-batch.tsx';
import { InputPane, type InputPaneHandle } from '#page/panes/input-pane.tsx';
import { type RenderResult, ResultPane } from '#page/panes/result-pane.tsx';
import { usePageInput } from '#page/panes/use-page-input.ts';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import { emptyInput, isEmptyInput, useTool } from '#page/services.ts';
import { useKeptFiles } from '#page/session/files/use-kept-files.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useSettled } from '#page/session/use-settled.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import type { FocusHandle } from '#ui/focus.ts';
import { Nothing } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { LayoutFrame } from './layout-frame.tsx';
import { hasValues, isReference, shapeOf } from './shape.ts';
import classes from './tool-layout.module.css';

export interface ToolLayoutProps {
  readonly session: ToolSession;
  /** Draws the result in a way of the tool's own; the kind's where absent. */
  readonly renderResult?: RenderResult | undefined;
  /** Ways to show the result, to choose from in its head: those of `useResultViews`. */
  readonly views?: ResultViews | undefined;
  /** Draws the pane of the result in a way of the tool's own, perhaps with the usual one. */
  readonly renderOutput?: ((pane: ReactNode) => ReactNode) | undefined;
  /** Options that have no control in the form: the page has its own for them, or they do not matter at present. */
  readonly hiddenOptions?: readonly string[];
  /** The text that a phone's bar copies instead of the result; the bar is absent while it is empty. */
  readonly barCopies?: string | undefined;
  /** The title of the input, if it depends on the options; by default that of the operation. */
  readonly inputTitle?: string | undefined;
  /** It is of one line, where the options say so; as its kind is where absent. */
  readonly isShortInput?: boolean | undefined;
  /** A further way to bring an input, such as a camera: a button. */
  readonly inputAction?: ReactNode;
  /** Above the input and the result: another form of the input, which writes it too. */
  readonly lead?: ReactNode;
  /** Gets the focus instead of the input: where `lead` is what people write in. */
  readonly first?: RefObject<FocusHandle | null> | undefined;
  /** The input is folded away: `lead` is another form of all of it. */
  readonly isInputFolded?: boolean;
  /** Follows directly below the input, such as a grid that also sets it; the options then follow below. */
  readonly control?: ReactNode;
  /** Follows the result; beside it where there is room. */
  readonly children?: ReactNode;
  /** Shows the results of several files in a way of the tool's own. */
  readonly Batch?: ComponentType<FileBatchProps>;
  /** The files to work on when some have been opened and others were there; those opened where absent. */
  readonly gatherFiles?: (opened: readonly File[], present: readonly File[]) => readonly File[];
}

/**
 * The frame of an operation that takes an input: operation, options, input beside result, and what is wrong with them;
 * several files instead as a table.
 */
export function ToolLayout(props: ToolLayoutProps) {
  const { session, lead, first, control, children } = props;
  const { renderOutput, Batch = FileBatch, gatherFiles } = props;
  const { messages, parts: { PlacedOptions } = {}, ExampleChips = Nothing } = useTool();
  const { t } = useMessages();
  const view = useRunView(session);
  const problemId = useId();
  const pane = useRef<InputPaneHandle>(null);
  const focusInput = useCallback(
    (isSelected?: boolean) => (first?.current ?? pane.current)?.focus(isSelected),
    [first],
  );
  const [files, setFiles] = useKeptFiles();
  const [isEmptyFolder, setEmptyFolder] = useState(false);
  const { operation, name } = session;
  const { problem, mark, success } = view;
  const settledNotices = useSettled(success?.notices.length ? success.notices : undefined, session.isPasted);
  const file = 'file' in session.input ? session.input.file : undefined;
  const onReplace = useCallback(
    (former: File, by: File) => setFiles((all) => all.map((each) => (each === former ? by : each))),
    [setFiles],
  );

  const openFiles = (opened: readonly File[]) => {
    setEmptyFolder(opened.length === 0);
    if (opened.length === 0) return;
    const present = files.length === 0 && 'file' in session.input ? [session.input.file] : files;
    const gathered = gatherFiles ? gatherFiles(opened, present) : opened;
    const [first] = gathered;
    setFiles(gathered.length > 1 ? gathered : []);
    if (gathered.length > 1) {
      session.goToFiles();
      // A file is worked on in one place only.
      if ('file' in session.input) session.setInput(emptyInput);
    } else if (first) void session.open(first);
  };
  usePageInput({ pane, first, session, openFiles });

  const shape = shapeOf(operation);
  const isReported = shape === 'line' && !view.isStale && !session.isSample;
  const reported = (isReported && settledNotices) || [];
  // What is wrong with a field in view is reported there, and pushes no field.
  const isAtField = ({ at, isHint, offers }: Notice) =>
    !isHint && !offers && session.fields[at?.field ?? '']?.place === 'input';
  const placedOptions = PlacedOptions && Object.values(session.fields).some(({ place }) => place) && (
    <PlacedOptions session={session} notices={reported.filter(isAtField)} />
  );
  const listed = reported.filter((notice) => !isAtField(notice));
  const emptyFolder = isEmptyFolder && <p role="alert">{t('noFiles')}</p>;
  const frame = { ...props, view, onFocusInput: focusInput };

  if (files.length > 0) {
    return (
      <LayoutFrame {...frame}>
        {emptyFolder}
        {placedOptions}
        <Batch files={files} session={session} onClear={() => setFiles([])} onReplace={onReplace} />
      </LayoutFrame>
    );
  }
  const kind = kindInfo(operation.input ?? 'text');
  // The panes fill the window where nothing else is beside them.
  const isFilled = shape === 'document' && !lead && !placedOptions && !control && !children;
  // A line has a row for them, so that they do not push its answer; under a sample the examples are there.
  const notices = listed.length > 0 && <NoticeList notices={listed} input={session.input} />;
  const wrong = problem && (
    <Problem
      id={problemId}
      outcome={problem}
      onGoTo={(at) => pane.current?.goTo(at.offset, at.length ?? 1)}
      file={file}
      onRead={session.open}
    />
  );
  const verdict = failsAsVerdict(operation) ? wrong : undefined;
  const result = (
    <ResultPane
      {...props}
      view={view}
      verdict={verdict}
      isPlain={hasValues(operation)}
      hasNoticesByInput={shape === 'line'}
    />
  );
  const { outcome, outcomeInput } = session.run;
  // What another search found has other details, which do not slide there from those of the last one.
  const answer = isReference(operation) ? String(outcomeInput) : undefined;
  // An empty page without a result offers them there.
  const hasExamples = !session.isOwn && (success !== undefined || !isEmptyInput(session.input));
  const details = operation.details && <Details session={session} />;
  return (
    <LayoutFrame {...frame} after={isFilled && details}>
      {lead}
      <div className={classes.panes} data-fill={isFilled || undefined} data-shape={shape}>
        <div className={classes.side}>
          <InputPane
            ref={pane}
            title={props.inputTitle ?? messages.inputs?.[name] ?? messages.input ?? t('input')}
            kind={kind}
            input={session.input}
            placeholder={messages.placeholders?.[name] ?? messages.placeholder}
            isShort={props.isShortInput || kind.isShort}
            isOneLine={kind.isShort && operation.masked}
            isPlain={shape === 'line'}
            isFoldable={props.isInputFolded && !problem && !file}
            mark={mark}
            describedBy={problem && problemId}
            problem={view.problemText}
            history={<InputHistoryButton session={session} />}
            action={props.inputAction}
            undo={session.undo}
            redo={session.redo}
            replaceCount={session.replaceCount}
            isSample={session.isSample}
            isPastedWhole={session.isPastedWhole}
            hasFirstFocus={!first}
            onInput={session.setInput}
            onOpen={openFiles}
            foot={
              <>
                {!verdict && wrong}
                {!problem && hasExamples && <ExampleChips name={name} loadExample={session.loadExample} />}
                {notices}
                <LooksLike session={session} isRefused={view.isRefused} />
              </>
            }
          />
          {!problem && file && <ReadAs canEdit file={file} outcome={outcome} onRead={session.open} />}
          {emptyFolder}
          {operation.live === false && (
            <Button tone="primary" icon="player-play" data-action="run" onClick={session.refresh}>
              {t('run')}
            </Button>
          )}
          {placedOptions}
          {control}
        </div>
        <div className={classes.side}>{renderOutput ? renderOutput(result) : result}</div>
        {!isFilled && (children || details) && (
          <div key={answer} className={classes.side}>
            {children}
            {details}
          </div>
        )}
      </div>
    </LayoutFrame>
  );
}

/** The page of every tool that has none of its own: in this file, since one so small costs more than it holds. */
export const GenericPage = () => <ToolLayout session={useToolSession()} />;
