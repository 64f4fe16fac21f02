import type { Context } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { countGraphemes } from '#lib/text/graphemes.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { ageOf, blockOf, categoryOf, lookOf, nameOf, scriptOf, scriptsOf } from './database.ts';
import type messages from './en.json';
import { bytesOf, uPlus } from './forms.ts';
import { classOf, hasEffect } from './invisible.ts';

type Message = Context<keyof typeof messages.logic>['message'];

/** The most characters that a table shows. */
export const maxRows = 5_000;

const columns = ['character', 'codePoint', 'name', 'note', 'category', 'script', 'block', 'version', 'utf8'] as const;

/** The kinds of characters that are not what they seem, the worst first. */
const suspects = ['bidi', 'confusable', 'invisible'] as const;

/** How many characters of a kind a text has, and where the first is. */
export interface Found {
  readonly kind: (typeof suspects)[number];
  readonly n: number;
  readonly offset: number;
}

/** What a text consists of, character by character, and what in it is not what it seems. */
export function inspectText(text: string, message: Message) {
  const chars = Array.from(text);
  const isLooked = findLookalikes(chars);
  const counts = new Map<Found['kind'], Found>();
  let offset = 0;
  let previous = '';
  const rows = chars.map((char, index) => {
    const kind = classOf(char);
    const isHarmless = kind !== undefined && hasEffect(char, previous, chars[index + 1] ?? '');
    previous = kind !== undefined && !isHarmless ? '' : char;
    const like = isLooked.has(char) ? lookOf(char) : undefined;
    const note = kind ? message(kind) : like === undefined ? '' : message('like', { like });
    const suspect =
      kind === undefined ? like !== undefined && 'confusable' : !isHarmless && (kind === 'bidi' ? kind : 'invisible');
    if (suspect) {
      const first = counts.get(suspect);
      counts.set(suspect, { kind: suspect, n: (first?.n ?? 0) + 1, offset: first?.offset ?? offset });
    }
    offset += char.length;
    return index < maxRows ? rowOf(char, note) : [];
  });
  const scripts = scriptsIn(chars);
  const found = suspects.flatMap((kind) => counts.get(kind) ?? []);
  const result = {
    verdict: found[0]?.kind ?? (scripts.length > 1 ? 'mixed' : 'plain'),
    scripts: scripts.length > 0 ? scripts.join(', ') : null,
    table: writeCsv(
      columns.map((column) => message(column)),
      rows.slice(0, maxRows),
    ),
    looksLike: isLooked.size > 0 ? chars.map((char) => (isLooked.has(char) ? lookOf(char) : char)).join('') : null,
    normalForms: normalFormsOf(text, message),
    graphemes: countGraphemes(text),
    codePoints: chars.length,
    bytes: chars.reduce((sum, char) => sum + bytesOf(char.codePointAt(0) ?? 0).length, 0),
    units: text.length,
  } as const;
  return { result, found };
}

function rowOf(char: string, note: string): readonly string[] {
  const code = char.codePointAt(0) ?? 0;
  const shown = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(char)
    ? ''
    : /\p{M}/u.test(char)
      ? `◌${char}`
      : char;
  return [
    shown,
    uPlus(code),
    nameOf(code) ?? '',
    note,
    categoryOf(code),
    scriptOf(code),
    blockOf(code) ?? '',
    ageOf(code) ?? '',
    bytesOf(code).join(' '),
  ];
}

/** Sets of scripts that are written together, each as one (UTS #39, section 5.1). */
const together = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

/** The scripts of the letters, without those that all have in common. */
function scriptsIn(chars: readonly string[]): readonly string[] {
  const scripts = new Set(chars.map((char) => scriptOf(char.codePointAt(0) ?? 0)));
  return [...scripts].filter((script) => !['Common', 'Inherited', 'Unknown'].includes(script));
}

/** Whether a word has letters of scripts that are not written together: no script is one of all its characters. */
function isMixed(word: string): boolean {
  const sets = Array.from(word, (char) => scriptsOf(char.codePointAt(0) ?? 0)).filter(
    (scripts) => !scripts.some((script) => script === 'Common' || script === 'Inherited'),
  );
  const [first = [], ...rest] = sets;
  const resolve = (script: string) => [
    script,
    ...together.filter((set) => set.includes(script)).map((set) => set.join()),
  ];
  const shared = first
    .flatMap(resolve)
    .filter((one) => rest.every((scripts) => scripts.flatMap(resolve).includes(one)));
  return sets.length > 1 && shared.length === 0;
}

/** The letters of mixed words that look like ASCII, and of words that look like ASCII as a whole. */
function findLookalikes(chars: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const words = chars.join('').match(/[\p{L}\p{N}\p{M}_-]+/gu) ?? [];
  for (const word of new Set(words)) {
    const letters = Array.from(word);
    const isWhole = letters.every((char) => /^[!-~]$/.test(char) || lookOf(char) !== undefined);
    if (isWhole || isMixed(word)) for (const char of letters) if (lookOf(char) !== undefined) found.add(char);
  }
  return found;
}

/** The normal forms (UAX #15), and whether the text is in each. */
const normalFormsOf = (text: string, message: Message) =>
  (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => {
    const normal = normalForm(text, form);
    return { form, same: message(normal === text ? 'yes' : 'no'), codePoints: Array.from(normal).length };
  });
