import { createHash, createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bits, der, integer, sequence, tags } from '#lib/keys/der.ts';
import samples from '#lib/keys/sample-keys.json' with { type: 'json' };
import {
  audit,
  bringFile,
  chooseOperation,
  expect,
  inputPane,
  inputText,
  open,
  pasteByKeys,
  test,
} from '../../../e2e/support/site.ts';

const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
const result = (page: Page) => page.locator('[data-results]').first();
const claims = (page: Page) => page.getByRole('region', { name: 'Claims' });

test('a pasted token is read at once; then a key checks it; neither is kept', async ({ page }) => {
  await open(page, 'jwt-parser');
  await pasteByKeys(page, `Authorization: Bearer ${token}`);
  await expect(claims(page)).toContainText(/iat.*1516239022.*January 18, 2018.*years.* ago/);
  await result(page).getByRole('button', { name: 'Enter the shared secret to verify HS256.' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toBeInViewport();
  await page.keyboard.type('your-256-bit-secre', { delay: 20 });
  await expect(result(page)).toContainText('Invalid signature');
  await page.keyboard.type('t');
  await expect(result(page)).toContainText('The signature matches this key (HS256).');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('x');
  await expect(result(page)).toContainText('Invalid signature');
  const content = Buffer.from('your-256-bit-secret\n');
  await bringFile(page, 'drop', { name: 'secret.txt', type: 'text/plain', content });
  await expect(result(page)).toContainText('Valid signature');
  expect(await inputText(page)).toContain('Authorization: Bearer');
  expect(await audit(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['256-bit', token.slice(40, 60)]) expect(kept).not.toContain(secret);
});

test('only a verified token has a good verdict on its expiry', async ({ page }) => {
  await open(page, 'jwt-parser');
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const signed = `${encode('{"alg":"HS256"}')}.${encode('{"exp":4102444800}')}`;
  await pasteByKeys(page, `${signed}.${createHmac('sha256', 's'.repeat(32)).update(signed).digest('base64url')}`);
  const expiry = result(page).locator('[data-verdict]', { hasText: 'Not expired.' });
  await expect(expiry).toHaveAttribute('data-tone', 'pending');
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('s'.repeat(31));
  await expect(result(page)).toContainText('Invalid signature');
  await expect(expiry).toHaveAttribute('data-tone', 'pending');
  await page.keyboard.type('s');
  await expect(expiry).toHaveAttribute('data-tone', 'good');
});

test('a payload is signed, and the token read again', async ({ page }) => {
  await open(page, 'jwt-parser?op=sign');
  await page.keyboard.type('{"sub": "1"}', { delay: 15 });
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('s'.repeat(32));
  await expect(result(page)).toContainText(/^eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\.eyJzdWIiOiIxIn0\.[\w-]{43}$/);
});

test('a decoded token is edited, signed again and decoded', async ({ page }) => {
  await open(page, 'jwt-parser');
  await pasteByKeys(page, token);
  await page.getByLabel('Key', { exact: true }).fill('your-256-bit-secret');
  await expect(result(page)).toContainText('Valid signature');
  await page.getByRole('radio', { name: 'Sign' }).check({ force: true });
  await expect.poll(() => inputText(page)).toContain('"name": "John Doe"');
  await expect(result(page)).toContainText(token);
  await page.getByRole('radio', { name: 'Decode' }).check({ force: true });
  await expect.poll(() => inputText(page)).toBe(token);
  await expect(result(page)).toContainText('Valid signature');
  await page.getByRole('radio', { name: 'Sign' }).check({ force: true });
  await expect.poll(() => inputText(page)).toContain('"name": "John Doe"');
  // What the page fills in is selected: a paste replaces it.
  await pasteByKeys(page, '{"sub": "2"}');
  await expect.poll(() => inputText(page)).toBe('{"sub": "2"}');
});

test('a token comes back from a look at signing, where the key has the focus', async ({ page }) => {
  await open(page, 'jwt-parser');
  await pasteByKeys(page, token);
  await expect(claims(page)).toContainText('John Doe');
  await chooseOperation(page, 'Sign');
  await expect.poll(() => inputText(page)).toContain('"name": "John Doe"');
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
  await chooseOperation(page, 'Decode');
  await expect.poll(() => inputText(page)).toBe(token);
  // What was changed stays.
  await chooseOperation(page, 'Sign');
  await expect.poll(() => inputText(page)).toContain('"name": "John Doe"');
  await inputPane(page).locator('.cm-content').click();
  await page.keyboard.type(' ');
  await chooseOperation(page, 'Decode');
  await expect(page.getByRole('main')).toContainText('This JSON is not a token');
  expect(await inputText(page)).toContain('"name": "John Doe"');
});

test('the parts of a token have colors of their own; a token in a claim is opened', async ({ page }) => {
  await open(page, 'jwt-parser');
  const claim = Buffer.from(JSON.stringify({ inner: token })).toString('base64url');
  await pasteByKeys(page, `eyJhbGciOiJIUzI1NiJ9.${claim}.AAAA`);
  const parts = inputPane(page).locator('.cm-line span');
  await expect(parts).toHaveCount(3);
  const colors = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).color));
  expect(new Set(colors).size).toBe(3);
  await claims(page).getByRole('button', { name: 'Open' }).click();
  await expect(claims(page)).toContainText('John Doe');
  expect(await inputText(page)).toBe(token);
  expect(await audit(page)).toEqual([]);
});

test('a part of the token and its table mark each other, by the mouse and by the keyboard', async ({ page }) => {
  // All of them are in view: nothing scrolls.
  await page.setViewportSize({ width: 1280, height: 1_100 });
  await open(page, 'jwt-parser');
  await pasteByKeys(page, token);
  const titles = ['Header', 'Claims', 'Signature'];
  const tables = titles.map((name) =>
    page.locator('[data-part]', { has: page.getByRole('region', { name, exact: true }) }),
  );
  const parts = titles.map((_, index) => inputPane(page).locator(`.part${index + 1}`));
  /** Which parts of the token have a line, and which tables an edge. */
  const marked = async () => {
    const widths = (all: readonly Locator[], edge: 'outlineWidth' | 'borderBottomWidth') =>
      Promise.all(all.map((place) => place.evaluate((element, name) => getComputedStyle(element)[name], edge)));
    const lines = await widths(parts, 'borderBottomWidth');
    const edges = await widths(tables, 'outlineWidth');
    return (
      titles.filter((_, index) => lines[index] === '1px' && edges[index] === '2px').join() || lines.concat(edges).join()
    );
  };
  const places = () =>
    Promise.all([...parts, ...tables].map(async (place) => ((box) => [box?.x, box?.y])(await place.boundingBox())));
  const none = Array(6).fill('0px').join();
  await expect.poll(marked).toBe(none);
  const before = await places();
  for (const [index, title] of titles.entries()) {
    await parts[index]?.hover();
    await expect.poll(marked).toBe(title);
    expect(await places(), 'nothing moves').toEqual(before);
    await tables[index]?.getByRole('term').last().hover();
    await expect.poll(marked).toBe(title);
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(marked).toBe(none);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect.poll(marked).toBe('Header');
  await tables[1]?.getByRole('button').first().focus();
  await expect.poll(marked).toBe('Claims');
  // The pointer goes before the focus.
  await parts[2]?.hover();
  await expect.poll(marked).toBe('Signature');
  // A token that is cut off in its header has none of them.
  await expect(page.locator('section[data-stale]')).toHaveCount(0);
  await inputPane(page).locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await pasteByKeys(page, token.slice(0, 30));
  await expect(page.locator('section[data-stale]')).toHaveCount(3);
});

test('every signature of a token in JSON has its verdict', async ({ page }) => {
  await open(page, 'jwt-parser');
  const [header, payload, signature] = token.split('.');
  await pasteByKeys(
    page,
    JSON.stringify({
      payload,
      signatures: [
        { protected: header, signature },
        { protected: header, signature: 'AAAA' },
      ],
    }),
  );
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('your-256-bit-secret');
  await expect(result(page)).toContainText('Only some signatures are valid');
  await expect(result(page)).toContainText('Valid signatures: 1 of 2');
  await expect(result(page)).toContainText('Signature 2 (HS256): Invalid signature.');
});

const encryptedKey = samples.encrypted.find(({ command }) => command.includes('aes256-ctr'));

const pem = (content: Buffer, label = 'PRIVATE KEY') =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----`;

/** PKCS#8 (RFC 9881) with the seed of RFC 9964, appendix A: 32 zero bytes. `oid`: its last byte. */
const seedOf = (oid: string) =>
  pem(Buffer.concat([Buffer.from(`3034020100300b06096086480165030403${oid}04228020`, 'hex'), Buffer.alloc(32)]));

/** A certificate of nothing but a public key. `oid`: as of `seedOf`. */
function certificateOf(pub: string, oid: string): string {
  const algorithm = sequence(der(tags.oid, [Buffer.from(`6086480165030403${oid}`, 'hex')]));
  const key = sequence(algorithm, bits(Buffer.from(pub, 'base64url')));
  const content = sequence(integer(Uint8Array.of(1)), sequence(), sequence(), sequence(), sequence(), key);
  return pem(Buffer.from(sequence(content, sequence(), bits(new Uint8Array(1)))), 'CERTIFICATE');
}

for (const [alg, oid, start, length] of [
  ['ML-DSA-44', '11', 'eyJhbGciOiJNTC1EU0EtNDQi', 3_227],
  ['ML-DSA-65', '12', 'eyJhbGciOiJNTC1EU0EtNjUi', 4_412],
  ['ML-DSA-87', '13', 'eyJhbGciOiJNTC1EU0EtODci', 6_170],
] as const)
  test(`${alg}: a token is signed; its public JWK, a certificate and the private key check it`, async ({ page }) => {
    await open(page, `jwt-parser?op=sign&sign-with=${alg}`);
    await page.keyboard.type('{"sub": "1"}');
    const key = page.getByLabel('Key', { exact: true });
    await key.fill(seedOf(oid));
    const made = result(page).locator('.cm-line');
    await expect(made).toContainText(new RegExp(`^${start}[\\w-]+\\.eyJzdWIiOiIxIn0\\.[\\w-]{${length}}$`));
    const signed = (await made.textContent()) ?? '';
    const published = page.getByRole('region', { name: 'Public JWKS' });
    await expect(published).toContainText('"use": "sig"');
    const { keys } = JSON.parse((await published.textContent()) ?? '');
    const [{ kty, pub }] = keys;
    if (alg === 'ML-DSA-44') {
      // Its `kid` there: the thumbprint of the public key (RFC 7638).
      const thumbprint = createHash('sha256').update(JSON.stringify({ alg, kty, pub })).digest('base64url');
      expect(thumbprint).toBe('T4xl70S7MT6Zeq6r9V9fPJGVn76wfnXJ21-gyo0Gu6o');
    }
    await open(page, 'jwt-parser');
    await pasteByKeys(page, signed);
    const verdicts = result(page);
    const other = { alg, kty, pub: pub.replace(/^./, (first: string) => (first === 'A' ? 'B' : 'A')) };
    for (const [text, verdict] of [
      [JSON.stringify({ keys }), `The signature matches this key (${alg}).`],
      [JSON.stringify(other), 'Invalid signature'],
      [certificateOf(pub, oid), 'Valid signature'],
      [certificateOf(other.pub, oid), 'Invalid signature'],
      [seedOf(oid), 'Valid signature'],
    ] as const) {
      await key.fill(text);
      await expect(verdicts).toContainText(verdict);
    }
  });

test('a token that has expired is good where its expiry is not checked', async ({ page }) => {
  await open(page, 'jwt-parser?checked-dates=nbf,iat');
  const expired = Buffer.from(JSON.stringify({ exp: 1_300_819_380 })).toString('base64url');
  await pasteByKeys(page, `eyJhbGciOiJIUzI1NiJ9.${expired}.AAAA`);
  await expect(result(page)).toContainText('The token has dates that are not checked.');
  await page.getByRole('checkbox', { name: 'Expires (exp)' }).click();
  await expect(result(page)).toContainText(/Expired\. The expiration date passed 1\d years.* ago\./);
});

test('a passphrase is requested only if the key is encrypted', async ({ page }) => {
  await open(page, 'jwt-parser?op=sign&sign-with=EdDSA');
  await page.keyboard.type('{"sub": "1"}');
  const passphrase = page.getByLabel('Key passphrase');
  const key = page.getByLabel('Key', { exact: true });
  await key.click();
  await expect(passphrase).toBeHidden();
  await page.keyboard.insertText(encryptedKey?.key ?? '');
  await passphrase.click();
  await page.keyboard.type(samples.passphrase);
  const made = page.getByRole('region', { name: 'Token' });
  await expect(made).toContainText(/^eyJ/);
  const signed = (await made.textContent()) ?? '';
  await open(page, 'jwt-parser');
  await pasteByKeys(page, signed);
  await key.click();
  await page.keyboard.insertText(encryptedKey?.key ?? '');
  await passphrase.click();
  await page.keyboard.type('wrong');
  await expect(page.getByText('Wrong passphrase for this private key.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(samples.passphrase);
  await expect(result(page)).toContainText('The signature matches this key (EdDSA).');
});
