import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

describe('generate', () => {
  test('by the algorithm of RFC 4193', async () => {
    // python: hashlib.sha1(bytes.fromhex('eeaa0c0000000000' '223706fffe123456')).hexdigest()
    const options = { method: 'rfc4193', time: '2026-11-20T00:00:00Z', mac: '2037.0612.3456' };
    expect(await run('generate', options)).toEqual({
      network: 'fdb7:c22:2bb8::/48',
      globalId: 'b70c222bb8',
      subnet: 'fdb7:c22:2bb8::/64',
      address: 'fdb7:c22:2bb8::1',
      reverseZone: '8.b.b.2.2.2.c.0.7.b.d.f.ip6.arpa',
      first: 'fdb7:c22:2bb8::/64',
      last: 'fdb7:c22:2bb8:ffff::/64',
      subnetCount: '65536',
      ntpTime: 'eeaa0c0000000000',
      eui64: '223706fffe123456',
      sha1: '584df5a196f9692b850cb9bc7adce5b70c222bb8',
    });
  });

  test('an EUI-64 gives what its MAC address does', async () => {
    const options = { method: 'rfc4193', time: '2026-11-20T00:00:00Z', mac: '20:37:06:ff:fe:12:34:56' };
    expect(await run('generate', options)).toMatchObject({ network: 'fdb7:c22:2bb8::/48', eui64: '223706fffe123456' });
  });

  test('the time of NTP has parts of a second, and is the present one', async () => {
    const options = { method: 'rfc4193' };
    const { ntpTime, sha1 } = await run('generate', options, { now: () => new Date('1970-01-01T00:00:00.750Z') });
    expect(ntpTime).toBe('83aa7e80c0000000');
    expect(sha1).toBe(
      createHash('sha1')
        .update(Buffer.from(`${ntpTime}223706fffe123456`, 'hex'))
        .digest('hex'),
    );
  });

  test.each([
    [{}, { network: 'fd01:2345:6789::/48', address: 'fd01:2345:6789::1', sha1: null }],
    [{ interfacePart: 'eui64' }, { address: 'fd01:2345:6789:0:2237:6ff:fe12:3456' }],
    [{ subnetId: 'ABcd' }, { subnet: 'fd01:2345:6789:abcd::/64', address: 'fd01:2345:6789:abcd::1' }],
  ])('random, with %j', async (options, expected) => {
    const context = { random: () => Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89) };
    expect(await run('generate', options, context)).toMatchObject(expected);
  });

  test('with a Global ID of one’s own', async () => {
    const options = { method: 'own', globalId: '0000000001', subnetId: '1' };
    expect(await run('generate', options)).toMatchObject({ subnet: 'fd00:0:1:1::/64', address: 'fd00:0:1:1::1' });
    expect((await notices('generate', options)).map(brief)).toEqual([['hand-picked', {}, 0]]);
    expect(await notices('generate', { method: 'own', globalId: 'b7:0c:22:2b:b8' })).toEqual([]);
  });

  test('each is another one', async () => {
    const networks = (await run('list', { count: 1_000 })).split('\n');
    expect(new Set(networks).size).toBe(1_000);
    expect(networks.every((network) => /^fd[\da-f]{2}:[\da-f:]+::\/48$/.test(network))).toBe(true);
    const derived = (await run('list', { method: 'rfc4193', count: 100 })).split('\n');
    expect(new Set(derived).size).toBe(100);
  });

  test.each([
    [{ method: 'own', globalId: '123' }, 'hex-length', 'globalId'],
    [{ method: 'own', globalId: '1234567890ab' }, 'global-id', 'globalId'],
    [{ method: 'own', globalId: '12345678g0' }, 'hex-character', 'globalId'],
    [{ method: 'own' }, 'global-id', 'globalId'],
    [{ method: 'rfc4193', mac: '20:37:06' }, 'mac-digits', 'mac'],
    [{ interfacePart: 'eui64', mac: 'x' }, 'mac-digit', 'mac'],
    [{ method: 'rfc4193', time: '1899-12-31T23:59:59Z' }, 'time-range', 'time'],
    [{ method: 'rfc4193', time: '2036-02-07T06:28:16Z' }, 'time-range', 'time'],
  ])('refuses %j', async (options, code, field) => {
    expect(await error('generate', options)).toMatchObject({ code, at: { field } });
  });

  test.each(['10000', '-1', 'g', ''])('refuses the subnet %j', async (subnetId) => {
    await expect(run('generate', { subnetId })).rejects.toMatchObject({ name: 'OptionsError' });
  });
});

describe('subnets', () => {
  test('all 65,536, in order', async () => {
    const all = (await run('subnets', 'fdb7:c22:2bb8::/48', { count: 65_536 })).split('\n');
    expect([all.length, all[0], all[0x1234], all.at(-1)]).toEqual([
      65_536,
      'fdb7:c22:2bb8::/64',
      'fdb7:c22:2bb8:1234::/64',
      'fdb7:c22:2bb8:ffff::/64',
    ]);
  });

  test('reports a smaller number', async () => {
    const options = { from: 'fffe', count: 3, listFormat: 'json' };
    expect(JSON.parse(await run('subnets', 'fdb7:c22:2bb8::1', options))).toEqual([
      'fdb7:c22:2bb8:fffe::/64',
      'fdb7:c22:2bb8:ffff::/64',
    ]);
    expect((await notices('subnets', 'fdb7:c22:2bb8::1', options)).map(brief)).toEqual([['fewer-subnets', { n: 2 }]]);
  });
});

describe('inspect', () => {
  test('reads the parts', async () => {
    expect(await run('inspect', '[FDB7:0C22:2BB8:00A0:2237:06FF:FE12:3456]')).toEqual({
      network: 'fdb7:c22:2bb8::/48',
      globalId: 'b70c222bb8',
      subnetId: 'a0',
      subnet: 'fdb7:c22:2bb8:a0::/64',
      interfaceId: '2237:06ff:fe12:3456',
      mac: '20:37:06:12:34:56',
      reverseZone: '8.b.b.2.2.2.c.0.7.b.d.f.ip6.arpa',
    });
  });

  test('what was generated is read again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 0n, max: 2n ** 40n - 1n }),
        fc.integer({ min: 0, max: 65_535 }),
        async (id, n) => {
          const parts = { globalId: id.toString(16).padStart(10, '0'), subnetId: n.toString(16) };
          const { address } = await run('generate', { method: 'own', ...parts });
          expect(await run('inspect', String(address))).toMatchObject({ ...parts, mac: null });
        },
      ),
    );
  });

  test('lists several in a table, and reports that there are more than the first', async () => {
    const text = 'fdb7:c22:2bb8::/48, fd01:2345:6789:1:2237:6ff:fe12:3456\n[fdaa:aaaa:aaaa::1]';
    expect(await run('table', text)).toEqual({
      table: [
        'address,network,globalId,subnetId,interfaceId,mac',
        'fdb7:c22:2bb8::,fdb7:c22:2bb8::/48,b70c222bb8,0,0000:0000:0000:0000,',
        'fd01:2345:6789:1:2237:6ff:fe12:3456,fd01:2345:6789::/48,0123456789,1,2237:06ff:fe12:3456,20:37:06:12:34:56',
        'fdaa:aaaa:aaaa::1,fdaa:aaaa:aaaa::/48,aaaaaaaaaa,0,0000:0000:0000:0001,',
      ].join('\n'),
      addresses: 3,
      networks: 3,
    });
    expect((await notices('table', text)).map(brief)).toEqual([['hand-picked-some', { n: 1 }]]);
    expect(await run('inspect', text)).toMatchObject({ globalId: 'b70c222bb8' });
    expect((await notices('inspect', text)).map(brief)).toEqual([['more-addresses', { n: 2 }]]);
    expect(brief(await error('subnets', text))).toEqual(['one-network', {}, 20]);
    expect(brief(await error('table', 'fdb7:c22:2bb8::1\n10.0.0.1'))).toEqual(['not-ula', { a: '10.0.0.1' }, 17]);
  });

  test.each(['fd00::/48', 'fdaa:aaaa:aaaa::1', 'fd00:0:1::1'])('%s looks hand-picked', async (text) => {
    expect((await notices('inspect', text)).map(brief)).toEqual([['hand-picked', {}]]);
  });

  test.each([
    ['fc00::1', ['not-ula', { a: 'fc00::1' }, 0]],
    ['10.0.0.1', ['not-ula', { a: '10.0.0.1' }, 0]],
    ['fe80::1%eth0', ['not-ula', { a: 'fe80::1%eth0' }, 0]],
    ['fd00:x::', ['address-character', { c: 'x' }, 5]],
  ])('refuses %s', async (text, expected) => {
    expect(brief(await error('inspect', text))).toEqual(expected);
  });
});
