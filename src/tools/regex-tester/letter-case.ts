import type { Target } from './flavors.ts';

/** Letters that are the same in another case only for some engines: `s` and `ſ`, `k` and the Kelvin sign. */
const ofUnicode = ['s', 'S', 'ſ', 'k', 'K', '\u212a'];
/** `i` and the letters of Turkish are never the same for JavaScript. */
const ofTurkish = ['i', 'I', 'İ', 'ı'];

/**
 * Reports letters in ranges that also match others without case in Java and Python (found by running Java 17 and Python
 * 3.11); `isWord` for `\\w`, which is a class of ASCII letters in Python.
 */
export function noteCase(
  ranges: readonly (readonly [first: number, last: number])[],
  { flavor, flags, differences }: Pick<Target, 'flavor' | 'flags' | 'differences'>,
  isWord = false,
): void {
  if (!flags.includes('i') || (flavor !== 'java' && flavor !== 'python')) return;
  const isUnicode = /[uv]/.test(flags);
  if (isWord && flavor === 'java') {
    if (isUnicode) differences.add('word-case');
    return;
  }
  const has = (letters: readonly string[]) =>
    isWord || letters.some((letter) => ranges.some(([first, last]) => isBetween(letter, first, last)));
  if (!isUnicode && has(ofUnicode)) differences.add('case');
  if (has(ofTurkish)) differences.add('case-turkish');
}

const isBetween = (letter: string, first: number, last: number): boolean => {
  const code = letter.charCodeAt(0);
  return first <= code && code <= last;
};
