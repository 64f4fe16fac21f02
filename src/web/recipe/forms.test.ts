import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Recipe } from '#core/execution/recipe.ts';
import { eachOfAddress, readSteps } from '#core/execution/recipe-link.ts';
import type { Tool } from '#core/tool.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { runCli } from '#testing/run-cli.ts';
import { splitWords } from '../../cli/recipe/split-words.ts';
import { type RecipeStep as LibraryStep, recipe } from '../../library/recipe.ts';
import { exampleRecipes } from './example-recipes.ts';
import { commandOf, linkOf, pipelineOf, programOf, recipeOf, workflowStepOf } from './forms.ts';
import { ignoredOptions, toNewSteps } from './link/linked-recipe.ts';
import { beginWith, type RecipeStep } from './steps.ts';

const tools = new Map((await loadAllTools()).map(({ id, tool }): readonly [string, Tool] => [id, tool]));
const toolOf = (id: string) => tools.get(id);
const stepsOf = async (text: string): Promise<readonly RecipeStep[]> =>
  beginWith(await toNewSteps(readSteps(text) ?? [], async (id) => toolOf(id))).steps;

const run = (steps: Recipe, input: string) =>
  recipe(steps as unknown as readonly [LibraryStep, ...LibraryStep[]]).run(input as never);

const results = {
  parameter: '{\n  "user": "Anna",\n  "roles": [\n    "admin"\n  ],\n  "exp": 1796083200\n}\n',
  token: 'sub: "42"\nname: Anna\nscope:\n  - read\n  - write\n',
  secret: 'correct horse',
  csv: '- service: web\n  port: "443"\n  tls: "true"\n',
  slug: 'cafe-and-creme-whats-new-in-2026',
};

describe.each(exampleRecipes)('the example $id', ({ id, steps: text, input }) => {
  test('is a recipe whose steps fit', async () => {
    const steps = await stepsOf(text);
    expect(await recipe(recipeOf(steps, toolOf) as never).check()).toEqual([]);
    // What people type in an option is for no server.
    expect(linkOf(steps, toolOf)).toEqual({ text: `do=${text}`, isQuery: !text.includes('(') });
  });

  test('gives the same by the library and by its command', async () => {
    const steps = await stepsOf(text);
    const result = String(await run(recipeOf(steps, toolOf), input));
    expect(result).toContain(results[id]);
    const [, ...args] = splitWords(commandOf(steps, toolOf, input) ?? '');
    expect(await runCli(args)).toMatchObject({ status: 0, stdout: result });
  });

  test('gives the same by its pipeline and by its step of a workflow', async () => {
    const steps = await stepsOf(text);
    const result = String(await run(recipeOf(steps, toolOf), input));
    const [first = '', ...others] = (pipelineOf(steps, toolOf, input) ?? '').split(' | ');
    let { stdout } = await runCli(splitWords(first).slice(1));
    for (const command of others) ({ stdout } = await runCli(splitWords(command).slice(1), { stdin: stdout }));
    expect(stdout).toBe(result);

    const [step] = load(workflowStepOf(steps, toolOf, input) ?? '') as [{ run: string }];
    const [npx, yes, name, ...args] = splitWords(step.run);
    expect([npx, yes, name]).toEqual(['npx', '--yes', 'penknife']);
    expect(await runCli(args)).toMatchObject({ status: 0, stdout: result });
  });
});

test.each(['a\r\n\tb\u0085\u2028', ' a\n\n  b ', 'é😀 # : - "x"', "it's\\"])('a workflow runs on %j', async (input) => {
  const steps = await stepsOf('json-minify/encode');
  const [{ run: script }] = load(workflowStepOf(steps, toolOf, input) ?? '') as [{ run: string }];
  expect(splitWords(script).at(-1)).toBe(input);
});

test('a workflow does not replace what looks like an expression of its own', async () => {
  const steps = await stepsOf('json-minify/encode');
  const step = workflowStepOf(steps, toolOf, `\${{ secrets.TOKEN }}`);
  expect(step).toContain(`-- '\${{ '\${{' }} secrets.TOKEN }}'`);
});

describe('a recipe with options', () => {
  const steps = async () =>
    stepsOf('json-prettify/format(indent:4,width:60),hash-text/hash.md5,list-converter/convert(prefix:it%27s)');

  test('as a command', async () => {
    expect(commandOf(await steps(), toolOf, "it's")).toBe(
      String.raw`penknife pipe 'json-prettify format --indent 4 --width 60' 'hash-text hash --pick md5' 'list-converter convert --prefix '\''it'\''\'\'''\''s'\''' -- 'it'\''s'`,
    );
  });

  test('as a program', async () => {
    expect(programOf(recipeOf(await steps(), toolOf), "it's\n")).toBe(
      [
        "import { recipe } from 'penknife';",
        '',
        'const result = await recipe([',
        "  { use: 'json-prettify/format', options: { indent: '4', width: 60 } },",
        "  { use: 'hash-text/hash', pick: 'md5' },",
        "  { use: 'list-converter/convert', options: { prefix: 'it\\'s' } },",
        "]).run('it\\'s\\n');",
        '',
      ].join('\n'),
    );
  });

  test('steps that are off stay in the link and in the data, and do not run', async () => {
    const [first, ...rest] = await steps();
    const off = [{ ...(first as RecipeStep), isOff: true }, ...rest];
    const text = '-json-prettify/format(indent:4,width:60),hash-text/hash.md5,list-converter/convert(prefix:it%27s)';
    expect(linkOf(off, toolOf).text).toBe(`do=${text}`);
    expect(await stepsOf(text)).toEqual(off);
    expect(recipeOf(off, toolOf)).toHaveLength(3);
    expect(await run(recipeOf(off, toolOf), 'a')).toMatchObject({ list: "it's0cc175b9c0f1b6a831c399e269772661" });
    expect(commandOf(off, toolOf)).not.toContain('json-prettify');
  });
});

describe('a pipeline gives what the page shows', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const inner = `${encode('{"alg":"none"}')}.${encode('{"sub":"42"}')}.`;
  const nested = `${encode('{"alg":"none","cty":"JWT"}')}.${encode(inner)}.`;

  test.each([
    [
      'a token within a token',
      'jwt-parser/decode,jwt-parser/decode,json-minify/minify',
      nested,
      'content',
      '{"sub":"42"}',
    ],
    [
      'the only output there is',
      'compression/compress,compression/decompress,json-minify/minify',
      '[1]',
      undefined,
      '[1]',
    ],
  ])('%s', async (_, text, input, output, result) => {
    const steps = await stepsOf(text);
    expect(await recipe(recipeOf(steps, toolOf) as never).check()).toEqual([]);
    expect(String(await run(recipeOf(steps, toolOf), input))).toBe(result);
    const outputs = new Map([[steps[0]?.id ?? 0, output]]);
    const pipeline = pipelineOf(steps, toolOf, undefined, outputs) ?? '';
    let stdin: Uint8Array = Buffer.from(input);
    for (const command of pipeline.split(' | ')) stdin = (await runCli(splitWords(command).slice(1), { stdin })).bytes;
    expect(new TextDecoder().decode(stdin)).toBe(result);
  });
});

test('what it runs on is part of the link and of the command', async () => {
  const steps = await stepsOf('base64-string-converter/decode');
  const each = { each: 'csv', column: 'the code', onError: 'keep' } as const;
  const { text } = linkOf(steps, toolOf, each);
  expect(text).toBe('each=csv%3Athe%20code&do=base64-string-converter/decode');
  expect(eachOfAddress(`#${text}`)).toBe('csv:the code');
  const input = 'id,the code\n1,YQ==\n';
  const [, ...args] = splitWords(commandOf(steps, toolOf, input, each) ?? '');
  const stdout = 'id,the code,result\n1,YQ==,a\n';
  expect(await runCli(args)).toMatchObject({ status: 0, stdout });
  const link = `https://example.com/recipe#${text}`;
  expect(await runCli(['pipe', '--recipe', link, '--', input])).toMatchObject({ status: 0, stdout });
});

test('secrets are in no link and in no data, and a command reads them from a file', () => {
  const [step] = beginWith([
    { tool: 'hmac-generator', operation: 'hmac', pick: undefined, options: { key: 'hunter2' } },
  ]).steps;
  const steps = [step as RecipeStep];
  expect(linkOf(steps, toolOf).text).toBe('do=hmac-generator/hmac');
  expect(recipeOf(steps, toolOf)).toEqual([{ use: 'hmac-generator/hmac' }]);
  expect(commandOf(steps, toolOf)).toBe("penknife pipe 'hmac-generator hmac --key-file key.txt'");
});

test('long and own texts stay out of the query, which servers log', async () => {
  const [step] = await stepsOf('list-converter/convert');
  const long = [{ ...(step as RecipeStep), options: { prefix: 'x'.repeat(3_000) } }];
  expect(linkOf(long, toolOf).isQuery).toBe(false);
});

test('the options of a link that are unknown, invalid or secret are named', async () => {
  const linked = readSteps('json-prettify/format(indent:4,indnt:2),hmac-generator/hmac(key:a,algorithm:none)') ?? [];
  const read = await toNewSteps(linked, async (id) => toolOf(id));
  expect(ignoredOptions(linked, read)).toEqual([
    { n: 1, title: 'indnt' },
    { n: 2, title: 'key' },
    { n: 2, title: 'algorithm' },
  ]);
});
