import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/otp-generator.en.json' with { type: 'json' };
import { writeQrPng } from '#lib/qr/write-qr.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

/** RFC 4226, appendix D; RFC 6238, appendix B. */
const ascii = (length: number) => '1234567890'.repeat(7).slice(0, length);
const sample = 'JBSWY3DPEHPK3PXP';
const at = (seconds: number) => ({ time: String(seconds) });

describe('codes', () => {
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'RFC 4226, appendix D: %s',
    async (code) => {
      const codes = [
        '755224',
        '287082',
        '359152',
        '969429',
        '338314',
        '254676',
        '287922',
        '162583',
        '399871',
        '520489',
      ];
      const counter = String(codes.indexOf(code));
      expect(await run('hotp', ascii(20), { counter, secretFormat: 'text' })).toMatchObject({ code });
    },
  );

  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('RFC 6238, appendix B, at %d', async (seconds, ...codes) => {
    for (const [index, algorithm] of ['sha1', 'sha256', 'sha512'].entries()) {
      const options = { algorithm, digits: '8', secretFormat: 'text', ...at(seconds) };
      expect(await run('totp', ascii([20, 32, 64][index] ?? 0), options)).toMatchObject({ code: codes[index] });
    }
  });

  // Computed with Node's crypto.
  it.each([
    [0, '282760'],
    [1, '996554'],
    [2, '602287'],
    [3, '143627'],
    [4, '960129'],
  ])('of the counter %d', async (counter, code) => {
    expect(await run('hotp', sample, { counter: String(counter) })).toMatchObject({ code });
  });

  it.each([
    [1_465_324_707, '341128'],
    [1_365_324_707, '089029'],
  ])('at %d', async (seconds, code) => {
    expect(await run('totp', sample, at(seconds))).toMatchObject({ code });
  });

  it('explains what a code is made of', async () => {
    // RFC 4226, section 5.4, and appendix D.
    expect(await run('totp', ascii(20), { secretFormat: 'text', ...at(30) })).toMatchObject({
      code: '287082',
      previous: '755224',
      next: '359152',
      mac: '75a48a19d4cbe100644e8ac1397eea747a2d33ab',
      truncated: '41397eea',
      step: 1,
      stepHex: '0000000000000001',
      secondsLeft: 30,
      secretBase32: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    });
  });

  it('lists the next ten codes with the moments at which they begin', async () => {
    const { upcoming } = await run('totp', ascii(20), { secretFormat: 'text', ...at(0) });
    const lines = String(upcoming).split('\n');
    expect(lines.slice(0, 3)).toEqual(['from,code', '1970-01-01T00:00:30Z,287082', '1970-01-01T00:01:00Z,359152']);
    expect(lines).toHaveLength(11);
  });

  it('counts up to 64 bits', async () => {
    const { code, next } = await run('hotp', sample, { counter: '18446744073709551615' });
    expect(next).toBe((await run('hotp', sample, { counter: '0' })).code);
    expect(code).toMatch(/^\d{6}$/);
    expect((await error('hotp', sample, { counter: '18446744073709551616' })).code).toBe('bad-counter');
  });

  // The truncated number of counter 0 in RFC 4226 is 1284755224.
  it('writes ten digits, and the letters of Steam', async () => {
    const of = async (digits: string) => (await run('hotp', ascii(20), { digits, secretFormat: 'text' })).code;
    expect(await of('10')).toBe('1284755224');
    expect(await of('steam')).toMatch(/^[2-9BCDFGHJKMNPQRTVWXY]{5}$/);
    const letters = '23456789BCDFGHJKMNPQRTVWXY';
    const expected = Array.from({ length: 5 }, (_, index) => letters[Math.floor(1_284_755_224 / 26 ** index) % 26]);
    expect(await of('steam')).toBe(expected.join(''));
  });

  // RFC 4648 gives four bytes for ITTOOLS.
  it('drops bits that make no byte, and notes short secrets', async () => {
    const { value, notices: told } = await report('totp', 'ITTOOLS', at(1_609_477_200));
    expect(value).toMatchObject({ code: '885809', secretHex: '44e6e72e' });
    expect(told).toEqual([
      'The secret has 3 extra bits at the end; they were ignored.',
      'The secret is only 4 bytes long; RFC 4226 requires at least 16.',
    ]);
  });

  it('takes the settings of an address', async () => {
    const address = `otpauth://totp/a?secret=${sample}&digits=8&period=60&algorithm=SHA256`;
    expect(await run('totp', address, at(120))).toMatchObject({
      settings: 'otpauth URI',
      code: (await run('hotp', sample, { counter: '2', digits: '8', algorithm: 'sha256' })).code,
    });
  });

  it.each([
    ['AB1D', 'not-base32-digit'],
    ['A!', 'not-base32'],
    ['====', 'secret-empty'],
    ['otpauth://totp/a', 'no-secret'],
    ['otpauth://totp/a?secret=AA&algorithm=MD5', 'bad-algorithm'],
    ['otpauth://totp/a?secret=AA&digits=4', 'bad-digits'],
    ['otpauth://totp/a?secret=AA&period=0', 'bad-period'],
    ['otpauth://motp/a?secret=AA', 'bad-type'],
    ['otpauth://totp/a?secret=AAAA\notpauth://totp/b?secret=AAAA', 'several-accounts'],
    ['otpauth-migration://offline?data=CjEK', 'damaged-export'],
  ])('%s: %s', async (secret, code) => {
    expect((await error('totp', secret)).code).toBe(code);
  });
});

describe('verify', () => {
  const check = async (options: object) => {
    const { valid, verdict } = await run('verify', sample, options);
    return [valid, verdict];
  };
  const moment = at(1_661_266_455);

  it('allows for steps before and after', async () => {
    expect(await check({ code: '635183', window: 2, ...moment })).toEqual([
      true,
      expect.stringMatching(/^Valid, 2 steps \(60 s\)/),
    ]);
    expect(await check({ code: '635 183', window: 1, ...moment })).toEqual([false, 'Wrong code (checked ±30 seconds)']);
    const { code, previous, next } = await run('totp', sample, moment);
    expect(await check({ code, ...moment })).toEqual([true, 'Valid now']);
    expect(await check({ code: previous, ...moment })).toEqual([true, 'Valid, 1 step (30 s) late']);
    expect(await check({ code: next, ...moment })).toEqual([true, 'Valid, 1 step (30 s) early']);
  });

  it('looks ahead of a counter', async () => {
    expect(await check({ type: 'hotp', code: '602287', counter: '1' })).toEqual([true, 'Valid, counter ahead by 1']);
    expect(await check({ type: 'hotp', code: '282760', counter: '1' })).toEqual([
      false,
      'Wrong code (checked up to counter + 1)',
    ]);
  });

  it('asks for a code', async () => {
    expect((await error('verify', sample)).code).toBe('code-missing');
  });
});

describe('addresses', () => {
  it('are read as they are written', async () => {
    const form = { issuer: 'ACME: & Söhne', account: 'a/b?c@d.e', algorithm: 'sha512', digits: '8', period: 60 };
    const { address } = await run('writeAddress', sample, form);
    expect(await run('readAddress', address)).toBe(
      'type,issuer,account,secret,algorithm,digits,period,counter,other\n' +
        `totp,ACME: & Söhne,& Söhne:a/b?c@d.e,${sample},SHA512,8,60,,`,
    );
    expect(await notices('writeAddress', sample, form)).toMatchObject([
      { code: 'secret-short' },
      { code: 'colon-in-issuer' },
    ]);
  });

  it('of a counter', async () => {
    const { address } = await run('writeAddress', sample, { type: 'hotp', account: 'a', counter: '7' });
    expect(address).toBe(`otpauth://hotp/a?secret=${sample}&algorithm=SHA1&digits=6&counter=7`);
  });

  it('distinguishes those of Steam from others of five digits', async () => {
    const { address } = await run('writeAddress', sample, { account: 'a', digits: 'steam' });
    expect(await run('readAddress', address)).toContain(`\nsteam,,a,${sample},SHA1,5,30,,`);
  });

  it('keep parameters that say nothing here', async () => {
    expect(await run('readAddress', `otpauth://totp/a?secret=${sample}&image=https%3A%2F%2Fx.y&lock`)).toContain(
      'image=https%3A%2F%2Fx.y&lock',
    );
  });

  it('are written with the names and parameters of the one that is read, or with other names', async () => {
    const input = `otpauth://totp/ACME:alice?secret=${sample}&issuer=ACME&image=https%3A%2F%2Fx.y`;
    const end = '&issuer=ACME&algorithm=SHA1&digits=6&period=30&image=https%3A%2F%2Fx.y';
    const { address } = await run('writeAddress', input);
    expect(address).toBe(`otpauth://totp/ACME:alice?secret=${sample}${end}`);
    const { address: renamed } = await run('writeAddress', input, { account: 'bob' });
    expect(renamed).toBe(`otpauth://totp/ACME:bob?secret=${sample}${end}`);
  });

  it('reports those of the other type', async () => {
    const codes = async (operation: 'totp' | 'hotp', type: string) =>
      (await notices(operation, `otpauth://${type}/a?secret=${sample}`)).map(({ code }) => code);
    expect(await codes('totp', 'hotp')).toContain('counter-address');
    expect(await codes('hotp', 'totp')).toContain('time-address');
    expect(await codes('totp', 'totp')).toEqual(['secret-short']);
    expect(await codes('hotp', 'hotp')).toEqual(['secret-short']);
  });

  it.each(['totp', 'hotp'] as const)('offer the operation of their type: %s', async (type) => {
    const other = type === 'totp' ? 'hotp' : 'totp';
    const [notice] = await notices(other, `otpauth://${type}/a?secret=${sample}${sample}`);
    expect(notice?.offers).toEqual([{ operation: type }]);
  });

  it('may be several in a line', async () => {
    const input = `otpauth://totp/a b?secret=${sample} otpauth://totp/c?secret=${sample}`;
    expect(await run('readAddress', input)).toMatch(/totp,,a b,.*\ntotp,,c,/);
    expect(await error('totp', input)).toMatchObject({
      code: 'several-accounts',
      offers: [{ operation: 'readAddress' }],
    });
  });

  it('of an export, several, of which this is a part', async () => {
    const account = [0x0a, 10, ...new TextEncoder().encode('0123456789'), 0x12, 1, 0x61, 0x28, 2, 0x30, 1, 0x38, 5];
    const message = [0x0a, account.length, ...account, 0x0a, account.length, ...account, 0x10, 1, 0x18, 3, 0x20, 1];
    const data = encodeURIComponent(Buffer.from(message).toString('base64'));
    const { value, notices: told } = await report('readAddress', `otpauth-migration://offline?data=${data}`);
    const row = 'hotp,,a,GAYTEMZUGU3DOOBZ,SHA1,8,,5,';
    expect(String(value).split('\n').slice(1)).toEqual([row, row]);
    expect(told).toEqual(['This is part 2 of 3 of an export; scan the others too.']);
  });
});

describe('pictures', () => {
  it('hold the address, and are read back', async () => {
    const options = { issuer: 'ACME Co', account: 'alice@example.com' };
    const { address } = await run('writeAddress', sample, options);
    const read = await run('readPicture', await run('png', sample, options));
    expect(read).toEqual({ address, accounts: await run('readAddress', String(address)) });
  });

  it('are read where they hold an export', async () => {
    const text =
      'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC';
    expect(await run('readPicture', writeQrPng(text))).toMatchObject({ address: text });
  });

  it.each([
    [writeQrPng('https://example.org'), 'no-address'],
    [new Blob(['%PDF-1.7']), 'not-a-picture'],
    [new Blob([]), 'empty-file'],
  ])('%#: are refused without an address', async (file, code) => {
    expect((await error('readPicture', file)).code).toBe(code);
  });
});
