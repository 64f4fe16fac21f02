/** Countries with IBANs: those of the registry, the territories they include, and others that `ibantools` knows. */
import { countrySpecs } from 'ibantools';
import type { IbanCountry, IbanPart } from '../../src/lib/iban/country.ts';
import { type DataSet, readSource } from '../data-sets.ts';

const source = 'scripts/data/iban-registry.txt';

/** The number of characters that a structure such as `4!n16!c` describes. */
const lengthOf = (structure: string): number =>
  [...structure.matchAll(/(\d+)![nac]/g)].reduce((sum, [, count]) => sum + Number(count), 0);

/** `^[A-Z]{2}[0-9]{22}$` in the notation of the registry. */
const toStructure = (pattern: string): string =>
  [...pattern.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)]
    .map(([, characters, count]) => `${count}!${characters === '0-9' ? 'n' : characters === 'A-Z' ? 'a' : 'c'}`)
    .join('');

export default {
  sources: [source, 'node_modules/ibantools/package.json'],
  make() {
    const about = { title: '', version: '', date: '' };
    const countries: Record<string, IbanCountry> = {};
    for (const line of readSource(source).split('\n')) {
      const [first = '', second = '', ...rest] = line.split(/ {2,}| (?=.*$)/);
      if (first === '' || first === '#') continue;
      if (first in about) Object.assign(about, { [first]: [second, ...rest].join(' ') });
      else if (first === 'includes') includeTerritories(countries, second, rest);
      else countries[first] = readCountry(first, second, line);
    }
    for (const [code, { chars, bban_regexp: pattern }] of Object.entries(countrySpecs)) {
      if (!chars || !pattern || countries[code]) continue;
      const structure = toStructure(pattern);
      if (lengthOf(structure) !== chars - 4) throw new Error(`${code}: ${structure} has not ${chars - 4} characters`);
      countries[code] = { structure, parts: [['account', chars - 4]], isSepa: false, isRegistered: false };
    }
    const codes = Object.keys(countries).sort();
    const sorted = Object.fromEntries(codes.map((code) => [code, countries[code]]));
    return {
      about,
      modules: {
        'iban-registry':
          `import type { IbanCountry } from '#lib/iban/country.ts';\n` +
          `export const ibanCountries: Readonly<Record<string, IbanCountry>> = ${JSON.stringify(sorted, null, 1)};\n`,
        'iban-country-codes': `export const ibanCountryCodes = ${JSON.stringify(codes)} as const;\n`,
      },
    };
  },
} satisfies DataSet;

function readCountry(code: string, structure: string, line: string): IbanCountry {
  const parts = [...line.matchAll(/(\w+):(\d+)/g)].map(([, part, count]) => [part as IbanPart, Number(count)] as const);
  const [sepa = '', example = ''] = line.split(/ +/).slice(-2);
  const length = lengthOf(structure);
  const inParts = parts.reduce((sum, [, count]) => sum + count, 0);
  if (length !== inParts || length !== example.length - 4 || !example.startsWith(code))
    throw new Error(`${source}: ${code}: structure, parts and example differ`);
  return { structure, parts, isSepa: sepa === 'sepa', isRegistered: true };
}

/** Territories use the structure of a country; those before the slash are in SEPA. */
function includeTerritories(countries: Record<string, IbanCountry>, of: string, codes: readonly string[]): void {
  const country = countries[of];
  if (!country) throw new Error(`${source}: ${of} includes territories, but is not listed`);
  const slash = codes.includes('/') ? codes.indexOf('/') : codes.length;
  for (const [index, code] of codes.entries())
    if (code !== '/') countries[code] = { ...country, isSepa: index < slash, of };
}
