import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/string-obfuscator.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import { maskFile } from './mask-file.ts';
import { maxRemembered, RepeatedSecrets } from './repeated-secrets.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const blob = (...parts: BlobPart[]) => new Blob(parts);
const ctx = { signal: new AbortController().signal, progress: () => undefined };
const textOf = async (file: unknown) => (file as Blob).text();

const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'.repeat(4)}-----END PRIVATE KEY-----`;

it('masks a file as the same text is masked, however it is cut', async () => {
  const line = fc.constantFrom(
    'a',
    'bob@example.org é😀',
    'password=hunter2',
    '192.0.2.7 GET /',
    '',
    key,
    'x\r',
    'token: |',
    '  b c',
    'PASS="d',
    'e"',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 90 }), fc.boolean(), async (lines, size, labels) => {
      const text = lines.join('\n');
      const whole = await run('maskSecrets', text, { labels });
      const parts: string[] = [];
      const take = (part: string) => {
        parts.push(part);
        return part;
      };
      const { masked } = await maskFile(blob(text), take, ctx, size);
      expect(await masked.text()).toBe(text);
      // No part cuts a line or a key.
      for (const part of parts.slice(0, -1)) expect(part).toMatch(/\n$/);
      for (const part of parts) expect(part.split('-----BEGIN').length).toBe(part.split('-----END').length);
      const { maskedFile, secrets } = await run('maskFile', blob(text), { labels });
      expect({ masked: await textOf(maskedFile), secrets }).toEqual(whole);
    }),
  );
});

it('gives the same value the same label in all parts', async () => {
  const filler = 'nothing to see\n'.repeat(150_000);
  const file = blob('bob@example.org\n', filler, 'amy@example.org bob@example.org\n');
  const { maskedFile, secrets } = await run('maskFile', file, { labels: true });
  const masked = await textOf(maskedFile);
  expect(secrets).toBe('E-mail address ×3');
  expect(masked).toBe(`<email-1>\n${filler}<email-2> <email-1>\n`);
  expect(await notices('maskFile', file, { ownPattern: 'see' })).toMatchObject([
    { code: 'pattern-in-parts', at: { field: 'ownPattern' } },
  ]);
});

describe('what it refuses', () => {
  it('bytes that are not UTF-8', async () => {
    expect(await error('maskFile', blob(new Uint8Array([0x61, 0xff])))).toMatchObject({ code: 'not-utf8' });
    expect(await error('maskFile', blob(new Uint8Array([0xc3])))).toMatchObject({ code: 'not-utf8' });
  });

  it('a line that is too long', async () => {
    const long = blob('a\n', ...Array.from({ length: 18 }, () => 'b'.repeat(2 ** 20)));
    expect(await error('maskFile', long)).toMatchObject({ code: 'line-too-long', params: { line: 2, limit: 16 } });
  });
});

it('remembers no more secrets than it may', () => {
  const repeated = new RepeatedSecrets(1_000);
  for (let n = 0; n < 3_000; n++) repeated.remember('password', `secret-${n}-of-a-log`);
  expect(repeated.size).toBe(1_000);
  expect(repeated.isFull).toBe(true);
  expect([...repeated.find('it is secret-999-of-a-log, not secret-1000-of-a-log')]).toHaveLength(1);
});

it('says that it remembers no more', async () => {
  const lines = Array.from({ length: maxRemembered + 20 }, (_, n) => `password=secret${n}\n`);
  expect(await notices('maskFile', blob(lines.join('')), { kinds: ['password'] })).toEqual([
    { code: 'repeats-forgotten', params: { n: '100,000' } },
  ]);
});

it('says that nothing was found', async () => {
  expect(await notices('maskFile', blob('plain'))).toEqual([{ code: 'nothing-found', params: {} }]);
  expect(await notices('maskFile', blob())).toEqual([]);
});

test('the effort grows with the length of the file', async () => {
  const mask = (size: number) => maskFile(blob('line of a log\n'.repeat(size)), (part) => part, ctx, 1024);
  expect(await growsLinearly(mask, 2_000)).toBe(true);
});

it('masks a document as a whole, unless it is too long', async () => {
  const item = '  {"token": null, "secrets": {"a": "bc"}},\n';
  const document = `[\n${item.repeat(30_000)}  {}\n]\n`;
  const { maskedFile } = await run('maskFile', blob(document));
  expect((await textOf(maskedFile)) === document.replaceAll('"bc"', '"********"')).toBe(true);
  expect(await notices('maskFile', blob(document))).toEqual([]);
  const cut = (text: string) => maskFile(blob(text), (part) => part, ctx, 100, 1000);
  expect(await cut(item.trim().slice(0, -1).repeat(50))).toMatchObject({ isCut: false, parts: 1 });
  expect(await cut(`[\n${item.repeat(50)}`)).toMatchObject({ isCut: true });
  expect(await cut(`${item.trim().slice(0, -1)}\n`.repeat(50))).toMatchObject({ isCut: false });
  expect(await cut('a: b\nc: d\n'.repeat(500))).toMatchObject({ isCut: true });
});
