import type { Finished } from '#core/execute.ts';
import type { LocatedPlace } from '#core/place.ts';
import { useTool } from '#page/services.ts';
import { likelyEncoding } from '#page/session/likely-encoding.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useWords } from '#ui/messages.ts';
import classes from './problem.module.css';
import { ReadAs } from './read-as.tsx';

export interface ProblemProps {
  readonly id: string;
  readonly finished: Finished;
  /** Leads to the place, where there is an input to lead to. */
  readonly onGoTo?: (at: LocatedPlace) => void;
  /** The file that is wrong, where it can be read in another encoding. */
  readonly file?: File | undefined;
  /** Takes that file in UTF-8. */
  readonly onRead?: (file: File) => void;
}

/** Says what is wrong with the input and leads there; a bug of our own is told as one. */
export function Problem({ id, finished, onGoTo, file, onRead }: ProblemProps) {
  const { id: tool } = useTool();
  const { words, format } = useWords();
  const sentences = useSentences();
  if ('value' in finished || 'nothing' in finished) return null;
  if ('failure' in finished) {
    const { at } = finished.failure;
    const encoding = likelyEncoding(finished);
    return (
      <div className={classes.problem} id={id} role="alert">
        <p>{sentences.failure(finished.failure)}</p>
        {encoding && file && onRead && <ReadAs file={file} encoding={encoding} onRead={onRead} />}
        {at && at.field === undefined && onGoTo && !encoding && (
          <Button icon="arrow-back-up" onClick={() => onGoTo(at)}>
            {words.goToError}
          </Button>
        )}
      </div>
    );
  }
  const { message, stack } = finished.bug;
  return (
    <div className={classes.problem} id={id} role="alert">
      <p>{format(words.bug, { message })}</p>
      <CopyButton
        wide
        label={words.copyDetails}
        content={() => [`${tool}: ${message}`, stack, navigator.userAgent].join('\n')}
      />
    </div>
  );
}
