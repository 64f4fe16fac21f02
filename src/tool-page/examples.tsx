import { useId } from 'react';
import type { Example } from '#core/tool.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '#ui/messages.ts';
import classes from './examples.module.css';
import { useTool } from './services.ts';

/** The known answers of the page's operations; a press loads one. */
export function Examples({ session }: { readonly session: ToolSession }) {
  const { tool, strings } = useTool();
  const { words, format } = useWords();
  const title = useId();
  const examples = session.names.flatMap((name) =>
    (tool.operations[name]?.examples ?? []).map((example) => ({ name, example })),
  );
  if (examples.length === 0) return null;
  const optionsOf = ({ options = {} }: Example) =>
    Object.entries(options)
      .map(([field, value]) => {
        const label = strings.options?.[field] ?? field;
        if (value === true) return label;
        const shown = value === false ? words.no : (strings.values?.[field]?.[String(value)] ?? String(value));
        return `${format(words.labelled, { label })} ${shown}`;
      })
      .join(', ');
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.examples}</h2>
      <ul className={classes.list}>
        {examples.map(({ name, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no identity but their place
          <li key={index} className={classes.example}>
            <p>
              <strong>{strings.operations[name]}</strong> {optionsOf(example)}
            </p>
            <dl>
              {example.input !== undefined && (
                <div>
                  <dt>{words.exampleInput}</dt>
                  <dd>
                    <code>{example.input}</code>
                  </dd>
                </div>
              )}
              <div>
                <dt>{words.exampleOutput}</dt>
                <dd>
                  <ExampleOutput output={example.output} />
                </dd>
              </div>
            </dl>
            <Button onClick={() => session.loadExample(name, example)}>{words.loadExample}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExampleOutput({ output }: { readonly output: unknown }) {
  const { strings } = useTool();
  const { words, format } = useWords();
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return <code>{asText(output)}</code>;
  const present = Object.entries(output).filter(([, value]) => value !== null);
  return present.map(([name, value]) => (
    <p key={name}>
      {format(words.labelled, { label: strings.outputs?.[name] ?? name })}{' '}
      <code>{strings.values?.[name]?.[String(value)] ?? asText(value)}</code>
    </p>
  ));
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
