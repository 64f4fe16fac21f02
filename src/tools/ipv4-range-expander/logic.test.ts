import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const lines = (text: string | null) => text?.split('\n') ?? [];

// Python 3.11, ipaddress.summarize_address_range.
test.each([
  [
    '192.168.1.1 - 192.168.6.255',
    {
      cover: '192.168.0.0/21',
      coverRange: '192.168.0.0 – 192.168.7.255',
      coverAddresses: '2048',
      addresses: '1535',
      extra: '513',
      start: '192.168.1.1',
      end: '192.168.6.255',
      count: 11,
    },
  ],
  [
    '10.0.0.1–10.0.0.17',
    {
      cover: '10.0.0.0/27',
      coverAddresses: '32',
      networks: '10.0.0.1/32\n10.0.0.2/31\n10.0.0.4/30\n10.0.0.8/29\n10.0.0.16/31',
    },
  ],
  ['192.168.1.1 to 192.168.7.255', { cover: '192.168.0.0/21', addresses: '1791', coverAddresses: '2048' }],
  ['0.0.0.0-255.255.255.255', { networks: '0.0.0.0/0', cover: '0.0.0.0/0', extra: '0', addresses: '4294967296' }],
  ['0.0.0.1-255.255.255.254', { count: 62, cover: '0.0.0.0/0' }],
  ['10.0.0.0 - 200.0.0.0', { cover: '0.0.0.0/0', addresses: '3187671041' }],
  ['10.0.0.5-10.0.0.5', { networks: '10.0.0.5/32', cover: '10.0.0.5/32' }],
  [
    '2001:db8::1-2001:db8::5',
    { networks: '2001:db8::1/128\n2001:db8::2/127\n2001:db8::4/127', cover: '2001:db8::/125' },
  ],
  ['::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', { networks: '::/0', addresses: String(2n ** 128n) }],
  ['10.0.0.0/24', { networks: '10.0.0.0/24', start: '10.0.0.0', end: '10.0.0.255' }],
  ['10.0.0.0 255.255.255.0', { networks: '10.0.0.0/24' }],
  ['10.0.0.0+255', { networks: '10.0.0.0/24' }],
  ['10.0.0.*', { networks: '10.0.0.0/24', cover: '10.0.0.0/24', extra: '0' }],
  ['10.1.*.*', { networks: '10.1.0.0/16' }],
  ['10.*.*.*', { networks: '10.0.0.0/8' }],
  ['192.168.1.1-50', { end: '192.168.1.50' }],
  ['10.0.0.1 10.0.0.9', { start: '10.0.0.1', end: '10.0.0.9' }],
  [' 10.0.0.1\t10.0.0.9\n', { start: '10.0.0.1', end: '10.0.0.9' }],
  ['2001:db8::1 2001:db8::5', { cover: '2001:db8::/125' }],
  ['10.0.0.1..10.0.0.9', { end: '10.0.0.9' }],
  ['10.0.0.1 ... 10.0.0.9', { end: '10.0.0.9' }],
  ['10.0.0.1…9', { end: '10.0.0.9' }],
  ['2001:db8::1..2001:db8::5', { end: '2001:db8::5' }],
  ['192.168.1.1-2.255', { end: '192.168.2.255' }],
])('%s', async (input, expected) => {
  expect(await run('expand', input)).toMatchObject(expected);
});

test.each([
  [
    '192.168.1.1-50',
    [
      ['short-end', { n: 1, end: '50', address: '192.168.1.50' }, 0],
      ['extra', { n: 14, extra: '14', network: '192.168.1.0/26' }],
    ],
  ],
  ['10.0.0.1\n10.0.0.2', [['more-ranges', { n: 1 }]]],
  ['192.168.0.10 - 192.168.5.20', [['extra', { n: 757, extra: '757', network: '192.168.0.0/21' }]]],
  ['::1-::1:0:0:0:0', [['extra', { n: 2 ** 64, extra: '18,446,744,073,709,551,616', network: '::/63' }]]],
  ['192.168.0.0 - 192.168.7.255', []],
])('reports a surprising answer to %j', async (input, expected) => {
  expect((await notices('expand', input)).map(brief)).toEqual(expected);
});

// Python 3.11, ipaddress.collapse_addresses.
test('merges, and reports duplicates', async () => {
  expect(
    await run('merge', '192.168.0.0/24\n192.168.1.0/24\n192.168.2.0/25\n192.168.2.128/25\n192.168.3.0/24'),
  ).toEqual({ networks: '192.168.0.0/22', count: 1, addresses: '1024', duplicates: 0, overlaps: 0 });
  expect(
    await run(
      'merge',
      '# office\r\n2001:db8::/33, 2001:db8:8000::/33\r\n10.0.0.0/8 10.0.0.0/8 # again\r\n10.1.0.0-20\n',
    ),
  ).toEqual({
    networks: '10.0.0.0/8\n2001:db8::/32',
    count: 2,
    addresses: String(2n ** 24n + 2n ** 96n),
    duplicates: 1,
    overlaps: 1,
  });
});

// Python 3.11, ipaddress.address_exclude.
test('subtracts', async () => {
  expect(await run('subtract', '0.0.0.0/0', { minus: '10.0.0.0/8' })).toMatchObject({
    networks: '0.0.0.0/5\n8.0.0.0/7\n11.0.0.0/8\n12.0.0.0/6\n16.0.0.0/4\n32.0.0.0/3\n64.0.0.0/2\n128.0.0.0/1',
  });
  const { networks, count } = await run('subtract', '10.0.0.0/8', { minus: '10.0.0.0/24' });
  expect([count, lines(networks).at(0), lines(networks).at(-1)]).toEqual([16, '10.0.1.0/24', '10.128.0.0/9']);
  expect(await run('subtract', '10.0.0.0/24', { minus: '10.0.0.0/8' })).toMatchObject({ networks: '', count: 0 });
  expect((await notices('subtract', '::1', { minus: '::/0' })).map(brief)).toEqual([['nothing-left', {}]]);
  expect(await run('subtract', '10.0.0.0/30\n::/127')).toMatchObject({
    networks: '10.0.0.0/30\n::/127',
  });
});

test('what is merged and subtracted is what sets of addresses make', async () => {
  const range = fc
    .tuple(fc.constantFrom('10.0.0.', '2001:db8::'), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 9 }))
    .map(([start, first, more]) => {
      const write = (n: number) => start + n.toString(start.includes(':') ? 16 : 10);
      return {
        text: `${write(first)}-${write(first + more)}`,
        all: Array.from({ length: more + 1 }, (_, at) => write(first + at)),
      };
    });
  const some = fc.array(range, { minLength: 1, maxLength: 6 });
  const textOf = (ranges: readonly { readonly text: string }[]) => ranges.map(({ text }) => text).join('\n');
  await fc.assert(
    fc.asyncProperty(some, some, async (ranges, taken) => {
      const gone = new Set(taken.flatMap(({ all }) => all));
      const wanted = new Set(ranges.flatMap(({ all }) => all).filter((address) => !gone.has(address)));
      const { networks, addresses } = await run('subtract', textOf(ranges), { minus: textOf(taken) });
      expect(addresses).toBe(String(wanted.size));
      if (wanted.size === 0) return;
      const { list } = await run('list', networks ?? '');
      expect(new Set(lines(list))).toEqual(wanted);
    }),
  );
});

test.each([
  ['cidr', '0.0.0.0/0\n10.0.0.1/32\n::/0'],
  ['mask', '0.0.0.0 0.0.0.0\n10.0.0.1 255.255.255.255\n::/0'],
  ['wildcard', '0.0.0.0 255.255.255.255\n10.0.0.1 0.0.0.0\n::/0'],
  ['wireguard', 'AllowedIPs = 0.0.0.0/0, 10.0.0.1/32, ::/0'],
  ['nft', 'define networks4 = { 0.0.0.0/0, 10.0.0.1/32 }\ndefine networks6 = { ::/0 }'],
  ['cisco', 'permit ip 0.0.0.0 255.255.255.255 any\npermit ip host 10.0.0.1 any\npermit ipv6 ::/0 any'],
  ['range', '0.0.0.0-255.255.255.255\n::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const)('in the style %s', async (style, expected) => {
  const { writeNetworks } = await import('./write-networks.ts');
  const all = [
    { version: 4, first: 0n, prefix: 0 },
    { version: 4, first: 0x0a000001n, prefix: 32 },
    { version: 6, first: 0n, prefix: 0 },
  ] as const;
  expect(writeNetworks(all, style)).toBe(expected);
});

// ipset 7.17 refuses 0.0.0.0/0 in a set of the type hash:net.
test('for ipset the whole space is two networks', async () => {
  const { networks } = await run('merge', '0.0.0.0/0', { style: 'ipset' });
  expect(lines(networks)).toEqual([
    'create networks4 hash:net family inet maxelem 2',
    'add networks4 0.0.0.0/1',
    'add networks4 128.0.0.0/1',
  ]);
});

test('networks can be kept from being too small or too large', async () => {
  const input = '10.0.0.1-10.0.2.255\n2001:db8::/32';
  expect(await run('merge', input, { longest: 24 })).toMatchObject({
    networks: '10.0.0.0/23\n10.0.2.0/24\n2001:d00::/24',
  });
  expect((await notices('merge', '10.0.0.1-10.0.2.255', { longest: 24 })).map(brief)).toEqual([
    ['widened', { n: 1, added: '1', prefix: 24 }],
  ]);
  expect(await run('merge', '10.0.0.0/23', { shortest: 24 })).toMatchObject({ networks: '10.0.0.0/24\n10.0.1.0/24' });
  expect(await run('merge', '10.0.0.0/31', { shortest: 64 })).toMatchObject({ networks: '10.0.0.0/32\n10.0.0.1/32' });
  expect(await error('merge', '::/0', { shortest: 64 })).toMatchObject({ code: 'too-many-networks' });
});

test('lists', async () => {
  expect(await run('list', '10.0.0.0/30\n::1-::3', { usable: true })).toEqual({
    list: '10.0.0.1\n10.0.0.2\n::1\n::2\n::3',
    addresses: '5',
  });
  expect(await run('list', '10.0.0.0/24', { step: 100 })).toEqual({
    list: '10.0.0.0\n10.0.0.100\n10.0.0.200',
    addresses: '3',
  });
  expect(await error('list', '10.0.0.0/8')).toMatchObject({
    code: 'too-many-addresses',
    params: { n: 16_777_216, limit: 1_048_576 },
  });
  expect(await error('list', '::/0')).toMatchObject({ code: 'too-many-addresses' });
});

test.each([
  ['10.0.0.9-10.0.0.1', 'reversed-range', 9],
  ['10.0.0.1-::1', 'mixed-range', 9],
  ['::1 - 10.0.0.1', 'mixed-range-6', 6],
  ['10.0.0.0+', 'range-count', 9],
  ['10.0.0.0+x', 'range-count', 9],
  ['255.255.255.255+1', 'range-end', 16],
  ['10.0.0.1-300', 'octet-range', 9],
  ['10.0.0.1-', 'end-missing', 9],
  ['10.0.0.1 – ', 'end-missing', 10],
  ['10.0.0.0/33', 'prefix-range', 9],
  ['# nothing', 'address-missing', 0],
  ['10.0..1', 'octet-missing', 5],
  ['300.0.0.*', 'octet-range', 0],
  ['10.*.0.*', 'address-character', 3],
  ['10.*', 'address-character', 3],
  ['*.*.*.*', 'address-character', 0],
  ['10.0.0.*/24', 'address-character', 7],
  ['10.0.0.1-10.0.0.*', 'address-character', 16],
])('%s is refused', async (input, code, offset) => {
  expect(await error('expand', input)).toMatchObject({ code, at: { offset } });
});

test('a reversed range is offered the other way round, where that leaves no other out', async () => {
  const offers = [{ input: '10.0.0.1 - 10.0.0.9' }];
  expect(await error('expand', '10.0.0.9-1')).toMatchObject({ offers });
  expect(await error('expand', '10.0.0.9 10.0.0.1')).toMatchObject({ offers });
  expect(await error('subtract', '10.0.0.0/8', { minus: '10.0.0.9-1' })).toMatchObject({
    offers: [{ minus: '10.0.0.1 - 10.0.0.9' }],
  });
  expect(await error('merge', '10.0.0.9-1\n10.0.1.0/24')).not.toHaveProperty('offers');
});

test('addresses in a line of a list are no range', async () => {
  expect(await run('merge', '10.0.0.1 10.0.0.9')).toMatchObject({ addresses: '2' });
});

test('a wrong line is named, also of what is taken away', async () => {
  expect(await error('merge', '10.0.0.0/8 # a\n10.0.0.256')).toMatchObject({
    code: 'octet-range',
    at: { line: 2, column: 8, isInLines: true },
  });
  expect(await error('subtract', '10.0.0.0/8', { minus: '10.0.0.1\r\nx' })).toMatchObject({
    at: { line: 2, field: 'minus' },
  });
});
