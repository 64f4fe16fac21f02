import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { choice, choices, defaultOptions, flag, int, isPrivate, text } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { defineTool } from '#core/tool.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { runCli } from '#testing/run-cli.ts';
import { commandFor } from './command-for.ts';

const tool = defineTool({
  category: 'text',
  icon: 'x',
  operations: {
    writeAll: {
      input: 'text',
      output: 'text',
      options: {
        indent: choice(['2', '4'], '2'),
        parts: choices(['a', 'b'], ['a']),
        isOn: flag(true),
        isOff: flag(),
        width: int(0),
        limit: int(5, { optional: true }),
        mark: text('x'),
        key: text('', { secret: true }),
        salt: text('', { transient: true }),
        other: text('', { document: 'text' }),
      },
    },
  },
});
const defaults = defaultOptions(tool.operations.writeAll.options);
const command = (options: object, input: Parameters<typeof commandFor>[4]) =>
  commandFor('my-tool', tool, 'writeAll', { ...defaults, ...options }, input);

test.each([
  [{}, { text: 'a b' }, "penknife my-tool write-all 'a b'"],
  [{}, { text: '' }, "penknife my-tool write-all ''"],
  [{}, { text: '-x' }, 'penknife my-tool write-all -- -x'],
  [{}, { file: 'my file.bin' }, "penknife my-tool write-all --file 'my file.bin'"],
  [{}, { file: '-' }, 'penknife my-tool write-all --file ./-'],
  [{}, {}, 'penknife my-tool write-all'],
  [{ indent: '4', parts: ['a', 'b'] }, { text: 'x' }, 'penknife my-tool write-all --indent 4 --parts a,b x'],
  [{ isOn: false, isOff: true }, { text: 'x' }, 'penknife my-tool write-all --no-is-on --is-off x'],
  [{ width: -3, limit: null }, { text: 'x' }, 'penknife my-tool write-all --width=-3 --no-limit x'],
  [{ mark: "it's" }, { text: 'x' }, String.raw`penknife my-tool write-all --mark 'it'\''s' x`],
  [
    { key: 'hidden', salt: 'for one run' },
    { text: 'x' },
    'penknife my-tool write-all --key-file key.txt --salt-file salt.txt x',
  ],
  [{ mark: '' }, { text: 'x' }, "penknife my-tool write-all --mark '' x"],
] as const)('%j of %j', (options, input, expected) => {
  expect(command(options, input)).toBe(expected);
});

test('what a command line cannot carry has no command', () => {
  expect(command({ other: 'long' }, { text: 'x' })).toBeUndefined();
  expect(command({}, { text: 'a\0b' })).toBeUndefined();
  expect(command({}, { text: '\ud800' })).toBeUndefined();
  expect(command({}, { text: 'x'.repeat(20_000) })).toBeUndefined();
});

test.each([
  [{ text: '-b c' }, "penknife my-tool write-all '--other=-b c' x"],
  [{ file: 'b c' }, "penknife my-tool write-all --other-file 'b c' x"],
  [{ text: 'a\0b' }, undefined],
])('a second document %j', (other, expected) => {
  expect(commandFor('my-tool', tool, 'writeAll', { ...defaults, other: 'left out' }, { text: 'x' }, { other })).toBe(
    expected,
  );
});

/** The words of a command in which nothing but single quotes is special. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:'[^']*'|\\'|[^\s'\\])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|\\(')/g, (_, quoted: string | undefined, quote: string) => quoted ?? quote),
  );

const tools = await loadAllTools();

test('shows no secret and no value of one run in a command of any tool', () => {
  const secret = 'TOPSECRET';
  for (const { id, tool: declared } of tools)
    for (const [name, { options: fields = {} }] of Object.entries(declared.operations)) {
      const secrets = Object.entries(fields).filter(([, field]) => isPrivate(field));
      const options = { ...defaultOptions(fields), ...Object.fromEntries(secrets.map(([option]) => [option, secret])) };
      const input = { text: hasSecretInput(declared) ? secret : 'x' };
      expect(commandFor(id, declared, name, options, input), `${id} ${name}`).not.toContain(secret);
    }
});

describe('the command of an example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'penknife-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const examples = tools.flatMap(({ id, tool: declared }) =>
    Object.entries(declared.operations).flatMap(([name, { internal, examples: known = [], options: fields = {} }]) =>
      (internal ? [] : known).flatMap(({ input, options = {}, isRandom }) => {
        if (input === undefined || isRandom) return [];
        const line = commandFor(id, declared, name, { ...defaultOptions(fields), ...options }, { text: input });
        return line === undefined ? [] : { line, request: { use: `${id}/${name}`, input, options } };
      }),
    ),
  );
  test.each(examples)('$line', async ({ line, request }) => {
    const [, id = '', ...words] = wordsOf(line);
    const args = words.map((word, index) => {
      const [, option] = /^--(.+)-file$/.exec(words[index - 1] ?? '') ?? [];
      if (option === undefined || word !== `${option}.txt`) return word;
      const path = join(folder, word);
      const value = Object.entries(request.options).find(([name]) => toKebab(name) === option)?.[1];
      // As an editor saves it.
      writeFileSync(path, `${value}\n`);
      return path;
    });
    const { status, stdout, stderr } = await runCli([id, '--json', ...args], { stdin: request.input });
    const batch = await runCli(['batch'], { stdin: JSON.stringify(request) });
    const { value } = JSON.parse(batch.stdout);
    expect(JSON.parse(stdout)).toEqual(value);
    // A check that says no ends with 1.
    const isNo = value === false || Object.values(value ?? {})[0] === false;
    expect(status, stderr).toBe(isNo ? 1 : 0);
  });
});
