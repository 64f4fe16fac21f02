import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findOwner, loadNames } from './find-owner.ts';

const registry = JSON.parse(
  readFileSync(new URL('../../../node_modules/oui-data/index.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

test('all names of the package are found by their blocks', async () => {
  const expected = Object.entries(registry).map(([prefix, owner]) => [prefix.toLowerCase(), owner.split('\n')[0]]);
  expect(new Map(await loadNames())).toEqual(new Map(expected as [string, string][]));
});

test('each block is found, with its owner, at its beginning and at its end', async () => {
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  let withoutCountry = 0;
  for (const [key, owner] of Object.entries(registry)) {
    const prefix = key.toLowerCase();
    const [name, ...lines] = owner.split('\n');
    const found = await findOwner(prefix);
    const { address = null, country = null } = found ?? {};
    if (country === null) withoutCountry++;
    const rest = [address, country && countries.of(country)].filter((part) => part !== null).join(', ');
    expect([found?.prefix, found?.name, rest.toLowerCase()]).toEqual([prefix, name, lines.join(', ').toLowerCase()]);
    // A smaller block may be the last one within it.
    expect((await findOwner(prefix.padEnd(12, 'f')))?.prefix.startsWith(prefix)).toBe(true);
  }
  // Private owners, and addresses whose last line is a city.
  expect(withoutCountry).toBeLessThan(300);
});

test('where a part cannot be loaded, the name is known from the list of names', async () => {
  vi.resetModules();
  const ouiModules = new Array(64).fill(() => Promise.reject(new TypeError('offline')));
  vi.doMock('#generated/data/oui-modules.ts', async (original) => ({ ...(await original<object>()), ouiModules }));
  const { findOwner: findOffline } = await import('./find-owner.ts');
  expect(await findOffline('70b3d5e7a001')).toEqual({
    prefix: '70b3d5e7a',
    name: 'ART SPA',
    address: null,
    country: null,
  });
  vi.doUnmock('#generated/data/oui-modules.ts');
});
