/** Countries with phone numbers, as the metadata of Google's libphonenumber have them. */
import { type DataSet, readSource } from '../data-sets.ts';

const folder = 'node_modules/libphonenumber-js';
/** The package does not say when it was released; the registry of packages does. */
const release = { version: '1.13.16', date: '2026-11-10' };

/** What is needed of them: the first entry of a country is its calling code. */
interface Metadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
  readonly nonGeographic: object;
}

export default {
  sources: [`${folder}/package.json`, `${folder}/metadata.max.json`],
  make() {
    const { version } = JSON.parse(readSource(`${folder}/package.json`)) as { version: string };
    if (version !== release.version) throw new Error(`${folder}: say in this file when ${version} was released`);
    const metadata = JSON.parse(readSource(`${folder}/metadata.max.json`)) as Metadata;
    const codes = Object.entries(metadata.countries)
      .map(([country, [callingCode]]) => [country, String(callingCode)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      about: { title: 'libphonenumber', ...release },
      modules: {
        'phone-countries': `export const phoneCountries = ${JSON.stringify(codes.map(([country]) => country))} as const;\n`,
        'phone-calling-codes':
          `/** By country. */\nexport const callingCodes: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(codes))};\n` +
          `/** Of services that belong to no country. */\nexport const internationalCodes = ${JSON.stringify(Object.keys(metadata.nonGeographic))};\n`,
      },
    };
  },
} satisfies DataSet;
