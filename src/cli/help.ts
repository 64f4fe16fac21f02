/**
 * The help of a tool, from its declaration and messages: an example first, then the common options, then all.
 */

import {
  byGroup,
  defaultOptions,
  type Field,
  type Fields,
  fieldToText,
  isActive,
  isPrivate,
  type Text,
  type When,
} from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import type { Example, Operation } from '#core/tool.ts';
import type { LoadedTool } from '#host/load-tool.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { quoteForShell } from '#lib/text/quote-for-shell.ts';
import { takesPath, toFlag } from './arguments.ts';
import { alignPairs, wrapText } from './rendering/align.ts';
import { type Paint, plain } from './rendering/paint.ts';

const usualColumns = 80;

/** Describes a tool, or one operation of it. */
export function describeTool(
  { id, messages, operations }: LoadedTool,
  only?: string,
  paint: Paint = plain,
  width = usualColumns,
): string {
  const columns = Math.min(Math.max(width, 60), 100);
  const names = Object.keys(operations);
  const shown = only === undefined ? names : [only];
  const [first = ''] = shown;
  const { options = {} } = operations[first] ?? {};
  const common = Object.entries(options).filter(([, field]) => !field.more && isActive(field, defaultOptions(options)));
  const isAll = shown.length === 1 && common.length === Object.keys(options).length;
  const commonRows = isAll
    ? []
    : common.map(([name, field]): Row => [spell(name, field), labelOf(name, field, messages)]);
  const exampleOf = (name: string) =>
    writeExample(name === names[0] ? [id] : [id, name], operations[name] as Operation, columns - 2);
  const told: Told = { messages, lists: new Set() };
  const section = (title: string, content: string) => (content === '' ? [] : [`${paint('bold', title)}\n${content}`]);
  return [
    `${messages.title}\n`,
    `${wrapText(messages.description, columns)}\n`,
    ...section('Example', exampleOf(first)),
    ...section('Common options', alignRows(commonRows, columns, paint)),
    ...shown.map((name) => {
      const { [name]: operation } = operations as Readonly<Record<string, Operation>>;
      const [usage, paragraphs, groups] = describeOperation(id, name, operation as Operation, told, only === undefined);
      const example = name === first ? '' : exampleOf(name);
      return `${paint('bold', usage)}\n${paragraphs.map((text) => indentText(text, columns)).join('')}${example}${alignGroups(groups, columns, paint)}`;
    }),
    'See “penknife --help” for --file, --encoding, --pick, --json and -o.\n',
  ].join('\n');
}

type ToolMessages = LoadedTool['messages'];
type Row = readonly [string, string];

/** What the help of a tool is made of. */
interface Told {
  readonly messages: ToolMessages;
  /** The long lists of values that it has given: each is given once. */
  readonly lists: Set<string>;
}

/** A longer list is given once. */
const longList = 8;

interface Group {
  readonly label?: string;
  readonly rows: readonly Row[];
}

/** The usage of an operation, its input and output, and its options. */
function describeOperation(
  id: string,
  name: string,
  { input, output, options = {}, presets = {}, countsFinalLineBreak }: Operation,
  told: Told,
  isShortened: boolean,
): readonly [usage: string, paragraphs: readonly string[], groups: readonly Group[]] {
  const { messages } = told;
  const { ungrouped, groups } = byGroup(Object.entries(options));
  const describe = (members: typeof ungrouped) =>
    members.flatMap(([field, declared]) => describeField(field, declared, options, told));
  const all = typeof output === 'string' ? [output] : Object.keys(output);
  const isCut = isShortened && all.length > longList;
  const results = isCut
    ? `${all.slice(0, longList / 2).join(', ')}, … (${all.length} results: penknife ${id} ${toKebab(name)} --help)`
    : all.join(', ');
  return [
    `penknife ${id} ${toKebab(name)}${input === undefined ? '' : ' [INPUT]'}`,
    [
      `${messages.operations[name] ?? name}: ${input === undefined ? '' : `${input} → `}${results}`,
      ...(countsFinalLineBreak ? ['A final line break counts: echo adds one, printf does not.'] : []),
    ],
    [
      { rows: [...describePresets(Object.keys(presets)), ...describe(ungrouped)] },
      ...groups.map((group) => ({ label: messages.groups?.[group.name] ?? group.name, rows: describe(group.members) })),
    ],
  ];
}

const describePresets = (names: readonly string[]): readonly Row[] =>
  names.length === 0
    ? []
    : [['--preset NAME', `Start from a preset, which other options override: ${names.map(toKebab).join(', ')}`]];

const indentText = (text: string, columns: number): string =>
  wrapText(text, columns - 2)
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('');

const alignRows = (rows: readonly Row[], columns: number, paint: Paint): string =>
  alignGroups([{ rows }], columns, paint);

function alignGroups(groups: readonly Group[], columns: number, paint: Paint): string {
  const nameWidth = maxOf(
    groups.flatMap(({ rows }) => rows.map(([written]) => written.length)),
    0,
  );
  const room = Math.max(columns - 4 - nameWidth, 30);
  return groups
    .map(({ label, rows }) => {
      const wrapped = rows.map(([written, said]) => [written, wrapText(said, room)] as const);
      return (label === undefined ? '' : `\n  ${label}:\n`) + alignPairs(wrapped, '  ', paint, nameWidth);
    })
    .join('');
}

function describeField(name: string, field: Field, siblings: Fields, told: Told): readonly Row[] {
  const row: Row = [
    spell(name, field),
    labelOf(name, field, told.messages) +
      describeValues(name, field, told) +
      (field.when ? `; only with ${spellCondition(field.when, siblings)}` : ''),
  ];
  if (!takesPath(field)) return [row];
  const why = isPrivate(field) ? 'Read from a file (not visible to other users)' : 'Read from a file';
  return [row, [`${toFlag(name)}-file PATH`, why]];
}

function labelOf(name: string, field: Field, messages: ToolMessages): string {
  const label = messages.options?.[name] ?? name;
  return field.type === 'flag' && field.default ? `Turn off “${label}”` : label;
}

function spell(name: string, field: Field): string {
  const flag = toFlag(name);
  const values = { choice: 'NAME', choices: 'NAME,…', int: 'N', number: 'N', text: 'TEXT' };
  if (field.type === 'flag') return field.default ? `--no-${toKebab(name)}` : flag;
  return `${flag} ${values[field.type]}`;
}

/** The values of a choice, each with what it is called where its name does not say it; a long list only once. */
function listValues(name: string, values: readonly string[], { messages, lists }: Told, before = ''): string {
  const list = values
    .map((value) => {
      const label = messages.values?.[name]?.[value] ?? value;
      return label.startsWith(`${value} `) || lettersOf(label) === lettersOf(value) ? value : `${value} (${label})`;
    })
    .join(', ');
  if (values.length <= longList) return before + list;
  if (lists.has(list)) return 'as above';
  lists.add(list);
  return before + list;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function describeValues(name: string, field: Field, told: Told): string {
  switch (field.type) {
    case 'flag':
      return '';
    case 'choice':
      return `: ${listValues(name, field.values, told)} (default ${field.default})`;
    case 'choices':
      return `: ${listValues(name, field.values, told, 'any of ')} (default ${field.default.join(', ') || 'none'})`;
    case 'text':
      return (
        spellParts(field, told.messages) + (field.default === '' ? '' : ` (default ${quoteForShell(field.default)})`)
      );
    default: {
      const { min, max } = field;
      const from = min === undefined ? '' : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`;
      const range = min === undefined && max !== undefined ? `, at most ${max}` : from;
      if (!field.optional) return `${range} (default ${field.default})`;
      const label = told.messages.values?.[name]?.['off'];
      const off = label === undefined ? 'off' : `off: “${label}”`;
      return field.default === null
        ? `${range} (default ${off})`
        : `${range} (default ${field.default}; --no-${toKebab(name)} for ${off})`;
    }
  }
}

/** How the entries of a text are written. */
function spellParts({ parts, multiline }: Text, messages: ToolMessages): string {
  if (!parts) return '';
  const labels = parts.map((part) => messages.columns?.[part] ?? part);
  return [multiline ? ', one per line' : '', labels.length > 0 ? `, as CSV: ${labels.join(', ')}` : ''].join('');
}

/** The flags and values with which one of these fields is effective. */
export function spellCondition(when: When, fields: Fields): string {
  const flag = toFlag(when.field);
  if ('is' in when && typeof when.is === 'boolean') return when.is ? flag : `--no-${toKebab(when.field)}`;
  const deciding = fields[when.field];
  const all = deciding && 'values' in deciding ? deciding.values : [];
  const values = 'is' in when ? [when.is].flat() : all.filter((value) => ![when.not].flat().includes(value));
  return `${flag} ${values.join(' or ')}`;
}

/** The first example that fits on a line, or the shortest; empty where no example can be typed. */
function writeExample(names: readonly string[], { options = {}, examples = [] }: Operation, columns: number): string {
  const written = examples
    .filter(({ input = '' }) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(input.replaceAll('\n', '')))
    .map((example) => typeExample(names, options, example));
  const [shortest] = [...written].sort((a, b) => a.length - b.length);
  const chosen = written.find(({ length }) => length <= columns) ?? shortest;
  return chosen === undefined ? '' : `  ${chosen}\n`;
}

/** Longer inputs are not typed. */
const maxTyped = 300;

/** An example as a command; input of several lines comes from standard input, a long one from a file. */
function typeExample(names: readonly string[], options: Fields, { input, options: chosen = {} }: Example): string {
  const flags = Object.entries(chosen).map(([field, value]) => {
    if (typeof value === 'boolean') return value ? toFlag(field) : `--no-${toKebab(field)}`;
    const declared = options[field];
    return `${toFlag(field)} ${quoteForShell(declared ? fieldToText(declared, value) : String(value))}`;
  });
  const command = ['penknife', ...names.map(toKebab)];
  if (input === undefined) return [...command, ...flags].join(' ');
  if (input.length > maxTyped) return [...command, ...flags, '--file PATH'].join(' ');
  if (!input.includes('\n')) return [...command, quoteForShell(input), ...flags].join(' ');
  const format = input.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\n', '\\n');
  return [`printf ${quoteForShell(format)} |`, ...command, ...flags].join(' ');
}
