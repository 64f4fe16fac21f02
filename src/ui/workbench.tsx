import { type ReactNode, useId, useRef } from 'react';
import { kindInfo } from '#core/kinds.ts';
import { Button } from './button.tsx';
import type { EditorHandle } from './editor.tsx';
import { InputPane } from './input-pane.tsx';
import { OperationSwitch } from './operation-switch.tsx';
import { OptionsForm } from './options-form.tsx';
import { Problem } from './problem.tsx';
import { RunProgress } from './progress.tsx';
import { ResultPane } from './result-pane.tsx';
import { ShareButton } from './share-button.tsx';
import { isEmptyInput, useTool } from './tool.ts';
import { useArrivals } from './use-arrivals.ts';
import type { Good } from './use-run.ts';
import { useSentences } from './use-sentences.ts';
import type { ToolSession } from './use-tool-session.ts';
import { useWords } from './words.ts';
import classes from './workbench.module.css';

export interface WorkbenchProps {
  readonly session: ToolSession;
  /** Takes several opened files; the first alone counts where absent. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** Draws the result in a way of the tool's own; the kind's where absent. */
  readonly renderResult?: (good: Good) => ReactNode;
}

/** The frame of a tool: operation, options, input, result, and what is wrong with them. */
export function Workbench({ session, onFiles, renderResult }: WorkbenchProps) {
  const { strings } = useTool();
  const { words } = useWords();
  const sentences = useSentences();
  const problemId = useId();
  const pane = useRef<EditorHandle>(null);
  const { operation, run, input } = session;
  const isGenerator = operation.input === undefined;

  const openFiles = (files: readonly File[]) => {
    const [first] = files;
    if (onFiles && files.length > 1) onFiles(files);
    else if (first) void session.open(first);
  };
  useArrivals({ pane, session, openFiles });

  // Nothing typed is no mistake: what an empty input leads to is shown only where it is a result.
  const finished =
    isEmptyInput(input) && !isGenerator && run.finished && 'failure' in run.finished ? undefined : run.finished;
  const failure = finished && 'failure' in finished ? finished.failure : undefined;
  const isStale = run.issues.length > 0 || failure !== undefined || (finished !== undefined && 'bug' in finished);
  const good =
    run.good?.operation === session.name && !(isEmptyInput(input) && !finished && !isGenerator) ? run.good : undefined;
  const issues = Object.fromEntries(run.issues.map((issue) => [issue.field, sentences.issue(issue)]));
  const needsAsking = operation.live === false || isGenerator;

  const optionsForm = (
    <OptionsForm
      fields={session.fields}
      strings={strings}
      values={session.options}
      issues={issues}
      onChange={session.setOption}
    />
  );
  const problem =
    finished && 'value' in finished
      ? null
      : finished && (
          <Problem id={problemId} finished={finished} onGoTo={(at) => pane.current?.goTo(at.offset, at.length ?? 1)} />
        );
  const result = (
    <ResultPane session={session} good={good} isStale={isStale} isBig={isGenerator} renderResult={renderResult} />
  );
  const request = needsAsking && (
    <Button tone="primary" icon={isGenerator ? 'refresh' : 'player-play'} onClick={session.refresh}>
      {isGenerator ? words.refresh : words.run}
    </Button>
  );

  return (
    <div className={classes.workbench} data-form={isGenerator || undefined}>
      <div className={classes.controls}>
        <OperationSwitch session={session} />
        {!isGenerator && optionsForm}
      </div>
      {isGenerator ? (
        <>
          {result}
          <div className={classes.bar}>
            {request}
            <ShareButton session={session} />
          </div>
          {problem}
          <RunProgress run={run} />
          {optionsForm}
        </>
      ) : (
        <>
          <div className={classes.panes}>
            <div className={classes.side}>
              <InputPane
                ref={pane}
                title={strings.inputs?.[session.name] ?? strings.input ?? words.input}
                kind={kindInfo(operation.input ?? 'text')}
                input={input}
                placeholder={strings.placeholder}
                mark={failure?.at?.field === undefined ? failure?.at : undefined}
                describedBy={problem ? problemId : undefined}
                onInput={session.setInput}
                onOpen={openFiles}
              />
              {problem}
              {request}
            </div>
            <div className={classes.side}>
              <RunProgress run={run} />
              {result}
            </div>
          </div>
          <div className={classes.bar}>
            <ShareButton session={session} />
          </div>
        </>
      )}
    </div>
  );
}
