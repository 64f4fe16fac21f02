import fc from 'fast-check';
import { expect, test } from 'vitest';
import purpose from '#lib/ip/purpose/en.json' with { type: 'json' };
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import { forms } from './forms.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, {
  messages: { ...messages, logic: { ...purpose.logic, ...messages.logic } },
});

// Python 3.11, module ipaddress; RFC 4380, RFC 6052, RFC 3056; Windows names as Wikipedia's article on IPv6 literals has them.
test.each([
  [
    '192.168.1.1',
    {
      integer: '3232235777',
      hex: 'C0A80101',
      binary: '11000000101010000000000100000001',
      ipv6: '::ffff:192.168.1.1',
      purpose: 'Private use (192.168.0.0/16, RFC 1918)',
      expanded: '0000:0000:0000:0000:0000:ffff:c0a8:0101',
      mappedHex: '::ffff:c0a8:101',
      nat64: '64:ff9b::c0a8:101',
      sixToFour: '2002:c0a8:101::/48',
      solicitedNode: null,
      signed: '-1062731519',
      hexPrefixed: '0xC0A80101',
      hexDotted: 'C0.A8.01.01',
      hexBytes: '\\xC0\\xA8\\x01\\x01',
      octal: '030052000401',
      octalDotted: '0300.0250.0001.0001',
      binaryDotted: '11000000.10101000.00000001.00000001',
      swapped: '1.1.168.192',
      reverseName: '1.1.168.192.in-addr.arpa',
      url: null,
      unc: null,
      version: 4,
      notation: 'dotted',
    },
  ],
  ['10.0.0.1', { integer: '167772161', hex: '0A000001', binary: '00001010000000000000000000000001' }],
  [
    '2001:db8::8a2e:370:7334',
    {
      integer: '42540766411282592856904136881884656436',
      hex: '20010DB80000000000008A2E03707334',
      reverseName: '4.3.3.7.0.7.3.0.e.2.a.8.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
      expanded: '2001:0db8:0000:0000:0000:8a2e:0370:7334',
      url: '[2001:db8::8a2e:370:7334]',
      unc: '2001-db8--8a2e-370-7334.ipv6-literal.net',
      solicitedNode: 'ff02::1:ff70:7334',
      signed: null,
      octal: null,
      ipv6: null,
    },
  ],
  [
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    { teredoServer: '65.54.227.120', teredoClient: '192.0.2.45', teredoPort: 40_000, ipv4: null },
  ],
  ['2002:c000:204::', { ipv4: '192.0.2.4', unc: '2002-c000-204--0.ipv6-literal.net' }],
  ['64:ff9b::192.0.2.4', { ipv4: '192.0.2.4' }],
  ['::ffff:192.168.1.1', { ipv4: '192.168.1.1', unc: '0--ffff-c0a8-101.ipv6-literal.net' }],
  ['2001:db8:0:0:1:0:0:1', { address: '2001:db8::1:0:0:1' }],
  ['2001:DB8:0:1:1:1:1:1', { address: '2001:db8:0:1:1:1:1:1' }],
  ['fe80::2237:6ff:fe12:3456', { mac: '20:37:06:12:34:56' }],
  ['fe80::1%4', { address: 'fe80::1%4', zone: '4', unc: 'fe80--1s4.ipv6-literal.net', url: '[fe80::1]' }],
  ['ff02::fb', { group: 'mDNS', multicast: 'Link-local scope, permanently assigned', solicitedNode: null, mac: null }],
  ['ff02::1:ff70:7334', { group: 'Solicited-node group' }],
  [
    'ff75:40:2001:db8::1',
    {
      multicast: 'Site-local scope, dynamically assigned, prefix-based (RFC 3306), with a rendezvous point (RFC 3956)',
    },
  ],
  ['ff0c::1', { multicast: 'Unassigned scope (c), permanently assigned' }],
  ['224.0.0.5', { group: 'All OSPF routers', multicast: null }],
])('%s in other forms', async (input, expected) => {
  expect(await run('describe', input)).toMatchObject(expected);
});

// Those without a mark are as inet_aton of glibc 2.36 reads them.
test.each([
  ['127.1', '127.0.0.1', 'dotted'],
  ['0x7f.1', '127.0.0.1', 'dotted'],
  ['0x7f.0.0.0x1', '127.0.0.1', 'dotted'],
  ['192.168.257', '192.168.1.1', 'dotted'],
  ['017700000001', '127.0.0.1', 'octal'],
  ['2130706433', '127.0.0.1', 'integer'],
  ['0x7f000001', '127.0.0.1', 'hex'],
  ['0x7F', '0.0.0.127', 'hex'],
  ['0300.0250.0001.0001', '192.168.1.1', 'dotted'],
  ['0', '0.0.0.0', 'integer'],
  ['4294967295', '255.255.255.255', 'integer'],
  // Penknife's own.
  ['-1062731519', '192.168.1.1', 'integer'],
  ['4294967296', '::1:0:0', 'integer'],
  ['C0A80101', '192.168.1.1', 'hex'],
  ['c0.a8.01.01', '192.168.1.1', 'hex'],
  ['c0 a8 1 1', '192.168.1.1', 'hex'],
  ['\\xC0\\xA8\\x01\\x01', '192.168.1.1', 'hex'],
  ['0o30052000401', '192.168.1.1', 'octal'],
  ['0b11000000101010000000000100000001', '192.168.1.1', 'binary'],
  ['11000000.10101000.00000001.00000001', '192.168.1.1', 'binary'],
  ['20010DB80000000000008A2E03707334', '2001:db8::8a2e:370:7334', 'hex'],
  ['0x20010DB80000000000008A2E03707334', '2001:db8::8a2e:370:7334', 'hex'],
  ['1.1.168.192.in-addr.arpa', '192.168.1.1', 'dotted'],
  ['4.3.3.7.0.7.3.0.e.2.a.8.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa.', '2001:db8::8a2e:370:7334', 'ipv6'],
  ['fe80--1s4.ipv6-literal.net', 'fe80::1%4', 'ipv6'],
  ['[2001:db8::1]', '2001:db8::1', 'ipv6'],
])('%s is %s', async (input, address, notation) => {
  expect(await run('describe', ` ${input}\n`)).toMatchObject({ address, notation });
});

test.each([
  ['hex', '10203040', '16.32.48.64'],
  ['hex', '10.20.30.40', '16.32.48.64'],
  ['octal', '10.20.30.40', '8.16.24.32'],
  ['octal', '777', '0.0.1.255'],
  ['integer', '010', '0.0.0.10'],
  ['binary', '0000 1010 0000 0000 0000 0000 0000 0001', '10.0.0.1'],
  ['dotted', '127.1', '127.0.0.1'],
] as const)('as %s, %s is %s', async (from, input, address) => {
  expect(await run('describe', input, { from })).toMatchObject({ address, notation: from });
});

test.each([
  ['192.168.1.1', []],
  ['010.8.8.8', [['leading-zero', { text: '010.8.8.8', address: '8.8.8.8', decimal: '10.8.8.8' }]]],
  [
    '10203040',
    [
      [
        'other-reading',
        { text: '10203040', address: '0.155.175.160', notation: 'integer', otherNotation: 'hex', other: '16.32.48.64' },
      ],
    ],
  ],
  ['192.168.1', [['completed', { text: '192.168.1', address: '192.168.0.1' }]]],
  ['0xC0.1', [['completed', { text: '0xC0.1', address: '192.0.0.1' }]]],
  ['-1', [['signed', { text: '-1', address: '255.255.255.255' }]]],
  ['4294967296', [['as-ipv6', { text: '4294967296', address: '::1:0:0' }]]],
  ['192.168.1.1/24', [['prefix', { text: '192.168.1.1', prefix: '/24', address: '192.168.1.1' }]]],
  ['1.2.3.4:8080', [['port', { text: '1.2.3.4', port: ':8080', address: '1.2.3.4' }]]],
  ['[::1]:80', [['port', { text: '[::1]', port: ':80', address: '::1' }]]],
  ['10.0.0.1\n10.0.0.2, 10.0.0.3', [['more-addresses', { n: 2 }]]],
])('reports a surprising reading of %j', async (input, expected) => {
  const found = (await notices('describe', input)).map(({ code, params }) => [code, params]);
  expect(found).toEqual(
    expected.map(([code, params]) => [code, { ...(code !== 'more-addresses' && { n: 1 }), ...Object(params) }]),
  );
});

test.each([
  ['256.1.1.1', {}, ['octet-range', { n: 1, v: '256' }, 0]],
  ['10.0.0', { libraryForms: false }, ['octet-count', { n: 3 }, 0]],
  ['010.8.8.8', { libraryForms: false }, ['leading-zero', { octet: '010', d: '10', o: 8 }, 0]],
  ['1.2.3.4.5', {}, ['octet-count', { n: 5 }, 0]],
  ['08.1.1.1', {}, ['leading-zero-decimal', { octet: '08', d: '8' }, 0]],
  ['1.16777216', {}, ['part-range', { n: 2, v: '16777216', max: '16777215' }, 2]],
  ['10.0x1z.1', {}, ['address-character', { c: 'x' }, 4]],
  ['10.0.0.1x', {}, ['address-character', { c: 'x' }, 8]],
  ['C0A801', {}, ['hex-digits', { n: 6 }, 0]],
  ['0x123456789', {}, ['hex-digits', { n: 9 }, 0]],
  ['101', { from: 'binary' }, ['binary-digits', { n: 3 }, 0]],
  ['9', { from: 'octal' }, ['address-character', { c: '9' }, 0]],
  ['-2147483649', {}, ['number-small', {}, 0]],
  [String(2n ** 128n), {}, ['number-large', {}, 0]],
  ['9'.repeat(1_000), {}, ['number-large', {}, 0]],
  ['-', { from: 'integer' }, ['address-missing', {}, 0]],
  ['-', {}, ['address-character', { c: '-' }, 0]],
  ['1:2:3', {}, ['group-count', { n: 3 }, 0]],
] as const)('%j is refused', async (input, options, [code, params, offset]) => {
  expect(await error('describe', input, options)).toMatchObject({ code, params, at: { offset } });
});

test('a wrong line of a list is marked or named', async () => {
  const { table, ...counts } = await run('table', '10.0.0.1\n10.0.0.256, 010.0.0.1');
  expect(table?.split('\n').map((row) => row.split(',')[1])).toEqual(['problem', '', 'octet-range', '']);
  expect(counts).toEqual({ addresses: 2, invalid: 1 });
  expect(await error('table', 'x\n10.0.0.256')).toMatchObject({ code: 'address-character', at: { line: 1 } });
  expect(await error('format', '10.0.0.1\r\n10.0.0.256')).toMatchObject({ at: { offset: 17, line: 2 } });
  expect(await error('format', '10.0.0.1', { form: 'unc' })).toMatchObject({ code: 'no-form' });
});

test('every form is read again', async () => {
  const address = fc.oneof(
    fc.ipV4(),
    fc.bigInt(0n, 2n ** 128n - 1n).map((value) => String(forms.address({ version: 6, value }, true))),
  );
  await fc.assert(
    fc.asyncProperty(
      address,
      fc.constantFrom(...Object.keys(forms)),
      fc.boolean(),
      async (written, form, uppercase) => {
        const plain = await run('format', written, { form: 'address' });
        const isFour = !written.includes(':');
        if (isFour ? ['url', 'unc'].includes(form) : /signed|octal|Dotted/.test(form)) return;
        const from = /^hex|^binary|^octal/.exec(form)?.[0] ?? 'auto';
        const formatted = await run('format', written, { form, uppercase });
        const again = await run('describe', formatted, { from });
        // A small number is one of IPv4, and IPv4 has become IPv6.
        const expected = again.version === 4 || !isFour ? again.address : again.ipv4;
        if (form === 'integer' && !isFour && again.version === 4) expect(BigInt(formatted)).toBeLessThan(2n ** 32n);
        else expect(expected).toBe(plain);
      },
    ),
  );
});

test('in a list, a notice is given once', async () => {
  const found = await notices('table', '10.0.0.1\n-1\n10.0.0.2\n-2');
  expect(found).toMatchObject([{ code: 'signed', params: { n: 2, text: '-1' }, at: { line: 2 } }]);
});

test('lists', async () => {
  const { table, addresses } = await run('table', '::1\n\n0xC0A80101;10.0.0.1\n', { uppercase: false });
  expect(table?.split('\n').map((line) => line.split(',').slice(0, 4))).toEqual([
    ['address', 'integer', 'hex', 'octal'],
    ['::1', '1', '00000000000000000000000000000001', ''],
    ['192.168.1.1', '3232235777', 'c0a80101', '030052000401'],
    ['10.0.0.1', '167772161', '0a000001', '01200000001'],
  ]);
  expect(addresses).toBe(3);
  expect(await run('format', '10.0.0.1\r\n\r\n0x7f.1\r\n', { form: 'integer' })).toBe(
    '167772161\r\n\r\n2130706433\r\n',
  );
});
