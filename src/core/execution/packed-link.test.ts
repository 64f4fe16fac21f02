import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { maxPlainLength, openLink, packLink, unpackAddress } from './packed-link.ts';
import { stepsOfAddress } from './recipe-link.ts';

const address = 'https://penknife.example/recipe#';
const long = `do=list-converter/convert(prefix:${'%E2%82%AC'.repeat(1_000)})`;

describe('a long link', () => {
  test('is compressed, and read again', async () => {
    const packed = await packLink(long);
    expect(packed).toMatch(/^z=[\w-]+$/);
    expect(packed.length).toBeLessThan(maxPlainLength);
    expect(await unpackAddress(`${address}${packed}&input=a%26b`)).toBe(`${address}${long}&input=a%26b`);
  });

  test('any text comes back', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 700, maxLength: 1_500 }), async (value) => {
        const text = `do=a/b(c:${encodeURIComponent(value)})`;
        expect(await unpackAddress(`#${await packLink(text)}`)).toBe(`#${text}`);
      }),
      { numRuns: 30 },
    ));

  test('stays as it is where it is short, would get no shorter, or nothing compresses', async () => {
    expect(await packLink('do=a/b')).toBe('do=a/b');
    vi.stubGlobal('CompressionStream', undefined);
    expect(await packLink(long)).toBe(long);
    vi.unstubAllGlobals();
  });
});

test.each(['claims', './recipe.json', `${address}do=a/b(z:1)`, 'a?maze=1', ''])(
  'the address %j has nothing to unpack',
  async (plain) => expect(await unpackAddress(plain)).toBe(plain),
);

describe('a hostile link', () => {
  const pack = (text: string | Uint8Array) => `${address}z=${deflateRawSync(text).toString('base64url')}`;

  test.each([
    ['a bomb', pack(new Uint8Array(50_000_000))],
    ['bombs one after another', `${address}z=${deflateRawSync('a'.repeat(30_000)).toString('base64url').repeat(500)}`],
    ['10,000 steps', pack(`do=${'a/b,'.repeat(10_000)}`)],
    ['a text that is cut', pack('do=a/b'.repeat(50)).slice(0, -4)],
    ['nothing', `${address}z=`],
    ['no Base64', `${address}z=%%%`],
    ['no compressed text', `${address}z=YWJj`],
    ['no text', pack(Uint8Array.of(0xff, 0xfe))],
  ])('with %s cannot be read', async (_, link) => {
    expect(await unpackAddress(link)).toBeUndefined();
  });

  test.each([
    ['101 steps', `do=${'a/b,'.repeat(101)}`],
    ['other text', 'x=1&do=javascript:alert(1)'],
  ])('with %s has no steps', async (_, text) => {
    expect(stepsOfAddress((await unpackAddress(pack(text))) ?? '')).toBeNull();
  });

  test.each([
    ['a bomb', pack(new Uint8Array(50_000_000)), 'too-long'],
    ['10,000 steps', pack(`do=${'a/b,'.repeat(10_000)}`), 'too-long'],
    ['101 steps', pack(`do=${'a/b,'.repeat(101)}`), 'too-long'],
    ['101 steps in the open', `${address}do=${'a/b,'.repeat(101)}`, 'too-long'],
    ['a text that is cut', pack('do=a/b'.repeat(50)).slice(0, -4), 'unreadable'],
    ['other text', pack('do=javascript:alert(1)'), 'unreadable'],
  ])('with %s says what is wrong', async (_, link, fault) => {
    expect(await openLink(link)).toMatchObject({ fault });
    expect(await openLink(link)).not.toHaveProperty('steps');
  });

  test('is unpacked once only', async () => {
    const twice = pack(new URL(pack('do=a/b')).hash.slice(1));
    expect(stepsOfAddress((await unpackAddress(twice)) ?? '')).toBeUndefined();
  });
});
