/** Prints the length of messages by category, and how many break a rule of `docs/glossary.md`: `npx tsx scripts/readability.ts`. */
import { locales } from '#core/registry.ts';
import { catalog } from '#host/catalog.ts';
import { allowed } from './wording/exceptions.ts';
import { faultsOf } from './wording/faults.ts';
import { readGlossary } from './wording/glossary.ts';
import { type Role, readTexts, roleOf, type Text } from './wording/messages.ts';

const glossary = readGlossary();

function categoryOf({ file }: Text): string {
  const tool = /^src\/tools\/([^/]+)/.exec(file)?.[1];
  return catalog.find(({ id }) => id === tool)?.category ?? file.split('/')[1] ?? file;
}

/** Mean and 95th percentile of the number of characters. */
function lengthsOf(texts: readonly Text[], role: Role): string {
  const lengths = texts.filter((text) => roleOf(text) === role).map(({ text }) => text.length);
  if (lengths.length === 0) return '–';
  lengths.sort((a, b) => a - b);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return `${mean.toFixed(0)} / ${lengths[Math.ceil(lengths.length * 0.95) - 1]}`;
}

const summaryOf = (texts: readonly Text[]) => ({
  messages: texts.length,
  descriptions: lengthsOf(texts, 'description'),
  labels: lengthsOf(texts, 'label'),
  errors: lengthsOf(texts, 'error'),
  faults: texts.filter(
    (text) => !Object.hasOwn(allowed, `${text.file} ${text.path}`) && faultsOf(text, glossary).length > 0,
  ).length,
});

for (const locale of locales) {
  const texts = readTexts().filter((text) => text.locale === locale);
  const categories = [...new Set(texts.map(categoryOf))];
  console.log(`\n${locale}: characters, mean / 95th percentile`);
  console.table(
    Object.fromEntries(
      categories.map((category) => [category, summaryOf(texts.filter((text) => categoryOf(text) === category))]),
    ),
  );
}
