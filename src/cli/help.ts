/** The texts of `--help`, from the declarations and their words. */
import { type Field, fieldToText, type When } from '#core/fields.ts';
import type { Example, Operation } from '#core/tool.ts';
import { alignPairs, wrapText } from './align.ts';
import { takesPath, toFlag, toKebab } from './arguments.ts';
import type { LoadedTool } from './tools.ts';

const usualColumns = 80;

export const generalHelp = (
  version: string,
): string => `Penknife ${version}: small tools for developers. Nothing leaves your machine.

Usage
  penknife TOOL [OPERATION] [INPUT] [--option value]
  penknife TOOL --help          operations and options of one tool
  penknife list                 all tools
  penknife search WORDS         the tools that fit
  penknife batch                JSON lines in, JSON lines out

Input is the argument, --file PATH, or else standard input, byte for byte.
OPERATION may be left out: it is the first one of the tool, or with a file the
one that takes files.

  --file PATH   read the input from a file
  --pick NAME   print one of several results
  --json        print JSON: bytes as base64, errors as JSON on standard error
  -o PATH       write the result to a file
  --            all that follows is input
  --version     print the version

penknife list and penknife search print JSON with --json. penknife batch reads
lines of {"use":"tool/operation","input":…,"options":{…}}, or "inputBase64" for
bytes, and answers each with a line {"value":…} or {"error":…}, in order.

Exit status: 0 done, 1 wrong input, 2 wrong usage, 70 a bug.
`;

/** What a tool does, or one operation of it. */
export function describeTool({ id, strings, operations }: LoadedTool, only?: string, width = usualColumns): string {
  const columns = Math.min(Math.max(width, 60), 100);
  const shown = Object.entries(operations).filter(([name]) => only === undefined || name === only);
  return [
    `${strings.title}\n`,
    `${wrapText(strings.description, columns)}\n`,
    ...shown.map(([name, operation]) => describeOperation(id, name, operation, strings, columns)),
    '“penknife --help” tells of --file, --pick, --json and -o.\n',
  ].join('\n');
}

type Strings = LoadedTool['strings'];
type Row = readonly [string, string];

function describeOperation(id: string, name: string, operation: Operation, strings: Strings, columns: number): string {
  const { input, output, options = {}, examples = [] } = operation;
  const results = typeof output === 'string' ? output : Object.keys(output).join(', ');
  const title = `${strings.operations[name] ?? name}: ${input === undefined ? '' : `${input} → `}${results}`;
  const rows = Object.entries(options).flatMap(([field, declared]) => describeField(field, declared, strings));
  const example = examples.find(({ input: written = '' }) => !/[\n\r]/.test(written) && written.length < columns / 2);
  return [
    `penknife ${id} ${name}${input === undefined ? '' : ' [INPUT]'}`,
    ...wrapText(title, columns - 2)
      .split('\n')
      .map((line) => `  ${line}`),
    alignPairs(wrapRows(rows, columns - 2), '  ') + (example ? showExample(id, name, operation, example) : ''),
  ].join('\n');
}

function wrapRows(rows: readonly Row[], columns: number): readonly Row[] {
  const taken = Math.max(0, ...rows.map(([written]) => written.length)) + 2;
  return rows.map(([written, said]) => [written, wrapText(said, Math.max(columns - taken, 30))]);
}

function describeField(name: string, field: Field, strings: Strings): readonly Row[] {
  const label = strings.options?.[name] ?? name;
  const row: Row = [
    spell(name, field),
    label + describeValues(field) + (field.when ? `; with ${spellCondition(field.when)}` : ''),
  ];
  if (!takesPath(field)) return [row];
  const why =
    field.type === 'text' && field.secret ? 'the same from a file, which no other user sees' : 'the same from a file';
  return [row, [`${toFlag(name)}-file PATH`, why]];
}

function spell(name: string, field: Field): string {
  const flag = toFlag(name);
  const values = { choice: 'NAME', choices: 'NAME,…', int: 'N', number: 'N', text: 'TEXT' };
  if (field.type === 'flag') return field.default ? `--no-${toKebab(name)}` : flag;
  return `${flag} ${values[field.type]}`;
}

function describeValues(field: Field): string {
  switch (field.type) {
    case 'flag':
      return field.default ? ' (on by default)' : '';
    case 'choice':
      return `: ${field.values.join(', ')} (default ${field.default})`;
    case 'choices':
      return `: any of ${field.values.join(', ')} (default ${field.default.join(',') || 'none'})`;
    case 'text':
      return field.default === '' ? '' : ` (default ${quoteForShell(field.default)})`;
    default: {
      const { min, max } = field;
      const from = min === undefined ? '' : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`;
      return `${min === undefined && max !== undefined ? `, at most ${max}` : from} (default ${field.default})`;
    }
  }
}

/** The flags with which a field counts. */
export function spellCondition({ field, is }: When): string {
  if (typeof is === 'boolean') return is ? toFlag(field) : `--no-${toKebab(field)}`;
  return `${toFlag(field)} ${[is].flat().join(' or ')}`;
}

function showExample(id: string, name: string, { options = {} }: Operation, example: Example): string {
  const flags = Object.entries(example.options ?? {}).map(([field, value]) => {
    if (typeof value === 'boolean') return value ? toFlag(field) : `--no-${toKebab(field)}`;
    const declared = options[field];
    return `${toFlag(field)} ${quoteForShell(declared ? fieldToText(declared, value) : String(value))}`;
  });
  const input = example.input === undefined ? [] : [quoteForShell(example.input)];
  return `  Example: ${['penknife', id, name, ...input, ...flags].join(' ')}\n`;
}

const quoteForShell = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
