import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/wifi-qrcode-generator.en.json' with { type: 'json' };
import { drawPng } from '#lib/qr/draw-qr.ts';
import { encodeQr } from '#lib/qr/encode-qr.ts';
import { writeQrPng } from '#lib/qr/write-qr.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { readQr } from '#testing/read-qr.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import { optionsOf } from './options-of.ts';
import tool from './tool.ts';
import { readWifi, writeWifi } from './wifi-text.ts';

const { run, error, notices, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'build'>;

// ZXing's WifiResultParser and its test, Android's WifiUriParser.
const written: readonly [string, Options, string][] = [
  ['mynetwork', { password: 'mypass' }, 'WIFI:T:WPA;S:mynetwork;P:mypass;;'],
  ['Cafe', { encryption: 'nopass', hidden: true, password: 'unused' }, 'WIFI:T:nopass;S:Cafe;H:true;;'],
  [
    'My "Home"; Wi:Fi,\\',
    { password: 'p;a:s,s\\"' },
    'WIFI:T:WPA;S:My \\"Home\\"\\; Wi\\:Fi\\,\\\\;P:p\\;a\\:s\\,s\\\\\\";;',
  ],
  [
    'corp',
    { encryption: 'enterprise', identity: 'bob', anonymous: 'anon', password: 'pw' },
    'WIFI:T:WPA2-EAP;S:corp;E:PEAP;PH2:MSCHAPV2;A:anon;I:bob;P:pw;;',
  ],
  ['x', { encryption: 'enterprise', eap: 'TLS', identity: 'bob' }, 'WIFI:T:WPA2-EAP;S:x;E:TLS;I:bob;;'],
  ['x', { encryption: 'enterprise', eap: 'PWD', password: 'pw' }, 'WIFI:T:WPA2-EAP;S:x;E:PWD;P:pw;;'],
  ['x', { encryption: 'sae', password: '12345678', transitionDisable: true }, 'WIFI:T:SAE;S:x;P:12345678;R:1;;'],
  ['abc', { password: 'deadbeef', quoteHex: true }, 'WIFI:T:WPA;S:"abc";P:"deadbeef";;'],
  [' spaces ', { password: ' 12345678 ' }, 'WIFI:T:WPA;S: spaces ;P: 12345678 ;;'],
  ['Réseau 😀', { password: 'motdepasse' }, 'WIFI:T:WPA;S:Réseau 😀;P:motdepasse;;'],
];

test.each(written)('%s %j', async (ssid, options, text) => {
  const { card, qr, text: built } = await run('build', ssid, { ...options, cardTitle: 'Guests <&>' });
  expect(built).toBe(text);
  for (const svg of [card, qr]) scanXml(String(svg));
  expect(String(card)).toContain('Guests &lt;&amp;&gt;');
  const code = encodeQr(text, { level: 'medium', raise: true, version: null, mask: null });
  const look = {
    foreground: [0, 0, 0, 255],
    background: [255, 255, 255, 255],
    quietZone: 4,
    size: 400,
    shape: 'square',
    finder: 'square',
  } as const;
  expect(new TextDecoder().decode(readQr(drawPng(code, look)))).toBe(text);
  // The fields come back, and fill in the form that writes the same code.
  const fields = await run('parse', text);
  expect(fields).toMatchObject({ ssid, hidden: options.hidden ?? false });
  const quoteHex = options.quoteHex ?? false;
  expect(await run('build', ssid, { ...optionsOf(fields), quoteHex })).toMatchObject({ text });
});

test.each([
  ['T:WPA2;S:x;P:12345678', { encryption: 'wpa' }],
  ['T:wpa;S:x;P:12345678', { encryption: 'wpa' }],
  ['T:WPA-EAP;S:x;E:peap;PH2:MSCHAPV2', { encryption: 'enterprise', eap: 'PEAP', phase2: 'MSCHAPV2' }],
  ['T:;S:x', { encryption: 'nopass', password: '', phase2: 'none' }],
])('the form of what others write: %j', async (text, expected) => {
  expect(optionsOf(await run('parse', `WIFI:${text};;`))).toMatchObject(expected);
});

test('leaves a method as it was where none of the form is that of the code', async () => {
  expect(optionsOf(await run('parse', 'WIFI:T:WPA2-EAP;S:x;E:NEW;;'))).not.toHaveProperty('eap');
});

test.each([
  ['auto', 'WiFi: Cafe', 'Password: 12345678'],
  ['fr', 'WiFi\u00a0: Cafe', 'Mot de passe\u00a0: 12345678'],
  ['ja', 'WiFi: Cafe', 'パスワード: 12345678'],
] as const)('a card in the language %s', async (cardLanguage, name, password) => {
  const options = { password: '12345678', cardLanguage };
  const { card } = await run('build', 'Cafe', options);
  expect(String(card)).toContain(`>${name}<`);
  expect(String(card)).toContain(`>${password}<`);
  const { card: discreet } = await run('build', 'Cafe', { ...options, showPassword: false });
  expect(String(discreet)).not.toContain('12345678');
});

describe('parse', () => {
  it.each([
    ['WIFI:S:Ten\\;\\;Chars;P:0123456789;T:WEP;;', { ssid: 'Ten;;Chars', security: 'WEP', password: '0123456789' }],
    ['WIFI:S:NoPassword;P:;T:;;', { ssid: 'NoPassword', security: 'nopass', password: null }],
    ['WIFI:S:TenChars;P:hello\\:there;T:WEP;;', { password: 'hello:there' }],
    ['wifi:P:x;H:TRUE;S:a', { ssid: 'a', hidden: true, password: 'x' }],
    ['WIFI:S:a;R:1;T:SAE;P:"abcd";;', { transitionDisable: true, password: 'abcd', security: 'SAE' }],
    ['WIFI:S:a;P:x;P:y;;', { password: 'x' }],
  ])('%s', async (text, expected) => {
    expect(await run('parse', text)).toMatchObject(expected);
  });

  it.each([
    ['http://example.org', 'not-wifi'],
    ['WIFI:T:WPA;P:x;;', 'no-ssid'],
  ])('refuses %s', async (text, code) => {
    expect(await error('parse', text)).toMatchObject({ code });
  });

  it('brings back every text', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (ssid, password, isHidden, isQuoted) => {
        const fields = {
          type: 'WPA',
          ssid,
          password,
          isHidden,
          eap: '',
          phase2: '',
          anonymous: '',
          identity: '',
          isTransitionDisabled: false,
        };
        expect(readWifi(writeWifi(fields, isQuoted))).toEqual(fields);
      }),
    );
  });

  it('takes time in proportion to the text', () => {
    for (const part of ['S:', ';', '\\', 'S:"', 'aaaa']) readWifi(`WIFI:S:x;${part.repeat(200_000)}`);
  });
});

test.each<[string, Options, unknown]>([
  ['é'.repeat(17), { password: '12345678' }, { code: 'ssid-long', params: { n: 34 } }],
  ['x', {}, { code: 'password-missing', at: { field: 'password' } }],
  ['x', { encryption: 'enterprise', password: 'x', phase2: 'none' }, { code: 'phase2-missing' }],
  ['', { password: '12345678' }, { code: 'ssid-missing' }],
])('refuses %s %j', async (ssid, options, expected) => {
  expect(await error('build', ssid, options)).toMatchObject(expected as object);
});

test.each<[Options, string[]]>([
  [{ password: '12345678' }, []],
  [{ password: 'a'.repeat(64) }, []],
  [{ password: '1234567' }, ['A WPA password needs 8 to 63 ASCII characters, or 64 hex digits; this one has 7.']],
  [{ password: 'motdepassé' }, ['“é” is not ASCII; most devices reject it in a WPA password.']],
  [{ encryption: 'wep', password: '12345' }, []],
  [
    { encryption: 'wep', password: '12345678' },
    ['A WEP key needs 5, 13, 16 or 29 characters, or 10, 26, 32 or 58 hex digits; this one has 8.'],
  ],
  [
    { encryption: 'enterprise', eap: 'TLS', phase2: 'none' },
    [
      'EAP-TLS uses certificates, which a QR code cannot contain.',
      'Android’s built-in scanner supports only nopass, WEP, WPA and SAE; Enterprise codes need an app.',
    ],
  ],
])('says of %j', async (options, expected) => {
  expect((await report('build', 'x', options)).notices).toEqual(expected);
});

test.each<[Options, number]>([
  [{ password: 'short' }, 0],
  [{ password: 'motdepassé' }, 9],
  [{ encryption: 'wep', password: '12345678' }, 0],
])('what is wrong with the password of %j is reported there', async (options, offset) => {
  expect((await notices('build', 'x', options)).map(({ at }) => at)).toMatchObject([{ offset, field: 'password' }]);
});

describe('pictures', () => {
  it.each<[string, Options]>([
    ['Home; sweet', { password: 'p:a;s"s\\word' }],
    ['Cafe', { encryption: 'nopass', hidden: true, shape: 'dots', size: 400 }],
  ])('%s is read back', async (ssid, options) => {
    const { text } = await run('build', ssid, options);
    const read = await run('readPicture', await run('png', ssid, options));
    expect(read).toEqual({ ...(await run('parse', String(text))), text });
    expect(read.ssid).toBe(ssid);
  });

  it.each([
    [writeQrPng('https://example.org'), 'not-wifi'],
    [writeQrPng('WIFI:T:WPA;P:x;;'), 'no-ssid'],
    [new Blob(['%PDF-1.7']), 'not-a-picture'],
  ])('%#: refused without a network', async (file, code) => {
    expect((await error('readPicture', file)).code).toBe(code);
  });
});

test('the code is printed as PDF', async () => {
  const pdf = await run('print', 'Cafe', { encryption: 'nopass' });
  expect(pdf.type).toBe('application/pdf');
  expect(await pdf.text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
});

test('a logo is in the middle of the code and of the card', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
  const { qr, card } = await run('build', 'Cafe', { encryption: 'nopass', logo });
  for (const svg of [qr, card]) {
    scanXml(String(svg));
    expect(svg).toContain(`href="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}"/>`);
  }
});
