import { useId } from 'react';
import { examplesOf } from '#page/examples/examples.ts';
import { readableInput } from '#page/examples/readable-input.ts';
import { type PageSession, useTool } from '#page/services.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './example-chips.module.css';

export interface ExampleChipsProps {
  /** The present operation. */
  readonly name: string;
  readonly loadExample: PageSession['actions']['loadExample'] | undefined;
}

/** The examples of an operation as a row of buttons. */
export function ExampleChips({ name, loadExample }: ExampleChipsProps) {
  const { tool } = useTool();
  const { t } = useMessages();
  const title = useId();
  const examples = examplesOf(tool, name);
  if (examples.length === 0) return null;
  return (
    <div className={classes.examples} data-examples>
      <span id={title}>{t('examples')}</span>
      <ul className={classes.list} aria-labelledby={title}>
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={classes.chip}
              title={readableInput(tool, name, example)}
              data-example
              onClick={() => loadExample?.(name, example)}
            >
              {example.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
