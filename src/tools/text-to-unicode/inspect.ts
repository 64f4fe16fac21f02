import type { Context } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { countGraphemes } from '#lib/text/graphemes.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { ageOf, blockOf, categoryOf, lookOf, nameOf, scriptOf, scriptsOf } from './database.ts';
import type messages from './en.json';
import { bytesOf, uPlus } from './forms.ts';
import { classOf, hasEffect, type InvisibleClass } from './invisible.ts';

type Message = Context<keyof typeof messages.logic>['message'];

/** What is wrong with a text, the worst first. */
export type Verdict = 'bidi' | 'confusable' | 'mixed' | 'invisible' | 'plain';

/** The most characters that a table shows. */
export const maxRows = 5_000;

const columns = ['character', 'codePoint', 'name', 'note', 'category', 'script', 'block', 'version', 'utf8'] as const;

/** What a text consists of, character by character. */
export function inspectText(text: string, message: Message) {
  const chars = Array.from(text);
  const isLooked = findLookalikes(chars);
  const seen = new Set<InvisibleClass>();
  let previous = '';
  const rows = chars.map((char, index) => {
    const kind = classOf(char);
    const isHarmless = kind !== undefined && hasEffect(char, previous, chars[index + 1] ?? '');
    previous = kind !== undefined && !isHarmless ? '' : char;
    if (kind !== undefined && !isHarmless) seen.add(kind);
    const like = isLooked.has(char) ? lookOf(char) : undefined;
    const note = kind ? message(kind) : like === undefined ? '' : message('like', { like });
    return index < maxRows ? rowOf(char, note) : [];
  });
  const scripts = scriptsIn(chars);
  return {
    verdict: verdictOf(seen, isLooked.size > 0, scripts),
    scripts: scripts.length > 0 ? scripts.join(', ') : null,
    table: writeCsv(
      columns.map((column) => message(column)),
      rows.slice(0, maxRows),
    ),
    looksLike: isLooked.size > 0 ? chars.map((char) => (isLooked.has(char) ? lookOf(char) : char)).join('') : null,
    normalForms: normalFormsOf(text),
    graphemes: countGraphemes(text),
    codePoints: chars.length,
    bytes: chars.reduce((sum, char) => sum + bytesOf(char.codePointAt(0) ?? 0).length, 0),
    units: text.length,
  };
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

function verdictOf(seen: ReadonlySet<InvisibleClass>, hasLookalikes: boolean, scripts: readonly string[]): Verdict {
  if (seen.has('bidi')) return 'bidi';
  if (hasLookalikes) return 'confusable';
  if (seen.size > 0) return 'invisible';
  return scripts.length > 1 ? 'mixed' : 'plain';
}

/** The normal forms (UAX #15), and whether the text is in each. */
const normalFormsOf = (text: string) =>
  (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => {
    const normal = normalForm(text, form);
    return { form, same: normal === text, codePoints: Array.from(normal).length };
  });
