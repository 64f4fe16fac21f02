/** The tools, each at its route, in its category, and where its old paths lead. */
import { onLanding } from '../support/on-landing.ts';
import { address, expect, open, test } from '../support/site.ts';

const routes = {
  Crypto:
    'token-generator hash-text bcrypt uuid-generator ulid-generator encryption bip39-generator hmac-generator ' +
    'rsa-key-pair-generator password-strength-analyser',
  Converter:
    'date-converter base-converter roman-numeral-converter base64-string-converter base64-file-converter xml-to-json json-to-xml text-to-unicode ' +
    'color-converter case-converter text-to-nato-alphabet text-to-binary yaml-to-json-converter yaml-to-toml ' +
    'json-to-yaml-converter json-to-toml list-converter toml-to-json toml-to-yaml compression',
  Web:
    'url-encoder html-entities url-parser device-information basic-auth-generator og-meta-generator otp-generator markdown-to-html safelink-decoder email-normalizer ' +
    'mime-types jwt-parser keycode-info slugify-string html-wysiwyg-editor user-agent-parser http-status-codes json-diff',
  'Images and videos': 'qrcode-generator wifi-qrcode-generator svg-placeholder-generator camera-recorder',
  Development:
    'git-memo random-port-generator crontab-generator json-prettify json-minify json-to-csv sql-prettify regex-tester regex-memo yaml-viewer ' +
    'chmod-calculator docker-run-to-docker-compose-converter xml-formatter',
  Network:
    'ipv4-subnet-calculator ipv4-address-converter ipv4-range-expander mac-address-lookup ipv6-ula-generator mac-address-generator',
  Math: 'math-evaluator eta-calculator percentage-calculator',
  Measurement: 'chronometer temperature-converter benchmark-builder',
  Text: 'lorem-ipsum-generator text-statistics emoji-picker string-obfuscator text-diff numeronym-generator ascii-text-drawer',
  Data: 'phone-parser-and-formatter iban-validator-and-parser pdf-signature-checker',
};
const counts = [10, 20, 18, 4, 13, 6, 3, 3, 7, 3];
const oldPaths = {
  'file-to-base64': 'base64-string-converter',
  'base64-converter': 'base64-string-converter',
  'color-picker-converter': 'color-converter',
  'json-viewer': 'json-prettify',
  hash: 'hash-text',
  cypher: 'encryption',
  'text-stats': 'text-statistics',
};

test('the menu lists every tool in its category', onLanding, async ({ page }) => {
  await open(page, '');
  const groups = await page.locator('#menu details').evaluateAll((all) =>
    all.map((group) => ({
      title: group.querySelector('summary')?.textContent ?? '',
      ids: [...group.querySelectorAll('a')].map((link) => link.pathname.slice(1)),
    })),
  );
  expect(groups.map(({ title }) => title)).toEqual(Object.keys(routes).map((name, at) => `${name} ${counts[at]}`));
  for (const [name, ids] of Object.entries(routes))
    expect(groups.find(({ title }) => title.startsWith(name))?.ids.toSorted(), name).toEqual(ids.split(' ').toSorted());
});

// Each is used in `every-tool.spec.ts`.
test('every route is a page with a title of its own', onLanding, async ({ request }) => {
  const ids = Object.values(routes).flatMap((list) => list.split(' '));
  const titles = await Promise.all(
    ids.map(async (id) => {
      const response = await request.get(address(id));
      expect(response.status(), id).toBe(200);
      return /<h1[^>]*>([^<]+)</.exec(await response.text())?.[1];
    }),
  );
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(counts.reduce((sum, count) => sum + count));
});

for (const [old, id] of Object.entries(oldPaths))
  test(`the old path ${old} leads to ${id}`, async ({ page }) => {
    await page.goto(address(old));
    await expect(page).toHaveURL(address(id));
    await expect(page.locator('main h1')).toBeVisible();
  });
