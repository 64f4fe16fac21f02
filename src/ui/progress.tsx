import { Button } from './button.tsx';
import classes from './progress.module.css';
import type { Runner } from './use-run.ts';
import { useWords } from './words.ts';

/** Shows a run that takes long, and lets it be cancelled. */
export function RunProgress({ run }: { readonly run: Runner }) {
  const { words } = useWords();
  if (!run.running || !run.slow) return null;
  return (
    <div className={classes.progress}>
      <progress aria-label={words.working} max={1} value={run.fraction} />
      <Button icon="x" onClick={run.cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
