import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'generate'>;
const linesOf = async (options: Options) => (await run('generate', options)).split('\n');

describe('generate', () => {
  // RFC 9562, appendices A and B; the names beyond them by Python's uuid.
  test.each<[Options, string]>([
    [{ version: 'v3', namespace: 'dns', names: 'www.example.com' }, '5df41881-3aed-3515-88a7-2f4a814cf09e'],
    [{ version: 'v5', namespace: 'dns', names: 'www.example.com' }, '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    [{ version: 'v8', namespace: 'dns', names: 'www.example.com' }, '5c146b14-3c52-8afd-938a-375d0df1fbf6'],
    [{ version: 'v5', names: 'https://example.com/é' }, '20ecd233-a9e7-5067-a96f-fd6600ca3fda'],
    [{ version: 'v3', namespace: 'dns', names: '' }, 'c87ee674-4ddc-3efe-a74e-dfe25da5d7b3'],
    [{ version: 'v3', namespace: 'dns', names: '\n\n' }, 'c87ee674-4ddc-3efe-a74e-dfe25da5d7b3'],
    [
      { version: 'v5', namespace: 'custom', customNamespace: 'a6e3nZ2tEdGAtADAT9QwyA', names: 'x' },
      '8d6782f1-e00b-5629-9f1c-1bd54cfefa0c',
    ],
    [{ version: 'v8', customBytes: '2489E9AD2EE20E000EC932D5F69181C0' }, '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0'],
    [
      { version: 'v1', time: '2022-02-22T19:22:22Z', clockSequence: 13_256, node: '9f-6b-de-ce-d8-46' },
      'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    ],
    [
      { version: 'v6', time: '1645557742000', clockSequence: 13_256, node: '9f6b.dece.d846' },
      '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
    ],
    [{ version: 'nil', count: 2 }, '00000000-0000-0000-0000-000000000000\n00000000-0000-0000-0000-000000000000'],
    [{ version: 'max', form: 'integer' }, '340282366920938463463374607431768211455'],
  ])('%j', async (options, uuid) => {
    expect(await run('generate', options)).toBe(uuid);
  });

  // RFC 9562, A.3 and A.6: the random bits of the examples.
  test.each<[Options, string, string]>([
    [{ version: 'v4' }, '919108f752d133205bacf847db4148a8', '919108f7-52d1-4320-9bac-f847db4148a8'],
    [
      { version: 'v7', time: '1645557742000', monotonic: false },
      '0000000000000cc318c4dc0c0c07398f',
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    ],
  ])('%j from given bytes', async (options, bytes, uuid) => {
    const random = () => Uint8Array.from(Buffer.from(bytes, 'hex'));
    expect(await run('generate', options, { random })).toBe(uuid);
  });

  test.each(['a\r\nb\n', 'a\n\nb\n \n', '\na\nb'])(
    'names are one per line, blank lines are skipped: %j',
    async (names) => {
      const both = await linesOf({ version: 'v5', names });
      expect(both).toEqual([
        ...(await linesOf({ version: 'v5', names: 'a' })),
        ...(await linesOf({ version: 'v5', names: 'b' })),
      ]);
    },
  );

  test('half a surrogate pair in a name is reported', async () => {
    expect((await notices('generate', { version: 'v5', names: 'a\ud800' })).map(brief)).toEqual([
      ['surrogate-replaced', { encoding: 'UTF-8' }, 1],
    ]);
  });

  test.each(['v7', 'v1', 'v6'])('many of version %s: none twice, each after the one before', async (version) => {
    // 10,000 counters of 12 bits overflow; the ticks cross 32 bits.
    const time = version === 'v7' ? '' : '2024-03-10T07:29:59.0669432Z';
    const uuids = await linesOf({ version, count: 10_000, time });
    const { table } = await run('table', uuids.join('\n'));
    const times = String(table).match(/[\d-]{10}T[\d:.]{12,}Z/g) ?? [];
    expect(new Set(uuids).size).toBe(10_000);
    if (version !== 'v1') expect(uuids).toEqual(uuids.toSorted());
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(version === 'v7' ? 3 : 10_000);
  });

  test('a random node is no network card', async () => {
    const nodes = await Promise.all(Array.from({ length: 20 }, async () => (await linesOf({ version: 'v1' }))[0]));
    for (const uuid of nodes) expect(Number.parseInt(String(uuid).slice(24, 26), 16) & 1).toBe(1);
  });

  test.each<[Options, string]>([
    [{ form: 'plain', hyphens: false }, 'ffffffffffffffffffffffffffffffff'],
    [{ form: 'braces' }, '{ffffffff-ffff-ffff-ffff-ffffffffffff}'],
    [{ form: 'urn' }, 'urn:uuid:ffffffff-ffff-ffff-ffff-ffffffffffff'],
    [{ form: 'hex', uppercase: true }, '0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF'],
    [{ form: 'base64' }, '/////////////////////w=='],
    [{ form: 'base64url' }, '_____________________w'],
    [{ form: 'csharp' }, 'new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")'],
    [{ form: 'java' }, 'UUID.fromString("ffffffff-ffff-ffff-ffff-ffffffffffff")'],
    [{ form: 'go' }, 'uuid.MustParse("ffffffff-ffff-ffff-ffff-ffffffffffff")'],
    [{ form: 'sql' }, "'ffffffff-ffff-ffff-ffff-ffffffffffff'"],
    [{ listFormat: 'json', count: 1, prefix: 'id-' }, '[\n  "id-ffffffff-ffff-ffff-ffff-ffffffffffff"\n]'],
  ])('written as %j', async (options, written) => {
    expect(await run('generate', { version: 'max', ...options })).toBe(written);
  });

  test.each<[Options, string, string]>([
    [{ version: 'v7', time: '-1' }, 'time-range', 'time'],
    [{ version: 'v7', time: '281474976710656' }, 'time-range', 'time'],
    [{ version: 'v1', time: '1582-10-14T23:59:59Z' }, 'time-range', 'time'],
    [{ version: 'v6', time: '+005236-03-31T21:21:00.6846976Z' }, 'time-range', 'time'],
    [{ version: 'v7', time: 'yesterday' }, 'no-moment', 'time'],
    [{ version: 'v1', node: '00:1a:2b' }, 'mac-digits', 'node'],
    [{ version: 'v1', node: '00:1a:2b:3c:4d:5g' }, 'mac-digit', 'node'],
    [{ version: 'v5', namespace: 'custom', customNamespace: 'dns' }, 'uuid-digit', 'customNamespace'],
    [{ version: 'v8', customBytes: '00 01' }, 'byte-count', 'customBytes'],
  ])('refuses %j', async (options, code, field) => {
    expect(await error('generate', options)).toMatchObject({ code, at: { field } });
  });

  test('says that it is the namespace that is no UUID', async () => {
    const options = { version: 'v5', namespace: 'custom', customNamespace: 'a6e3' };
    expect((await error('generate', options)).params).toEqual({ k: 4, where: 'The namespace is not a UUID: ' });
  });

  test('the last time of version 7 has no room for more than its counter', async () => {
    const time = '281474976710655';
    expect(await linesOf({ version: 'v7', time, count: 2_000 })).toHaveLength(2_000);
    expect(await error('generate', { version: 'v7', time, count: 5_000 })).toMatchObject({ code: 'time-range' });
  });

  test.each([0, 1_000_001, 1.5])('refuses the quantity %d', async (count) => {
    await expect(run('generate', { count })).rejects.toMatchObject({ name: 'OptionsError' });
  });
});

describe('inspect', () => {
  // RFC 9562, appendix A; the other forms by Python's uuid (int, bytes_le, hex).
  test.each([
    [
      'C232AB00-9414-11EC-B3C8-9F6BDECED846',
      {
        summary: 'UUIDv1, created 2022-02-22 19:22:22 UTC',
        version: '1 (time and node)',
        time: '2022-02-22T19:22:22.0000000Z',
        clockSequence: 13_256,
        node: '9f:6b:de:ce:d8:46',
        nodeKind: 'Random (multicast bit set)',
        milliseconds: 1_645_557_742_000,
        random: null,
        guidBytes: '00ab32c21494ec11b3c89f6bdeced846',
        integer: '258133314363070689776975542038781941830',
      },
    ],
    [
      '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
      { version: '6 (time and node, sortable)', time: '2022-02-22T19:22:22.0000000Z', clockSequence: 13_256 },
    ],
    [
      '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
      {
        time: '2022-02-22T19:22:22.000Z',
        milliseconds: 1_645_557_742_000,
        ulid: '01FWHE4YDGFK1SHH6W1G60EECF',
        random: 'cc318c4dc0c0c07398f',
        node: null,
      },
    ],
    [
      '919108f7-52d1-4320-9bac-f847db4148a8',
      { summary: 'UUIDv4', version: '4 (random)', random: '919108f752d13201bacf847db4148a8' },
    ],
    [
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      { summary: 'Max UUID', version: 'Max', variant: null, ulid: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' },
    ],
    ['{00000000-0000-0000-0000-000000000000}', { version: 'Nil', integer: '0' }],
    [
      '00000000-0000-1000-c000-000000000046',
      { summary: 'UUID without a version', version: 'None', variant: 'Microsoft (early GUIDs)', time: null },
    ],
    // DCE 1.1, appendix A; python: the time of uuid.UUID('00000000-5e9a-11ea-9e00-0242ac130003').
    [
      '000001f5-5e9a-21ea-9e00-0242ac130003',
      {
        version: '2 (DCE security)',
        time: '2020-03-05T04:30:10.6195968Z',
        clockSequence: 30,
        node: '02:42:ac:13:00:03',
        localId: '501 (user, POSIX UID)',
        random: null,
      },
    ],
    ['ffffffff-5e9a-21ea-9e01-0242ac130003', { localId: '4294967295 (group, POSIX GID)' }],
    ['00000007-5e9a-21ea-9e02-0242ac130003', { localId: '7 (organization)' }],
    ['00000007-5e9a-21ea-9eff-0242ac130003', { localId: '7 (domain 255)' }],
  ])('%s', async (text, expected) => {
    expect(await run('inspect', text)).toMatchObject(expected);
  });

  test('the time of version 2 is not exact', async () => {
    expect(await notices('inspect', '000001f5-5e9a-21ea-9e00-0242ac130003')).toMatchObject([{ code: 'dce-time' }]);
  });

  test('an unknown version is shown', async () => {
    const text = '017f22e2-79b0-9cc3-98c4-dc0c0c07398f';
    expect(await run('inspect', text)).toMatchObject({ version: '9 (not defined)', time: null });
    expect((await notices('inspect', text)).map(brief)).toEqual([['unknown-version', { v: 9 }]]);
  });

  test.each([
    'C232AB00941411ECB3C89F6BDECED846',
    '{c232ab00-9414-11ec-b3c8-9f6bdeced846}',
    '(c232ab00-9414-11ec-b3c8-9f6bdeced846)',
    'URN:UUID:c232ab00-9414-11ec-b3c8-9f6bdeced846',
    '0xc232ab00941411ecb3c89f6bdeced846',
    '258133314363070689776975542038781941830',
    'wjKrAJQUEeyzyJ9r3s7YRg==',
    'wjKrAJQUEeyzyJ9r3s7YRg',
    'new Guid("c232ab00-9414-11ec-b3c8-9f6bdeced846")',
    "'c232ab00-9414-11ec-b3c8-9f6bdeced846'",
    '  c232ab00-9414-11ec-b3c8-9f6bdeced846 \n',
  ])('reads %s', async (text) => {
    expect(await run('inspect', text)).toMatchObject({ uuid: 'c232ab00-9414-11ec-b3c8-9f6bdeced846' });
  });

  test.each([
    ['c232ab00-9414-11ec-b3c8-9f6bdeced84', ['uuid-digits', { k: 31, where: '' }, 0]],
    ['c232ab00-9414-11ec-b3c8-9f6bdeced84g', ['uuid-digit', { c: 'g', p: 36, where: '' }, 35]],
    ['c232ab009-414-11ec-b3c8-9f6bdeced846', ['uuid-hyphens', { where: '' }, 0]],
    ['340282366920938463463374607431768211456', ['uuid-size', { where: '' }, 0]],
    ['c232ab00-9414-11ec-b3c8-9f6bdeced846\n\n {x}', ['uuid-digit', { c: 'x', p: 1, where: '' }, 40]],
  ])('refuses %j', async (text, expected) => {
    expect(brief(await error('inspect', text))).toEqual(expected);
  });
});

describe('table', () => {
  test('has a row for each line', async () => {
    const { table, uuids, different } = await run(
      'table',
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f\r\n\r\n017F22E279B07CC398C4DC0C0C07398F',
    );
    const row =
      '017f22e2-79b0-7cc3-98c4-dc0c0c07398f,7 (Unix timestamp and random),2022-02-22T19:22:22.000Z,,,01FWHE4YDGFK1SHH6W1G60EECF,1989357241971137676463954034883508623';
    expect(String(table).split('\n').slice(1)).toEqual([row, row]);
    expect({ uuids, different }).toEqual({ uuids: 2, different: 1 });
  });

  test('marks the lines that are none, unless all are', async () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    const { table, ...counts } = await run('table', `${nil}\n${nil.slice(1)}\n\n${nil.replace('-', 'x')}\n${nil}`);
    expect(
      String(table)
        .split('\n')
        .map((row) => row.split(',')[1]),
    ).toEqual(['problem', '', 'hex digits: 31 instead of 32', '“x” at position 9 is not a hex digit', '']);
    expect(counts).toEqual({ uuids: 2, different: 1, invalid: 2 });
    expect(brief(await error('table', `a\n${nil.slice(1)}`))).toEqual(['uuid-digits', { k: 1, where: '' }, 0]);
  });

  test('reports once what is true of several', async () => {
    const unknown = (version: string) => `017f22e2-79b0-${version}cc3-98c4-dc0c0c07398f\n`;
    const text = unknown('9').repeat(3) + unknown('a') + '000001f5-5e9a-21ea-9e00-0242ac130003\n'.repeat(2);
    expect((await notices('table', text)).map(brief)).toEqual([
      ['unknown-version', { v: 9 }],
      ['unknown-version', { v: 10 }],
      ['dce-time', {}],
    ]);
  });
});

describe('format', () => {
  test('each form is read again', async () => {
    const { form } = tool.operations.format.options;
    await fc.assert(
      fc.asyncProperty(
        fc.uuid(),
        fc.constantFrom(...form.values),
        fc.boolean(),
        fc.boolean(),
        async (uuid, written, withHyphens, upper) => {
          const options = { form: written, hyphens: withHyphens, uppercase: upper };
          const text = await run('format', `${uuid}\n\n${uuid}\n`, options);
          expect(text).toMatch(/^.+\n\n.+\n$/);
          expect(await run('format', text)).toBe(`${uuid}\n\n${uuid}\n`);
        },
      ),
      { numRuns: 200 },
    );
  });
});
