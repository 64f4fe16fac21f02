import { useId } from 'react';
import { examplesOf } from '#page/examples/examples.ts';
import { type PageSession, useTool } from '#page/services.ts';
import { useMessages } from '#ui/messages.ts';
import { ExampleCard } from './example-card.tsx';
import classes from './example-chips.module.css';

export interface ExampleChipsProps {
  /** The present operation. */
  readonly name: string;
  /** They keep their room: nothing moves when the user begins to type. */
  readonly isHidden: boolean;
  readonly loadExample: PageSession['actions']['loadExample'] | undefined;
}

/** The examples of an operation as a row of buttons; hover or focus shows input, options and result of one. */
export function ExampleChips({ name, isHidden, loadExample }: ExampleChipsProps) {
  const { tool } = useTool();
  const { t } = useMessages();
  const title = useId();
  const examples = examplesOf(tool, name);
  if (examples.length === 0) return null;
  return (
    <section
      className={classes.examples}
      aria-labelledby={title}
      data-example-chips
      data-hidden={isHidden || undefined}
    >
      <h2 id={title}>{t('examples')}</h2>
      <ul className={classes.list}>
        {examples.map((example) => (
          <li
            key={example.id}
            className={classes.example}
            onClick={hide}
            onKeyDown={(event) => event.key === 'Escape' && hide(event)}
            onFocus={show}
            onMouseEnter={show}
          >
            <button type="button" className={classes.chip} data-example onClick={() => loadExample?.(name, example)}>
              {example.name}
            </button>
            <div className={classes.card}>
              <ExampleCard operation={name} example={example} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OnItem {
  readonly currentTarget: HTMLElement;
}
/** What hover or focus shows can be put away without moving either (WCAG 1.4.13). */
function hide({ currentTarget }: OnItem): void {
  currentTarget.dataset['isHidden'] = '';
}
/** Shows it, within the row: what begins in its second half ends with its chip. */
function show({ currentTarget }: OnItem): void {
  delete currentTarget.dataset['isHidden'];
  const row = currentTarget.parentElement?.getBoundingClientRect();
  const { left } = currentTarget.getBoundingClientRect();
  if (row && left - row.left > row.width / 2) currentTarget.dataset['isAtEnd'] = '';
  else delete currentTarget.dataset['isAtEnd'];
}
