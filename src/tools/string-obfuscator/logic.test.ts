import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/string-obfuscator.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report } = testTool(tool, logic, { messages });

const maskSecrets = async (text: string, options = {}) => (await run('maskSecrets', text, options)).masked;

describe('mask', () => {
  // The first five are those of it-tools’ own test; the others follow from the section’s rules.
  it.each([
    ['1234567890', { last: 0 }, '1234******'],
    ['1234567890', { first: 0, last: 5 }, '*****67890'],
    ['1234567890', { first: 2, last: 2, replacement: 'x' }, '12xxxxxx90'],
    ['12345 67890', { last: 0 }, '1234* *****'],
    ['12345 67890', { last: 0, spaces: false }, '1234*******'],
    ['Lorem ipsum dolor sit amet', {}, 'Lore* ***** ***** *** amet'],
    ['DE89 3704 0044 0532 0130 00', {}, 'DE89 **** **** **** ***0 00'],
    ['😀😀secret', { first: 1, last: 0 }, '😀*******'],
    ['👨‍👩‍👧‍👦abcdef', { first: 1, last: 1 }, '👨‍👩‍👧‍👦*****f'],
    ['e\u0301abc', { first: 1, last: 0, replacement: '🙈' }, 'e\u0301🙈🙈🙈'],
    ['abc', {}, '***'],
    ['abc', { hideShort: false }, 'abc'],
    ['', {}, ''],
    ['  ', {}, '  '],
    ['first-line\r\n\r\nsecond-line\n', {}, 'firs**line\r\n\r\nseco***line\n'],
    ['alpha beta\ngamma', { first: 1, last: 0, per: 'word' }, 'a**** b***\ng****'],
    ['4111-1111-1111-1111', { first: 0, separators: true }, '****-****-****-1111'],
    ['secret value', { first: 1, last: 1, fixedLength: 5 }, 's*****e'],
    ['123e4567-e89b-12d3-a456-426614174000', { separators: true }, '123e****-****-****-****-********4000'],
    ['00:1A:2B:3C:4D:5E', { first: 8, last: 0, separators: true }, '00:1A:2B:**:**:**'],
    ['john@example.com', { form: 'email' }, 'j***@e******.com'],
    [' john.doe@mail.example.co.uk ', { form: 'email' }, ' j*******@m***.e******.c*.uk '],
    ['a@b', { form: 'email' }, '*@*'],
    ['no address', { form: 'email', first: 9 }, 'no a**ress'],
    ['192.0.2.123', { form: 'ipv4' }, '192.0.2.***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.abc', { form: 'jwt' }, 'eyJhbGciOiJIUzI1NiJ9.********.***'],
    ['sk_live_51Hh8e2eZvKY', { form: 'apiKey' }, 'sk_live_********ZvKY'],
    ['ghp_abcdefghijkl', { form: 'apiKey', last: 0 }, 'ghp_************'],
    // Where only separators are between the ends, all of it would stay.
    ['a@b.co', { first: 3, last: 2, separators: true }, '*@*.**'],
    ['a@b.co', { first: 3, last: 2, separators: true, hideShort: false }, 'a@b.co'],
    ['unknown-key-1234', { form: 'apiKey' }, '************1234'],
    ['$&$1$$', { first: 1, last: 1, replacement: '$' }, '$$$$$$'],
  ])('%j with %j is %j', async (text, options, masked) => {
    expect((await run('mask', text, options)).masked).toBe(masked);
  });

  it.each([
    ['Lorem ipsum dolor sit amet', {}, '8 of 26 characters'],
    ['abc', {}, '0 of 3 characters'],
    ['john@example.com', { form: 'email' }, '7 of 16 characters'],
    ['a\nbcd', { first: 1, last: 0 }, '1 of 4 characters'],
  ])('reports what stays visible of %j', async (text, options, visible) => {
    expect((await run('mask', text, options)).visible).toBe(visible);
  });

  const short = 'The value on line 1 is too short for “keep 3 + 2” and was fully masked.';

  it.each([
    ['abc', {}, ['The value on line 1 is too short for “keep 4 + 4” and was fully masked.']],
    ['abc', { hideShort: false }, ['Warning: nothing is masked on line 1.']],
    ['1234567890', {}, ['More than half of the value on line 1 stays visible.']],
    ['a@b.co', { first: 3, last: 2, separators: true }, [short]],
    ['--', { separators: true }, ['Warning: nothing is masked on line 1.']],
    ['\nabc\nabcd', {}, ['2 values are too short for “keep 4 + 4” and were fully masked (first: line 2).']],
    ['Lorem ipsum dolor sit amet', {}, []],
  ])('warns about %j', async (text, options, notices) => {
    expect((await report('mask', text, options)).notices).toEqual(notices);
  });

  it.each(['', '**', 'ab'])('refuses %j as a replacement', async (replacement) => {
    const wrong = { code: 'replacement', at: { field: 'replacement' } };
    expect(await error('mask', 'x', { replacement })).toMatchObject(wrong);
    expect(await error('maskSecrets', 'x', { replacement })).toMatchObject(wrong);
  });
});

/** Keys of no account, put together so that no scanner takes this file for a leak. */
const key = (prefix: string, length: number) => prefix + 'a1B2c3D4e5F6g7H8i9J0'.repeat(3).slice(0, length);

describe('maskSecrets', () => {
  it.each([
    ['mail bob@example.org from 192.0.2.7', 'mail b**@e******.org from 192.0.2.*'],
    ['<jörg.müller@bücher.example>', '<j**********@b*****.example>'],
    [
      'call +33 6 12 34 56 78 or (555) 123-4567, 06 12 34 56 78',
      'call +33 * ** ** ** 78 or (55*) ***-**67, 06 ** ** ** 78',
    ],
    ['to: a@b.com, x@example.com, jd@x.org', 'to: *@*.com, *@e******.com, j*@*.org'],
    ['SSN 078-05-1120, 555-123-4567', 'SSN 07*-**-**20, 55*-***-**67'],
    ['from fe80:: and 2001:db8::', 'from ****** and **********'],
    ['4111 1111 1111 1111 and 4111 1111 1111 1112', '**** **** **** 1111 and 4111 1111 1111 1112'],
    ['4111111111111111 5500005555555559', '************1111 ************5559'],
    ['4111 1111 1111 1111 5500 0055 5555 5559 1', '**** **** **** 1111 **** **** **** 5559 1'],
    ['4111 1111 1111 1111 123', '**** **** **** 1111 123'],
    ['1 4111 1111 1111 1111', '1 **** **** **** 1111'],
    ['42 4111111111111111', '42 ************1111'],
    ['4111 1111 1111 1111 5500 0000 0000 0004', '**** **** **** 1111 **** **** **** 0004'],
    ['id 7 4111-1111-1111-1111 99', 'id 7 ****-****-****-1111 99'],
    ['2026-11-23 4111111111111111', '2026-11-23 ************1111'],
    ['4242 4111 1111 1111 1111', '4242 **** **** **** 1111'],
    ['0.5 3782 822463 10005 7', '0.5 **** ****** *0005 7'],
    ['12 3056 930902 5904', '12 **** ****** 5904'],
    ['7 6304 0000 0000 0000 000 8', '7 **** **** **** **** 000 8'],
    ['DE89 3704 0044 0532 0130 00 THEN', 'DE89 **** **** **** ***0 00 THEN'],
    ['DE89370400440532013001', 'DE89370400440532013001'],
    ['2001:db8::1, fe80::1%eth0 ::ffff:192.0.2.1', '2001:db8::*, fe80::*%eth0 ::****:***.*.*.*'],
    ['12:34:56 std::vector a::b 10:20', '12:34:56 std::vector a::b 10:20'],
    [
      'version 1.2.3.4, "version": "1.2.3.4", v1.2.3.4, server: 1.2.3.4',
      'version 1.2.3.4, "version": "1.2.3.4", v1.2.3.4, server: 1.2.3.*',
    ],
    ['00:1A:2B:3C:4D:5E 00-1a-2b-3c-4d-5e', '00:1A:2B:**:**:** 00-1a-2b-**-**-**'],
    ['version 1.2.3 2026-11-23T10:00:00+0100', 'version 1.2.3 2026-11-23T10:00:00+0100'],
    ['password=hunter2&user=bob', 'password=********&user=bob'],
    ['{"apiKey": "a b\\"c", "x": 1}', '{"apiKey": "********", "x": 1}'],
    ["DB_PASSWORD='pass word' TOKEN_2: abc", "DB_PASSWORD='********' TOKEN_2: ********"],
    ['secret: null password=$PW PWD=/home/me', 'secret: null password=$PW PWD=/home/me'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic ********'],
    ['bearer abc123def456 and basic training', 'bearer ******** and basic training'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJhbGciOiJIUzI1NiJ9.********.********'],
    ['postgres://admin:s3cret@db.example/x', 'postgres://********:********@db.example/x'],
    ['https://user@host https://medium.com/@me', 'https://********@host https://medium.com/@me'],
    [
      '-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----\nafter',
      '-----BEGIN RSA PRIVATE KEY-----\n********\n-----END RSA PRIVATE KEY-----\nafter',
    ],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n', '-----BEGIN PRIVATE KEY-----\n********\n'],
    [['AKIA', 'IOSFODNN7EXAMPLE'].join(''), 'AKIA********'],
    [key('ghp_', 36), 'ghp_********'],
    [key('glpat-', 20), 'glpat-********'],
    [key('xoxb-', 30), 'xoxb-********'],
    [`hooks.slack.com/services/${key('T', 20)}`, 'hooks.slack.com/services/********'],
    [key('sk_live_', 24), 'sk_live_********'],
    [key('AIza', 35), 'AIza********'],
    [key('sk-proj-', 40), 'sk-proj-********'],
    [key('npm_', 36), 'npm_********'],
    [`SG.${key('', 22)}.${key('', 43)}`, 'SG.********'],
    [key('pypi-AgEIcHlwaS5vcmc', 60), 'pypi-********'],
    [key('dckr_pat_', 27), 'dckr_pat_********'],
    [key('hvs.', 40), 'hvs.********'],
    // Headers of RFC 6265, sections 4.1 and 4.2, and what programs make of them.
    ['Cookie: session=9f86d081; theme=dark', 'Cookie: session=********; theme=dark'],
    ["cookie:a=it's; b=x,y\r\nHost: h; c=d", 'cookie:a=********; b=********\r\nHost: h; c=d'],
    [
      'Set-Cookie: SID=31d4d96e; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Path=/; Secure; HttpOnly; SameSite=Lax',
      'Set-Cookie: SID=********; Expires=Wed, 09 Jun 2027 10:18:14 GMT; Path=/; Secure; HttpOnly; SameSite=Lax',
    ],
    ['Set-Cookie: a=1f; Max-Age=9, b=2f; Domain=h', 'Set-Cookie: a=********; Max-Age=9, b=********; Domain=h'],
    ['Set-Cookie: a="q w"; Path=/', 'Set-Cookie: a="********"; Path=/'],
    ['10:00 GET / "Cookie: a=b; c=d" 200 x=y', '10:00 GET / "Cookie: a=********; c=********" 200 x=y'],
    ['{"cookie": "a=b; c=d", "e": "f=g"}', '{"cookie": "a=********; c=********", "e": "f=g"}'],
    [
      String.raw`{"m":"{\"cookie\":\"a=b; c=d\",\"e\":1}"}`,
      String.raw`{"m":"{\"cookie\":\"a=********; c=********\",\"e\":1}"}`,
    ],
    ['"set-cookie": [\n "a=b; Path=/",\n "c=d"\n]', '"set-cookie": [\n "a=********; Path=/",\n "c=********"\n]'],
    ["curl -H 'Cookie: a=b; c=d' -H 'X: e=f; g=h'", "curl -H 'Cookie: a=********; c=********' -H 'X: e=f; g=h'"],
    ['curl -b "a=b; c=d" u', 'curl -b "a=********; c=********" u'],
    ['curl --cookie a=b u?c=d -b jar.txt', 'curl --cookie a=******** u?c=d -b jar.txt'],
    [`Cookie: t=${key('ghp_', 36)}.x; u=$SID`, 'Cookie: t=ghp_********; u=$SID'],
    ['The cookie: an option a=b. Cookie: none', 'The cookie: an option a=b. Cookie: none'],
    ['The password is hunter2, was "pa55word".', 'The password is ********, was "pa55word".'],
    [
      'password is required; Password is 8-16 characters; password was sha256 hashed',
      'password is required; Password is 8-16 characters; password was sha256 hashed',
    ],
    ['', ''],
    ['one\r\ntwo a@example.org\r\n', 'one\r\ntwo *@e******.org\r\n'],
  ])('%j becomes %j', async (text, masked) => {
    expect(await maskSecrets(text)).toBe(masked);
  });

  it('leaves no secret that it counts as it was', async () => {
    const label = fc.stringMatching(/^[a-z]{1,3}$/);
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const group = fc.stringMatching(/^[\da-f]{1,4}$/);
    const secret = fc.oneof(
      fc.tuple(label, label, label).map(([name, host, top]) => `${name}@${host}.${top}${top}`),
      fc.ipV4(),
      fc.ipV6(),
      fc.array(group, { minLength: 1, maxLength: 6 }).map((groups) => `${groups.join(':')}::`),
      digits(7).map((number) => `+1${number}`),
      digits(8).map((number) => `01${number}`),
      label.map((password) => `password=${password}`),
      label.map((user) => `https://${user}@host`),
    );
    await fc.assert(
      fc.asyncProperty(secret, async (text) => {
        const { masked, secrets } = await run('maskSecrets', text);
        expect(masked === text).toBe(secrets === null);
      }),
    );
  });

  // Each has parts that pass the Luhn check, but no issuer begins or groups numbers so.
  it.each([
    '2019 2020 2021 2022 2023 2024 2025 2026',
    '7 0000 0000 0000 0000',
    '7 2000 0000 0000 0006',
    '7 41 11 11 11 11 11 11 11',
    '7 411 1111 1111 1111 1',
    '12345678-4111-1111-1111-111111111111',
    '8 1764151200000 1764151200018',
    '8 41111111111111110000',
    'DE89 3704 0044 0532 0130 00',
  ])('%j has no card number', async (text) => {
    expect(await maskSecrets(text, { kinds: ['card'] })).toBe(text);
  });

  it.each(['4111 ', '4111-1111 ', '7 4111111111111111 ', '4', '4111 1111 1111 1112 '])(
    'card numbers among many digits are found in linear time: %j',
    async (part) => {
      const mask = (size: number) => maskSecrets(part.repeat(size), { kinds: ['card'] });
      expect(await growsLinearly(mask, 100_000)).toBe(true);
    },
  );

  it.each(['Cookie: ', 'cookie: a=', 'Cookie: a=b; ', '"cookie": ["', '; ,', 'Cookie: a="', "-b '", 'password is a'])(
    'cookies and passwords are found in linear time: %j',
    async (part) => {
      const mask = (size: number) => maskSecrets(part.repeat(size), { kinds: ['cookie', 'password'] });
      expect(await growsLinearly(mask, 5_000)).toBe(true);
    },
  );

  it.each([
    ['DB_PASSWORD=⟦Sup3rS3cret⟧', "using ⟦Sup3rS3cret⟧, '⟦Sup3rS3cret⟧' Sup3rS3crets xSup3rS3cret sup3rs3cret"],
    ['postgres://a:⟦p4ssword9⟧@h/d', 'note: ⟦p4ssword9⟧'],
    ['Authorization: Bearer ⟦abcdefgh1234⟧', 'curl x?y=⟦abcdefgh1234⟧'],
    ['password=⟦postgres⟧', 'image: ⟦postgres⟧:16'],
    ['password=⟦longer-value⟧\ntoken=⟦longer-value-2⟧', '⟦longer-value-2⟧ ⟦longer-value⟧'],
    // Shorter ones may be any word; a name says nothing of its value.
    ['password=⟦hunter2⟧', 'hunter2'],
    ['secret=⟦password⟧', 'the ⟦password⟧; "password": null'],
  ])('masks the value again wherever it is a word: %s, %s', async (...lines) => {
    for (const text of [lines.join('\n'), lines.toReversed().join('\n')]) {
      const masked = await maskSecrets(text.replaceAll(/[⟦⟧]/g, ''), { labels: true });
      expect(masked?.replaceAll(/<[a-z-]+-\d+>/g, '<>').replace('<>@h', 'a:<>@h')).toBe(
        text.replaceAll(/⟦[^⟧]*⟧/g, '<>'),
      );
    }
  });

  it('gives a repeated value the label that it had, and finds it in linear time', async () => {
    expect(await maskSecrets('token=abcdefgh1\nabcdefgh1 abcdefgh1', { labels: true })).toBe(
      '<password-1>\n<password-1> <password-1>'.replace('<', 'token=<'),
    );
    const text = (size: number) =>
      Array.from({ length: size }, (_, n) => `token=abcdefgh${n}\nabcdefgh${n}\n`).join('');
    expect(await growsLinearly((size) => maskSecrets(text(size), { kinds: ['password'] }), 2_000)).toBe(true);
  });

  it('writes the same label for the same value', async () => {
    const text = 'a@example.org 192.0.2.1 b@example.org A@example.org 192.0.2.2 192.0.2.1';
    expect(await maskSecrets(text, { labels: true })).toBe('<email-1> <ipv4-1> <email-2> <email-1> <ipv4-2> <ipv4-1>');
  });

  it('finds only the chosen kinds', async () => {
    const text = 'a@example.org 192.0.2.1';
    expect(await maskSecrets(text, { kinds: ['ipv4'] })).toBe('a@example.org 192.0.2.*');
    expect((await report('maskSecrets', text, { kinds: [] })).notices).toEqual([
      'No secrets found. Check the text before you share it.',
    ]);
  });

  it('hides words and patterns of the user’s own', async () => {
    expect(await maskSecrets('Project Falcon, falcon (v2)', { ownWords: 'falcon, (V2)' })).toBe(
      'Project ******, ****** ****',
    );
    expect(await maskSecrets('id AB-12 and CD-34', { ownPattern: '[A-Z]{2}-\\d+' })).toBe('id ***** and *****');
    expect(await error('maskSecrets', 'x', { ownPattern: 'ab(c' })).toMatchObject({
      code: 'bad-pattern',
      at: { field: 'ownPattern' },
    });
    expect((await report('maskSecrets', 'x', { ownPattern: 'ab(c' })).error).toBe(
      'The custom pattern is not valid: unclosed “(” at position 3.',
    );
  });
});

test('the report counts by kind, with the first line of each', async () => {
  const text = 'a@example.org\n192.0.2.1 b@example.org\n A@example.org Falcon';
  expect(await run('findSecrets', text, { ownWords: 'falcon' })).toEqual({
    report: 'kind,count,distinct,line\nE-mail address,3,2,1\nIPv4 address,1,1,2\nCustom,1,1,3',
    found: 5,
  });
  expect(await run('findSecrets', '')).toEqual({ report: 'kind,count,distinct,line', found: 0 });
});
