/**
 * The blocks of MAC addresses that the IEEE has registered, by the package `oui-data`: the owners of neighbouring blocks,
 * with their addresses, in one of 64 modules; the names of all owners and where their blocks are, in another. Each is a
 * text of `listOwners`, gzipped, in Base64.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../command.ts';
import type { DataSet } from '../data-sets.ts';

const folder = 'node_modules/oui-data';
/** The days on which the versions were published: the package itself has no date. */
const dates: Readonly<Record<string, string>> = { '2.1.9': '2026-08-26' };

const moduleCount = 64;
/** The digits of the smallest blocks, of 36 bits. */
const maxDigits = 9;

type Block = readonly [prefix: string, owner: string];

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, folder, file), 'utf8'));

export default {
  sources: [`${folder}/package.json`],
  make() {
    const { version } = read('package.json') as { readonly version: string };
    const date = dates[version];
    if (date === undefined)
      throw new Error(`oui-data ${version}: write the day of its release into ${import.meta.filename}`);
    const blocks = Object.entries(read('index.json') as Readonly<Record<string, string>>)
      .map(checkBlock)
      .sort(byPlace);
    const parts = divide(blocks);
    const names = parts.map((_, index) => `oui-part-${String(index).padStart(2, '0')}`);
    const starts = parts.map(([first]) => Number.parseInt(first ? placeOf(first) : '', 16));
    return {
      about: { title: 'IEEE MA-L, MA-M and MA-S', version: `oui-data ${version}`, date },
      modules: {
        ...Object.fromEntries(parts.map((part, index) => [names[index], write(withOuter(part, blocks))])),
        'oui-modules':
          '/** Where each module begins, by the first 36 bits. */\n' +
          `export const ouiStarts: readonly number[] = ${JSON.stringify(starts)};\n` +
          'export const ouiModules: readonly (() => Promise<{ readonly default: string }>)[] = [\n' +
          `${names.map((name) => `  () => import('./${name}.ts'),\n`).join('')}];\n`,
        'oui-names': write(blocks.map(([prefix, owner]): Block => [prefix, owner.split('\t')[0] ?? ''])),
      },
    };
  },
} satisfies DataSet;

const write = (blocks: readonly Block[]): string =>
  `export default '${gzipSync(listOwners(blocks), { level: 9 }).toString('base64')}';\n`;

/** An owner's lines: name, perhaps the address, and, where the last one names a country, its code. */
function checkBlock([prefix, owner]: Block): Block {
  const lines = owner.split('\n');
  const last = lines.at(-1) ?? '';
  if (!/^[\dA-F]{6}(?:[\dA-F]|[\dA-F]{3})?$/.test(prefix) || /^\s*$|\t/.test(owner) || /^[A-Z]{2}$/.test(last))
    throw new Error(`oui-data: ${prefix} ${JSON.stringify(owner)}`);
  const code = lines.length > 1 ? countryCodes.get(last.toLowerCase()) : undefined;
  return [prefix.toLowerCase(), (code === undefined ? lines : [...lines.slice(0, -1), code]).join('\t')];
}

const letterPairs = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The codes of countries by their English names in lower case, as Unicode has them. */
const countryCodes: ReadonlyMap<string, string> = new Map(
  letterPairs.map((code) => [names.of(code)?.toLowerCase() ?? '', code]),
);

const placeOf = ([prefix]: Block): string => prefix.padEnd(maxDigits, '0');

/** A block comes before those within it. */
const byPlace = (a: Block, b: Block): number =>
  placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : a[0].length - b[0].length;

/** Parts of about the same length; each begins at another place than the one before ends. */
function divide(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const whole = blocks.reduce((sum, [, owner]) => sum + owner.length, 0);
  const parts: Block[][] = [[]];
  let length = 0;
  let former = '';
  for (const block of blocks) {
    if (length >= (whole / moduleCount) * parts.length && placeOf(block) !== former) parts.push([]);
    parts.at(-1)?.push(block);
    length += block[1].length;
    former = placeOf(block);
  }
  return parts;
}

/** A part that begins within larger blocks has those too. */
function withOuter(part: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const [first] = part;
  return [...blocks.filter(([prefix]) => first?.[0].startsWith(prefix) && first[0] !== prefix), ...part];
}

/**
 * The owners, one per line, and after an empty line the blocks, in order: the size (l, m or s), how many blocks of that
 * size lie between it and the one before, and the number of its owner, except where that is the next new one; in base 36.
 */
function listOwners(blocks: readonly Block[]): string {
  const numbers = new Map<string, number>();
  let former = 0;
  const items = blocks.map(([prefix, owner]) => {
    const known = numbers.get(owner);
    if (known === undefined) numbers.set(owner, numbers.size);
    const size = 16 ** (maxDigits - prefix.length);
    const number = Number.parseInt(prefix, 16);
    const steps = number - Math.floor(former / size);
    former = number * size;
    return `${letters[prefix.length]}${steps.toString(36)}${known === undefined ? '' : `.${known.toString(36)}`}`;
  });
  return [...numbers.keys(), '', items.join(' ')].join('\n');
}

/** Of the sizes MA-L, MA-M and MA-S, by the digits of their prefixes. */
const letters: Readonly<Record<number, string>> = { 6: 'l', 7: 'm', 9: 's' };
