import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IpAddress, isFault, orThrow, readAddress } from './address.ts';
import { expandIpv6, formatAddress, formatBits, formatNetwork, formatRange, reverseName } from './format.ts';
import vectors from './ipaddress-vectors.json' with { type: 'json' };
import {
  broadcastOf,
  countOf,
  lastOf,
  maskOf,
  mergeRanges,
  moveNetwork,
  networksOf,
  rangeOf,
  reverseZones,
  sizeOf,
  usableOf,
  wildcardOf,
} from './network.ts';
import { severalNetworks } from './options.ts';
import { findPurpose } from './purpose/special-purpose.ts';
import { readNetwork, readNetworks, readRange, splitNetworks } from './read-network.ts';

const read = (text: string): IpAddress => orThrow(readAddress(text));
const network = (text: string) => orThrow(readNetwork(text)).network;

/** The code of a fault, its place, and its parameters. */
const faultOf = (reading: object) =>
  isFault(reading) ? [reading.code, reading.offset, reading.length, reading.params] : [];

const startOf = (reading: object) => faultOf(reading).slice(0, 2);

test.each(vectors.networks)('$input, as Python’s ipaddress has it', (expected) => {
  const own = network(expected.input);
  const { version } = own;
  const write = (value: bigint) => formatAddress({ version, value });
  const broadcast = broadcastOf(own);
  expect({
    network: formatNetwork(own),
    first: write(own.first),
    last: write(lastOf(own)),
    size: String(sizeOf(own)),
    hosts: String(countOf(usableOf(own))),
    ...(own.prefix > 0 && { parent: formatNetwork(network(`${write(own.first)}/${own.prefix - 1}`)) }),
    ...(version === 4 && { mask: formatAddress(maskOf(own)), wildcard: formatAddress(wildcardOf(own)) }),
    ...(version === 6 && { expanded: expandIpv6(own.first) }),
    ...(broadcast !== undefined && { broadcast: write(broadcast), usable: formatRange(usableOf(own)) }),
    input: expected.input,
  }).toEqual(expected);
});

test('accepts the addresses that Python’s ipaddress accepts, and no others', () => {
  const values = vectors.texts.map(([text]) => {
    const address = readAddress(String(text));
    return [text, isFault(address) ? null : String(address.value)];
  });
  expect(values).toEqual(vectors.texts);
});

test.each(vectors.ranges)('%s to %s is the networks that Python summarizes it to', (first, last, networks) => {
  expect(networksOf(orThrow(readRange(`${first}-${last}`))).map(formatNetwork)).toEqual(networks);
});

test.each(vectors.merged)('%j merges as Python collapses it', (networks, merged) => {
  expect(
    mergeRanges(networks.map((text) => rangeOf(network(text))))
      .flatMap(networksOf)
      .map(formatNetwork),
  ).toEqual(merged);
});

// RFC 5952, sections 2, 4 and 5; RFC 4291, section 2.2.
test.each([
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0DB8:0000:0000:0000:0000:0002:0001', '2001:db8::2:1'],
  ['2001:db8:0:0:0:0:2:0', '2001:db8::2:0'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['1::', '1::'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['::ffff:c000:201', '::ffff:192.0.2.1'],
  ['::13.1.68.3', '::d01:4403'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['fe80::1%25', 'fe80::1%25'],
  ['255.255.255.255', '255.255.255.255'],
])('%s is %s', (text, written) => {
  expect(formatAddress(read(text))).toBe(written);
});

test.each([
  ['', ['address-missing', 0, 1, {}]],
  ['256.1.1.1', ['octet-range', 0, 3, { n: 1, v: '256' }]],
  ['1.2.3', ['octet-count', 0, 5, { n: 3 }]],
  ['1.2.3.4.5', ['octet-count', 0, 9, { n: 5 }]],
  ['3232235777', ['octet-count', 0, 10, { n: 1 }]],
  ['1..2.3', ['octet-missing', 2, 1, { n: 2 }]],
  ['10.0.010.1', ['leading-zero', 5, 3, { octet: '010', d: '10', o: 8 }]],
  ['10.0.001.1', ['leading-zero-decimal', 5, 3, { octet: '001', d: '1' }]],
  ['10.0.00.1', ['leading-zero-decimal', 5, 2, { octet: '00', d: '0' }]],
  ['10.0.007.1', ['leading-zero-decimal', 5, 3, { octet: '007', d: '7' }]],
  ['08.0.0.1', ['leading-zero-decimal', 0, 2, { octet: '08', d: '8' }]],
  ['0x7f.0.0.1', ['address-character', 1, 1, { c: 'x' }]],
  ['-1.0.0.1', ['address-character', 0, 1, { c: '-' }]],
  ['１９２.168.0.1', ['address-character', 0, 1, { c: '１' }]],
  ['10.0.0.1\u200b', ['address-character', 8, 1, { c: 'U+200B' }]],
  ['10.0.0.😀', ['address-character', 7, 2, { c: '😀' }]],
  ['10.0.0.1%eth0', ['address-character', 8, 1, { c: '%' }]],
  ['1::2::3', ['second-gap', 4, 2, {}]],
  [':::', ['second-gap', 1, 2, {}]],
  [':1:2:3:4:5:6:7', ['lone-colon', 0, 1, {}]],
  ['1:2:3:4:5:6:7:', ['lone-colon', 13, 1, {}]],
  ['1:2:3', ['group-count', 0, 5, { n: 3 }]],
  ['1:2:3:4:5:6:7:8:9', ['group-count', 0, 17, { n: 9 }]],
  ['1:2:3:4::5:6:7:8', ['too-many-groups', 0, 16, { n: 8 }]],
  ['2001:db8::12345', ['group-long', 10, 5, { n: 3, g: '12345' }]],
  ['[2001:db8::g]', ['address-character', 11, 1, { c: 'g' }]],
  ['::1.2.3.456', ['octet-range', 8, 3, { n: 4, v: '456' }]],
  ['1.2.3.4::', ['address-character', 1, 1, { c: '.' }]],
  ['fe80::1%', ['zone', 7, 1, {}]],
])('%j is refused', (text, fault) => {
  expect(faultOf(readAddress(text))).toEqual(fault);
});

test.each([
  ['10/8', '10.0.0.0/8', 'prefix'],
  ['172.16/12', '172.16.0.0/12', 'prefix'],
  ['192.168.1/24', '192.168.1.0/24', 'prefix'],
  ['192.168.0.1', '192.168.0.1/32', 'nothing'],
  ['10.1.2.3/255.255.0.0', '10.1.0.0/16', 'mask'],
  ['10.1.2.3 255.255.0.0', '10.1.0.0/16', 'mask'],
  ['10.1.2.3\t0.0.255.255', '10.1.0.0/16', 'wildcard'],
  ['10.1.2.3/0.0.0.255', '10.1.2.0/24', 'wildcard'],
  ['0.0.0.0/0.0.0.0', '0.0.0.0/0', 'mask'],
  ['1.2.3.4/255.255.255.255', '1.2.3.4/32', 'mask'],
  ['10.1.2.3 / 16', '10.1.0.0/16', 'prefix'],
  ['2001:db8::1/32', '2001:db8::/32', 'prefix'],
  ['[2001:db8::1]/32', '2001:db8::/32', 'prefix'],
  ['fe80::1%eth0/10', 'fe80::/10', 'prefix'],
  ['::1', '::1/128', 'nothing'],
])('%j is the network %s, by its %s', (text, written, by) => {
  const found = orThrow(readNetwork(text));
  expect([formatNetwork(found.network), found.by]).toEqual([written, by]);
});

test.each([
  ['10.0.0.1/33', 'prefix-range', 9],
  ['2001:db8::/129', 'prefix-range', 11],
  ['10.0.0.1/-1', 'prefix-range', 9],
  ['10.0.0.1/', 'prefix-missing', 9],
  ['10.0.0.1/255.0.255.0', 'mask-gap', 9],
  ['10.0.0.1/255.255.256.0', 'octet-range', 17],
  ['10.0.0.1/255.255', 'octet-count', 9],
  ['2001:db8::/255.0.0.0', 'prefix-range', 11],
  ['/24', 'address-missing', 0],
  ['10.0.0.300/24', 'octet-range', 7],
  ['010/8', 'leading-zero', 0],
])('%j is no network: %s at %i', (text, code, offset) => {
  expect(startOf(readNetwork(text))).toEqual([code, offset]);
});

test.each([
  ['10.0.0.0/8, 172.16.0.0/12;\r\n192.168.0.0/16', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']],
  ['10.0.0.0 255.0.0.0 11.0.0.0 0.255.255.255', ['10.0.0.0 255.0.0.0', '11.0.0.0 0.255.255.255']],
  ['10.0.0.1 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.0\n255.0.0.0', ['10.0.0.0', '255.0.0.0']],
  ['10.0.0.0 255.0.255.0', ['10.0.0.0 255.0.255.0']],
  ['10.0.0.0 / 8', ['10.0.0.0 / 8']],
  ['1.1.1.1/8/9', ['1.1.1.1/8', '/9']],
  [' \n , ', []],
])('%j are %j', (text, parts) => {
  expect(splitNetworks(text).map((part) => part.text)).toEqual(parts);
  for (const { text: part, offset } of splitNetworks(text)) expect(text.slice(offset, offset + part.length)).toBe(part);
});

test('a list of networks is found by its separators as it is divided', () => {
  const network = fc.constantFrom(
    '10.0.0.0/8',
    '10.0.0.0 / 8',
    '10.0.0.1',
    '10.0.0.0 255.0.0.0',
    '10.0.0.0 255.0.255.0',
    '10.0.0.0 0.255.255.255',
    'fd00::/8',
    'fd00::1',
  );
  const separator = fc.constantFrom(' ', '\t', ', ', ',', ';', '\n', '\r\n', '\n\n', ' , ');
  const edge = fc.constantFrom('', ' ', '\n', ',');
  const text = fc
    .tuple(edge, network, fc.array(fc.tuple(separator, network), { maxLength: 3 }), edge)
    .map(([before, first, others, after]) => before + first + others.flat().join('') + after);
  const pattern = new RegExp(severalNetworks, 'u');
  fc.assert(
    fc.property(text, (written) => {
      expect(pattern.test(written)).toBe(splitNetworks(written).length > 1);
    }),
  );
});

test('reports the first wrong network of several at its place in the text', () => {
  expect(startOf(readNetworks('10.0.0.0/8\n10.0.0.0/33\nx'))).toEqual(['prefix-range', 20]);
});

test('ranges begin before they end, in one version', () => {
  expect(formatRange(orThrow(readRange('10.0.0.1 – 10.0.0.9')))).toBe('10.0.0.1 – 10.0.0.9');
  expect(formatRange(orThrow(readRange('10.0.0.0/30')))).toBe('10.0.0.0 – 10.0.0.3');
  expect(startOf(readRange('10.0.0.9-10.0.0.1'))).toEqual(['reversed-range', 9]);
  expect(startOf(readRange('10.0.0.9-::1'))).toEqual(['mixed-range', 9]);
  expect(startOf(readRange('10.0.0.9 - 10.0.0.x'))).toEqual(['address-character', 18]);
});

test('blocks are moved within the whole space only', () => {
  expect(moveNetwork(network('0.0.0.0/24'), -1n)).toBeUndefined();
  expect(moveNetwork(network('255.255.255.0/24'), 1n)).toBeUndefined();
  expect(moveNetwork(network('::/0'), 1n)).toBeUndefined();
  expect(formatNetwork(moveNetwork(network('10.0.0.0/8'), 1n) ?? network('::/0'))).toBe('11.0.0.0/8');
});

// RFC 1035, section 3.5; RFC 2317; RFC 3596, section 2.5.
test.each([
  ['192.168.0.0/24', ['0.168.192.in-addr.arpa']],
  ['172.16.0.0/15', ['16.172.in-addr.arpa', '17.172.in-addr.arpa']],
  ['192.0.2.64/27', ['64/27.2.0.192.in-addr.arpa']],
  ['192.0.2.1/32', ['1.2.0.192.in-addr.arpa']],
  ['0.0.0.0/0', ['in-addr.arpa']],
  ['2001:db8::/32', ['8.b.d.0.1.0.0.2.ip6.arpa']],
  ['2001:db8::/31', ['8.b.d.0.1.0.0.2.ip6.arpa', '9.b.d.0.1.0.0.2.ip6.arpa']],
  ['::/0', ['ip6.arpa']],
])('the reverse zones of %s', (text, zones) => {
  expect(reverseZones(network(text))).toEqual(zones);
});

test('names and bits of an address', () => {
  expect(reverseName(read('2001:db8::8a2e:370:7334'))).toBe(
    '4.3.3.7.0.7.3.0.e.2.a.8.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
  );
  expect(formatBits(read('172.16.5.130'))).toBe('10101100.00010000.00000101.10000010');
});

// IANA IPv4 and IPv6 Special-Purpose Address Registries.
test.each([
  ['10.1.2.3', 'private', true, false],
  ['100.64.0.1', 'shared', true, false],
  ['192.0.0.9', 'pcp', true, true],
  ['192.0.0.12', 'ietf', false, false],
  ['192.88.99.1', 'old-6to4-relay', undefined, undefined],
  ['224.0.0.1', 'multicast-local', false, false],
  ['255.255.255.255', 'broadcast', false, false],
  ['::1', 'loopback', false, false],
  ['2001:db8::1', 'documentation', false, false],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'teredo', true, undefined],
  ['3fff::1', 'documentation', false, false],
  ['fd12::1', 'unique-local', true, false],
  ['fe80::1', 'link-local', true, false],
  ['ff02::1', 'multicast-local', false, false],
])('%s is for %s', (text, name, isSource, isGlobal) => {
  expect(findPurpose(rangeOf(network(text)))).toMatchObject({ name, isSource, isGlobal });
});

test.each(['8.8.8.8', '2606:4700::1111', '0.0.0.0/0', '172.0.0.0/8'])('%s is for no special purpose', (text) => {
  expect(findPurpose(rangeOf(network(text)))).toBeUndefined();
});

test.each([
  ['192.168.1.1:8080', ['address-port', 11, 5, { port: ':8080' }]],
  ['192.168.1.1:99999', ['address-port', 11, 6, { port: ':99999' }]],
  ['192.168.1.1:abc', ['address-port', 11, 4, { port: ':abc' }]],
  ['192.168.1.1:', ['address-port', 11, 1, { port: ':' }]],
  ['[::1]:80', ['address-port', 5, 3, { port: ':80' }]],
])('the port of %j is what is wrong', (text, fault) => {
  expect(faultOf(readAddress(text))).toEqual(fault);
  expect(faultOf(readNetwork(text))).toEqual(fault);
  expect(faultOf(readRange(text))).toEqual(fault);
});
