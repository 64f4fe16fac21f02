import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const addressOf = async (text: string, options = {}) => (await run('normalize', text, options)).address;

const label63 = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghikl';
const local64 = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghiklm';

// The test cases of isemail (Dominic Sayers), as RFC 5321 and RFC 6531 judge them.
test.each([
  'test@io',
  'test@iana.org',
  'test@nominet.org.uk',
  'test@about.museum',
  'a@iana.org',
  'test.test@iana.org',
  '!#$%&`*+/=?^`{|}~@iana.org',
  '123@iana.org',
  'test@123.com',
  `${local64}@iana.org`,
  'test@mason-dixon.com',
  'test@g--a.com',
  '"test"@iana.org',
  '""@iana.org',
  String.raw`"\a"@iana.org`,
  String.raw`"\""@iana.org`,
  String.raw`"\\"@iana.org`,
  String.raw`"test\ test"@iana.org`,
  'test@[255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666::8888]',
  'test@[IPv6:1111:2222:3333:4444:5555::8888]',
  'test@[IPv6:::3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:::]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444::255.255.255.255]',
  '(comment)test@iana.org',
  '(comment(comment))test@iana.org',
  'test@(comment)iana.org',
  'test@(comment)[255.255.255.255]',
  'test@iana.org (comment)',
  'test@xn--hxajbheg2az3al.xn--jxalpdlp',
  'xn--test@iana.org',
  ' test@iana.org ',
])('%s is valid', async (text) => {
  expect(await run('normalize', text)).toMatchObject({ address: expect.stringContaining('@') });
});

test.each([
  ['test', 'no-at', 1],
  ['@', 'local-empty', 1],
  ['test@', 'domain-empty', 6],
  ['@iana.org', 'local-empty', 1],
  ['.test@iana.org', 'local-dot', 1],
  ['test.@iana.org', 'local-dot', 5],
  ['te..st@iana.org', 'local-dot', 3],
  ['test_exa-mple.com', 'no-at', 1],
  [String.raw`test\@test@iana.org`, 'local-character', 5],
  [`${local64}n@iana.org`, 'local-long', 1],
  [`test@${label63}m.com`, 'label-long', 6],
  ['test@-iana.org', 'domain-hyphen', 6],
  ['test@iana-.com', 'domain-hyphen', 10],
  ['test@.iana.org', 'domain-dot', 6],
  ['test@iana.org.', 'domain-dot', 14],
  ['test@iana..com', 'domain-dot', 11],
  [`${local64}@${label63}.${label63}.${label63}`, 'address-long', 1],
  ['"""@iana.org', 'quote-end', 3],
  [String.raw`"\"@iana.org`, 'quote-open', 1],
  ['test"@iana.org', 'local-character', 5],
  ['"test@iana.org', 'quote-open', 1],
  ['"test"test@iana.org', 'quote-end', 7],
  ['test"text"@iana.org', 'local-character', 5],
  ['"test"."test"@iana.org', 'quote-end', 7],
  ['"test\0"@iana.org', 'quoted-character', 6],
  ['test@a[255.255.255.255]', 'domain-character', 7],
  ['test@[255.255.255]', 'address-invalid', 6],
  ['test@[255.255.255.256]', 'address-invalid', 6],
  ['test@[1111:2222:3333:4444:5555:6666:7777:8888]', 'address-invalid', 6],
  ['test@[IPv6:1111:2222:3333:4444:5555:6666:7777]', 'address-invalid', 6],
  ['test@[IPv6:1111:2222:3333:4444:5555:6666:7777:888G]', 'address-invalid', 6],
  ['test@[IPv6::3333:4444:5555:6666:7777:8888]', 'address-invalid', 6],
  ['test@[IPv6:1111::4444:5555::8888]', 'address-invalid', 6],
  ['test@[IPv6:1111:2222:3333:4444:5555:255.255.255.255]', 'address-invalid', 6],
  ['test@[IPv6::255.255.255.255]', 'address-invalid', 6],
  ['test @iana.org', 'local-space', 5],
  ['test@ iana .com', 'domain-character', 6],
  ['test . test@iana.org', 'local-space', 5],
  ['((comment)test@iana.org', 'comment-open', 1],
  ['test(comment)@iana(.org', 'comment-open', 19],
  ['test@iana.org-', 'domain-hyphen', 14],
  ['test@[1.2.3.4', 'address-invalid', 6],
  [String.raw`(comment\)test@iana.org`, 'comment-open', 1],
  ['test@[RFC-5322-domain-literal]', 'address-invalid', 6],
  ['test@[RFC-5322]-domain-literal]', 'address-invalid', 6],
  ['\x7f@iana.org', 'local-character', 1],
  ['test@\x7f.org', 'domain-character', 6],
  ['test@iana/icann.org', 'domain-character', 10],
  // Others.
  ['a@b@example.com', 'at-twice', 4],
  ['a@example_x.com', 'domain-character', 10],
  ['a@192.0.2.1', 'address-bare', 3],
  ['a\u200b@example.com', 'local-character', 2],
  ['Jane <jane@example.com', 'angle-open', 6],
  ['Jane <jane@example.com> x', 'after-angle', 25],
  ['Jane <jane@exa mple.com>', 'domain-character', 15],
  ['a@xn--a.example', 'domain-idn', 3],
  ['😀x@exa😀mple.com', 'domain-character', 7],
])('%j is invalid: %s in column %d', async (text, code, column) => {
  expect(await error('normalize', text)).toMatchObject({ code, at: { column } });
});

describe('rules', () => {
  test.each([
    // The help pages of the providers.
    [
      'Jane.Doe+x@gmail.com',
      'janedoe@gmail.com',
      'Local part in lowercase\nGmail: tag “x” removed\nGmail: dots ignored',
    ],
    ['j.d@googlemail.com', 'jd@gmail.com', 'Gmail: dots ignored\nGmail: same mailbox at gmail.com'],
    ['jane.doe+a+b@outlook.com', 'jane.doe@outlook.com', 'Outlook: tag “a+b” removed'],
    ['jane@hotmail.co.uk', 'jane@hotmail.co.uk', null],
    ['jane+x@me.com', 'jane@icloud.com', 'iCloud: tag “x” removed\niCloud: same mailbox at icloud.com'],
    [
      'j-a_n.e+x@protonmail.com',
      'jane@protonmail.com',
      'Proton: tag “x” removed\nProton: dots, hyphens and underscores ignored',
    ],
    ['jane-shop@yahoo.fr', 'jane-shop@yahoo.fr', null],
    ['jane+x@hotmail.co.jp', 'jane@hotmail.co.jp', 'Outlook: tag “x” removed'],
    // Not Microsoft's.
    ['jane+x@live.tv', 'jane+x@live.tv', null],
    ['jane+x@tuta.com', 'jane+x@tuta.com', null],
    ['shop@jane.fastmail.com', 'jane@fastmail.com', 'Fastmail: the name is in the subdomain'],
    ['jane-doe@ya.ru', 'jane.doe@yandex.ru', 'Yandex: hyphens are the same as dots\nYandex: same mailbox at yandex.ru'],
    ['jane+x@example.com', 'jane+x@example.com', null],
    ['Jane@EXAMPLE.com', 'jane@example.com', 'Local part in lowercase\nDomain in lowercase'],
    ['"jane"@example.com', 'jane@example.com', 'Name, comments or quotes removed'],
    ['mailto:jane@example.com', 'jane@example.com', null],
    ['mailto:jane%2Bx@example.com?subject=a,b&cc=c@d.e', 'jane+x@example.com', null],
    ['mailto:100%@example.com', '100%@example.com', null],
    ['12. jane@example.com', 'jane@example.com', null],
    ['1.jane@example.com', '1.jane@example.com', null],
    ['+jane@gmail.com', '+jane@gmail.com', null],
    ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah', 'Domain in Punycode'],
    ['"a\\"b@c"@example.com', '"a\\"b@c"@example.com', null],
    ['...@gmail.com', undefined, undefined],
  ])('%s becomes %s', async (text, address, changes) => {
    if (address === undefined) expect(await error('normalize', text)).toMatchObject({ code: 'local-dot' });
    else expect(await run('normalize', text)).toMatchObject({ address, changes });
  });

  test('can be turned off, or extended to other domains', async () => {
    expect(await addressOf('Jane.Doe+x@GMAIL.com', { providerRules: false, lowercase: false })).toBe(
      'Jane.Doe+x@gmail.com',
    );
    expect(await addressOf('jane+x@example.com', { removeTags: true })).toBe('jane@example.com');
    expect(await addressOf('a@xn--mnchen-3ya.de', { domainForm: 'unicode' })).toBe('a@münchen.de');
    expect(await addressOf('e\u0301@example.com')).toBe('é@example.com');
  });

  test.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['Hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['gmail.com', undefined],
    ['ymail.com', undefined],
    ['mail.com', undefined],
    ['email.com', undefined],
    ['hotmail.fi', undefined],
    ['gmxil.con', undefined],
    ['example.com', undefined],
    ['[192.0.2.1]', undefined],
  ])('%s is meant as %s', async (written, domain) => {
    expect((await notices('normalize', `jane@${written}`)).map(brief)).toEqual(
      domain === undefined ? [] : [['misspelled', { domain }]],
    );
  });

  test('a table has the meant domain', async () => {
    expect((await run('table', 'info@gmial.com')).table).toContain('did you mean gmail.com?');
  });

  test('marks and notices', async () => {
    expect(await run('normalize', 'Support+x@sub.yopmail.com')).toMatchObject({
      marks: 'Role address, disposable address',
    });
    expect(await run('normalize', 'supportive@example.com')).toMatchObject({ marks: null });
    expect((await notices('normalize', 'é@localhost, a@b.co')).map(brief)).toEqual([
      ['more-addresses', { n: 1 }],
      ['no-dot', {}],
      ['needs-smtputf8', {}],
    ]);
  });

  test('a normalized address stays as it is', async () => {
    const text = fc.stringMatching(/^[a-zA-Z0-9+._-]{1,20}$/);
    const domain = fc.constantFrom('gmail.com', 'proton.me', 'ya.ru', 'x.fastmail.fm', 'yahoo.com', 'Example.org');
    let valid = 0;
    await fc.assert(
      fc.asyncProperty(text, domain, async (local, host) => {
        const first = await addressOf(`${local}@${host}`).catch(() => undefined);
        if (first === undefined) return;
        valid++;
        expect(await addressOf(String(first))).toBe(first);
      }),
    );
    expect(valid).toBeGreaterThan(20);
  });
});

describe('lists', () => {
  const list = 'Jane Doe <J.Doe@gmail.com>; "Roe, Rick" <rick@example.com>\r\n\r\njdoe+x@gmail.com\nnobody';

  test('each address is normalized, and what is none stays', async () => {
    expect(await run('normalizeList', list)).toEqual({
      addresses: 'jdoe@gmail.com\nrick@example.com\njdoe@gmail.com\nnobody',
      count: 4,
      unique: 2,
      invalid: 1,
    });
    expect(await notices('normalizeList', list)).toMatchObject([
      { code: 'invalid-kept', params: { n: 1 }, at: { line: 4, column: 1 } },
    ]);
    const options = { onlyValid: true, dropDuplicates: true };
    expect(await run('normalizeList', list, options)).toMatchObject({ addresses: 'jdoe@gmail.com\nrick@example.com' });
    expect(await notices('normalizeList', list, options)).toMatchObject([{ code: 'invalid-dropped' }]);
    expect(await error('normalizeList', 'x\ny')).toMatchObject({ code: 'no-at', at: { line: 1 } });
  });

  test('numbers, bullets and the fields of links are left out, with a notice', async () => {
    const numbered = '1. a@b.co\r\n2\tc@b.co\n 3)  d@b.co\n4,e@b.co\n- f@b.co\n5  mailto:g@b.co,h@b.co?subject=x,y';
    expect(await run('normalizeList', numbered)).toEqual({
      addresses: ['a', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name}@b.co`).join('\n'),
      count: 7,
      unique: 7,
      invalid: 0,
    });
    expect((await notices('normalizeList', numbered)).map(brief)).toEqual([
      ['markers-dropped', { n: 6 }],
      ['fields-dropped', { n: 1, x: 'subject=x,y' }],
    ]);
    const inAngles = '3) <mailto:Bob@Example.COM>, Ann <mailto:ann%2Bx@b.co?cc=c%40d.e>';
    expect(await run('normalizeList', inAngles)).toMatchObject({
      addresses: 'bob@example.com\nann+x@b.co',
      invalid: 0,
    });
    expect((await notices('normalizeList', inAngles)).map(brief)).toEqual([
      ['markers-dropped', { n: 1 }],
      ['fields-dropped', { n: 1, x: 'cc=c@d.e' }],
    ]);
    expect(await error('normalizeList', '1. a b@c.de\n2. x')).toMatchObject({ code: 'local-space', at: { column: 5 } });
    expect(await error('normalizeList', '12 34@c.de')).toMatchObject({ code: 'local-space' });
  });

  test('IPv6 addresses that are equal are duplicates', async () => {
    const list = 'jane@[IPv6:2001:0DB8:0::1]\njane@[IPv6:2001:db8::1]';
    expect(await run('normalizeList', list, { dropDuplicates: true })).toMatchObject({
      addresses: 'jane@[IPv6:2001:db8::1]',
      unique: 1,
    });
  });

  test('another sign than “@” is named', async () => {
    expect(await error('normalize', 'jane＠example.com')).toMatchObject({
      code: 'other-at',
      params: { c: '＠' },
      at: { column: 5 },
    });
  });

  // RFC 5322, section 3.4.
  test('the names of groups are left out, with a notice', async () => {
    const groups = 'Team: a@example.com, b@example.com;\nTo: c@example.com\nundisclosed-recipients:;';
    expect(await run('normalizeList', groups)).toMatchObject({
      addresses: 'a@example.com\nb@example.com\nc@example.com',
      invalid: 0,
    });
    expect((await notices('normalizeList', groups)).map(brief)).toEqual([['groups-dropped', { n: 3, x: 'Team' }]]);
    expect(await error('normalize', 'a:b@example.com')).toMatchObject({ code: 'local-character' });
  });

  test('takes time in proportion to the text', async () => {
    for (const part of ['1. ', '1  \t', 'mailto:', 'mailto:a?', 'mailto:%', '<mailto:', '<mailto:a?', '\n- '])
      expect(
        await growsLinearly((size) => error('table', part.repeat(size / part.length)).catch(() => {}), 12_000),
        part,
      ).toBe(true);
  });

  test('a table names duplicates by their lines', async () => {
    const { table } = await run('table', '\r\nx@b.co, a@b.co\r\n\r\ninfo@b.co\r\na@b.co\r\ninfo@b.co');
    expect(table?.split('\n').slice(-2)).toEqual([
      'a@b.co,a@b.co,,Same as line 2',
      'info@b.co,info@b.co,,"Same as line 4, role address"',
    ]);
  });

  test('a table names duplicates and mistakes', async () => {
    expect(await run('table', 'a@gmail.com\na.@b.co\nA@googlemail.com\ninfo@b.co')).toEqual({
      table:
        'written,problem,address,provider,note\na@gmail.com,,a@gmail.com,Gmail,\na.@b.co,A dot cannot begin or end the local part or follow another dot (column 2).,,,\nA@googlemail.com,,a@gmail.com,Gmail,Same as line 1\ninfo@b.co,,info@b.co,,Role address',
      count: 4,
      unique: 2,
      invalid: 1,
    });
  });
});
