import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  execute,
  type InputOf,
  listTools,
  type OperationName,
  OptionsError,
  type OptionsOf,
  type ResultOf,
  ToolError,
} from './index.ts';

type Encode = 'base64-string-converter/encode';
type DecodeBytes = 'base64-string-converter/decodeBytes';
type Token = 'token-generator/token';

describe('execute', () => {
  test('gives the value, from text, bytes or a file', async () => {
    expect(await execute('base64-string-converter/encode', 'hello')).toBe('aGVsbG8=');
    expect(await execute('base64-string-converter/encode', new TextEncoder().encode('hello'))).toBe('aGVsbG8=');
    expect(await execute('base64-string-converter/encode', new Blob(['hello']))).toBe('aGVsbG8=');
    expect(await execute('base64-string-converter/encode', '>>?', { urlSafe: true })).toBe('Pj4_');
  });

  test('a generator takes its randomness from the context', async () => {
    const random = (count: number) => new Uint8Array(count);
    const { token } = await execute('token-generator/token', undefined, { length: 4 }, { random });
    expect(token).toBe('AAAA');
  });

  test('text is composed in the language of the context', async () => {
    const explain = async (locale: string) =>
      (await execute('chmod-calculator/describe', '600', {}, { locale })).explanation;
    expect(await explain('en')).toBe('Owner: read, write. Group: no access. Others: no access.');
    expect(await explain('fr-CA')).toMatch(/^Propriétaire/);
    expect(await explain('de')).toMatch(/^Owner/);
  });

  test('the error of a wrong input is a sentence, with its place', async () => {
    const refused = execute('base64-string-converter/decode', 'YWJj\n*');
    await expect(refused).rejects.toBeInstanceOf(ToolError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/\*.*\.$/),
      at: { line: 2, column: 1 },
    });
  });

  test('so are wrong options', async () => {
    const refused = execute('token-generator/token', undefined, { length: 0 });
    await expect(refused).rejects.toBeInstanceOf(OptionsError);
    await expect(refused).rejects.toThrow('Length must be a whole number from 1 to 10,000.');
  });

  test.each(['base64-string-converter/encod', 'base64-string-converter', 'constructor/x', ''])(
    'there is no %j',
    async (use) => {
      await expect(execute(use as Encode, '')).rejects.toThrow(`Unknown operation “${use}”.`);
    },
  );
});

test('names, inputs, options and results are typed', () => {
  expectTypeOf<Encode>().toExtend<OperationName>();
  expectTypeOf<InputOf<Encode>>().toEqualTypeOf<string | Uint8Array | Blob>();
  expectTypeOf<InputOf<Token>>().toEqualTypeOf<undefined>();
  expectTypeOf<OptionsOf<Encode>['urlSafe']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<ResultOf<Encode>>().toEqualTypeOf<string>();
  expectTypeOf<ResultOf<DecodeBytes>>().toEqualTypeOf<Uint8Array<ArrayBuffer>>();
  expectTypeOf<ResultOf<Token>['entropy']>().toEqualTypeOf<number | null>();
});

test('listTools', () => {
  expect(listTools()).toContainEqual(expect.objectContaining({ id: 'base64-string-converter', category: 'converter' }));
});
