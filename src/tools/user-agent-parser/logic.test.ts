import { describe, expect, test } from 'vitest';
import { readCsv } from '#lib/csv/read.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const chrome = (system: string, rest = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 ${rest}Safari/537.36`;

// The specification of the tool; checked by the makers' own descriptions of their user agents.
test.each([
  [
    `${chrome('Windows NT 10.0; Win64; x64')} Edg/131.0.0.0`,
    { browser: 'Edge 131.0.0.0', engine: 'Blink 131.0.0.0', os: 'Windows 10 or 11', cpu: 'amd64', type: 'Desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    {
      browser: 'Mobile Safari 18.1',
      engine: 'WebKit 605.1.15',
      os: 'iOS 18.1',
      device: 'Apple iPhone',
      type: 'Mobile',
    },
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { browser: 'Firefox 132.0', engine: 'Gecko 132.0', os: 'Ubuntu', cpu: 'amd64', limits: null },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet 26.0', device: 'Samsung SM-S921B', os: 'Android 14', type: 'Mobile' },
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    { browser: 'IE 11.0', engine: 'Trident 7.0', os: 'Windows 7', browserMajor: '11' },
  ],
  [
    'Mozilla/5.0 (PlayStation; PlayStation 5/6.50) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15',
    { vendor: 'Sony', model: 'PlayStation 5', type: 'Game console' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/36.0.0.3.40 Chrome/130.0.6723.152 VR Safari/537.36',
    { type: 'VR or AR headset' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; Pico Neo 3 Link) AppleWebKit/537.36 (KHTML, like Gecko) PicoBrowser/3.3.22 Chrome/105.0.5195.68 VR Safari/537.36',
    { type: 'VR or AR headset' },
  ],
  [
    `${chrome('Windows NT 10.0; Win64; x64')} AOLShield/131.0.0.1`,
    { browser: 'AOL Shield 131.0.0.1', engine: 'Blink 131.0.0.0', type: 'Desktop' },
  ],
  [
    'ddg_android/5.107.0 (com.duckduckgo.mobile.android; Android API 30)',
    { browser: 'DuckDuckGo 5.107.0', os: 'Android' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    { browser: 'Mobile Safari 17.4', os: 'iOS', device: 'Apple iPad', type: 'Tablet', limits: null },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131 Version/11.1.1 Safari/605.1.15',
    { os: 'iOS', device: 'Apple iPad', type: 'Tablet' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
    { browser: 'DuckDuckGo 7', device: 'Apple iPad', type: 'Tablet' },
  ],
  [chrome('Linux; Android 10; K', 'Mobile '), { device: null, model: null, os: 'Android', type: 'Mobile' }],
  [chrome('Macintosh; Intel Mac OS X 10_15_7'), { os: 'macOS 10.15.7', osName: 'macOS', type: 'Desktop' }],
])('%s', async (agent, expected) => {
  expect(await run('parse', agent)).toMatchObject(expected);
});

test.each([
  ['Windows NT; Windows NT 10.0; en-US', '10'],
  ['Windows NT; Windows NT 6.3; en-US', '8.1'],
])('reads the version of Windows that PowerShell names after it: %s', async (system, osVersion) => {
  const agent = `Mozilla/5.0 (${system}) WindowsPowerShell/5.1.19041.1682`;
  expect(await run('parse', agent)).toMatchObject({ osName: 'Windows', osVersion });
});

describe('bots and programs', () => {
  test.each([
    ['curl/8.5.0', 'curl 8.5.0', null, 'Program'],
    [
      'Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1682',
      'WindowsPowerShell 5.1.19041.1682',
      'Microsoft',
      'Program',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Microsoft Windows 10.0.19045; en-US) PowerShell/7.4.1',
      'PowerShell 7.4.1',
      'Microsoft',
      'Program',
    ],
    ['Wget/1.21.4', 'Wget 1.21.4', 'GNU', 'Program'],
    ['python-requests/2.32.3', 'python-requests 2.32.3', null, 'Program'],
    ['Python/3.12 aiohttp/3.10.5', 'aiohttp 3.10.5', null, 'Program'],
    ['Python/3.12', 'Python 3.12', 'Python', 'Program'],
    ['PostmanRuntime/7.43.0', 'PostmanRuntime 7.43.0', 'Postman', 'Program'],
    ['got (https://github.com/sindresorhus/got)', 'got', null, 'Program'],
    ['node', 'node', 'Node.js', 'Program'],
    ['Java/21.0.1', 'Java 21.0.1', 'Java', 'Program'],
    ['MyApp/2.1 CFNetwork/1410 Darwin/22.6.0', 'MyApp 2.1', null, 'Program'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'GPTBot 1.2',
      'OpenAI',
      'Bot',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot 2.1', 'Google', 'Bot'],
    ['Googlebot-Image/1.0', 'Googlebot-Image 1.0', 'Google', 'Bot'],
    [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'facebookexternalhit 1.1',
      'Meta',
      'Bot',
    ],
    ['WhatsApp/2.23.20.0', 'WhatsApp 2.23.20.0', 'Meta', 'Bot'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'Slackbot-LinkExpanding 1.0', 'Slack', 'Bot'],
    ['Pingdom/1.2', 'Pingdom 1.2', 'Pingdom', 'Bot'],
    ['Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)', 'Pingdom 1.4', 'Pingdom', 'Bot'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)', 'Sogou web spider', 'Sogou', 'Bot'],
    [
      'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
      'archive.org_bot',
      'Internet Archive',
      'Bot',
    ],
    ['Mozilla/5.0 (compatible; ExampleCrawler/3.4; +https://example.com/x)', 'ExampleCrawler 3.4', null, 'Bot'],
    [
      `${chrome('X11; Linux x86_64').replace('Chrome', 'HeadlessChrome')}`,
      'HeadlessChrome 131.0.0.0',
      'Google',
      'Program',
    ],
    [
      `${chrome('X11; Linux x86_64', 'Electron/33.0.0 ').replace('Chrome', 'Slack/4.41.97 Chrome')}`,
      'Slack 4.41.97',
      'Slack',
      'Desktop',
    ],
  ])('%s is %s', async (agent, program, owner, type) => {
    expect(await run('parse', agent)).toMatchObject({ program, owner, type });
  });

  test('a bot that is no browser has none', async () => {
    expect(await run('parse', 'python-requests/2.32.3')).toMatchObject({ browser: null, device: null, engine: null });
  });

  test.each([
    'Mozilla/5.0 (Linux; Android 13; CUBOT P50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  ])('%s is neither', async (agent) => {
    expect(await run('parse', agent)).toMatchObject({ program: null });
  });
});

test('limits of a user agent', async () => {
  const { limits } = await run('parse', chrome('Linux; Android 10; K', 'Mobile '));
  expect(limits?.split('\n')).toEqual([
    messages.logic['limit-android-reduced'],
    messages.logic['limit-chrome-reduced'],
  ]);
});

test.each([
  [`${chrome('X11; CrOS x86_64 14541.0.0')} Edg/124.0.2478.51`, null],
  [`${chrome('X11; CrOS x86_64 14541.0.0')} Edg/124.0.0.0`, messages.logic['limit-chrome-reduced']],
])('the version of %s is only called reduced where it is', async (agent, limits) => {
  expect(await run('parse', agent)).toMatchObject({ limits });
});

describe('client hints', () => {
  const hints = (...lines: readonly string[]) => ({ clientHints: lines.join('\n') });
  const brands = '"Google Chrome";v="131", "Chromium";v="131", "Not_A Brand";v="24"';

  test.each([
    ['"15.0.0"', 'Windows 11'],
    ['"13.0.0"', 'Windows 11'],
    ['"10.0.0"', 'Windows 10'],
    ['"0.3.0"', 'Windows 8.1'],
  ])('platform version %s is %s', async (version, os) => {
    // https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11
    const given = hints('Sec-CH-UA-Platform: "Windows"', `sec-ch-ua-platform-version:${version}`);
    expect(await run('parse', chrome('Windows NT 10.0; Win64; x64'), given)).toMatchObject({ os });
  });

  test('they replace what the string hides', async () => {
    const given = hints(
      `Sec-CH-UA: ${brands}`,
      'Sec-CH-UA-Full-Version-List: "Google Chrome";v="131.0.6778.70", "Not_A Brand";v="24.0.0.0"',
      'Sec-CH-UA-Mobile: ?1',
      'Sec-CH-UA-Platform: "Android"',
      'Sec-CH-UA-Platform-Version: "15.0.0"',
      'Sec-CH-UA-Model: "Pixel 9"',
      'Sec-CH-UA-Arch: "arm"',
      'Sec-CH-UA-Bitness: "64"',
    );
    expect(await run('parse', chrome('Linux; Android 10; K', 'Mobile '), given)).toMatchObject({
      browserVersion: '131.0.6778.70',
      os: 'Android 15.0.0',
      model: 'Pixel 9',
      cpu: 'arm64',
      limits: null,
    });
  });

  test('what is wrong with them', async () => {
    const fault = (line: string) => error('parse', chrome('X11; Linux x86_64'), hints(line));
    expect(await fault('Sec-CH-UA: "Chromium')).toMatchObject({
      code: 'hint-quote',
      params: { header: 'Sec-CH-UA', position: 10 },
    });
    expect(await fault('Sec-CH-UA: Chromium')).toMatchObject({ code: 'hint-quote', params: { position: 1 } });
    expect(await fault('Sec-CH-UA-Mobile: true')).toMatchObject({ code: 'hint-value' });
    expect(await fault('Sec-CH-UA-Model: "x" y')).toMatchObject({ code: 'hint-value', params: { position: 4 } });
    expect(await fault('what')).toMatchObject({ code: 'hint-line' });
    expect((await notices('parse', 'curl/8.5.0', hints('Accept: */*'))).map(brief)).toEqual([
      ['hint-ignored', { header: 'Accept' }],
    ]);
  });
});

test('what is no user agent, what is long, and several lines', async () => {
  expect(await error('parse', 'hello there')).toMatchObject({ code: 'unknown' });
  expect(await run('parse', ' \n')).toMatchObject({ browser: null, json: null });
  expect((await notices('parse', `curl/8.5.0 ${'x'.repeat(500)}`)).map(brief)).toEqual([['long', { max: 500 }]]);
  expect((await notices('parse', 'User-Agent: curl/8.5.0\r\nWget/1')).map(brief)).toEqual([['more-lines', { n: 1 }]]);
});

test('a list, and an access log', async () => {
  const log = (agent: string) => `203.0.113.9 - - [20/Nov/2026:13:45:01 +0000] "GET / HTTP/1.1" 200 512 "-" "${agent}"`;
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const text = [log('curl/8.5.0'), log(firefox), firefox, '', 'CCBot/2.0', '__proto__'].join('\r\n');
  const { list, ...counts } = await run('parseList', text);
  expect(counts).toEqual({ lines: 5, different: 4, bots: 1, unknown: 1 });
  expect(list?.split('\n').slice(0, 3)).toEqual([
    'count,share,name,version,os,device,type,owner,agent',
    `2,40.0%,Firefox,132.0,Linux,,Desktop,,${firefox}`,
    '1,20.0%,curl,8.5.0,,,Program,,curl/8.5.0',
  ]);
  expect(await run('parseList', text, { countBy: 'type' })).toMatchObject({
    list: 'count,share,name\n2,40.0%,Desktop\n1,20.0%,Program\n1,20.0%,Bot\n1,20.0%,(not recognized)',
  });
});

test('a list names systems as a single user agent does', async () => {
  const agents = [chrome('Windows NT 10.0; Win64; x64'), chrome('Macintosh; Intel Mac OS X 10_15_7')];
  const { list } = await run('parseList', agents.join('\n'), { countBy: 'os' });
  expect(list).toBe('count,share,name\n1,50.0%,Windows 10 or 11\n1,50.0%,macOS 10.15.7');
  expect((await run('parseList', agents.join('\n'))).list).toContain(',Windows 10 or 11,');
});

test.each([
  ['Opera/9.80 (X11) Presto/2.12.388 Version/12.16', 'Opera/9.80', messages.logic['token-opera-frozen']],
  ['Opera/9.80 (X11) Presto/2.12.388 Version/12.16', 'Version/12.16', 'Opera, version 12.16.'],
  ['Mozilla/5.0 (PlayStation; PlayStation 5/7.20)', 'PlayStation', 'Game console: PlayStation.'],
  ['Mozilla/5.0 (PlayStation 4 3.11)', 'PlayStation 4 3.11', 'Game console: PlayStation 4, system version 3.11.'],
  ['Mozilla/5.0 (PlayStation 5 7.20)', 'PlayStation 5 7.20', 'Game console: PlayStation 5, system version 7.20.'],
])('in %s, %s is explained', async (agent, token, meaning) => {
  const rows = [...readCsv(await run('explain', agent))].map(({ fields }) => fields);
  expect(rows).toContainEqual([token, meaning]);
});

test('each part is explained', async () => {
  const csv = await run('explain', `${chrome('Linux; Android 10; K', 'Mobile ')} Foo/1.2`);
  expect(csv.split('\n').map((row) => row.split(',')[0])).toEqual([
    ...['token', 'Mozilla/5.0', 'Linux', 'Android 10', 'K', 'AppleWebKit/537.36', '"KHTML'],
    ...['Chrome/131.0.0.0', 'Mobile', 'Safari/537.36', 'Foo/1.2'],
  ]);
  expect(csv).toContain(`K,${messages.logic['token-k']}`);
});
