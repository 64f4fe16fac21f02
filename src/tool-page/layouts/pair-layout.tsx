import { useId, useRef } from 'react';
import type { RunOutcome } from '#core/execution/execute.ts';
import { type KindId, kindInfo } from '#core/kinds/kinds.ts';
import { InputHistoryButton, LooksLike, Problem, ReadAs } from '#page/lazy-parts.tsx';
import { InputActions } from '#page/panes/input-actions.tsx';
import { InputPane, type InputPaneHandle } from '#page/panes/input-pane.tsx';
import { ResultPane } from '#page/panes/result-pane.tsx';
import { usePageInput } from '#page/panes/use-page-input.ts';
import type { ResultViews } from '#page/results/use-result-views.tsx';
import { inputValue, isEmptyInput, useTool } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import { useDocument } from '#page/session/use-document.ts';
import { useExecute } from '#page/session/use-execute.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button, IconButton } from '#ui/controls/buttons/button.tsx';
import { lazy, Nothing } from '#ui/lazy.tsx';
import { useMessages } from '#ui/messages.ts';
import { LayoutFrame } from './layout-frame.tsx';
import classes from './pair-layout.module.css';
import layout from './tool-layout.module.css';

/** Offers the line breaks that a pasted text has lost. */
const LineBreaks = lazy(() => import('#page/occasional-views.ts'), 'LineBreaks');

export interface PairLayoutProps {
  readonly session: ToolSession;
  /** The option that is the second document. */
  readonly second: string;
  /** What the button that exchanges the two is called; they are not of one kind where absent. */
  readonly swapLabel?: string | undefined;
  /** What the button is called that makes the second document the first one too, to go on from it. */
  readonly adoptLabel?: string | undefined;
  readonly placeholder: string;
  /** Line breaks count: what only one of the two has lost is offered. */
  readonly comparesLineBreaks?: boolean;
  readonly views?: ResultViews | undefined;
  /** Of a download, with its extension. */
  readonly fileName?: string | undefined;
  /** Offers the operation `binaryAs` for both documents where one of them is binary. */
  readonly asText?: AsText | undefined;
}

export interface AsText {
  /** Of its button. */
  readonly label: string;
  /** The errors that it helps against. */
  readonly codes: readonly string[];
}

/**
 * The frame of an operation that takes two documents, side by side, with the result below them. The buttons of both
 * come before the documents: Tab leads from the first to the second and to the result.
 */
export function PairLayout(props: PairLayoutProps) {
  const { session, second, swapLabel, adoptLabel, placeholder, comparesLineBreaks, views, fileName, asText } = props;
  const { messages, ExampleChips = Nothing } = useTool();
  const { t } = useMessages();
  const view = useRunView(session);
  const other = useDocument(session, second);
  const ids = [useId(), useId()];
  const pane = useRef<InputPaneHandle>(null);
  const otherPane = useRef<InputPaneHandle>(null);
  const { problem, mark } = view;
  const { outcome } = session.run;
  const field = session.fields[second];
  const otherKind = kindInfo(((field?.type === 'text' && field.document) || 'text') as KindId);
  const wrong = outcome && 'failure' in outcome && outcome.failure.at?.field === second ? outcome : undefined;
  const otherProblem = isEmptyInput(other.input) ? undefined : wrong;
  const file = 'file' in session.input ? session.input.file : undefined;
  const otherFile = 'file' in other.input ? other.input.file : undefined;

  const otherTitle = messages.options?.[second] ?? second;
  const openOther = ([first]: readonly File[]) => void (first && other.open(first));

  /** What is not aimed at a pane goes to the first that is empty. */
  const isOtherNext = !isEmptyInput(session.input) && isEmptyInput(other.input);
  const focusInput = (isSelected?: boolean) => {
    const isOther = isSelected && isOtherNext;
    (isOther ? otherPane : pane).current?.focus(isSelected);
  };
  const openFiles = ([first, next]: readonly File[]) => {
    if (first) void (isOtherNext && !next ? other : session).open(first);
    if (next) void other.open(next);
  };
  const setInput: ToolSession['setInput'] = (input, how) => (isOtherNext ? other : session).setInput(input, how);
  usePageInput({ pane, session: { ...session, setInput }, openFiles });
  const takeSecond = (text: string, pasted = text) => {
    other.setInput({ text }, 'replace', pasted);
    otherPane.current?.focus();
  };

  const swap = () => {
    const { input, pastedRaw } = session;
    session.setInput(other.input, 'replace', other.pastedRaw);
    other.setInput(input, undefined, pastedRaw);
  };
  const execute = useExecute();
  const { binaryAs } = session.operation;
  const toText = async (operation: string) => {
    const inputs = [session.input, other.input].map(async (input) => {
      const outcome = await execute(operation, inputValue(input), {});
      return 'value' in outcome ? toInput(outcome.value) : undefined;
    });
    const [left, right] = await Promise.all(inputs);
    if (left) session.setInput(left, 'replace');
    if (right) other.setInput(right, 'replace');
  };
  // Where both have, as on a system whose lines end so, they are compared alike.
  const isBoth = !isEmptyInput(session.input) && !isEmptyInput(other.input);
  // An empty page offers its examples where the result will be.
  const isNone = isEmptyInput(session.input) && isEmptyInput(other.input);
  const hasLostLineBreaks =
    comparesLineBreaks && isBoth && (session.pastedRaw === undefined) !== (other.pastedRaw === undefined);
  const remedyOf = (outcome: RunOutcome) =>
    asText &&
    binaryAs &&
    'failure' in outcome &&
    asText.codes.includes(outcome.failure.code) && (
      <Button onClick={() => void toText(binaryAs)}>{asText.label}</Button>
    );
  return (
    <LayoutFrame session={session} view={view} views={views} onFocusInput={focusInput} hiddenOptions={[second]}>
      <div className={`${layout.panes} ${classes.pair}`} data-fill>
        <fieldset className={classes.actions} aria-label={otherTitle} data-actions-of="2">
          <InputActions
            history={
              <>
                {adoptLabel && !isEmptyInput(other.input) && (
                  <IconButton
                    icon="arrow-left"
                    label={adoptLabel}
                    onClick={() => session.setInput(other.input, 'replace')}
                  />
                )}
                {swapLabel && (
                  <Button variant="text" icon="arrows-exchange" onClick={swap}>
                    {swapLabel}
                  </Button>
                )}
              </>
            }
            undo={other.undo}
            replaceCount={other.replaceCount}
            onInput={other.setInput}
            onOpen={openOther}
            onRefused={() => otherPane.current?.focus()}
          />
        </fieldset>
        <div className={layout.side}>
          <InputPane
            ref={pane}
            title={messages.inputs?.[session.name] ?? messages.input ?? t('input')}
            kind={kindInfo(session.operation.input ?? 'text')}
            input={session.input}
            placeholder={messages.placeholders?.[session.name] ?? messages.placeholder}
            mark={mark}
            describedBy={problem && ids[0]}
            problem={view.problemText}
            history={<InputHistoryButton session={session} />}
            undo={session.undo}
            redo={session.redo}
            replaceCount={session.replaceCount}
            hasFirstFocus
            onInput={session.setInput}
            // Two pastes in a row are the two documents.
            onPasteBehind={isOtherNext && session.isPasted ? takeSecond : undefined}
            onOpen={([first, next]) => {
              if (first) void session.open(first);
              if (next) void other.open(next);
            }}
            foot={
              <>
                {problem ? (
                  <Problem
                    id={ids[0] ?? ''}
                    outcome={problem}
                    onGoTo={(at) => pane.current?.goTo(at.offset, at.length ?? 1)}
                    file={file}
                    onRead={session.open}
                  >
                    {remedyOf(problem)}
                  </Problem>
                ) : (
                  !session.isOwn && !isNone && <ExampleChips name={session.name} loadExample={session.loadExample} />
                )}
                {isEmptyInput(other.input) && <LooksLike session={session} isRefused={false} />}
                {hasLostLineBreaks && <LineBreaks of={session} />}
              </>
            }
          />
          {!problem && file && <ReadAs canEdit file={file} outcome={outcome} onRead={session.open} />}
        </div>
        <div className={layout.side}>
          <InputPane
            ref={otherPane}
            title={otherTitle}
            kind={otherKind}
            input={other.input}
            placeholder={placeholder}
            mark={otherProblem?.failure.at}
            describedBy={otherProblem && ids[1]}
            problem={otherProblem && view.issues[second]}
            hasActionsElsewhere
            undo={other.undo}
            redo={other.redo}
            replaceCount={other.replaceCount}
            onInput={other.setInput}
            onOpen={openOther}
            foot={
              <>
                {otherProblem && (
                  <Problem
                    id={ids[1] ?? ''}
                    outcome={otherProblem}
                    onGoTo={(at) => otherPane.current?.goTo(at.offset, at.length ?? 1)}
                    file={otherFile}
                    onRead={other.open}
                  >
                    {remedyOf(otherProblem)}
                  </Problem>
                )}
                {hasLostLineBreaks && <LineBreaks of={other} />}
              </>
            }
          />
        </div>
        <div className={layout.side}>
          <ResultPane hasExamples={isNone} session={session} view={view} views={views} fileName={fileName} />
        </div>
      </div>
    </LayoutFrame>
  );
}
