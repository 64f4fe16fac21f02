import { choice, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { severalNetworks } from '#lib/ip/options.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';

const ofAlgorithm = { when: { field: 'method', is: 'rfc4193' } } as const;

/** Where the 40 bits of a prefix come from. */
const source = {
  method: choice(['random', 'rfc4193', 'own'], 'random'),
  globalId: text('', { content: true, when: { field: 'method', is: 'own' } }),
  time: text('', { moment: true, ...ofAlgorithm }),
};
const initialMac = '20:37:06:12:34:56';
/** A subnet in hexadecimal digits. */
const subnetId = text('0', { pattern: ' *[\\dA-Fa-f]{1,4} *' });

export default defineTool({
  category: 'network',
  icon: 'home-signal',
  createdAt: '2023-04-09',
  page: { operations: ['generate', 'list', 'subnets', 'inspect', 'table'] },
  operations: {
    generate: {
      output: {
        network: 'ip-network',
        subnet: 'ip-network',
        address: 'ip-address',
        globalId: 'text',
        reverseZone: 'text',
        first: 'ip-network',
        last: 'ip-network',
        subnetCount: 'count',
        ntpTime: 'text',
        eui64: 'text',
        sha1: 'text',
      },
      headline: 'network',
      outputGroups: {
        subnets: ['first', 'last', 'subnetCount'],
        dns: ['reverseZone'],
        algorithm: ['ntpTime', 'eui64', 'sha1'],
      },
      options: {
        ...source,
        mac: text(initialMac, { content: true, sample: true }),
        subnetId,
        interfacePart: choice(['one', 'eui64', 'random'], 'one'),
      },
      examples: [
        {
          id: 'timeAndMac',
          options: { method: 'rfc4193', time: '2026-11-20T00:00:00Z', mac: '20:37:06:12:34:56' },
          output: {
            network: 'fdb7:c22:2bb8::/48',
            globalId: 'b70c222bb8',
            address: 'fdb7:c22:2bb8::1',
            reverseZone: '8.b.b.2.2.2.c.0.7.b.d.f.ip6.arpa',
            last: 'fdb7:c22:2bb8:ffff::/64',
          },
        },
        {
          id: 'customGlobalId',
          options: { method: 'own', globalId: '0123456789', subnetId: '1', interfacePart: 'eui64' },
          output: { subnet: 'fd01:2345:6789:1::/64', address: 'fd01:2345:6789:1:2237:6ff:fe12:3456' },
        },
        {
          id: 'lastSubnet',
          options: { method: 'own', globalId: '0123456789', subnetId: 'ffff' },
          output: {
            network: 'fd01:2345:6789::/48',
            subnet: 'fd01:2345:6789:ffff::/64',
            address: 'fd01:2345:6789:ffff::1',
          },
        },
      ],
    },
    list: {
      output: 'text',
      options: {
        method: choice(['random', 'rfc4193'], 'random'),
        time: source.time,
        mac: text(initialMac, { content: true, sample: true, ...ofAlgorithm }),
        count: { ...countUpTo(1_000), default: 10 },
        ...listing,
      },
      examples: [
        {
          id: 'oneNetwork',
          options: { method: 'rfc4193', time: '2026-11-20T00:00:00Z', count: 1 },
          output: 'fdb7:c22:2bb8::/48',
        },
        {
          id: 'jsonList',
          options: { method: 'rfc4193', time: '2026-11-20T00:00:00Z', count: 1, listFormat: 'json' },
          output: '[\n  "fdb7:c22:2bb8::/48"\n]',
        },
      ],
    },
    subnets: {
      input: 'ip-network',
      output: 'text',
      options: { from: subnetId, count: int(16, { min: 1, max: 65_536 }), ...listing },
      examples: [
        {
          id: 'fromSubnetTen',
          input: 'fdb7:c22:2bb8::/48',
          options: { from: 'a', count: 2 },
          output: 'fdb7:c22:2bb8:a::/64\nfdb7:c22:2bb8:b::/64',
        },
        {
          id: 'firstThree',
          input: 'fd01:2345:6789::/48',
          options: { count: 3 },
          output: 'fd01:2345:6789::/64\nfd01:2345:6789:1::/64\nfd01:2345:6789:2::/64',
        },
      ],
    },
    inspect: {
      input: 'ip-network',
      list: { operation: 'table', pattern: severalNetworks },
      output: {
        network: 'ip-network',
        globalId: 'text',
        subnetId: 'text',
        subnet: 'ip-network',
        interfaceId: 'text',
        mac: 'text',
        reverseZone: 'text',
      },
      headline: 'network',
      outputGroups: { dns: ['reverseZone'] },
      examples: [
        {
          id: 'addressWithMac',
          input: 'fd01:2345:6789:1:2237:6ff:fe12:3456',
          output: { globalId: '0123456789', subnetId: '1', mac: '20:37:06:12:34:56' },
        },
        {
          id: 'plainAddress',
          input: 'fd01:2345:6789:a0::1',
          output: {
            network: 'fd01:2345:6789::/48',
            subnet: 'fd01:2345:6789:a0::/64',
            subnetId: 'a0',
            interfaceId: '0000:0000:0000:0001',
          },
        },
        {
          id: 'wholeNetwork',
          input: 'fdb7:c22:2bb8::/48',
          output: { network: 'fdb7:c22:2bb8::/48', globalId: 'b70c222bb8', subnetId: '0' },
        },
      ],
    },
    table: {
      input: 'ip-network',
      output: { table: 'csv', addresses: 'number', networks: 'number' },
      headline: 'table',
      facts: ['addresses', 'networks'],
      examples: [
        {
          id: 'sameNetwork',
          input: 'fdb7:c22:2bb8::1\nfdb7:c22:2bb8:a0:2237:6ff:fe12:3456',
          output: {
            table:
              'address,network,globalId,subnetId,interfaceId,mac\nfdb7:c22:2bb8::1,fdb7:c22:2bb8::/48,b70c222bb8,0,0000:0000:0000:0001,\nfdb7:c22:2bb8:a0:2237:6ff:fe12:3456,fdb7:c22:2bb8::/48,b70c222bb8,a0,2237:06ff:fe12:3456,20:37:06:12:34:56',
            addresses: 2,
            networks: 1,
          },
        },
        { id: 'twoNetworks', input: 'fd01:2345:6789::1\nfdb7:c22:2bb8::1', output: { addresses: 2, networks: 2 } },
      ],
    },
  },
});
