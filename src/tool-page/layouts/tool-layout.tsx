import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { Details, NoticeList, Presets, Problem, ReadAs, RunProgress } from '#page/lazy-parts.tsx';
import { OperationSwitch } from '#page/options/operation-switch.tsx';
import { OptionsForm } from '#page/options/options-form.tsx';
import type { FileBatchProps } from '#page/panes/file-batch.tsx';
import { InputPane, type InputPaneHandle } from '#page/panes/input-pane.tsx';
import { ResultPane } from '#page/panes/result-pane.tsx';
import { useArrivals } from '#page/panes/use-arrivals.ts';
import { emptyInput, useTool } from '#page/services.ts';
import { likelyEncoding } from '#page/session/likely-encoding.ts';
import type { Success } from '#page/session/use-run.ts';
import { type RunView, useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { usePointerChoice } from '#ui/focus.ts';
import { lazy } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { ShareButton } from './share-button.tsx';
import classes from './tool-layout.module.css';

const FileBatch = lazy(async () => (await import('#page/panes/file-batch.tsx')).FileBatch);

export interface ToolLayoutProps {
  readonly session: ToolSession;
  /** Draws the result in a way of the tool's own; the kind's where absent. */
  readonly renderResult?: ((success: Success) => ReactNode) | undefined;
  /** Draws the pane of the result in a way of the tool's own, perhaps with the usual one. */
  readonly renderOutput?: (pane: ReactNode, view: RunView) => ReactNode;
  /** Options that have no control in the form: the page has its own for them, or they do not matter at present. */
  readonly hiddenOptions?: readonly string[];
  /** Of a download, with its extension; made of the tool's id, or of the file that it is made of, where absent. */
  readonly fileName?: string | undefined;
  /** Notices stand by the input, where a long result would hide them at its end. */
  readonly hasNoticesByInput?: boolean;
  /** Stands right beneath the input, such as a grid that also gives it; the options then stand beneath it. */
  readonly control?: ReactNode;
  /** Follows the result; beside it where there is room. */
  readonly children?: ReactNode;
  /** Draws the results of several files in a way of the tool's own. */
  readonly renderBatch?: (props: FileBatchProps) => ReactNode;
  /** The files to work on when some have been opened and others were there; those opened where absent. */
  readonly gatherFiles?: (opened: readonly File[], present: readonly File[]) => readonly File[];
}

/** The frame of a tool: operation, options, input, result, and what is wrong with them. */
export function ToolLayout(props: ToolLayoutProps) {
  const { session, hiddenOptions = [] } = props;
  const { messages } = useTool();
  const shownFields = Object.entries(session.fields).filter(([name]) => !hiddenOptions.includes(name));
  const view = useRunView(session);
  const pane = useRef<InputPaneHandle>(null);
  const choice = usePointerChoice(() => pane.current?.focus());
  const reset = () => {
    session.resetOptions();
    // The button goes with its purpose.
    pane.current?.focus();
  };
  const options = (
    <>
      <Presets session={session} />
      <OptionsForm
        fields={Object.fromEntries(shownFields)}
        messages={messages}
        values={session.options}
        issues={view.issues}
        onChange={session.setOption}
        isChanged={session.changedOptions.length > 0}
        onReset={reset}
      />
    </>
  );
  const isGenerator = session.operation.input === undefined;
  return (
    <div className={classes.layout} data-form={isGenerator || undefined} {...choice}>
      <OperationSwitch session={session} />
      {isGenerator ? (
        <Generator {...props} view={view} options={options} pane={pane} />
      ) : (
        <Converter {...props} view={view} options={options} pane={pane} />
      )}
    </div>
  );
}

interface PartProps extends ToolLayoutProps {
  readonly view: RunView;
  readonly options: ReactNode;
  readonly pane: RefObject<InputPaneHandle | null>;
}

/** Result first, with a button for the next one. */
function Generator({ session, view, options, renderResult }: PartProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const id = useId();
  return (
    <>
      <ResultPane session={session} view={view} isBig renderResult={renderResult} />
      <div className={classes.bar}>
        <Button tone="primary" icon="refresh" onClick={session.refresh}>
          {messages.refresh ?? t('refresh')}
        </Button>
        <ShareButton session={session} />
      </div>
      {view.problem && <Problem id={id} outcome={view.problem} />}
      <RunProgress run={session.run} />
      {options}
    </>
  );
}

/** Input beside result; several files instead as a table. */
function Converter(props: PartProps) {
  const { session, view, options, renderResult, fileName, hasNoticesByInput = false, control, children, pane } = props;
  const { renderOutput = (output) => output, renderBatch, gatherFiles = (opened) => opened } = props;
  const { messages } = useTool();
  const { t } = useMessages();
  const problemId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isEmptyFolder, setEmptyFolder] = useState(false);
  const { operation, name } = session;
  const { problem, mark, success } = view;
  const file = 'file' in session.input ? session.input.file : undefined;
  const encoding = likelyEncoding(session.run.outcome);
  const onReplace = useCallback(
    (former: File, by: File) => setFiles((all) => all.map((each) => (each === former ? by : each))),
    [],
  );

  const openFiles = (opened: readonly File[]) => {
    setEmptyFolder(opened.length === 0);
    if (opened.length === 0) return;
    const present = files.length === 0 && 'file' in session.input ? [session.input.file] : files;
    const gathered = gatherFiles(opened, present);
    const [first] = gathered;
    setFiles(gathered.length > 1 ? gathered : []);
    if (gathered.length > 1) {
      session.goToFiles();
      // A file is worked on in one place only.
      if ('file' in session.input) session.setInput(emptyInput);
    } else if (first) void session.open(first);
  };
  useArrivals({ pane, session, openFiles });

  if (files.length > 0) {
    const batchProps: FileBatchProps = { files, session, onClear: () => setFiles([]), onReplace };
    return (
      <>
        {options}
        {isEmptyFolder && <p role="alert">{t('noFiles')}</p>}
        {renderBatch ? renderBatch(batchProps) : <FileBatch {...batchProps} />}
      </>
    );
  }
  return (
    <>
      {!control && options}
      <div className={classes.panes}>
        <div className={classes.side}>
          <InputPane
            ref={pane}
            title={messages.inputs?.[name] ?? messages.input ?? t('input')}
            kind={kindInfo(operation.input ?? 'text')}
            input={session.input}
            placeholder={messages.placeholder}
            isShort={kindInfo(operation.input ?? 'text').isShort}
            mark={mark}
            describedBy={problem ? problemId : undefined}
            undo={session.undo}
            replaceCount={session.replaceCount}
            isSample={session.isSample}
            hasFirstFocus
            onInput={session.setInput}
            onOpen={openFiles}
          />
          {problem && (
            <Problem
              id={problemId}
              outcome={problem}
              onGoTo={(at) => pane.current?.goTo(at.offset, at.length ?? 1)}
              file={file}
              onRead={session.open}
            />
          )}
          {!problem && file && encoding && <ReadAs file={file} encoding={encoding} onRead={session.open} />}
          {isEmptyFolder && <p role="alert">{t('noFiles')}</p>}
          {hasNoticesByInput && success && !view.isStale && (
            <NoticeList notices={success.notices} input={session.input} />
          )}
          {operation.live === false && (
            <Button tone="primary" icon="player-play" onClick={session.refresh}>
              {t('run')}
            </Button>
          )}
          {control}
          {control && options}
        </div>
        <div className={classes.side}>
          {session.run.slow && <RunProgress run={session.run} size={file?.size} />}
          {renderOutput(
            <ResultPane
              session={session}
              view={view}
              renderResult={renderResult}
              fileName={fileName}
              hasNotices={!hasNoticesByInput}
            />,
            view,
          )}
        </div>
        {(children || operation.details) && (
          <div className={classes.side}>
            {children}
            {operation.details && <Details session={session} />}
          </div>
        )}
      </div>
      <div className={classes.bar}>
        <ShareButton session={session} />
      </div>
    </>
  );
}
