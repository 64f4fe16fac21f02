import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { severalNetworks } from '#lib/ip/options.ts';

/** Maximum number of subnets in a result. */
export const maxSubnets = 2 ** 20;

export default defineTool({
  category: 'network',
  icon: 'network',
  createdAt: '2026-11-22',
  shortName: 'subnet',
  page: { initialInput: '192.168.0.1/24', operations: ['describe', 'table', 'split', 'plan', 'compare'] },
  operations: {
    describe: {
      input: 'ip-network',
      list: { operation: 'table', pattern: severalNetworks },
      output: {
        network: 'ip-network',
        mask: 'text',
        usable: 'text',
        broadcast: 'ip-address',
        hosts: 'count',
        subnets64: 'count',
        address: 'ip-address',
        position: 'count',
        first: 'ip-address',
        last: 'ip-address',
        firstUsable: 'ip-address',
        lastUsable: 'ip-address',
        size: 'count',
        power: 'text',
        expanded: 'text',
        anycast: 'ip-address',
        prefix: 'text',
        wildcard: 'text',
        maskBinary: 'text',
        bits: 'text',
        previous: 'ip-network',
        next: 'ip-network',
        parent: 'ip-network',
        purpose: 'text',
        reach: 'text',
        class: 'text',
        networkHex: 'text',
        networkInteger: 'text',
        maskHex: 'text',
        maskInteger: 'text',
        reverseZones: 'text',
      },
      headline: 'network',
      outputGroups: {
        range: [
          'address',
          'position',
          'first',
          'last',
          'firstUsable',
          'lastUsable',
          'size',
          'power',
          'expanded',
          'anycast',
        ],
        mask: ['prefix', 'wildcard', 'maskBinary', 'bits'],
        neighbours: ['previous', 'next', 'parent'],
        kind: ['purpose', 'reach', 'class'],
        numbers: ['networkHex', 'networkInteger', 'maskHex', 'maskInteger'],
        dns: ['reverseZones'],
      },
      components: { after: 'network-steps' },
      examples: [
        {
          id: 'homeNetwork',
          input: '192.168.0.1/24',
          output: {
            network: '192.168.0.0/24',
            mask: '255.255.255.0',
            usable: '192.168.0.1 – 192.168.0.254',
            broadcast: '192.168.0.255',
            hosts: '254',
          },
        },
        {
          id: 'dottedMask',
          input: '172.16.5.130 255.255.240.0',
          output: { network: '172.16.0.0/20', wildcard: '0.0.15.255', hosts: '4094', broadcast: '172.16.15.255' },
        },
        {
          id: 'ipv6Prefix',
          input: '2001:db8::/32',
          output: {
            subnets64: '4294967296',
            size: '79228162514264337593543950336',
            reverseZones: '8.b.d.0.1.0.0.2.ip6.arpa',
          },
        },
        {
          id: 'pointToPoint',
          input: '10.0.0.0/31',
          output: { network: '10.0.0.0/31', mask: '255.255.255.254', usable: '10.0.0.0 – 10.0.0.1', hosts: '2' },
        },
        {
          id: 'shortened',
          input: '172.16/12',
          output: {
            network: '172.16.0.0/12',
            mask: '255.240.0.0',
            hosts: '1048574',
            purpose: 'Private use (172.16.0.0/12, RFC 1918)',
          },
        },
      ],
    },
    table: {
      input: 'ip-network',
      output: { table: 'csv', networks: 'number', addresses: 'count' },
      headline: 'table',
      facts: ['networks', 'addresses'],
      examples: [
        {
          id: 'privateNetworks',
          input: '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16',
          output: {
            table:
              'network,mask,first,last,broadcast,hosts\n10.0.0.0/8,255.0.0.0,10.0.0.1,10.255.255.254,10.255.255.255,16777214\n172.16.0.0/12,255.240.0.0,172.16.0.1,172.31.255.254,172.31.255.255,1048574\n192.168.0.0/16,255.255.0.0,192.168.0.1,192.168.255.254,192.168.255.255,65534',
          },
        },
        { id: 'ipv4AndIpv6', input: '192.0.2.0/24\n2001:db8::/48', output: { networks: 2 } },
      ],
    },
    split: {
      input: 'ip-network',
      output: 'csv',
      primary: ['by', 'count', 'prefix', 'hosts'],
      options: {
        by: choice(['count', 'prefix', 'hosts'], 'count'),
        count: int(4, { min: 1, max: maxSubnets, when: { field: 'by', is: 'count' } }),
        prefix: int(26, { min: 0, max: 128, when: { field: 'by', is: 'prefix' } }),
        hosts: int(50, { min: 1, when: { field: 'by', is: 'hosts' } }),
      },
      examples: [
        {
          id: 'byPrefix',
          input: '10.0.0.0/22',
          options: { by: 'prefix', prefix: 24 },
          output:
            'network,mask,first,last,broadcast,hosts\n10.0.0.0/24,255.255.255.0,10.0.0.1,10.0.0.254,10.0.0.255,254\n10.0.1.0/24,255.255.255.0,10.0.1.1,10.0.1.254,10.0.1.255,254\n10.0.2.0/24,255.255.255.0,10.0.2.1,10.0.2.254,10.0.2.255,254\n10.0.3.0/24,255.255.255.0,10.0.3.1,10.0.3.254,10.0.3.255,254',
        },
        {
          id: 'byHosts',
          input: '192.168.0.0/24',
          options: { by: 'hosts', hosts: 100 },
          output:
            'network,mask,first,last,broadcast,hosts,spare\n192.168.0.0/25,255.255.255.128,192.168.0.1,192.168.0.126,192.168.0.127,126,26\n192.168.0.128/25,255.255.255.128,192.168.0.129,192.168.0.254,192.168.0.255,126,26',
        },
        {
          id: 'intoTwo',
          input: '2001:db8::/48',
          options: { count: 2 },
          output:
            'network,mask,first,last,broadcast,hosts\n2001:db8::/49,,2001:db8::,2001:db8:0:7fff:ffff:ffff:ffff:ffff,,604462909807314587353088\n2001:db8:0:8000::/49,,2001:db8:0:8000::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,,604462909807314587353088',
        },
      ],
    },
    plan: {
      input: 'ip-network',
      output: { plan: 'csv', taken: 'count', free: 'count' },
      headline: 'plan',
      facts: ['taken', 'free'],
      needs: 'groups',
      options: {
        groups: text('', { content: true, multiline: true, place: 'input' }),
        pointToPoint: flag(),
      },
      examples: [
        {
          id: 'twoGroups',
          input: '192.168.0.0/24',
          options: { groups: 'Office 100\nLab 50' },
          output: {
            plan: 'name,needed,network,mask,first,last,broadcast,hosts,spare\nOffice,100,192.168.0.0/25,255.255.255.128,192.168.0.1,192.168.0.126,192.168.0.127,126,26\nLab,50,192.168.0.128/26,255.255.255.192,192.168.0.129,192.168.0.190,192.168.0.191,62,12\n(free),,192.168.0.192/26,255.255.255.192,192.168.0.193,192.168.0.254,192.168.0.255,62,',
            free: '64',
          },
        },
        {
          id: 'pointToPointLinks',
          input: '10.0.0.0/28',
          options: { groups: 'Servers 5\nLink 2', pointToPoint: true },
          // RFC 3021.
          output: {
            plan: 'name,needed,network,mask,first,last,broadcast,hosts,spare\nServers,5,10.0.0.0/29,255.255.255.248,10.0.0.1,10.0.0.6,10.0.0.7,6,1\nLink,2,10.0.0.8/31,255.255.255.254,10.0.0.8,10.0.0.9,,2,0\n(free),,10.0.0.10/31,255.255.255.254,10.0.0.10,10.0.0.11,,2,\n(free),,10.0.0.12/30,255.255.255.252,10.0.0.13,10.0.0.14,10.0.0.15,2,',
            free: '6',
          },
        },
      ],
    },
    compare: {
      input: 'ip-network',
      output: 'csv',
      needs: 'with',
      options: {
        with: text('', { content: true, multiline: true, place: 'input' }),
      },
      examples: [
        {
          id: 'insideOrNot',
          input: '10.0.0.0/8',
          options: { with: '10.20.30.40\n11.0.0.0/8\n10.255.255.0-11.0.0.9' },
          output:
            'item,relation,common\n10.20.30.40,Inside,10.20.30.40\n11.0.0.0/8,Outside,\n10.255.255.0-11.0.0.9,Overlaps,10.255.255.0 – 10.255.255.255',
        },
        {
          id: 'exactMatch',
          input: '192.168.0.0/24',
          options: { with: '192.168.0.10\n192.168.0.0/24\n192.168.1.1' },
          output:
            'item,relation,common\n192.168.0.10,Inside,192.168.0.10\n192.168.0.0/24,Same,192.168.0.0 – 192.168.0.255\n192.168.1.1,Outside,',
        },
      ],
    },
    step: {
      input: 'ip-network',
      output: 'ip-network',
      options: { steps: int(1) },
      examples: [
        { id: 'nextNetwork', input: '192.168.0.1/24', output: '192.168.1.0/24' },
        { id: 'tenBack', input: '10.0.0.0/8', options: { steps: -10 }, output: '0.0.0.0/8' },
      ],
    },
  },
});
