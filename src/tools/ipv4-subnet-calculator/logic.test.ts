import { expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

// Python 3.11, module ipaddress, and RFC 3021, RFC 6164.
test.each([
  [
    '192.168.0.1/24',
    {
      network: '192.168.0.0/24',
      mask: '255.255.255.0',
      wildcard: '0.0.0.255',
      size: '256',
      hosts: '254',
      firstUsable: '192.168.0.1',
      lastUsable: '192.168.0.254',
      broadcast: '192.168.0.255',
      reverseZones: '0.168.192.in-addr.arpa',
      class: 'C',
      position: '1',
    },
  ],
  [
    '172.16.5.130/20',
    {
      network: '172.16.0.0/20',
      mask: '255.255.240.0',
      maskBinary: '11111111.11111111.11110000.00000000',
      wildcard: '0.0.15.255',
      size: '4096',
      usable: '172.16.0.1 – 172.16.15.254',
      broadcast: '172.16.15.255',
      bits: '10101100.00010000.00000101.10000010\nnnnnnnnn.nnnnnnnn.sssshhhh.hhhhhhhh',
      networkHex: '0xac100000',
      networkInteger: '2886729728',
      maskHex: '0xfffff000',
      maskInteger: '4294963200',
      previous: '172.15.240.0/20',
      next: '172.16.16.0/20',
      parent: '172.16.0.0/19',
    },
  ],
  [
    '192.0.2.77/27',
    { network: '192.0.2.64/27', usable: '192.0.2.65 – 192.0.2.94', broadcast: '192.0.2.95', hosts: '30' },
  ],
  ['10.0.0.0/31', { usable: '10.0.0.0 – 10.0.0.1', broadcast: null, hosts: '2' }],
  ['10.0.0.1/32', { usable: '10.0.0.1', broadcast: null, hosts: '1', size: '1', firstUsable: null, power: '2^0' }],
  ['0.0.0.0/0', { size: '4294967296', previous: null, next: null, parent: null }],
  ['255.255.255.0/24', { previous: '255.255.254.0/24', next: null, class: 'E' }],
  ['0.0.0.0/24', { previous: null, next: '0.0.1.0/24', class: 'A' }],
  [
    '2001:db8:abcd:12::1/64',
    {
      usable: '2001:db8:abcd:12:: – 2001:db8:abcd:12:ffff:ffff:ffff:ffff',
      size: '18446744073709551616',
      power: '2^64',
      mask: null,
      broadcast: null,
      class: null,
      anycast: '2001:db8:abcd:12::',
      expanded: '2001:0db8:abcd:0012:0000:0000:0000:0000',
    },
  ],
  ['2001:db8::/32', { size: '79228162514264337593543950336', subnets64: '4294967296' }],
  ['2001:db8::/127', { hosts: '2', anycast: null, subnets64: null }],
  ['fe80::1%eth0/64', { network: 'fe80::/64', address: 'fe80::1%eth0' }],
])('describes %s', async (input, expected) => {
  expect(await run('describe', input)).toMatchObject(expected);
});

test.each([
  ['10.20.0.0/16', 'Private use (10.0.0.0/8, RFC 1918)'],
  ['8.8.8.0/24', 'Global unicast'],
  ['4000::/16', 'Not assigned by the IETF'],
])('%s is for %s', async (input, purpose) => {
  const shared = await import('#lib/ip/purpose/en.json', { with: { type: 'json' } });
  const { run: runWithShared } = testTool(tool, logic, { messages: { logic: shared.default.logic } });
  expect((await runWithShared('describe', input)).purpose).toBe(purpose);
});

test.each([
  ['192.168.0.0/24', []],
  ['192.168.0.1/24', [['host-bits', { address: '192.168.0.1', network: '192.168.0.0/24' }]]],
  ['10.0.0.0 0.0.0.255', [['wildcard', { mask: '0.0.0.255', n: 24 }]]],
  ['10.0.0.0/8, 11.0.0.0/8', [['more-networks', { n: 1 }]]],
])('reports a likely misreading of %j', async (input, expected) => {
  expect((await notices('describe', input)).map(brief)).toEqual(expected);
});

test('networks make a table; addresses in several of them count once', async () => {
  const { table, networks, addresses } = await run('table', '10.0.0.0/30\r\n10.0.0.0/29, 2001:db8::/126\n');
  expect(table?.split('\n')).toEqual([
    'network,mask,first,last,broadcast,hosts',
    '10.0.0.0/30,255.255.255.252,10.0.0.1,10.0.0.2,10.0.0.3,2',
    '10.0.0.0/29,255.255.255.248,10.0.0.1,10.0.0.6,10.0.0.7,6',
    '2001:db8::/126,,2001:db8::,2001:db8::3,,4',
  ]);
  expect([networks, addresses]).toEqual([3, '12']);
});

const firstColumn = (csv: string): readonly string[] =>
  csv
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

// Python 3.11, ip_network(…).subnets(…).
test.each([
  ['10.0.0.0/22', { by: 'prefix', prefix: 24 }, ['10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/24', '10.0.3.0/24']],
  [
    '2001:db8::/48',
    { by: 'prefix', prefix: 50 },
    ['2001:db8::/50', '2001:db8:0:4000::/50', '2001:db8:0:8000::/50', '2001:db8:0:c000::/50'],
  ],
  ['10.0.0.0/24', { count: 3 }, ['10.0.0.0/26', '10.0.0.64/26', '10.0.0.128/26', '10.0.0.192/26']],
  ['10.0.0.0/24', { count: 1 }, ['10.0.0.0/24']],
  ['10.0.0.0/24', { by: 'hosts', hosts: 126 }, ['10.0.0.0/25', '10.0.0.128/25']],
  ['10.0.0.0/24', { by: 'hosts', hosts: 127 }, ['10.0.0.0/24']],
  ['10.0.0.0/29', { by: 'hosts', hosts: 1 }, ['10.0.0.0/30', '10.0.0.4/30']],
  ['2001:db8::/126', { by: 'hosts', hosts: 2 }, ['2001:db8::/127', '2001:db8::2/127']],
] as const)('%s is split, %j', async (input, options, subnets) => {
  expect(firstColumn(await run('split', input, options))).toEqual(subnets);
});

test('subnets for a number of hosts list spare addresses', async () => {
  const [, first] = (await run('split', '10.0.0.0/24', { by: 'hosts', hosts: 50 })).split('\n');
  expect(first).toBe('10.0.0.0/26,255.255.255.192,10.0.0.1,10.0.0.62,10.0.0.63,62,12');
});

test('a number of subnets that is no power of two is rounded up, and said so', async () => {
  expect((await notices('split', '10.0.0.0/24', { count: 5 })).map(brief)).toEqual([
    ['rounded-up', { n: 5, count: 8, q: 27 }],
  ]);
});

test.each([
  ['10.0.0.0/24', { by: 'prefix', prefix: 24 }, 'cannot-split', 'prefix'],
  ['10.0.0.0/24', { by: 'prefix', prefix: 33 }, 'cannot-split', 'prefix'],
  ['10.0.0.0/30', { count: 5 }, 'too-few-addresses', 'count'],
  ['10.0.0.0/24', { by: 'hosts', hosts: 255 }, 'too-small', 'hosts'],
  ['10.0.0.0/24', { by: 'hosts', hosts: 2 ** 53 - 1 }, 'too-small', 'hosts'],
  ['10.0.0.0/8', { by: 'prefix', prefix: 29 }, 'too-many-subnets', undefined],
  ['::/0', { by: 'prefix', prefix: 128 }, 'too-many-subnets', undefined],
  ['10.0.0.0/8 11.0.0.0/8', {}, 'one-network', undefined],
] as const)('%s cannot be split %j: %s', async (input, options, code, field) => {
  const { code: found, at } = await error('split', input, options);
  expect([found, at?.field]).toEqual([code, field]);
});

test('many subnets, in order', async () => {
  const subnets = firstColumn(await run('split', '10.0.0.0/8', { by: 'prefix', prefix: 24 }));
  expect([subnets.length, subnets[1], subnets.at(-1)]).toEqual([2 ** 16, '10.0.1.0/24', '10.255.255.0/24']);
});

test('hosts are given networks, the largest first, and the rest is listed', async () => {
  const { plan, taken, free } = await run('plan', '192.168.0.0/24', { groups: 'B, b 50\nA 100\n10\n\nC:\t25' });
  expect(plan?.split('\n')).toEqual([
    'name,needed,network,mask,first,last,broadcast,hosts,spare',
    'A,100,192.168.0.0/25,255.255.255.128,192.168.0.1,192.168.0.126,192.168.0.127,126,26',
    '"B, b",50,192.168.0.128/26,255.255.255.192,192.168.0.129,192.168.0.190,192.168.0.191,62,12',
    'C,25,192.168.0.192/27,255.255.255.224,192.168.0.193,192.168.0.222,192.168.0.223,30,5',
    ',10,192.168.0.224/28,255.255.255.240,192.168.0.225,192.168.0.238,192.168.0.239,14,4',
    '(free),,192.168.0.240/28,255.255.255.240,192.168.0.241,192.168.0.254,192.168.0.255,14,',
  ]);
  expect([taken, free]).toEqual(['240', '16']);
});

test('offers a /31 for links of two hosts, in IPv4 only', async () => {
  const groups = 'A 2\nB 2\nC 3';
  expect(await notices('plan', '192.168.0.0/24', { groups })).toMatchObject([
    { code: 'point-to-point', params: { n: 2 }, offers: [{ pointToPoint: true }] },
  ]);
  const { plan } = await run('plan', '192.168.0.0/24', { groups, pointToPoint: true });
  expect(plan).toContain('A,2,192.168.0.8/31,255.255.255.254,192.168.0.8,192.168.0.9,,2,0');
  expect(plan).toContain('B,2,192.168.0.10/31');
  expect(await notices('plan', '192.168.0.0/24', { groups, pointToPoint: true })).toEqual([]);
  expect(await notices('plan', '2001:db8::/64', { groups })).toEqual([]);
});

test.each([
  ['', ['plan-empty', {}, 0]],
  ['Office', ['plan-line', { text: 'Office' }, 0]],
  ['A 1\nOffice 0', ['plan-line', { text: 'Office 0' }, 4]],
  ['A 1\n  Office -5x', ['plan-line', { text: 'Office -5x' }, 4]],
  [`A ${'9'.repeat(40)}`, ['plan-line', { text: `A ${'9'.repeat(38)}…` }, 0]],
  ['A 100\nB 200', ['no-room', { need: '384', have: '256', network: '192.168.0.0/24', name: 'A' }, 0]],
])('no plan for %j', async (groups, expected) => {
  const failure = await error('plan', '192.168.0.0/24', { groups });
  expect(brief(failure)).toEqual(expected);
  expect(failure.at?.field).toBe('groups');
});

test.each([
  ['192.168.0.10', 'Inside', '192.168.0.10'],
  ['192.168.0.0 – 192.168.0.255', 'Same', '192.168.0.0 – 192.168.0.255'],
  ['192.168/16', 'Contains', '192.168.0.0 – 192.168.0.255'],
  ['192.168.0.200-192.168.1.10', 'Overlaps', '192.168.0.200 – 192.168.0.255'],
  ['192.168.1.0', 'Outside', ''],
  ['::ffff:192.168.0.1', 'Outside', ''],
])('%s lies to 192.168.0.0/24: %s', async (item, relation, common) => {
  expect(await run('compare', '192.168.0.0/24', { with: `${item}\r\n` })).toBe(
    `item,relation,common\n${item},${relation},${common}`,
  );
});

test('an invalid item is reported at its position in the option', async () => {
  expect(await error('plan', '10.0.0.0/8')).toMatchObject({ code: 'plan-empty', at: { field: 'groups' } });
  expect(await error('compare', '10.0.0.0/8')).toMatchObject({ code: 'items-missing', at: { field: 'with' } });
  expect(await error('compare', '10.0.0.0/8', { with: '10.0.0.1\n  10.0.0.256' })).toMatchObject({
    code: 'octet-range',
    at: { field: 'with', offset: 18 },
  });
});

test('steps by a number of networks, and never wraps around', async () => {
  expect(await run('step', '10.0.0.5/24', { steps: 256 })).toBe('10.1.0.0/24');
  expect(brief(await error('step', '255.255.255.0/24'))).toEqual(['no-block', { n: 1, network: '255.255.255.0/24' }]);
});

test.each([
  ['10.0.0.1/33', 'prefix-range', 9],
  ['10.0.0.0/8\r\n010.0.0.1', 'leading-zero', 12],
  [', ,', 'address-missing', 0],
])('%j is refused: %s', async (input, code, offset) => {
  expect(await error('describe', input)).toMatchObject({ code, at: { offset } });
});
