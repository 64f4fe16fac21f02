/**
 * Merges the messages that several tools share. They lie beside the code in `src/lib` that they are about; a tool names
 * the folders.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesOf } from '../src/core/fields.ts';
import type { ToolMessages } from '../src/core/messages.ts';
import type { Locale } from '../src/core/registry.ts';
import type { Operations } from '../src/core/tool.ts';

/** The messages of a tool as written: `include` names folders of `src/lib` whose messages it also has. */
export type WrittenMessages = ToolMessages & { readonly include?: readonly string[] };

const library = join(import.meta.dirname, '../src/lib');

/**
 * The messages of a tool with the included ones: its own take precedence, and options that it does not have are left
 * out.
 */
export function includeMessages(
  { include = [], ...own }: WrittenMessages,
  locale: Locale,
  operations: Operations,
): ToolMessages {
  const parts = include.map(
    (folder) => JSON.parse(readFileSync(join(library, folder, `${locale}.json`), 'utf8')) as Partial<ToolMessages>,
  );
  const fields = Object.values(operations).flatMap(({ options = {} }) => Object.entries(options));
  const options = merge(parts, own, 'options', (name) => fields.some(([field]) => field === name));
  const outputGroups = Object.values(operations).flatMap((operation) => Object.keys(operation.outputGroups ?? {}));
  const groups = merge(
    parts,
    own,
    'groups',
    (name) => outputGroups.includes(name) || fields.some(([, { group }]) => group === name),
  );
  const values = merge(parts, own, 'values', (name) => fields.some(([field]) => field === name));
  const known = (name: string) =>
    new Set(fields.flatMap(([field, declared]) => (field === name ? codesOf(declared) : [])));
  const usedValues = Object.entries(values).map(([name, messages]) => [
    name,
    Object.fromEntries(Object.entries(messages ?? {}).filter(([value]) => known(name).has(value))),
  ]);
  return {
    ...own,
    options,
    groups,
    values: Object.fromEntries(usedValues),
    errors: merge(parts, own, 'errors'),
    notices: merge(parts, own, 'notices'),
  };
}

type Section = 'options' | 'groups' | 'values' | 'errors' | 'notices';

function merge<S extends Section>(
  parts: readonly Partial<ToolMessages>[],
  own: ToolMessages,
  section: S,
  isUsed: (name: string) => boolean = () => true,
): NonNullable<ToolMessages[S]> {
  const all = Object.assign({}, ...parts.map((part) => part[section]), own[section]) as object;
  return Object.fromEntries(Object.entries(all).filter(([name]) => isUsed(name))) as NonNullable<ToolMessages[S]>;
}
