import { expect, test } from 'vitest';
import { choice, flag, int } from '../../src/core/fields.ts';
import type { Representation } from '../../src/core/kind.ts';
import { defineTool, type Tool } from '../../src/core/tool.ts';
import { type EntrySource, toLibraryEntry, toLibraryIndex } from './library-entries.ts';

const tool = defineTool({
  category: 'text',
  icon: 'star',
  operations: {
    shout: {
      input: 'text',
      output: 'text',
      options: {
        how: choice(['loud', "it's"], 'loud'),
        times: int(null, { optional: true, min: 1, when: { field: 'how', not: 'loud' } }),
      },
      examples: [
        { id: 'lines', input: 'a\nb', output: { a: 1 } },
        { id: 'quote', input: "it's", options: { how: 'loud' }, output: 'IT’S' },
      ],
    },
    roll: { output: { 'die-1': 'number', picture: 'file' }, headline: 'die-1', options: { fair: flag(true) } },
    list: { input: 'rows', output: 'rows' },
    parse: { input: 'text', output: 'value' },
    peek: { input: 'text', output: 'text', internal: true },
  },
});

const source: EntrySource = {
  id: 'sample',
  tool: tool as unknown as Tool,
  messages: {
    title: 'Sample',
    description: 'A sample.',
    keywords: [],
    operations: { shout: 'Shout', roll: 'Roll' },
    options: { how: 'How to shout, see */*', times: 'Times' },
    values: { how: { loud: 'Loudly' } },
    outputs: { 'die-1': 'First die' },
  },
  representations: new Map<string, Representation>(
    ['text', 'number', 'file', 'rows', 'value'].map((id) => [id, id as Representation]),
  ),
  messageFiles: { en: 'tools/sample/en.json' },
};
const entry = toLibraryEntry(source);

test('a function takes the input, the options and the context', () => {
  expect(entry).toContain(
    'export function shout(input: string | Uint8Array | Blob, options?: ShoutOptions, context?: CallContext): Promise<string> {\n' +
      "  return $call('shout', input, options, context);\n}",
  );
});

test('a function of a generator takes no input', () => {
  expect(entry).toContain('export function roll(options?: RollOptions, context?: CallContext): Promise<RollResult> {');
});

test('an option is documented with its label, condition, default and values', () => {
  expect(entry).toContain(
    "   * How to shout, see *\\/*. Default: `'loud'`.\n   * - `'loud'`: Loudly\n   */\n" +
      `  readonly how?: 'loud' | "it's" | undefined;\n` +
      "  /** Times, at least 1. Only where `how` is not `'loud'`. Default: none. */\n" +
      '  readonly times?: number | null | undefined;',
  );
});

test('the example is the first that fits on a line', () => {
  expect(entry).toContain(`await shout("it's", {"how":"loud"}); // 'IT’S'`);
});

test('a labelled result has its labels, and quotes names that are no identifiers', () => {
  expect(entry).toContain("  /** First die. */\n  readonly 'die-1': number | null;\n");
  expect(entry).toContain('  readonly picture: Blob | null;\n');
});

test('data has the type that the declaration says', () => {
  expect(entry).toContain('export type ParseResult = OutputOf<typeof $tool.operations.parse>;');
  expect(toLibraryIndex([source])).toContain("result: import('./library/sample.ts').ParseResult }");
});

test('messages are loaded when they are needed', () => {
  expect(entry).toContain("messages: { en: () => import('../../tools/sample/en.json', { with: { type: 'json' } }) } }");
});

test('an internal operation is left out', () => {
  expect(entry).not.toContain('peek');
  expect(toLibraryIndex([source])).not.toContain('peek');
});

test('only shared types that are named are imported', () => {
  expect(entry).toContain("import type { Representations } from '#core/kind.ts';");
  expect(toLibraryIndex([source])).toMatch(
    /^import type \{ Representations \}.*\nimport type \{ NoOptions \}.*\nexport /,
  );
});

test('the index of operations refers to the types of entries', () => {
  expect(toLibraryIndex([source])).toContain(
    "  'sample/roll': { input: undefined; options: import('./library/sample.ts').RollOptions; result: import('./library/sample.ts').RollResult };\n",
  );
});
