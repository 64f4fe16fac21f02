import { flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';
import { macForm } from '#lib/mac/options.ts';

export default defineTool({
  category: 'network',
  icon: 'device-desktop-search',
  createdAt: '2023-04-06',
  page: {
    data: 'oui',
    initialInput: '20:37:06:12:34:56',
    operations: ['lookup', 'table', 'search', 'format', 'generate'],
  },
  operations: {
    lookup: {
      input: 'mac-address',
      list: { operation: 'table' },
      output: {
        vendor: 'text',
        address: 'text',
        country: 'text',
        block: 'text',
        type: 'text',
        remark: 'text',
        first: 'text',
        last: 'text',
        size: 'count',
        colons: 'text',
        hyphens: 'text',
        dots: 'text',
        bare: 'text',
        integer: 'text',
        binary: 'text',
        eui64: 'text',
        linkLocal: 'ip-address',
      },
      headline: 'vendor',
      outputGroups: {
        range: ['first', 'last', 'size'],
        notations: ['colons', 'hyphens', 'dots', 'bare', 'integer', 'binary'],
        ipv6: ['eui64', 'linkLocal'],
      },
      examples: [
        {
          id: 'registeredVendor',
          input: '20:37:06:12:34:56',
          output: {
            vendor: 'Cisco Systems, Inc',
            country: 'United States',
            block: 'MA-L 20:37:06 (24 bits)',
            linkLocal: 'fe80::2237:6ff:fe12:3456',
          },
        },
        {
          id: 'smallBlock',
          input: '70B3.D5E7.A001',
          output: { vendor: 'ART SPA', block: 'MA-S 70:b3:d5:e7:a (36 bits)' },
        },
        { id: 'localAddress', input: '52-54-00-12-34-56', output: { vendor: null, bare: '525400123456' } },
        {
          id: 'multicast',
          input: '01:00:5e:00:00:fb',
          output: {
            vendor: 'ICANN, IANA Department',
            type: 'Multicast, universal',
            remark: 'IPv4 multicast: 224.0.0.251 and the 31 groups that share this MAC address',
          },
        },
        {
          id: 'broadcast',
          input: 'ff:ff:ff:ff:ff:ff',
          output: { type: 'Broadcast' },
        },
      ],
    },
    table: {
      input: 'mac-address',
      output: { table: 'csv', count: 'number', different: 'number' },
      headline: 'table',
      facts: ['count', 'different'],
      examples: [
        {
          id: 'arpOutput',
          input: '? (192.168.1.1) at b8:27:eb:0:0:1 on en0\n? (192.168.1.2) at c8:5c:e2:7a:bc:de on en0',
          output: {
            table:
              'mac,vendor,block,type,remark\nb8:27:eb:00:00:01,Raspberry Pi Foundation,MA-L b8:27:eb (24 bits),"Unicast, universal",\nc8:5c:e2:7a:bc:de,SYNERGY SYSTEMS AND SOLUTIONS,MA-M c8:5c:e2:7 (28 bits),"Unicast, universal",',
            count: 2,
          },
        },
        {
          id: 'twoVendors',
          input: '00:1b:63:84:45:e6\n00:50:56:00:00:01',
          output: {
            table:
              'mac,vendor,block,type,remark\n00:1b:63:84:45:e6,"Apple, Inc.",MA-L 00:1b:63 (24 bits),"Unicast, universal",\n00:50:56:00:00:01,"VMware, Inc.",MA-L 00:50:56 (24 bits),"Unicast, universal",',
            count: 2,
          },
        },
      ],
    },
    search: {
      input: 'text',
      output: { found: 'csv', vendors: 'number', blocks: 'number' },
      headline: 'found',
      facts: ['vendors', 'blocks'],
      examples: [
        {
          id: 'oneVendor',
          input: 'hubitat',
          output: { found: 'vendor,block\nHubitat Inc.,MA-M 34:e1:d1:8 (28 bits)', vendors: 1 },
        },
        { id: 'severalWords', input: 'raspberry pi foundation', output: { vendors: 1 } },
      ],
    },
    format: {
      input: 'text',
      alsoTakes: { 'mac-address': {} },
      output: 'text',
      options: { ...macForm, onlyMacs: flag() },
      examples: [
        {
          id: 'ciscoToWindows',
          input: '0800.2712.3456',
          options: { separator: 'hyphen', uppercase: true },
          output: '08-00-27-12-34-56',
        },
        { id: 'insideText', input: 'lease 0800271234ab is free', output: 'lease 08:00:27:12:34:ab is free' },
        {
          id: 'onlyAddresses',
          input: '? (192.168.1.1) at b8:27:eb:0:0:1 on en0',
          options: { separator: 'none', onlyMacs: true },
          output: 'b827eb000001',
        },
      ],
    },
    generate: {
      output: { macs: 'text', from: 'text' },
      headline: 'macs',
      facts: ['from'],
      options: {
        prefix: text(),
        count: countUpTo(10_000),
        ...macForm,
        listFormat: listing.listFormat,
        listSeparator: listing.listSeparator,
      },
      examples: [
        { id: 'vendorPrefix', options: { prefix: '00-50-56' }, output: { from: 'VMware, Inc.' } },
        {
          id: 'localAddresses',
          options: { prefix: '02', count: 2 },
          output: { macs: '02:e0:7b:01:e6:f9\n02:fc:a8:b5:1a:f9' },
          isRandom: true,
        },
      ],
    },
    toLinkLocal: {
      input: 'mac-address',
      output: 'ip-address',
      examples: [
        { id: 'globalMac', input: '20:37:06:12:34:56', output: 'fe80::2237:6ff:fe12:3456' },
        { id: 'localMac', input: '52-54-00-12-34-56', output: 'fe80::5054:ff:fe12:3456' },
      ],
    },
  },
});
