import type { RunOf } from '#core/tool.ts';
import { mapLines } from '#lib/lines/map.ts';
import { knownNumeronyms } from '#lib/numeronyms/known.ts';
import { lettersOf, numeronymOf } from '#lib/numeronyms/numeronym.ts';
import type tool from './tool.ts';

/** A word with apostrophes in it; what has digits or underscores is a name of something. */
const words = /(?<![\p{L}\p{M}\p{N}_])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{M}\p{N}_])/gu;
/** A URL or e-mail address, the name of a domain or a file, or a path, which would no longer lead anywhere. */
const isAddress = (token: string): boolean =>
  [
    /:\/\//,
    /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
    /[\p{L}\p{N}_-]\.\p{L}[\p{L}\p{N}]/u,
    /^["'(<=]?(?:~|\.{1,2}|[a-z]:)?[/\\]/i,
    /[^/\\][/\\][^/\\]+[/\\]./,
  ].some((pattern) => pattern.test(token));

/** The numeronyms or words that a notice names. */
const maxNamed = 5;

/** Each word, or each line, as its first letter, the number of letters between, and its last letter. */
export const shorten: RunOf<typeof tool, 'shorten'> = (text, { unit, minLength }, { notice }) => {
  const meanings = new Map<string, Set<string>>();
  const change = (long: string): string => {
    if (lettersOf(long).length < minLength) return long;
    const short = numeronymOf(long);
    const key = short.toLowerCase();
    meanings.set(key, (meanings.get(key) ?? new Set()).add(long.toLowerCase()));
    return short;
  };
  const shortened =
    unit === 'line'
      ? mapLines(text, (line) => (isAddress(line) && !/\s/.test(line.trim()) ? line : change(line)))
      : text.replace(/\S+/g, (token) => (isAddress(token) ? token : token.replace(words, (word) => change(word))));
  const ambiguous = [...meanings].filter(([, longs]) => longs.size > 1);
  const [first] = ambiguous;
  if (first) notice('same', { n: ambiguous.length, numeronym: first[0], words: nameSome([...first[1]]) });
  return shortened;
};

const nameSome = (all: readonly string[]): string =>
  all.slice(0, maxNamed).join(', ') + (all.length > maxNamed ? ', …' : '');

/** A text with the words that known numeronyms are short for. */
export const expand: RunOf<typeof tool, 'expand'> = (text, _options, { notice }) => {
  const unknown = new Set<string>();
  const ambiguous = new Map<string, readonly string[]>();
  const expanded = text.replace(/(?<![\p{L}\p{N}_])\p{L}\p{M}*\d{1,3}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}_])/gu, (short) => {
    const meanings = knownNumeronyms.get(short.toLowerCase());
    const [usual, ...others] = meanings ?? [];
    if (usual === undefined) {
      unknown.add(short);
      return short;
    }
    if (others.length > 0) ambiguous.set(short, others);
    return /^\p{Lu}/u.test(short) ? usual.charAt(0).toUpperCase() + usual.slice(1) : usual;
  });
  for (const [numeronym, others] of ambiguous) notice('other-meanings', { numeronym, words: others.join(', ') });
  if (unknown.size > 0) notice('unknown', { n: unknown.size, numeronyms: nameSome([...unknown]) });
  return expanded;
};
