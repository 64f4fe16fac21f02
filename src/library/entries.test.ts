import { afterAll, afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { decode, encode } from '#generated/library/base64-string-converter.ts';
import { describe as describeMode } from '#generated/library/chmod-calculator.ts';
import { hash } from '#generated/library/hash-text.ts';
import { minify } from '#generated/library/json-minify.ts';
import { type TokenResult, token } from '#generated/library/token-generator.ts';
import { OptionsError, ToolError } from './index.ts';
import type { Notice } from './types.ts';

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => expect(warn).not.toHaveBeenCalled());
afterAll(() => warn.mockRestore());

describe('a function of an entry', () => {
  test('needs an input only', async () => {
    expect(await encode('hello')).toBe('aGVsbG8=');
  });

  test('accepts bytes and files', async () => {
    expect(await encode(new TextEncoder().encode('hello'))).toBe('aGVsbG8=');
    expect(await encode(new Blob(['hello']))).toBe('aGVsbG8=');
  });

  test('takes options without the others', async () => {
    expect(await encode('>>?', { urlSafe: true })).toBe('Pj4_');
    expect(await encode('>>?', { urlSafe: undefined })).toBe('Pj4/');
  });

  test('begins with the options where the operation has no input', async () => {
    expect((await token()).token).toHaveLength(64);
    const random = (count: number) => new Uint8Array(count);
    expect((await token({ length: 4 }, { random })).token).toBe('AAAA');
  });

  test('composes text in the language of the context', async () => {
    expect((await describeMode('600')).explanation).toMatch(/^Owner: read, write/);
    expect((await describeMode('600', {}, { locale: 'fr-CA' })).explanation).toMatch(/^Propriétaire/);
  });

  test('is typed', () => {
    expectTypeOf(encode).returns.resolves.toBeString();
    expectTypeOf(token).returns.resolves.toEqualTypeOf<TokenResult>();
    expectTypeOf<TokenResult['entropy']>().toEqualTypeOf<number | null>();
    // @ts-expect-error no such option
    void (() => encode('', { nope: true }));
    // @ts-expect-error no such value
    void (() => encode('', { encoding: 'nope' }));
    // @ts-expect-error a generator takes no input
    void (() => token(5));
  });
});

describe('an error', () => {
  test('of the input is a sentence with its place', async () => {
    const refused = decode('YWJj\n*');
    await expect(refused).rejects.toBeInstanceOf(ToolError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/\*.*\.$/),
      at: { line: 2, column: 1 },
    });
  });

  test('has its sentence in the stack', async () => {
    const errors = await Promise.all([
      decode('*').catch((error) => error),
      token({ length: 0 }).catch((error) => error),
    ]);
    for (const { stack, message } of errors) expect(stack).toContain(`: ${message}\n`);
  });

  test('of an option names it', async () => {
    const refused = token({ length: 0 });
    await expect(refused).rejects.toBeInstanceOf(OptionsError);
    await expect(refused).rejects.toThrow('Length must be a whole number from 1 to 10,000.');
  });

  test('is in the language of the context', async () => {
    await expect(token({ length: 0 }, { locale: 'fr' })).rejects.toThrow('La longueur doit être');
    await expect(decode('*', {}, { locale: 'fr' })).rejects.toThrow(/Base64/);
  });

  test('is the reason of a signal that is aborted', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const running = hash(new Blob([new Uint8Array(10_000_000)]), {}, { signal: controller.signal });
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect(encode('hello', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('a notice', () => {
  test('is passed to the listener, as a sentence with its place', async () => {
    const notices: Notice[] = [];
    expect(await minify('{"a":1,\n"a":2}', {}, { notice: (notice) => notices.push(notice) })).toBe('{"a":1,"a":2}');
    expect(notices).toMatchObject([
      { message: expect.stringMatching(/^The key “a” appears twice/), at: { line: 2, column: 1 } },
    ]);
  });

  test('is in the language of the context', async () => {
    const messages: string[] = [];
    await minify('{"a":1,"a":2}', {}, { locale: 'fr', notice: ({ message }) => messages.push(message) });
    expect(messages).toEqual([expect.stringMatching(/^La clé/)]);
  });

  test('of a run that fails is passed too', async () => {
    const codes: string[] = [];
    const bytes = Uint8Array.of(0xff, 0xfe, 0x2a, 0);
    await expect(decode(bytes, {}, { notice: ({ code }) => codes.push(code) })).rejects.toBeInstanceOf(ToolError);
    expect(codes).toEqual(['read-as-marked']);
  });

  test('is a warning on the console where there is no listener', async () => {
    await minify('{"a":1,"a":2}');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^json-minify\/minify: The key “a”/)]]);
    warn.mockClear();
  });
});
