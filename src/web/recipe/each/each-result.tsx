import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CopyBar } from '#page/copying/copy-bar.tsx';
import { Problem } from '#page/lazy-parts.tsx';
import { ResultPane } from '#page/panes/result-pane.tsx';
import type { Input } from '#page/services.ts';
import { toInput } from '#page/session/to-input.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { reportMissingCode } from '#ui/page-hints.ts';
import classes from '../recipe.module.css';

interface EachResultProps {
  readonly input: Input;
  /** What runs on it, as text. */
  readonly recipe: string;
  /** The input could be taken apart; what is wrong with it is said elsewhere. */
  readonly isTried: boolean;
  readonly runLabel: string;
  readonly place: Element;
}

/** What a recipe makes of all values of the input, in the pane of any result. */
export function EachResult({ input, recipe, isTried, runLabel, place }: EachResultProps) {
  const id = useId();
  const session = useToolSession();
  const view = useRunView(session);
  const { linkedNotice } = useRunMessages();
  const [notice] = view.isStale ? [] : (view.success?.notices ?? []);
  // The values that failed are listed above the result, which may be out of sight.
  const told = view.problemText ?? (notice && linkedNotice(notice));
  const latest = useRef(session);
  latest.current = session;
  // Before an effect runs, so that nothing runs with another recipe.
  useLayoutEffect(() => latest.current.setOptions({ recipe }), [recipe]);
  useEffect(() => {
    let gone = false;
    const put = (read: Input | undefined) => {
      if (!gone && read) latest.current.setInput(read);
    };
    if ('file' in input) toInput(input.file, true).then(put, reportMissingCode);
    else put(input);
    return () => {
      gone = true;
    };
  }, [input]);
  return createPortal(
    <>
      {isTried && view.problem && <Problem id={`${id}problem`} outcome={view.problem} />}
      {session.operation.live === false && (
        <Button tone="primary" icon="player-play" onClick={session.refresh}>
          {runLabel}
        </Button>
      )}
      <ResultPane session={session} view={view} hasExamples={false} />
      <CopyBar
        session={session}
        view={view}
        lead={
          isTried &&
          told !== undefined && (
            <button
              type="button"
              className={classes.answer}
              data-wrong
              onClick={() => place.scrollIntoView({ block: 'start' })}
            >
              <Icon name="corner-down-right" />
              <span>{told}</span>
            </button>
          )
        }
      />
    </>,
    place,
  );
}
