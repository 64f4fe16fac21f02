import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const bytesOf = (hex: string) => () => Uint8Array.from(Buffer.from(hex, 'hex'));

describe('generate', () => {
  // https://github.com/ulid/spec; the values decoded with Python.
  test.each([
    ['1469922850259', 'd6764c61efb99302bd5b', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['2016-07-30T22:36:16.385Z', '00000000000000000000', '01ARYZ6S410000000000000000'],
    ['281474976710655', 'ffffffffffffffffffff', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
    ['0', '00000000000000000001', '00000000000000000000000001'],
  ])('%s with the bytes %s', async (time, random, ulid) => {
    const context = { random: bytesOf(random) };
    expect(await run('generate', { time }, context)).toMatchObject({ ulids: ulid });
    expect(await run('generate', { time, lowercase: true }, context)).toMatchObject({ ulids: ulid.toLowerCase() });
  });

  test('the time is the present one', async () => {
    expect(await run('generate', {}, { now: () => new Date(1_469_922_850_259) })).toEqual({
      ulids: expect.stringMatching(/^01ARZ3NDEK/),
      moment: '2016-07-30T23:54:10.259Z',
    });
  });

  test('a time without an offset is local, which is reported with the other reading', async () => {
    const inParis = { timeZone: 'Europe/Paris' };
    expect(await run('generate', { time: '2020-01-01' }, inParis)).toMatchObject({
      moment: '2019-12-31T23:00:00.000Z',
    });
    expect(await notices('generate', { time: '2020-01-01' }, inParis)).toMatchObject([
      { code: 'local-time', params: { zone: 'Europe/Paris' }, offers: [{ time: '2020-01-01T00:00:00.000Z' }] },
    ]);
    for (const time of ['', '2020-01-01T00:00Z', '1577836800'])
      expect(await notices('generate', { time }, { ...inParis, now: () => new Date(0) })).toEqual([]);
  });

  test('monotonic ones count on, over every digit', async () => {
    const context = { random: bytesOf('00ffffffffffffffffff') };
    const { ulids } = await run('generate', { count: 3, monotonic: true, time: '0' }, context);
    expect(String(ulids).split('\n')).toEqual([
      '000000000003ZZZZZZZZZZZZZZ',
      '00000000000400000000000000',
      '00000000000400000000000001',
    ]);
  });

  test('reports an overflow of the random part', async () => {
    const context = { random: bytesOf('fffffffffffffffffffe') };
    const { ulids } = await run('generate', { count: 2, monotonic: true, time: '0' }, context);
    expect(ulids).toMatch(/Z{16}$/);
    expect(await error('generate', { count: 3, monotonic: true, time: '0' }, context)).toEqual({
      code: 'random-overflow',
      params: {},
    });
  });

  test('many are all different', async () => {
    const ulids = String((await run('generate', { count: 20_000 })).ulids).split('\n');
    expect(new Set(ulids).size).toBe(20_000);
    expect(ulids.every((ulid) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(ulid))).toBe(true);
  });

  test.each(['-1', '281474976710656'])('refuses the time %s', async (time) => {
    expect(await error('generate', { time })).toMatchObject({ code: 'time-range', at: { field: 'time' } });
  });

  test.each([0, 1_000_001])('refuses the quantity %d', async (count) => {
    await expect(run('generate', { count })).rejects.toMatchObject({ name: 'OptionsError' });
  });
});

describe('inspect', () => {
  test.each([
    [
      '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      {
        milliseconds: 1_469_922_850_259,
        time: '2016-07-30T23:54:10.259Z',
        random: 'd6764c61efb99302bd5b',
        uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
        hex: '01563e3ab5d3d6764c61efb99302bd5b',
        integer: '1777027686520646174104517696511196507',
      },
    ],
    ['01ARYZ6S410000000000000000', { milliseconds: 1_469_918_176_385, random: '00000000000000000000' }],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', { milliseconds: 281_474_976_710_655, uuid: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }],
    ['01FWHE4YDGFK1SHH6W1G60EECF', { uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' }],
    ['{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}', { ulid: '01FWHE4YDGFK1SHH6W1G60EECF' }],
  ])('%s', async (text, expected) => {
    expect(await run('inspect', text)).toMatchObject(expected);
    expect(await notices('inspect', text)).toEqual([]);
  });

  test('accepts and reports look-alikes and hyphens', async () => {
    const text = 'oiarz3ndek-tsv4rrffq69g5fav';
    expect(await run('inspect', text)).toMatchObject({ ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect((await notices('inspect', text)).map(brief)).toEqual([
      ['look-alikes', { n: 2 }],
      ['hyphens', { n: 1 }],
    ]);
  });

  test.each([
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', ['ulid-size', {}, 0]],
    ['01ARZ3NDEKTSV4RRFFQ69G5FA', ['ulid-length', { n: 25 }, 0]],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', ['ulid-character', { c: 'U', p: 26 }, 25]],
    ['01ARZ3NDEK😀SV4RRFFQ69G5FAV', ['ulid-character', { c: '😀', p: 11 }, 10]],
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398', ['uuid-digits', { k: 31, where: '' }, 0]],
  ])('refuses %j', async (text, expected) => {
    expect(brief(await error('inspect', text))).toEqual(expected);
  });
});

test('a list marks the line that is none', async () => {
  const { table, ...counts } = await run('table', '01ARZ3NDEKTSV4RRFFQ69G5FAV\n\n01ARZ3NDEKTSV4RRFFQ69G5FA!');
  expect(table?.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^01ARZ3NDEKTSV4RRFFQ69G5FAV,,2016/),
    '01ARZ3NDEKTSV4RRFFQ69G5FA!,“!” at position 26 is not a Crockford Base32 character (U is never used).,,,,',
  ]);
  expect(counts).toEqual({ count: 1, different: 1, invalid: 1 });
  expect(brief(await error('table', '\nx\ny'))).toEqual(['ulid-length', { n: 1 }, 1]);
});

test('UUID → ULID → UUID is exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), async (value) => {
      const hex = value.toString(16).padStart(32, '0');
      const uuid = hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
      const { ulid } = await run('inspect', uuid);
      expect(await run('toUuid', `${ulid}\n`)).toBe(`${uuid}\n`);
    }),
  );
});
