import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import { decodeMail } from './decode-mail.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

const targetOf = async (link: string) => (await run('decode', link)).target;

describe('Proofpoint', () => {
  test.each([
    // The examples of Proofpoint’s documentation of its URL Decoder API.
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_assets_images_2016_06_jupiter-2Dnasa.jpg.638x0-5Fq80-5Fcrop-2Dsmart.jpg&amp;d=DwMBaQ&amp;c=Vxt5e0&amp;e=',
      'https://media.mnn.com/assets/images/2016/06/jupiter-nasa.jpg.638x0_q80_crop-smart.jpg',
    ],
    [
      'https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&amp;k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&amp;r=IKM5u8',
      'http://www.bouncycastle.org/',
    ],
    [
      'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65jyCIe2K1D_uNjZ1Lnf6YLQERujngZv9UWf66ujQIQ$',
      'https://google.com:443/search?q=a+test&gs=ps',
    ],
    // Links in public mail archives and repositories.
    [
      'https://urldefense.com/v3/__https://github.com/nextstrain/augur/pull/1175*discussion_r1130183899__;Iw!!GuAItXPztq0!jULEM6V$',
      'https://github.com/nextstrain/augur/pull/1175#discussion_r1130183899',
    ],
    [
      'https://urldefense.com/v3/__https://lore.kernel.org/linux-scsi/Ykqg0kr0F*2Fyzk2XW@infradead.org/__;JQ!!ACWV5N9M2RV99hQ!MwAZ$',
      'https://lore.kernel.org/linux-scsi/Ykqg0kr0F%2Fyzk2XW@infradead.org/',
    ],
    // A run of 21 bytes, which are seven characters.
    [
      'https://urldefense.com/v3/__https://nextjs.org/)**T__;44OX44Ot44K444Kn44Kv44OI44Gn!!GCTRfqYYOYGmgK_z!509Ld1Mwvz_YXX0WV7naoVN$',
      'https://nextjs.org/)プロジェクトで',
    ],
    ['https://urldefense.us/v3/__http:/example.com/a*b__;w6Q!!x!y$', 'http://example.com/aäb'],
    ['https://urldefense.com/v3/__https://a.example/x**Aab__;Pz8!!x!y$', 'https://a.example/x??ab'],
    ['https://urldefense.com/v3/__https://a.example/__;!!x!y$', 'https://a.example/'],
    [
      'https://urldefense.com/v2/url?u=https-3A__www.example.com_-40-40-21-40foobar&d=&c=&e=',
      'https://www.example.com/@@!@foobar',
    ],
  ])('%s', async (link, target) => {
    expect(await targetOf(link)).toBe(target);
    expect(await notices('decode', link)).toEqual([]);
  });

  test.each([
    'https://urldefense.com/v3/__https://a.example/*a*b__;Iw!!x!y$',
    'https://urldefense.com/v3/__https://a.example/a__;Iw!!x!y$',
    'https://urldefense.com/v3/__https://a.exam',
    'https://urldefense.com/v3/__https://a.example/*__;_w!!x!y$',
  ])('%s is damaged', async (link) => {
    expect(await error('decode', link)).toMatchObject({ code: 'damaged' });
  });

  test('version 3 gives back any URL that it replaces characters of', async () => {
    const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const character = fc.constantFrom('é', '日', '😀', '#', '%', '*', '[');
    const part = fc.oneof(character, fc.constantFrom('a', '/', '?', '='));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 40 }), async (parts) => {
        const bytes: number[] = [];
        const written = parts.join('').replace(/[^a/?=]+/g, (run) => {
          const own = new TextEncoder().encode(run);
          bytes.push(...own);
          if (own.length === 1) return '*';
          return Array.from({ length: Math.ceil(own.length / 60) }, (_, index) => {
            const length = Math.min(60, own.length - index * 60);
            return length === 1 ? '*' : `**${lengths.charAt(length - 2)}`;
          }).join('');
        });
        const base64 = Buffer.from(bytes).toString('base64url');
        const link = `https://urldefense.com/v3/__https://e.example/${written}__;${base64}!!x!y$`;
        expect(await targetOf(link)).toBe(`https://e.example/${parts.join('')}`);
      }),
    );
  });
});

describe('Outlook', () => {
  // A link from the tests of binref/refinery; its time is that of .NET: (ticks - 621355968e9) / 1e7 seconds since 1970.
  const link =
    'https://apac01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.dropbox.com%2Fl%2FMsV4%2Freport_abuse&data=02%7C01%7Ctim%40example.org%7C31d152ee19d64a3b53a908d6b7dc42a2%7C49c6971ed0164e1ab04195533ede53a1%7C0%7C1%7C636898553972831008&sdata=MYXFcUyJ5Sxfo31AJJu3%2FdebHsiYaE46n%2B6wF%2BwKvQw%3D&reserved=0';

  test('target, recipient and time', async () => {
    expect(await run('decode', link)).toEqual({
      target: 'https://www.dropbox.com/l/MsV4/report_abuse',
      host: 'www.dropbox.com',
      service: 'Outlook Safe Links',
      layers: null,
      recipient: 'tim@example.org',
      time: '2019-04-03T02:29:57.2831008Z',
    });
  });

  test.each([
    'https://outlook.office.com/mail/safelink.html?corid=1&url=https%3A%2F%2Fwww.dropbox.com%2Fl%2FMsV4%2Freport_abuse',
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fwww.dropbox.com%2Fl%2FMsV4%2Freport_abuse&locale=en',
    link.replaceAll('&', '&amp;'),
    `<${link}>`,
    link.replace('apac01', 'apac01\r\n').replace('report', '\nreport'),
    link.replace('https://', 'hxxps[://]').replace('outlook.com', 'outlook[.]com'),
  ])('%s', async (written) => {
    expect(await targetOf(written)).toBe('https://www.dropbox.com/l/MsV4/report_abuse');
  });
});

test.each([
  [
    'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fservingconnecticut.com%2f&c=E,1,hA45&typo=1',
    'https://servingconnecticut.com/',
  ],
  [
    'https://us-west-2.protection.sophos.com/?d=w3schools.com&u=aHR0cHM6Ly93d3cudzNzY2hvb2xzLmNvbS9ob3d0by9ob3d0b19jc3NfdHdvX2NvbHVtbnMuYXNw&i=NjQ0',
    'https://www.w3schools.com/howto/howto_css_two_columns.asp',
  ],
  ['https://protect-eu.mimecast.com/s/abc?url=https%3A%2F%2Fevil.example.com%2Fz', 'https://evil.example.com/z'],
  [
    'https://protect.checkpoint.com/v2/___https:/www.lockheedmartin.com/content/a.pdf___.YzJ1OnRo',
    'https://www.lockheedmartin.com/content/a.pdf',
  ],
  ['https://protect.checkpoint.com/v2/r01/___https://a.example/b*2Fc___.YzJ1OnRo', 'https://a.example/b%2Fc'],
  [
    'https://ctp.trendmicro.com/wis/clicktime/v2/clickthrough?url=http%3A%2F%2Fb2bnetwork-online.com%2Fr%2FwISq.html&uuid=7c',
    'http://b2bnetwork-online.com/r/wISq.html',
  ],
  ['https://secure-web.cisco.com/1abcDEF/https%3A%2F%2Fexample.com%2Fa%3Fb', 'https://example.com/a?b'],
  ['https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.com%2F%3Fa%3Db%2Bc&usg=x', 'https://example.com/?a=b+c'],
  // A character that turns the order of the letters after it: it would be seen as `exe.jpg`.
  ['https://www.google.com/url?q=https%3A%2F%2Fexample.com%2F%E2%80%AEgpj.exe', 'https://example.com/%E2%80%AEgpj.exe'],
  ['https://www.google.co.uk/url?q=http://example.com/a%2520b&sa=D', 'http://example.com/a%20b'],
  ['https://www.google.com/amp/s/www.example.com/story?x=1', 'https://www.example.com/story?x=1'],
  ['https://www-example-com.cdn.ampproject.org/v/www.example.com/story', 'http://www.example.com/story'],
  ['https://www.bing-amp.com/c/s/www.example.com/story', 'https://www.example.com/story'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Ffoo&h=abc', 'https://example.com/foo'],
  ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample%2Ecom%2Fa&urlhash=x', 'https://example.com/a'],
  ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.com', 'https://example.com'],
  ['https://steamcommunity.com/linkfilter/?url=https://example.com/', 'https://example.com/'],
  ['https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  ['https://slack-redir.net/link?url=https%3A%2F%2Fexample.com%2Fdir+a', 'https://example.com/dir%20a'],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2F%E9%25E9&rut=abc', 'https://example.com/%E9%E9'],
  ['//duckduckgo.com', undefined],
  ['https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9leGFtcGxlLmNvbS8&ntb=1', 'https://example.com/'],
  [
    'https://r.search.yahoo.com/_ylt=A;_ylu=B/RV=2/RE=1/RO=10/RU=https%3a%2f%2fexample.com%2fa/RK=2/RS=x-',
    'https://example.com/a',
  ],
  [
    'https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fexample.com%2F&v=x',
    'https://example.com/',
  ],
  ['https://href.li/?https://example.com/?a=b#c', 'https://example.com/?a=b#c'],
  ['https://vk.com/away.php?to=www.example.com%2Fa&cc_key=', 'http://www.example.com/a'],
])('%s', async (link, target) => {
  if (target === undefined) expect(await error('decode', link)).toMatchObject({ code: 'no-links' });
  else expect(await targetOf(link)).toBe(target);
});

// Three layers, from the tests of binref/refinery and PhishTank reports.
test('shows each layer of nested redirects', async () => {
  const link =
    'https://ctp.trendmicro.com/wis/clicktime/v2/clickthrough?url=https%3A%2F%2Femea01.safelinks.protection.outlook.com%2F%3Furl%3Dhttps%253A%252F%252Fearlyyears.register-me.uk%252F%26data%3D02%257C01%257C%257Ca33f%257C0%257C0%257C636846215676444342%26reserved%3D0&uuid=2dd8';
  expect(await run('decode', link)).toMatchObject({
    target: 'https://earlyyears.register-me.uk/',
    service: 'Trend Micro → Outlook Safe Links',
    layers: expect.stringMatching(
      /^service,url\nTrend Micro,https:\/\/emea01\.\S+\nOutlook Safe Links,https:\/\/earlyyears\.register-me\.uk\/$/,
    ),
    recipient: null,
  });
});

test.each([
  ['https://bit.ly/3abc', ['hidden', { service: 'Bitly' }, 0]],
  [
    'https://url.us.m.mimecastprotect.com/s/g7vn?domain=academic.oup.com',
    ['hidden-host', { service: 'Mimecast', host: 'academic.oup.com' }, 0],
  ],
  ['https://us-east-2.protection.sophos.com/?d=rb.gy&q=4b', ['hidden-host', { service: 'Sophos', host: 'rb.gy' }, 0]],
  ['hello', ['no-links', {}, 0]],
])('%s is rejected', async (link, expected) => {
  expect(brief(await error('decode', link))).toEqual(expected);
});

test.each(['?data=05%7C02', '?ur', '?url=', '?url=https'])('a Safe Link with %s is cut off', async (query) => {
  const link = `https://eur02.safelinks.protection.outlook.com/${query}`;
  expect(await error('decode', link)).toMatchObject({ code: 'cut-off' });
});

test.each([
  ['nam02.safelinks.protection.outlook.com.evil.example', '/?data=1', 'Outlook Safe Links'],
  ['urldefense.com.evil.example', '/v3/__https:/x.example__;!!A!B$', 'Proofpoint'],
  ['urldefense.proofpoint.com.evil.example', '/v2/url?d=1', 'Proofpoint'],
  ['protect2.fireeye.com.evil.example', '/v1/url?k=1', 'Trellix (FireEye)'],
])('%s is the host, whatever it begins with', async (host, path, service) => {
  expect(await run('decode', `https://${host}${path}`)).toMatchObject({ host, service: null });
  expect(await notices('decode', `https://${host}${path}`)).toMatchObject([
    { code: 'look-alike', params: { service, host } },
  ]);
});

test.each([
  ['not a url', false],
  ['https://a.example/?q=1', false],
  ['https://a.example/long\n  path?q=1', false],
  ['See https://a.example/ first.', true],
  ['hxxps[:]//a.example/ and more', true],
  ['https://a.example/\nhttps://b.example/', true],
])('%j is for the list of links: %s', (text, isList) => {
  expect(new RegExp(tool.operations.decode.list.pattern, 'u').test(text)).toBe(isList);
});

test('a host that only contains the name of a service is none of it', async () => {
  for (const link of ['https://urldefense.evil.example/v3/a', 'https://a.safelinks.protection.outlook.evil/?x=1'])
    expect(await notices('decode', link)).toMatchObject([{ code: 'not-wrapped' }]);
});

test.each([
  ['https://a.example/#utm_medium=3', 'https://a.example/'],
  ['https://a.example/?utm_source=x#a&utm_medium=3&b=1', 'https://a.example/#a&b=1'],
  ['https://a.example/?b=1#utm_medium=3', 'https://a.example/?b=1'],
  ['https://a.example/?utm_source=x#ga', 'https://a.example/#ga'],
  ['https://a.example/#ga', 'https://a.example/#ga'],
])('%s without tracking is %s', async (link, target) => {
  expect(await run('decode', link, { removeTracking: true })).toMatchObject({ target });
});

test.each([
  ['https://example.com/', [['not-wrapped', {}]]],
  ['https://bitly.com/', [['not-wrapped', {}]]],
  ['https://example.com/login?next=https%3A%2F%2Fa.example%2F', [['url-inside', { name: 'next' }, 0]]],
  ['https://www.google.com/url?q=https://t.co/abc', [['hidden-further', { service: 'X' }]]],
  ['https://www.google.com/url?q=javascript:alert(1)', [['script', {}]]],
  ['https://www.google.com/url?q=https://bank.example@evil.example/', [['user-name', {}]]],
  ['https://www.google.com/url?q=https://a.example/ and https://b.example/', [['more-links', { n: 1 }]]],
])('%s: notices', async (link, expected) => {
  expect((await notices('decode', link)).map(brief)).toEqual(expected);
});

describe('texts', () => {
  // A mail of a public list, with quoted-printable lines.
  const mail =
    'On 6/18/20 Mike wrote:\n>> https://urldefense.com/v3/__https://bugzilla.kernel.org/show_bug.cgi?i=\nd=3D208045__;!!GqivPVa7Brio!O7JgZIL3VPAzIqwJfZjL48y8M90K3HXv3pUVeoCzZ-vXo=\nvCpx5g7xMg-z5aAiVXVtkfE$=20\n>> )\n=C2=A0 Process';

  test('links in quoted-printable lines are whole', async () => {
    expect(await run('list', mail)).toMatchObject({
      links: 'target,service,times\nhttps://bugzilla.kernel.org/show_bug.cgi?id=208045,Proofpoint v3,1',
      count: 1,
    });
    expect(await run('replace', mail)).toBe(
      'On 6/18/20 Mike wrote:\n>> https://bugzilla.kernel.org/show_bug.cgi?id=208045 \n>> )\n\u00a0 Process',
    );
  });

  const link = 'https://slack-redir.net/link?url=3Dhttps%3A%2F%2Fa.exam=\r\nple%2F%3Fb%3D1&amp;sa=3DD';
  const target = 'https://a.example/?b=1';

  test.each([
    `<a href=3D"${link}">a</a>`,
    `Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<${link}>`,
    link,
    link.replace('=\r\n', ''),
    // RFC 2045: lines of at most 76 characters.
    `https://urldefense.com/v3/__https://a.example/?b*1__;PQ!!Ab12Cd34!xYz012345=\r\n67890$`,
  ])('decodes %j as quoted-printable', async (source) => {
    const { value, notices } = await report('decode', source);
    expect(value).toMatchObject({ target });
    expect(notices).toEqual(['Read as the source of an e-mail; its encoded parts were decoded.']);
  });

  // Base64 of Python 3.11: base64.encodebytes((f'<a href="https://slack-redir.net/link?url=…">é</a>').encode(charset)).
  test.each([
    ['utf-8', 'w6k='],
    ['iso-8859-1', '6Q=='],
  ])('finds links in Base64 parts, in %s', async (charset, letter) => {
    const wrapped = 'https://slack-redir.net/link?url=https%3A%2F%2Fa.example%2F';
    const text = Buffer.concat([
      Buffer.from(`<a href="${wrapped}">`),
      Buffer.from(letter, 'base64'),
      Buffer.from('</a>'),
    ]);
    const lines = text.toString('base64').replace(/.{76}/g, '$&\r\n');
    const head = `Content-Type: text/html; charset="${charset}"\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
    const { value, notices } = await report('list', `--x\r\n${head}${lines}\r\n--x--\r\n`);
    expect(value).toMatchObject({ count: 1, links: 'target,service,times\nhttps://a.example/,Slack,1' });
    expect(notices).toContain('Read as the source of an e-mail; its encoded parts were decoded.');
    expect(await run('replace', `--x\r\n${head}${lines}\r\n--x--\r\n`)).toContain('<a href="https://a.example/">é</a>');
  });

  test('leaves Base64 of other files, and damaged Base64', () => {
    for (const [type, body] of [
      ['image/png', 'aHR0cHM6Ly9h'],
      ['text/plain', 'aHR0*HM6Ly9h'],
    ]) {
      const source = `Content-Type: ${type}\nContent-Transfer-Encoding: base64\n\n${body}\n`;
      expect(decodeMail(source)).toBe(source);
    }
  });

  // Lines of one part may look like those of the other encoding.
  test('decodes only the parts of a mail that are quoted-printable', async () => {
    const source = [
      'DKIM-Signature: v=1; b=AB=3D',
      '',
      '--x=3D',
      'Content-Transfer-Encoding: 7bit',
      '',
      'https://b.example/?id=20&view=3D',
      '--x=3D',
      'Content-Transfer-Encoding: Quoted-Printable',
      'Content-Type: text/plain; format=flowed;',
      ' charset="iso-8859-1"',
      '',
      `${link} caf=E9 =3D41`,
      '--x=3D--',
    ].join('\r\n');
    // The header does not say that what is decoded is still to be decoded.
    const decoded = source.replace('Quoted-Printable', '8bit').replace('iso-8859-1', 'utf-8');
    expect(await run('replace', source)).toBe(decoded.replace(link, target).replace('caf=E9 =3D41', 'café =41'));
  });

  test.each([
    'https://a.example/?view=3D',
    'https://a.example/?q=\nhttps://b.example/?view=3D',
    `https://a.example/${'x'.repeat(54)}=\nhttps://b.example/`,
  ])('leaves %j as it is', async (source) => {
    expect(await run('replace', source)).toBe(source);
  });

  test.each([
    ['(see https://slack-redir.net/link?url=https%3A%2F%2Fa.example%2Fb_(c)).', '(see https://a.example/b_(c)).'],
    ['[a](https://slack-redir.net/link?url=https%3A%2F%2Fa.example)', '[a](https://a.example)'],
    [
      `<a href='https://slack-redir.net/link?url=https%3A%2F%2Fa.example&amp;x=1'>a</a>`,
      `<a href='https://a.example'>a</a>`,
    ],
    ['"https://slack-redir.net/link?url=https%3A%2F%2Fa.example"\r\n', '"https://a.example"\r\n'],
    ['<https://slack-redir.net/link?url=https\n%3A%2F%2Fa.example>', '<https://a.example>'],
    ['a https://example.com/?a=b=\n c', 'a https://example.com/?a=b=\n c'],
  ])('%j', async (text, expected) => {
    expect(await run('replace', text)).toBe(expected);
  });

  test('other links stay as they are, and repeated ones are counted', async () => {
    const text = 'https://a.example/?utm_source=x&amp;b=1 https://a.example/?utm_source=x&amp;b=1 https://t.co/x';
    expect(await run('replace', text)).toBe(text);
    expect(await notices('replace', text)).toMatchObject([
      { code: 'none-wrapped' },
      { code: 'hidden-links', params: { n: 1 } },
    ]);
    expect(await run('list', text, { removeTracking: true })).toEqual({
      links: 'target,service,times\nhttps://a.example/?b=1,,2\nhttps://t.co/x,X (target hidden),1',
      count: 2,
      decoded: 0,
      hidden: 1,
    });
  });
});

test.each([
  ['version 3 with many replaced characters', (n: number) => `https://urldefense.com/v3/__${'__;a'.repeat(n)}`],
  ['version 2 with many parameters', (n: number) => `https://urldefense.com/v2/url?${'u&'.repeat(n)}`],
  ['a link with many brackets', (n: number) => `https://a.example/${')'.repeat(n)}`],
  ['schemes in a row', (n: number) => 'https://'.repeat(n)],
  ['many links', (n: number) => 'https://a.example '.repeat(n)],
  ['soft line breaks', (n: number) => 'https://a.example=3D=\n'.repeat(n)],
  ['boundaries of parts', (n: number) => `https://a.example${'\n--a\nContent-Transfer-Encoding: x'.repeat(n)}`],
])('%s takes linear time', async (_, make) => {
  const work = async (n: number) => {
    await run('list', make(n));
    await run('decode', make(n)).catch(() => {});
  };
  expect(await growsLinearly(work, 20_000)).toBe(true);
});
