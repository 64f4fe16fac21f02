/**
 * All emoji by the package `emojibase-data`: names and keywords in English and French, groups, versions and shortcodes of
 * GitHub; and those of Emoji 18.0, which the package does not have yet.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import type { DataSet } from '../data-sets.ts';

const folder = 'node_modules/emojibase-data';
/** The package does not say when it was released; the registry of packages does. */
const release = { version: '17.0.0', date: '2026-02-27' };

interface Source {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly tags?: readonly string[];
  /** 1: shown as an emoji without a variation selector. */
  readonly type?: number;
  /** Absent where it is no emoji of its own. */
  readonly group?: number;
  readonly order?: number;
  readonly version?: number;
  readonly tone?: number | readonly number[];
  readonly skins?: readonly Source[];
}

/** In the order in which the package numbers them. */
const groups = [
  'smileys',
  'people',
  'component',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
];

interface Added {
  readonly code: number;
  readonly group: string;
  readonly en: string;
  readonly fr: string;
  readonly tags: string;
  readonly frenchTags: string;
  readonly hasTones?: true;
}

/** Of Emoji 18.0 (Unicode 18.0, September 2026). */
const added: readonly Added[] = [
  {
    code: 0x1faeb,
    group: 'smileys',
    en: 'cracking face',
    fr: 'visage fissuré',
    tags: 'broken,crack,face,overwhelmed,stress',
    frenchTags: 'brisé,craquer,fissure,stress,visage',
  },
  {
    code: 0x1faf9,
    group: 'people',
    en: 'leftwards thumb sign',
    fr: 'pouce vers la gauche',
    tags: 'hand,left,thumb',
    frenchTags: 'gauche,main,pouce',
    hasTones: true,
  },
  {
    code: 0x1fafa,
    group: 'people',
    en: 'rightwards thumb sign',
    fr: 'pouce vers la droite',
    tags: 'hand,right,thumb',
    frenchTags: 'droite,main,pouce',
    hasTones: true,
  },
  {
    code: 0x1facc,
    group: 'animals',
    en: 'monarch butterfly',
    fr: 'papillon monarque',
    tags: 'bug,butterfly,insect,monarch,orange',
    frenchTags: 'insecte,monarque,orange,papillon',
  },
  {
    code: 0x1fadd,
    group: 'food',
    en: 'pickle',
    fr: 'cornichon',
    tags: 'brine,cucumber,gherkin,pickle,vegetable',
    frenchTags: 'concombre,cornichon,légume,saumure',
  },
  {
    code: 0x1f6d9,
    group: 'travel',
    en: 'lighthouse',
    fr: 'phare',
    tags: 'beacon,coast,light,sea,tower',
    frenchTags: 'côte,lumière,mer,phare,tour',
  },
  {
    code: 0x1fa8b,
    group: 'travel',
    en: 'meteor',
    fr: 'météore',
    tags: 'asteroid,comet,meteorite,shooting,sky,space,star',
    frenchTags: 'astéroïde,ciel,comète,espace,étoile filante,météorite',
  },
  {
    code: 0x1fa8c,
    group: 'objects',
    en: 'eraser',
    fr: 'gomme',
    tags: 'correct,delete,erase,rubber,school',
    frenchTags: 'corriger,école,effacer,gomme',
  },
  {
    code: 0x1fa8d,
    group: 'objects',
    en: 'net with handle',
    fr: 'épuisette',
    tags: 'butterfly,catch,fishing,net',
    frenchTags: 'attraper,filet,papillon,pêche',
  },
];
const addedVersion = 18;

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as T;
const tones = ['🏻', '🏼', '🏽', '🏾', '🏿'];

export default {
  sources: [
    `${folder}/package.json`,
    ...['en/data.json', 'fr/data.json', 'en/shortcodes/github.json'].map((file) => `${folder}/${file}`),
  ],
  make() {
    const { version } = read<{ version: string }>('package.json');
    if (version !== release.version) throw new Error(`${folder}: say in this file when ${version} was released`);
    const french = new Map(read<readonly Source[]>('fr/data.json').map((one) => [one.hexcode, one]));
    const shortcodes = read<Readonly<Record<string, string | readonly string[]>>>('en/shortcodes/github.json');
    const known = read<readonly Source[]>('en/data.json')
      .filter(({ group }) => group !== undefined)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const of = (group: string) => known.filter((one) => groups[one.group ?? -1] === group);
    const rows = groups.flatMap((group) => [
      ...of(group).map((one) => ({
        line: [
          fullyQualified(one),
          one.label,
          group,
          String(one.version),
          listOf(one.tags),
          ...templates(one),
          [shortcodes[one.hexcode] ?? []].flat().join(' '),
        ],
        words: [french.get(one.hexcode)?.label ?? '', listOf(french.get(one.hexcode)?.tags)],
      })),
      ...added
        .filter((one) => one.group === group)
        .map((one) => {
          const emoji = String.fromCodePoint(one.code);
          if (known.some(({ emoji: other }) => other === emoji)) throw new Error(`${folder} has ${one.en} now`);
          return {
            line: [emoji, one.en, group, String(addedVersion), one.tags, one.hasTones ? `${emoji}1` : '', '', ''],
            words: [one.fr, one.frenchTags],
          };
        }),
    ]);
    return {
      about: { title: 'emojibase-data', ...release },
      modules: {
        emoji:
          '/**\n * A line for each emoji: itself, name, group, version of Emoji, keywords, itself with a skin tone in place of 1,\n' +
          ' * with two in those of 1 and 2, shortcodes of GitHub.\n */\n' +
          `export const emojiTable = ${write(rows.map(({ line }) => line))};\n`,
        'emoji-groups':
          "/** The groups that emoji are picked from, in Unicode's order. */\n" +
          `export const emojiGroups = ${JSON.stringify(groups.filter((group) => group !== 'component'))} as const;\n`,
        'emoji-words.fr':
          '/** Name and keywords in French, in the same order. */\n' +
          `export default ${write(rows.map(({ words }) => words))};\n`,
      },
    };
  },
} satisfies DataSet;

/** As Unicode recommends to write it: a variation selector only where the character alone is shown as text. */
const fullyQualified = ({ emoji, hexcode, type }: Source): string =>
  type === 1 && /^[\dA-F]+$/.test(hexcode) ? String.fromCodePoint(Number.parseInt(hexcode, 16)) : emoji;

const listOf = (tags: readonly string[] = []): string => tags.map((tag) => tag.replaceAll(',', ' ')).join(',');

/** How the emoji is written with one skin tone for all, and with two; empty where it has none. */
function templates({ label, skins = [] }: Source): readonly [one: string, two: string] {
  const one = skins.find(({ tone }) => tone === 1)?.emoji.replaceAll('🏻', '1') ?? '';
  const two =
    skins
      .find(({ tone }) => String(tone) === '1,2')
      ?.emoji.replaceAll('🏻', '1')
      .replaceAll('🏼', '2') ?? '';
  for (const { emoji, tone } of skins) {
    const [first = 0, second] = [tone ?? []].flat();
    const made = (second === undefined ? one : two)
      .replaceAll('1', tones[first - 1] ?? '')
      .replaceAll('2', tones[(second ?? first) - 1] ?? '');
    if (made !== emoji) throw new Error(`${folder}: ${label} is not ${made} with the tone ${tone}`);
  }
  if (skins.length !== (one ? 5 : 0) + (two ? 20 : 0)) throw new Error(`${folder}: ${label} has ${skins.length} tones`);
  return [one, two];
}

function write(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => {
    if (cells.some((cell) => /[\t\n]/.test(cell)) || !cells[0]) throw new Error(`${folder}: ${cells.join(' ')}`);
    return cells.join('\t');
  });
  return JSON.stringify(lines.join('\n'));
}
