import type { PageExample } from '#page/examples/examples.ts';
import { nameValue } from '#page/options/name-value.ts';
import { useTool } from '#page/services.ts';
import { useMessages } from '#ui/messages.ts';

export interface ExampleCardProps {
  readonly operation: string;
  readonly example: PageExample;
}

/** Input, options and result of an example. */
export function ExampleCard({ operation, example: { input, options = {}, output } }: ExampleCardProps) {
  const { messages } = useTool();
  const { t } = useMessages();
  const chosen = Object.entries(options).map(([field, value]) => {
    const label = messages.options?.[field] ?? field;
    if (value === true) return label;
    return `${t('labelled', { label })} ${value === false ? t('no') : nameValue(messages, t('off'), field, value)}`;
  });
  return (
    <>
      <p>
        <strong>{messages.operations[operation]}</strong> {chosen.join(', ')}
      </p>
      <dl>
        {input !== undefined && (
          <div>
            <dt>{t('exampleInput')}</dt>
            <dd>
              <code>{input}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('exampleOutput')}</dt>
          <dd>
            <ExampleOutput output={output} />
          </dd>
        </div>
      </dl>
    </>
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
