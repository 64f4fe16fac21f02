import type { OnError } from '#core/execution/each.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from '../recipe.module.css';
import { EachBar, type EachBarProps } from './each-bar.tsx';
import { OnErrorSelect } from './on-error-select.tsx';

export interface RunsOnProps extends EachBarProps {
  readonly files: readonly File[];
  /** Those that another input has replaced. */
  readonly former: readonly File[];
  readonly onOpen: (files: readonly File[]) => void;
  /** What becomes of a file that fails. */
  readonly onFileError: OnError;
  readonly setOnFileError: (onError: OnError) => void;
}

/** On what a recipe runs: several files, or the input or each of its values. */
export function RunsOn({ files, former, onOpen, onFileError, setOnFileError, ...props }: RunsOnProps) {
  const { texts } = props;
  const format = useFormat();
  if (files.length > 0)
    return (
      <div className={classes.each}>
        <p>{format(texts.each.files, { n: files.length })}</p>
        <OnErrorSelect label={texts.each.onFileError} texts={texts} value={onFileError} onChange={setOnFileError} />
      </div>
    );
  return (
    <>
      <EachBar {...props} />
      {former.length > 0 && (
        <Button icon="arrow-back-up" onClick={() => onOpen(former)}>
          {format(texts.each.backToFiles, { n: former.length })}
        </Button>
      )}
    </>
  );
}
