import { headlineOf } from '#core/operations/headline.ts';
import { CopyBar } from '#page/copying/copy-bar.tsx';
import { shapeOf } from '#page/layouts/shape.ts';
import { ResultPane } from '#page/panes/result-pane.tsx';
import type { useRunView } from '#page/session/use-run-view.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useFormat } from '#ui/messages.ts';
import { EditedResult } from './edited-result.tsx';
import classes from './recipe.module.css';
import type { RecipeTexts } from './recipe-types.ts';

/** An edited result of a step, from 1, that takes part in that of a later one. */
export interface FromEdit {
  readonly n: number;
  readonly onShow: () => void;
}

interface StepResultProps {
  readonly session: ToolSession;
  readonly view: ReturnType<typeof useRunView>;
  /** The result is that of what the step gets. */
  readonly isDone: boolean;
  /** Of the step, from 1. */
  readonly n: number;
  /** How many there are. */
  readonly count: number;
  readonly title: string;
  /** It is that of the recipe. */
  readonly isFinal: boolean;
  readonly fromEdit: FromEdit | undefined;
  /** What the user has written in place of it. */
  readonly edited: string | undefined;
  /** What the step computes, where that can be edited. */
  readonly computed: string | undefined;
  readonly onEdit: (value: string | undefined) => void;
  /** Shows the last result there is; undefined where that is its own. */
  readonly onShowFinal: (() => void) | undefined;
  /** The result, or what is wrong, in a line. */
  readonly summary: string;
  readonly isWrong: boolean;
  /** Which step has no result, and why: this one, or one that it waits for; undefined where it has one. */
  readonly failure: string | undefined;
  readonly texts: RecipeTexts;
  /** Where it is shown. */
  readonly place: Element;
}

/** Goes to what is wrong, in the first step where something is. */
function showWrong(place: Element) {
  const wrong = document.querySelector('[data-step] :is([data-problem], [data-wrong])');
  (wrong ?? place).scrollIntoView({ block: 'center' });
  wrong?.closest<HTMLElement>('[data-step]')?.focus({ preventScroll: true });
}

/** The result of a step as on the page of its tool, or as the user has edited it. */
export function StepResult(props: StepResultProps) {
  const { session, view, isDone, n, count, title, isFinal, fromEdit, edited, computed, failure, texts, place } = props;
  const format = useFormat();
  const shape = shapeOf(session.operation);
  const isNothing = view.success && headlineOf(session.operation, view.success.value)?.value === '';
  const what = isFinal ? undefined : format(texts.step, { n });
  const wrong = (told: string) => (
    <button type="button" className={classes.status} data-wrong onClick={() => showWrong(place)}>
      <Icon name="alert-triangle" />
      <span>{told}</span>
    </button>
  );
  return (
    <>
      {!isFinal && (
        <p className={classes.notLast}>
          {format(texts.notLast, { n, count })}
          {props.onShowFinal && (
            <Button icon="arrow-down" onClick={props.onShowFinal}>
              {texts.showLast}
            </Button>
          )}
        </p>
      )}
      {edited !== undefined ? (
        <EditedResult value={edited} {...{ computed, n, texts }} onChange={props.onEdit} />
      ) : (
        <>
          {fromEdit && (
            <p className={classes.notLast} data-notices>
              {format(texts.fromEdit, { n: fromEdit.n })}
              <Button icon="pencil" onClick={fromEdit.onShow}>
                {texts.showEdit}
              </Button>
            </p>
          )}
          <ResultPane
            session={session}
            view={view}
            isPlain={shape === 'line' || shape === 'facts'}
            hasExamples={false}
            // While it is typed, the last result stays as it was.
            verdict={failure !== undefined && (!view.success || view.isStaleSettled) && wrong(failure)}
            // Of nothing, only its facts would be seen.
            renderResult={isNothing ? () => isDone && <p>{texts.empty}</p> : undefined}
            named={what === undefined ? undefined : { title: format(texts.stepTitle, { n, title }), what }}
          />
          <CopyBar
            session={session}
            view={view}
            what={what}
            lead={
              <button
                type="button"
                className={classes.answer}
                data-wrong={props.isWrong || undefined}
                onClick={() => showWrong(place)}
              >
                <Icon name="corner-down-right" />
                <span>{props.summary}</span>
              </button>
            }
          />
        </>
      )}
    </>
  );
}
