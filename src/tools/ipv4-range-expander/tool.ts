import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** Maximum number of addresses that can be listed. */
export const maxListed = 2 ** 24;

const style = choice(['cidr', 'mask', 'wildcard', 'range', 'wireguard', 'ipset', 'nft', 'cisco'], 'cidr');
const prefix = { optional: true, min: 0, max: 128, group: 'fit' } as const;
const fit = { longest: int(null, prefix), shortest: int(null, prefix) };

const alsoTakes = { 'ip-range': {}, 'ip-network': {} };

export default defineTool({
  category: 'network',
  icon: 'arrows-horizontal',
  createdAt: '2023-04-19',
  page: { initialInput: '192.168.1.1 - 192.168.6.255', operations: ['expand', 'merge', 'subtract', 'ranges', 'list'] },
  operations: {
    expand: {
      input: 'ip-range',
      list: { operation: 'merge' },
      alsoTakes: { 'ip-network': {} },
      output: {
        cover: 'ip-network',
        extra: 'count',
        networks: 'text',
        coverRange: 'text',
        coverAddresses: 'count',
        start: 'ip-address',
        end: 'ip-address',
        addresses: 'count',
        count: 'number',
      },
      headline: 'cover',
      facts: ['addresses', 'count'],
      outputGroups: { range: ['start', 'end'] },
      primary: ['style'],
      options: { style, ...fit },
      components: { control: 'range-ends' },
      examples: [
        {
          id: 'startAndEnd',
          input: '192.168.1.1 - 192.168.6.255',
          output: {
            networks:
              '192.168.1.1/32\n192.168.1.2/31\n192.168.1.4/30\n192.168.1.8/29\n192.168.1.16/28\n192.168.1.32/27\n192.168.1.64/26\n192.168.1.128/25\n192.168.2.0/23\n192.168.4.0/23\n192.168.6.0/24',
            cover: '192.168.0.0/21',
            extra: '513',
          },
        },
        {
          id: 'shortForm',
          input: '10.0.0.1-17',
          output: { cover: '10.0.0.0/27', coverAddresses: '32', addresses: '17' },
        },
        {
          id: 'ipv6Range',
          input: '2001:db8::1 - 2001:db8::5',
          output: { networks: '2001:db8::1/128\n2001:db8::2/127\n2001:db8::4/127' },
        },
        {
          id: 'countFromStart',
          input: '10.0.0.0+255',
          output: { cover: '10.0.0.0/24', networks: '10.0.0.0/24', addresses: '256', extra: '0' },
        },
        {
          id: 'wireguard',
          input: '192.168.1.8 - 192.168.1.11',
          options: { style: 'wireguard' },
          output: { networks: 'AllowedIPs = 192.168.1.8/30', cover: '192.168.1.8/30' },
        },
      ],
    },
    merge: {
      input: 'text',
      alsoTakes,
      output: { networks: 'text', count: 'number', addresses: 'count', duplicates: 'number', overlaps: 'number' },
      headline: 'networks',
      facts: ['count', 'addresses', 'duplicates', 'overlaps'],
      primary: ['style'],
      options: { style, ...fit },
      examples: [
        {
          id: 'adjacentNetworks',
          input: '192.168.0.0/24\n192.168.1.0/24\n192.168.2.0/25\n192.168.2.128/25\n192.168.3.0/24',
          output: { networks: '192.168.0.0/22', addresses: '1024' },
        },
        {
          id: 'overlapping',
          input: '10.0.0.0/24\n10.0.0.128/25\n10.0.1.0-10.0.1.255',
          output: { networks: '10.0.0.0/23', overlaps: 1, addresses: '512' },
        },
        {
          id: 'mixedVersions',
          input: '192.0.2.0/25\n2001:db8::/33\n192.0.2.128/25\n2001:db8:8000::/33',
          output: { networks: '192.0.2.0/24\n2001:db8::/32', count: 2 },
        },
      ],
    },
    subtract: {
      input: 'text',
      alsoTakes,
      output: { networks: 'text', count: 'number', addresses: 'count' },
      headline: 'networks',
      facts: ['count', 'addresses'],
      primary: ['style'],
      needs: 'minus',
      options: { minus: text('', { content: true, multiline: true, place: 'input' }), style, ...fit },
      examples: [
        {
          id: 'allButPrivate',
          input: '0.0.0.0/0',
          options: { minus: '10.0.0.0/8' },
          output: {
            networks: '0.0.0.0/5\n8.0.0.0/7\n11.0.0.0/8\n12.0.0.0/6\n16.0.0.0/4\n32.0.0.0/3\n64.0.0.0/2\n128.0.0.0/1',
            count: 8,
          },
        },
        {
          id: 'reservedPart',
          input: '192.168.0.0/24',
          options: { minus: '192.168.0.1\n192.168.0.255' },
          output: {
            networks:
              '192.168.0.0/32\n192.168.0.2/31\n192.168.0.4/30\n192.168.0.8/29\n192.168.0.16/28\n192.168.0.32/27\n192.168.0.64/26\n192.168.0.128/26\n192.168.0.192/27\n192.168.0.224/28\n192.168.0.240/29\n192.168.0.248/30\n192.168.0.252/31\n192.168.0.254/32',
            count: 14,
            addresses: '254',
          },
        },
      ],
    },
    ranges: {
      input: 'text',
      alsoTakes,
      output: { ranges: 'csv', addresses: 'count' },
      headline: 'ranges',
      facts: ['addresses'],
      examples: [
        {
          id: 'networkAndRange',
          input: '10.0.0.0/8\n192.168.1.10-20',
          output: {
            ranges:
              'item,start,end,addresses,cover\n10.0.0.0/8,10.0.0.0,10.255.255.255,16777216,10.0.0.0/8\n192.168.1.10-20,192.168.1.10,192.168.1.20,11,192.168.1.0/27',
          },
        },
        {
          id: 'oneNetwork',
          input: '192.0.2.0/26',
          output: {
            ranges: 'item,start,end,addresses,cover\n192.0.2.0/26,192.0.2.0,192.0.2.63,64,192.0.2.0/26',
            addresses: '64',
          },
        },
      ],
    },
    list: {
      input: 'text',
      alsoTakes,
      output: { list: 'text', addresses: 'count' },
      headline: 'list',
      facts: ['addresses'],
      primary: ['usable'],
      options: {
        usable: flag(),
        step: int(1, { min: 1 }),
        limit: int(2 ** 20, { min: 1, max: maxListed, more: true }),
      },
      examples: [
        {
          id: 'usableHosts',
          input: '192.168.1.0/29',
          options: { usable: true },
          output: {
            list: '192.168.1.1\n192.168.1.2\n192.168.1.3\n192.168.1.4\n192.168.1.5\n192.168.1.6',
            addresses: '6',
          },
        },
        {
          id: 'everyEighth',
          input: '10.0.0.0-10.0.0.31',
          options: { step: 8 },
          output: { list: '10.0.0.0\n10.0.0.8\n10.0.0.16\n10.0.0.24', addresses: '4' },
        },
      ],
    },
  },
});
