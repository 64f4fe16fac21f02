/**
 * Merges the messages that several tools share. They lie beside the code in `src/lib` that they are about; a tool names
 * the folders, and they may name others.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesOf } from '../../src/core/fields.ts';
import type { ToolMessages } from '../../src/core/messages.ts';
import type { Locale } from '../../src/core/registry.ts';
import type { Operations } from '../../src/core/tool.ts';

/** The messages of a tool as written: `include` names folders of `src/lib` whose messages it also has. */
export type WrittenMessages = ToolMessages & { readonly include?: readonly string[] };

const library = join(import.meta.dirname, '../../src/lib');

/**
 * The messages of a tool with the included ones: its own take precedence; messages of options, values and outputs that it
 * does not have are left out.
 */
export function includeMessages(
  { include = [], ...own }: WrittenMessages,
  locale: Locale,
  operations: Operations,
): ToolMessages {
  const entries = Object.values(operations);
  const fields = entries.flatMap(({ options = {} }) => Object.entries(options));
  const fieldNames = new Set(fields.map(([name]) => name));
  const codes = (name: string) =>
    new Set(fields.flatMap(([field, declared]) => (field === name ? codesOf(declared) : [])));
  const outputs = new Set(entries.flatMap(({ output }) => (typeof output === 'string' ? [] : Object.keys(output))));
  const groups = new Set([
    ...fields.flatMap(([, { group }]) => group ?? []),
    ...entries.flatMap(({ outputGroups = {} }) => Object.keys(outputGroups)),
  ]);
  const parts = include.flatMap(readParts(locale)).map((part) => {
    const values = Object.entries(keep(part.values, fieldNames));
    return {
      ...part,
      options: keep(part.options, fieldNames),
      groups: keep(part.groups, groups),
      outputs: keep(part.outputs, outputs),
      issues: keep(part.issues, fieldNames),
      values: Object.fromEntries(values.map(([name, messages]) => [name, keep(messages, codes(name))])),
    };
  });
  const merged = sections.map((section) => [
    section,
    Object.fromEntries([...parts, own].flatMap((part) => Object.entries(part[section] ?? {}))),
  ]);
  return { ...own, ...Object.fromEntries(merged.filter(([, messages]) => Object.keys(messages as object).length > 0)) };
}

/** The messages in a folder, after those that they include. */
const readParts =
  (locale: Locale) =>
  (folder: string): readonly Partial<ToolMessages>[] => {
    const file = readFileSync(join(library, folder, `${locale}.json`), 'utf8');
    const { include = [], ...part } = JSON.parse(file) as Partial<WrittenMessages>;
    return [...include.flatMap(readParts(locale)), part];
  };

const sections = [
  'options',
  'groups',
  'values',
  'outputs',
  'errors',
  'notices',
  'offers',
  'issues',
  'page',
  'logic',
] as const;

const keep = <M>(messages: Readonly<Record<string, M>> = {}, names: ReadonlySet<string>): Readonly<Record<string, M>> =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => names.has(name)));
