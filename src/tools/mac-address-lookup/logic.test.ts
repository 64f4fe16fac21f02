import { describe, expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

describe('lookup', () => {
  // The registries of the IEEE through oui-data 2.1.9.
  test.each([
    ['20:37:06:12:34:56', 'Cisco Systems, Inc', 'MA-L 20:37:06 (24 bits)'],
    ['B8:27:EB:00:00:01', 'Raspberry Pi Foundation', 'MA-L b8:27:eb (24 bits)'],
    ['0800.2712.3456', 'PCS Systemtechnik GmbH', 'MA-L 08:00:27 (24 bits)'],
    ['00-50-56-C0-00-08', 'VMware, Inc.', 'MA-L 00:50:56 (24 bits)'],
    ['C8:5C:E2:7A:BC:DE', 'SYNERGY SYSTEMS AND SOLUTIONS', 'MA-M c8:5c:e2:7 (28 bits)'],
    ['34:E1:D1:80:00:01', 'Hubitat Inc.', 'MA-M 34:e1:d1:8 (28 bits)'],
    ['70:B3:D5:E7:A0:01', 'ART SPA', 'MA-S 70:b3:d5:e7:a (36 bits)'],
    ['00:1B:C5:00:0A:BC', 'Converging Systems Inc.', 'MA-S 00:1b:c5:00:0 (36 bits)'],
    // The block that the IEEE cuts up, where the part is not known.
    ['70b3d5', 'IEEE Registration Authority', 'MA-L 70:b3:d5 (24 bits)'],
    ['70b3d5e7a', 'ART SPA', 'MA-S 70:b3:d5:e7:a (36 bits)'],
  ])('%s', async (text, vendor, block) => {
    expect(await run('lookup', text)).toMatchObject({ vendor, block });
    expect(await notices('lookup', text)).toEqual([]);
  });

  test('says all of an address', async () => {
    expect(await run('lookup', '20:37:06:12:34:56')).toEqual({
      vendor: 'Cisco Systems, Inc',
      address: '80 West Tasman Drive, San Jose CA 94568',
      country: 'United States',
      block: 'MA-L 20:37:06 (24 bits)',
      type: 'Unicast, universal',
      remark: null,
      first: '20:37:06:00:00:00',
      last: '20:37:06:ff:ff:ff',
      size: '16777216',
      colons: '20:37:06:12:34:56',
      hyphens: '20-37-06-12-34-56',
      dots: '2037.0612.3456',
      bare: '203706123456',
      // python: int('203706123456', 16), bin()
      integer: '35420697146454',
      binary: '00100000 00110111 00000110 00010010 00110100 01010110',
      eui64: '22:37:06:ff:fe:12:34:56',
      linkLocal: 'fe80::2237:6ff:fe12:3456',
    });
  });

  test('names the country in the language of the user', async () => {
    expect(await run('lookup', '20:37:06:12:34:56', {}, { locale: 'fr' })).toMatchObject({ country: 'États-Unis' });
  });

  test('takes a city at the end of an address for no country', async () => {
    const address = '1163 Kassel Terrace, Sunnyvale CA 94089';
    expect(await run('lookup', '7C:47:7C:D0:00:00')).toMatchObject({ address, country: null });
  });

  test.each([
    '203706123456',
    '0x203706123456',
    '20-37-6-12-34-56',
    '20.37.06.12.34.56',
    '20 37 06 12 34 56',
    ' 2037:0612:3456\n',
    '? (192.168.1.1) at 20:37:6:12:34:56 on en0',
  ])('reads %j', async (text) => {
    expect(await run('lookup', text)).toMatchObject({ colons: '20:37:06:12:34:56' });
  });

  test.each([
    ['AA:BB:CC:DD:EE:FF', 'Likely a private (randomized) address'],
    ['52:54:00:12:34:56', 'QEMU/KVM (by convention)'],
    ['02:42:AC:11:00:02', 'Docker (by convention)'],
  ])('%s is locally administered', async (text, remark) => {
    expect(await run('lookup', text)).toMatchObject({ vendor: null, type: 'Unicast, locally administered', remark });
    expect((await notices('lookup', text)).map(brief)).toEqual([['local', {}]]);
  });

  test.each([
    ['01:80:c2:00:00:0e', 'LLDP', 'IEEE 802.1 Chair'],
    ['01:00:0c:cc:cc:cc', 'Cisco CDP, VTP, UDLD', 'Cisco Systems, Inc'],
    ['00:00:5e:00:01:0a', 'VRRP, IPv4', 'ICANN, IANA Department'],
    ['00:00:0c:07:ac:01', 'Cisco HSRP', 'Cisco Systems, Inc'],
    // RFC 1112: 23 bits of 239.255.255.250; RFC 2464: 32 bits of ff02::1:3.
    [
      '01:00:5e:7f:ff:fa',
      'IPv4 multicast: 224.127.255.250 and the 31 groups that share this MAC address',
      'ICANN, IANA Department',
    ],
    ['33:33:00:01:00:03', 'IPv6 multicast: groups ending in 1:3', null],
  ])('%s is known', async (text, remark, vendor) => {
    expect(await run('lookup', text)).toMatchObject({ remark, vendor });
  });

  test('an address of many devices is that of no interface', async () => {
    const none = { eui64: null, linkLocal: null };
    expect(await run('lookup', '01:80:c2:00:00:0e')).toMatchObject(none);
    expect(await run('lookup', 'ff:ff:ff:ff:ff:ff')).toMatchObject({
      vendor: null,
      type: 'Broadcast',
      remark: null,
      ...none,
    });
    expect(await notices('lookup', 'ff:ff:ff:ff:ff:ff')).toEqual([]);
  });

  test.each(['20:37:06:ff:fe:12:34:56', '20-37-06-FF-FE-12-34-56', '2037.06ff.fe12.3456', '0x203706FFFE123456'])(
    '%s is an EUI-64',
    async (text) => {
      expect(await run('lookup', text)).toMatchObject({
        vendor: 'Cisco Systems, Inc',
        remark: 'Derived from MAC address 20:37:06:12:34:56',
        bare: '203706fffe123456',
        // python: int('203706fffe123456', 16); RFC 4291, appendix A: the universal bit is inverted.
        integer: '2321331829481813078',
        eui64: '22:37:06:ff:fe:12:34:56',
        linkLocal: 'fe80::2237:6ff:fe12:3456',
      });
      expect(await notices('lookup', text)).toEqual([]);
    },
  );

  test.each([
    ['22:37:06:ff:fe:12:34:56', 'Derived from MAC address 20:37:06:12:34:56'],
    ['02:00:00:00:00:00:00:01', 'Likely a private (randomized) address'],
  ])('%s is locally administered', async (text, remark) => {
    expect(await run('lookup', text)).toMatchObject({ vendor: null, type: 'Unicast, locally administered', remark });
  });

  test('a prefix has no IPv6 address', async () => {
    expect(await run('lookup', '203706')).toMatchObject({
      vendor: 'Cisco Systems, Inc',
      linkLocal: null,
      integer: null,
    });
  });

  test.each([
    ['00:00:00', { vendor: 'XEROX CORPORATION' }, []],
    ['00:01:01:00:00:00', { vendor: 'Private', address: null }, [['private-owner', {}]]],
    ['40:D8:55:12:34:56', { vendor: null, address: null, country: null }, [['iab', { date: '2026-08-26' }]]],
    ['00:50:C2', { vendor: null, block: 'MA-L 00:50:c2 (24 bits)' }, [['iab', { date: '2026-08-26' }]]],
    ['70:b3:d5', { vendor: 'IEEE Registration Authority' }, []],
    ['70:b3:d5:00:00:00', { vendor: null, block: 'MA-L 70:b3:d5 (24 bits)' }, [['divided', { date: '2026-08-26' }]]],
    ['f0:00:00:00:00:00', { vendor: null }, [['unknown', { prefix: 'f0:00:00', date: '2026-08-26' }]]],
    ['20:37-06:12:34:56', { vendor: 'Cisco Systems, Inc' }, [['mixed-separators', {}]]],
    ['20:37:06:12:34:56\n20:37:06:12:34:57', {}, [['more-macs', { n: 1 }]]],
  ])('%j with notices', async (text, value, expected) => {
    expect(await run('lookup', text)).toMatchObject(value);
    expect((await notices('lookup', text)).map(brief)).toEqual(expected);
  });

  test.each([
    ['20:37:06:12:34:5g', ['mac-digit', { c: 'g', p: 17 }, 16]],
    ['20:37', ['mac-digits', { n: 4 }, 0]],
    ['20:37:06:12:34:56:78', ['mac-digits', { n: 14 }, 0]],
  ])('refuses %j', async (text, expected) => {
    expect(brief(await error('lookup', text))).toEqual(expected);
  });
});

const arp = `? (192.168.1.1) at b8:27:eb:0:0:1 on en0 ifscope [ethernet]
192.168.1.7 dev eth0 lladdr c8:5c:e2:7a:bc:de REACHABLE
fe80::2237:6ff:fe12:3456 dev eth0 lladdr 20:37:06:12:34:56 router STALE
lease 2037.0612.3456, client 0800271234ab; id 01:08:00:27:12:34:ab
at 2024-01-02 03:04:05 nothing 123456789012`;

describe('a text', () => {
  test('every MAC address in it is found, and nothing else', async () => {
    expect((await run('format', arp, { separator: 'none', onlyMacs: true })).split('\n')).toEqual([
      'b827eb000001',
      'c85ce27abcde',
      '203706123456',
      '203706123456',
      '0800271234ab',
    ]);
  });

  test('is rewritten in place', async () => {
    const text = await run('format', arp, { separator: 'hyphen', uppercase: true });
    expect(text).toBe(
      arp
        .replace('b8:27:eb:0:0:1', 'B8-27-EB-00-00-01')
        .replace('c8:5c:e2:7a:bc:de', 'C8-5C-E2-7A-BC-DE')
        .replace('20:37:06:12:34:56', '20-37-06-12-34-56')
        .replace('2037.0612.3456', '20-37-06-12-34-56')
        .replace('0800271234ab', '08-00-27-12-34-AB'),
    );
  });

  test('is a table, from parts of the list or from all names', async () => {
    const few = await run('table', arp);
    expect(few).toMatchObject({ count: 5, different: 4 });
    // Blocks of every part of the list.
    const many = Array.from({ length: 256 }, (_, index) => `${index.toString(16).padStart(2, '0')}:00:00:00:00:00`);
    const all = await run('table', [...many, arp].join('\n'));
    expect(String(all.table).split('\n').slice(-5)).toEqual(String(few.table).split('\n').slice(1));
  });

  test.each(['table', 'format'] as const)('%s without any is refused', async (operation) => {
    expect(await error(operation, 'nothing here')).toMatchObject({ code: 'no-mac' });
  });
});

describe('search', () => {
  test('finds all words of a name', async () => {
    expect(await run('search', 'PI raspberry')).toMatchObject({ vendors: 3 });
    const { found } = await run('search', 'raspberry pi foundation');
    expect(found).toBe('vendor,block\nRaspberry Pi Foundation,MA-L b8:27:eb (24 bits)');
  });

  test('looks for a word once, however often it is written', async () => {
    expect(await run('search', 'hubitat '.repeat(100_000))).toMatchObject({ vendors: 1 });
  });

  test('says so where there is none', async () => {
    expect(brief(await error('search', 'no such vendor'))).toEqual(['no-vendor', { name: 'no such vendor' }, 0]);
  });
});

describe('generate', () => {
  test('names the tool with more choices where no prefix is given', async () => {
    expect((await notices('generate', {})).map(({ code }) => code)).toEqual(['other-kinds']);
    expect(await notices('generate', { prefix: '00:50:56' })).toEqual([]);
  });

  const macsOf = async (options: Parameters<typeof run<'generate'>>[1]) =>
    String((await run('generate', { count: 200, ...options })).macs).split('\n');

  test('random ones are locally administered, for one device', async () => {
    const macs = await macsOf({});
    expect(new Set(macs).size).toBe(200);
    expect(macs.every((mac) => /^[\da-f][26ae](?::[\da-f]{2}){5}$/.test(mac))).toBe(true);
  });

  test.each([
    ['00-50-56', /^00:50:56:/, 'VMware, Inc.'],
    ['c85ce27', /^c8:5c:e2:7/, 'SYNERGY SYSTEMS AND SOLUTIONS'],
    ['02', /^02:/, '02'],
    ['hubitat', /^34:e1:d1:8/, 'Hubitat Inc.'],
  ])('begin with %s', async (prefix, start, from) => {
    expect((await macsOf({ prefix })).every((mac) => start.test(mac))).toBe(true);
    expect(await run('generate', { prefix })).toMatchObject({ from });
  });

  test('a vendor with several blocks has addresses in many of them', async () => {
    expect(new Set((await macsOf({ prefix: 'vmware' })).map((mac) => mac.slice(0, 8))).size).toBeGreaterThan(3);
  });

  test.each([
    ['no such vendor', 'no-vendor'],
    ['00:11:22:33:44:55', 'prefix-long'],
  ])('refuses %s', async (prefix, code) => {
    expect(await error('generate', { prefix })).toMatchObject({ code, at: { field: 'prefix' } });
  });
});

test('link-local addresses are those of RFC 4291', async () => {
  expect(await run('toLinkLocal', '20-37-06-12-34-56')).toBe('fe80::2237:6ff:fe12:3456');
  expect(await run('toLinkLocal', '20-37-06-FF-FE-12-34-56')).toBe('fe80::2237:6ff:fe12:3456');
  expect(await error('toLinkLocal', '203706')).toMatchObject({ code: 'mac-digits' });
});

test.each(['192.168.1.1', 'fe80::1', '::ffff:1.2.3.4'])('%s is an IP address', async (text) => {
  expect(await error('lookup', text)).toMatchObject({ code: 'mac-is-ip', params: { x: text } });
  expect(await error('toLinkLocal', text)).toMatchObject({ code: 'mac-is-ip', params: { x: text } });
});
