import { useId } from 'react';
import type { Example } from '#core/tool.ts';
import { nameValue } from '#page/options/name-value.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './example-list.module.css';
import { useTool } from './services.ts';

/** The known answers of the page's operations; a press loads one. */
export function ExampleList({ session }: { readonly session: ToolSession }) {
  const { tool, messages } = useTool();
  const { t } = useMessages();
  const title = useId();
  const examples = session.names.flatMap((name) =>
    (tool.operations[name]?.examples ?? []).map((example) => ({ name, example })),
  );
  if (examples.length === 0) return null;
  const optionsOf = ({ options = {} }: Example) =>
    Object.entries(options)
      .map(([field, value]) => {
        const label = messages.options?.[field] ?? field;
        if (value === true) return label;
        const shown = value === false ? t('no') : nameValue(messages, t('off'), field, value);
        return `${t('labelled', { label })} ${shown}`;
      })
      .join(', ');
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('examples')}</h2>
      <ul className={classes.list}>
        {examples.map(({ name, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no identity but their place
          <li key={index} className={classes.example}>
            <p>
              <strong>{messages.operations[name]}</strong> {optionsOf(example)}
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
            <Button onClick={() => session.loadExample(name, example)}>{t('loadExample')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
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
