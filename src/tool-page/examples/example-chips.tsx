import { useId } from 'react';
import { examplesOf } from '#page/examples/examples.ts';
import { type PageSession, useTool } from '#page/services.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './example-chips.module.css';

export interface ExampleChipsProps {
  /** The present operation. */
  readonly name: string;
  /** They keep their room: nothing moves when the user begins to type. */
  readonly isHidden: boolean;
  readonly loadExample: PageSession['actions']['loadExample'] | undefined;
}

/** The examples of an operation as a row of buttons. */
export function ExampleChips({ name, isHidden, loadExample }: ExampleChipsProps) {
  const { tool } = useTool();
  const { t } = useMessages();
  const title = useId();
  const examples = examplesOf(tool, name);
  if (examples.length === 0) return null;
  return (
    <section className={classes.examples} aria-labelledby={title} data-hidden={isHidden || undefined}>
      <h2 id={title}>{t('examples')}</h2>
      <ul className={classes.list}>
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={classes.chip}
              title={example.input}
              data-example
              onClick={() => loadExample?.(name, example)}
            >
              {example.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
