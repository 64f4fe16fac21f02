import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { PaneGrid } from '#page/layouts/plain-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { ExportBar } from '#page/results/export-bar.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import { nameCode } from '../facts.ts';
import tool from '../tool.ts';
import { readers } from './read-facts.ts';
import { type Fact, useFacts } from './use-facts.ts';

type Key = keyof typeof messages.page;

/** Outputs of the operation, which follow the languages. */
const localeFacts = Object.keys(tool.operations.describeLocale.output);

/** The facts of each section, in their order. */
const sections = Object.entries(readers).map(
  ([section, own]) => [section, [...Object.keys(own), ...(section === 'locale' ? localeFacts : [])]] as const,
);

/** Values of media features and permissions that have words in the language of the page. */
const worded: ReadonlySet<string> = new Set([
  ...['no-preference', 'more', 'less', 'custom', 'dark', 'light', 'fine', 'coarse', 'none'],
  ...['granted', 'denied', 'prompt'],
]);

/** Facts that identify a device. */
const personal: readonly string[] = ['userAgent', 'languages'];

/** All facts by section, to be copied and saved. */
export function DeviceFacts() {
  const { message } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const { facts, refresh } = useFacts();
  const [isWhole, setWhole] = useState(true);
  const labelOf = (name: string) => message(`fact-${name}` as Key);

  function formatFact(name: string): string {
    const fact = facts[name];
    if (!fact) return '…';
    if ('error' in fact) return message('blocked', { message: fact.error });
    const { value } = fact;
    if (value === null) return message('unavailable');
    if (typeof value !== 'string') return typeof value === 'boolean' ? message(value ? 'yes' : 'no') : String(value);
    return worded.has(value) ? message(`value-${value}` as Key) : nameCode(name, value, document.documentElement.lang);
  }
  const listed = sections.map(
    ([section, names]) => [section, names.filter((name) => isWhole || !personal.includes(name))] as const,
  );
  const writeJson = () => {
    const valueIn = (fact: Fact | undefined) => (fact && 'value' in fact ? fact.value : null);
    const written = listed.map(([section, names]) => [
      section,
      Object.fromEntries(names.map((name) => [name, valueIn(facts[name])])),
    ]);
    return JSON.stringify(Object.fromEntries(written), undefined, 2);
  };
  const writeMarkdown = () =>
    listed
      .map(([section, names]) => {
        const lines = names.map((name) => `- ${t('labelled', { label: labelOf(name) })} ${formatFact(name)}`);
        return [`## ${message(`section-${section}` as Key)}`, '', ...lines].join('\n');
      })
      .join('\n\n');
  return (
    <>
      <ControlRow>
        <IconButton variant="basic" icon="refresh" data-action="refresh" label={message('refresh')} onClick={refresh} />
        <ExportBar
          isMain
          label={message('format')}
          forms={[
            { id: 'json', label: 'JSON', fileName: 'device.json' },
            { id: 'markdown', label: 'Markdown', fileName: 'device.md' },
          ]}
          contentOf={async (form) => (form === 'json' ? writeJson() : writeMarkdown())}
        />
        <Checkbox checked={isWhole} onChange={setWhole}>
          {message('includePersonal')}
        </Checkbox>
      </ControlRow>
      <PaneGrid>
        {sections.map(([section, names]) => (
          <Pane key={section} title={message(`section-${section}` as Key)}>
            <div data-results>
              <ValueRows
                isAnswer
                values={Object.fromEntries(names.map((name) => [name, formatFact(name)]))}
                kinds={Object.fromEntries(names.map((name) => [name, fileKind('text')]))}
                labelOf={labelOf}
              />
            </div>
          </Pane>
        ))}
      </PaneGrid>
    </>
  );
}
