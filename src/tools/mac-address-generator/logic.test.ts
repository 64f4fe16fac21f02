import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { localPrefixes, spaceOf } from './spaces.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const linesOf = async (options: object) => String((await run('generate', options)).macs).split('\n');

describe('locally administered', () => {
  // IEEE 802c and RFC 8948: the four lowest bits of the first byte are 0010, 1010 and 1110; 0110 is reserved.
  test.each([
    [{ quadrant: 'aai' }, /^.2/],
    [{ quadrant: 'eli' }, /^.a/],
    [{ quadrant: 'sai' }, /^.e/],
    [{ quadrant: 'any' }, /^.[26ae]/],
    [{ quadrant: 'aai', cast: 'multicast' }, /^.3/],
    [{ quadrant: 'any', cast: 'multicast' }, /^.[37bf]/],
  ])('%j begins with %s', async (options, pattern) => {
    const lines = await linesOf({ ...options, count: 300 });
    expect(lines.every((line) => pattern.test(line) && /^(?:[\da-f]{2}:){5}[\da-f]{2}$/.test(line))).toBe(true);
    expect(new Set(lines).size).toBe(300);
    expect(new Set(lines.map((line) => line.charAt(0))).size).toBe(16);
    expect(await notices('generate', options)).toEqual([]);
  });

  test.each([
    [{}, { from: 'Unicast, locally administered, no vendor', possible: String(2 ** 44) }],
    [
      { quadrant: 'any', cast: 'multicast' },
      { from: 'Multicast, locally administered, no vendor', possible: String(2 ** 46) },
    ],
  ])('%j: %j', async (options, expected) => {
    expect(await run('generate', options)).toMatchObject(expected);
  });
});

describe('prefix', () => {
  test.each([
    ['02:42', /^02:42:/, 'Unicast, locally administered, no vendor', []],
    ['52:54:00:1', /^52:54:00:1/, 'Unicast, locally administered, no vendor', []],
    ['02:1:5', /^02:01:5/, 'Unicast, locally administered, no vendor', []],
    ['3', /^3[26ae]:/, 'Unicast, locally administered, no vendor', []],
    ['00-50-56', /^00:50:56:/, 'Unicast, VMware, Inc.', [['vendor-block', { name: 'VMware, Inc.' }]]],
    [
      '01005e',
      /^01:00:5e:/,
      'Multicast, ICANN, IANA Department',
      [['vendor-block', { name: 'ICANN, IANA Department' }]],
    ],
    ['00', /^00:/, 'Unicast, universal', [['universal-prefix', {}, 0]]],
  ])('%s', async (macPrefix, pattern, from, expected) => {
    const options = { source: 'prefix', macPrefix, count: 20 };
    const result = await run('generate', options);
    expect(result.from).toBe(from);
    expect(
      String(result.macs)
        .split('\n')
        .every((line) => pattern.test(line)),
    ).toBe(true);
    expect((await notices('generate', options)).map(brief)).toEqual(expected);
  });

  test('all addresses of a small block, each once', async () => {
    const options = { source: 'prefix', macPrefix: '0242ac11000', count: 16, separator: 'none' };
    const all = Array.from({ length: 16 }, (_, last) => `0242ac11000${last.toString(16)}`);
    expect((await linesOf(options)).toSorted()).toEqual(all);
    expect(await linesOf({ ...options, consecutive: true })).toEqual(all);
    expect(await error('generate', { ...options, count: 17 })).toMatchObject({
      code: 'too-few',
      params: { limit: 16 },
    });
  });

  test.each([
    ['', 'prefix-missing'],
    ['02:42:ac:11:00:00', 'prefix-long'],
    ['02:4g', 'mac-digit'],
  ])('%j is rejected', async (macPrefix, code) => {
    expect(await error('generate', { source: 'prefix', macPrefix })).toMatchObject({
      code,
      at: { field: 'macPrefix' },
    });
  });
});

describe('vendor', () => {
  test('all addresses are in blocks of the vendor, and that is said', async () => {
    const options = { source: 'vendor', vendor: 'raspberry pi foundation', count: 50 };
    expect((await linesOf(options)).every((line) => line.startsWith('b8:27:eb:'))).toBe(true);
    expect(await notices('generate', options)).toMatchObject([
      { code: 'vendor-block', params: { name: 'Raspberry Pi Foundation' } },
    ]);
    expect((await linesOf({ ...options, cast: 'multicast' })).every((line) => line.startsWith('b9:27:eb:'))).toBe(true);
    expect(await run('generate', { source: 'vendor', vendor: 'cisco' })).toMatchObject({
      from: expect.stringMatching(/^Unicast, \d+ vendors such as /),
    });
  });

  test.each([
    ['', 'vendor-missing'],
    ['no such vendor', 'no-vendor'],
  ])('%j is rejected', async (vendor, code) => {
    expect(await error('generate', { source: 'vendor', vendor })).toMatchObject({ code, at: { field: 'vendor' } });
  });
});

test.each([
  [{ separator: 'hyphen', uppercase: true }, /^(?:[\dA-F]{2}-){5}[\dA-F]{2}$/],
  [{ separator: 'dots' }, /^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}$/],
  [{ separator: 'none' }, /^[\da-f]{12}$/],
  [{ prefix: 'hwaddr ', listFormat: 'json', count: 2 }, /^\[\n? *"hwaddr /],
])('%j is written as %s', async (options, pattern) => {
  expect((await run('generate', options)).macs).toMatch(pattern);
});

test('consecutive addresses follow each other', async () => {
  const numbers = (await linesOf({ consecutive: true, count: 100, separator: 'none' })).map((mac) =>
    Number.parseInt(mac, 16),
  );
  expect(numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)).toBe(true);
});

test('every index of a space has an address of its own', () => {
  const prefixes = fc.uniqueArray(fc.stringMatching(/^[\da-f]{10}$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(prefixes, fc.boolean(), (all, isMulticast) => {
      const even = [...new Set(all.map((prefix) => `${prefix.charAt(0)}2${prefix.slice(2)}`))];
      const { total, at } = spaceOf(even, isMulticast);
      const macs = new Set(Array.from({ length: total }, (_, index) => at(index)));
      expect([total, macs.size]).toEqual([256 * even.length, total]);
      expect([...macs].every((mac) => mac.charAt(1) === (isMulticast ? '3' : '2'))).toBe(true);
    }),
  );
  expect(localPrefixes('any')).toHaveLength(64);
});

test('100,000 addresses are different', async () => {
  expect(new Set(await linesOf({ count: 100_000 })).size).toBe(100_000);
});
