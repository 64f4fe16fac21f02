import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { audit, expect, inputPane, inputText, open, pasteByKeys, test } from '../../../e2e/site.ts';

const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
const result = (page: Page) => page.locator('[data-results]').first();
const claims = (page: Page) => page.getByRole('region', { name: 'Claims' });

test('a pasted token is read at once; then a key checks it; neither is kept', async ({ page }) => {
  await open(page, 'jwt-parser');
  await pasteByKeys(page, `Authorization: Bearer ${token}`);
  await expect(result(page)).toContainText(
    'Signature not checked. Enter the shared secret to check the HS256 signature.',
  );
  await expect(claims(page)).toContainText(/iat.*1516239022.*January 18, 2018.*years ago/);
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('your-256-bit-secre', { delay: 20 });
  await expect(result(page)).toContainText('Invalid signature.');
  await page.keyboard.type('t');
  await expect(result(page)).toContainText('Valid signature. It was signed (HS256) with this key.');
  expect(await audit(page)).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['256-bit', token.slice(40, 60)]) expect(kept).not.toContain(secret);
});

test('a payload is signed, and the token read again', async ({ page }) => {
  await open(page, 'jwt-parser?op=sign');
  await page.keyboard.type('{"sub": "1"}', { delay: 15 });
  await page.getByLabel('Key', { exact: true }).click();
  await page.keyboard.type('s'.repeat(32));
  await expect(result(page)).toContainText(/^eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\.eyJzdWIiOiIxIn0\.[\w-]{43}$/);
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
  await expect(result(page)).toContainText('Only some signatures are valid. 1 of 2 signatures are valid');
  await expect(result(page)).toContainText('Signature 2 (HS256): Invalid signature.');
});

const pem = (der: Buffer) =>
  `-----BEGIN PRIVATE KEY-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----`;

test('ML-DSA: a token is signed with the key of RFC 9964, whose public JWK checks it', async ({ page }) => {
  // PKCS#8 (RFC 9881) with the seed of RFC 9964, appendix A.1: 32 zero bytes.
  const seed = Buffer.concat([Buffer.from('3034020100300b060960864801650304031104228020', 'hex'), Buffer.alloc(32)]);
  await open(page, 'jwt-parser?op=sign&sign-with=ML-DSA-44');
  await page.keyboard.type('{"sub": "1"}');
  const key = page.getByLabel('Key', { exact: true });
  await key.fill(pem(seed));
  const made = result(page).locator('.cm-line');
  await expect(made).toContainText(/^eyJhbGciOiJNTC1EU0EtNDQi[\w-]+\.eyJzdWIiOiIxIn0\.[\w-]{3227}$/);
  const signed = (await made.textContent()) ?? '';
  const published = page.getByRole('region', { name: 'Public JWKS' });
  await expect(published).toContainText('"use": "sig"');
  const { keys } = JSON.parse((await published.textContent()) ?? '');
  const [{ alg, kty, pub }] = keys;
  // Its `kid` there: the thumbprint of the public key (RFC 7638).
  const thumbprint = createHash('sha256').update(JSON.stringify({ alg, kty, pub })).digest('base64url');
  expect(thumbprint).toBe('T4xl70S7MT6Zeq6r9V9fPJGVn76wfnXJ21-gyo0Gu6o');
  await open(page, 'jwt-parser');
  await pasteByKeys(page, signed);
  await key.fill(JSON.stringify({ keys }));
  await expect(result(page)).toContainText('Valid signature. It was signed (ML-DSA-44) with this key.');
  await key.fill(pem(seed));
  await expect(result(page)).toContainText('Valid signature.');
  await key.fill(JSON.stringify({ alg, kty, pub: pub.replace(/^./, (first: string) => (first === 'A' ? 'B' : 'A')) }));
  await expect(result(page)).toContainText('Invalid signature.');
});
