import { choice, flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const reading = {
  from: choice(['auto', 'dotted', 'integer', 'hex', 'octal', 'binary', 'ipv6'], 'auto'),
  libraryForms: flag(true),
};
const uppercase = flag(true);

export default defineTool({
  category: 'network',
  icon: 'transform',
  createdAt: '2023-04-08',
  page: { initialInput: '192.168.1.1', operations: ['describe', 'table', 'format'] },
  operations: {
    describe: {
      input: 'ip-address',
      list: { operation: 'table' },
      output: {
        address: 'ip-address',
        integer: 'text',
        hex: 'text',
        binary: 'text',
        ipv6: 'ip-address',
        purpose: 'text',
        expanded: 'text',
        mappedHex: 'ip-address',
        nat64: 'ip-address',
        sixToFour: 'ip-network',
        solicitedNode: 'ip-address',
        ipv4: 'ip-address',
        mac: 'text',
        zone: 'text',
        teredoServer: 'ip-address',
        teredoClient: 'ip-address',
        teredoPort: 'number',
        group: 'text',
        multicast: 'text',
        signed: 'text',
        hexPrefixed: 'text',
        hexDotted: 'text',
        hexBytes: 'text',
        octal: 'text',
        octalDotted: 'text',
        binaryDotted: 'text',
        swapped: 'ip-address',
        reverseName: 'text',
        url: 'text',
        unc: 'text',
        reach: 'text',
        version: 'number',
        notation: 'text',
      },
      headline: 'integer',
      facts: ['version', 'notation'],
      outputGroups: {
        ipv6: ['expanded', 'mappedHex', 'nat64', 'sixToFour', 'solicitedNode'],
        content: ['ipv4', 'mac', 'zone', 'teredoServer', 'teredoClient', 'teredoPort'],
        numbers: ['signed', 'hexPrefixed', 'hexDotted', 'hexBytes', 'octal', 'octalDotted', 'binaryDotted', 'swapped'],
        names: ['reverseName', 'url', 'unc'],
        kind: ['reach', 'group', 'multicast'],
      },
      primary: ['from'],
      options: { ...reading, uppercase },
      examples: [
        {
          id: 'privateAddress',
          input: '192.168.1.1',
          output: {
            integer: '3232235777',
            hex: 'C0A80101',
            binary: '11000000101010000000000100000001',
            ipv6: '::ffff:192.168.1.1',
            signed: '-1062731519',
          },
        },
        { id: 'fromInteger', input: '3232235777', output: { address: '192.168.1.1', notation: 'integer' } },
        { id: 'libraryForm', input: '0x7f.1', output: { address: '127.0.0.1' } },
        { id: 'macInside', input: 'fe80::2237:6ff:fe12:3456', output: { mac: '20:37:06:12:34:56' } },
        { id: 'mappedIpv6', input: '::ffff:192.0.2.1', output: { ipv4: '192.0.2.1' } },
        {
          id: 'teredo',
          input: '2001:0:4136:e378:8000:63bf:3fff:fdd2',
          output: { teredoServer: '65.54.227.120', teredoClient: '192.0.2.45', teredoPort: 40_000 },
        },
      ],
    },
    table: {
      input: 'ip-address',
      output: { table: 'csv', addresses: 'number', invalid: 'number' },
      headline: 'table',
      facts: ['addresses', 'invalid'],
      reportsErrors: true,
      options: { ...reading, uppercase },
      examples: [
        {
          id: 'mixedNotations',
          input: '10.0.0.1\n0x7f000001',
          output: {
            table:
              'address,integer,hex,octal,binary,ipv6,reverseName,purpose\n10.0.0.1,167772161,0A000001,01200000001,00001010000000000000000000000001,::ffff:10.0.0.1,1.0.0.10.in-addr.arpa,"Private use (10.0.0.0/8, RFC 1918)"\n127.0.0.1,2130706433,7F000001,017700000001,01111111000000000000000000000001,::ffff:127.0.0.1,1.0.0.127.in-addr.arpa,"Loopback (127.0.0.0/8, RFC 1122)"',
          },
        },
        {
          id: 'ipv4AndIpv6',
          input: '192.0.2.1\n2001:db8::1',
          output: {
            table:
              'address,integer,hex,octal,binary,ipv6,reverseName,purpose\n192.0.2.1,3221225985,C0000201,030000001001,11000000000000000000001000000001,::ffff:192.0.2.1,1.2.0.192.in-addr.arpa,"Documentation (192.0.2.0/24, RFC 5737)"\n2001:db8::1,42540766411282592856903984951653826561,20010DB8000000000000000000000001,,00100000000000010000110110111000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001,2001:db8::1,1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa,"Documentation (2001:db8::/32, RFC 3849)"',
            addresses: 2,
          },
        },
        { id: 'oneInvalid', input: '192.0.2.1\n192.0.2.999', output: { addresses: 1, invalid: 1 } },
      ],
    },
    format: {
      input: 'ip-address',
      output: 'text',
      primary: ['form', 'from'],
      options: {
        form: choice(
          [
            'address',
            'integer',
            'signed',
            'hex',
            'hexPrefixed',
            'hexDotted',
            'hexBytes',
            'octal',
            'octalDotted',
            'binary',
            'binaryDotted',
            'ipv6',
            'expanded',
            'reverseName',
            'url',
            'unc',
          ],
          'integer',
        ),
        ...reading,
        uppercase,
      },
      examples: [
        { id: 'toIntegers', input: '192.168.1.1\n10.0.0.1', output: '3232235777\n167772161' },
        {
          id: 'toDotted',
          input: '0xC0A80101\n2130706433',
          options: { form: 'address' },
          output: '192.168.1.1\n127.0.0.1',
        },
        {
          id: 'reverseNames',
          input: '192.0.2.1\n2001:db8::1',
          options: { form: 'reverseName' },
          output: '1.2.0.192.in-addr.arpa\n1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
        },
      ],
    },
  },
});
