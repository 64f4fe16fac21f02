import { useId } from 'react';
import type { Fields } from '#core/fields.ts';
import { examplesOf, type PageExample } from '#page/examples.ts';
import { nameValue } from '#page/options/name-value.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { useMessages } from '#ui/messages.ts';
import classes from './example-list.module.css';
import { useTool } from './services.ts';

/** How much of an input, or of options, a chip shows, in characters. */
const shownLength = 28;

export interface ExampleListProps {
  /** The operations that the page offers, and the present one. */
  readonly names: readonly string[];
  readonly name: string;
  readonly loadExample: ToolSession['loadExample'] | undefined;
}

/**
 * The known answers of the page's operations, those of the present one first, as chips: a press loads one; hover or focus
 * shows its input, its options and its result.
 */
export function ExampleList({ names, name: present, loadExample }: ExampleListProps) {
  const { tool, messages } = useTool();
  const { t } = useMessages();
  const title = useId();
  const ordered = [present, ...names.filter((name) => name !== present)];
  const examples = ordered.flatMap((name) =>
    examplesOf(tool, name).map((example) => ({
      name,
      example,
      options: tellOptions(example),
      shown: example.input && beginOf(example.input),
    })),
  );
  if (examples.length === 0) return null;
  /** Labels an example whose chip shows the same input as another. */
  const tellApart = (name: string, options: string, shown: string) =>
    examples.filter((other) => other.shown === shown).length > 1 &&
    beginOf([name !== present && messages.operations[name], options].filter(Boolean).join(', '));
  /** The options of an example; a choice among given fields needs no label. */
  function tellOptions({ options = {} }: PageExample, fields: Fields = {}): string {
    return Object.entries(options)
      .map(([field, value]) => {
        const label = messages.options?.[field] ?? field;
        if (value === true) return label;
        const shown = value === false ? t('no') : nameValue(messages, t('off'), field, value);
        return fields[field]?.type === 'choice' ? shown : `${t('labelled', { label })} ${shown}`;
      })
      .join(', ');
  }
  return (
    <section className={classes.examples} aria-labelledby={title}>
      <h2 id={title}>{t('examples')}</h2>
      <ul className={classes.list}>
        {examples.map(({ name, example, options, shown }) => (
          <li
            key={`${name} ${options} ${example.input}`}
            className={classes.example}
            onClick={hide}
            onKeyDown={(event) => event.key === 'Escape' && hide(event)}
            onFocus={show}
            onMouseEnter={show}
          >
            <button type="button" className={classes.chip} onClick={() => loadExample?.(name, example)}>
              <span className="visually-hidden">{t('loadExample')} </span>
              {shown === undefined ? (
                beginOf(tellOptions(example, tool.operations[name]?.options)) || messages.operations[name]
              ) : (
                <>
                  <code>{shown}</code> <small>{tellApart(name, options, shown)}</small>
                </>
              )}
            </button>
            <div className={classes.card}>
              <p>
                <strong>{messages.operations[name]}</strong> {options}
              </p>
              <dl>
                {example.input !== undefined && (
                  <div>
                    <dt>{t('exampleInput')}</dt>
                    <dd>
                      <code>{example.input}</code>
                    </dd>
                  </div>
                )}
                <div>
                  <dt>{t('exampleOutput')}</dt>
                  <dd>
                    <ExampleOutput output={example.output} />
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const beginOf = (input: string): string => {
  const line = input.replace(/\s+/g, ' ').trim();
  const characters = [...line.slice(0, 2 * shownLength)];
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : line;
};

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

function ExampleOutput({ output }: { readonly output: unknown }) {
  const { messages } = useTool();
  const { t } = useMessages();
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return <code>{asText(output)}</code>;
  const present = Object.entries(output).filter(([, value]) => value !== null);
  return present.map(([name, value]) => (
    <p key={name}>
      {t('labelled', { label: messages.outputs?.[name] ?? name })}{' '}
      <code>{messages.values?.[name]?.[String(value)] ?? asText(value)}</code>
    </p>
  ));
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
