import confusables from '#generated/data/unicode-confusables.ts';
import packedNames from '#generated/data/unicode-names.ts';
import properties from '#generated/data/unicode-properties.ts';

interface Packed {
  readonly values: readonly string[];
  readonly ranges: string;
}

/** Ranges of code points, in order, each with a value. */
interface Table {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly values: readonly string[];
}

/** Reads what `packRanges` of the data set has written. */
function unpackRanges({ values, ranges }: Packed): Table {
  const table = { starts: [] as number[], ends: [] as number[], values: [] as string[] };
  let end = 0;
  for (const range of ranges.split(',')) {
    const [gap = 0, length = 0, value = 0] = range.split(' ').map((part) => Number.parseInt(part, 36));
    table.starts.push(end + gap);
    end += gap + length + 1;
    table.ends.push(end - 1);
    table.values.push(values[value] ?? '');
  }
  return table;
}

/** The value of a code point, by binary search. */
function find({ starts, ends, values }: Table, code: number): string | undefined {
  let low = 0;
  for (let high = starts.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) > code) high = middle;
    else low = middle + 1;
  }
  return code <= (ends[low - 1] ?? -1) ? values[low - 1] : undefined;
}

/** Reads what `packNames` of the data set has written: names by code point. */
function unpackNames(): ReadonlyMap<number, string> {
  const { digits, ones, twos, names, runs } = packedNames;
  const words = packedNames.words.split('|');
  const numbers = new Map(digits.split('').map((digit, index) => [digit, index]));
  let at = 0;
  const digit = (): number => numbers.get(names.charAt(at++)) ?? 0;
  const number = (): number => {
    const first = digit();
    if (first < ones) return first;
    if (first < ones + twos) return ones + (first - ones) * digits.length + digit();
    return ones + twos * digits.length + ((first - ones - twos) * digits.length + digit()) * digits.length + digit();
  };
  const found = new Map<number, string>();
  let before: string[] = [];
  let code = 0;
  for (const run of runs.split(',')) {
    const [gap = 0, count = 0] = run.split(' ').map((part) => Number.parseInt(part, 36));
    code += gap;
    for (const end = code + count; code < end; code++) {
      const common = digit();
      const rest = Array.from({ length: digit() }, () => words[number()] ?? '');
      before = [...before.slice(0, common), ...rest];
      found.set(
        code,
        before
          .join(' ')
          .replaceAll(/ (?=-)/g, '')
          .replace('*', code.toString(16).toUpperCase()),
      );
    }
  }
  return found;
}

const tables = {
  categories: unpackRanges(properties.categories),
  scripts: unpackRanges(properties.scripts),
  extensions: unpackRanges(properties.extensions),
  blocks: unpackRanges(properties.blocks),
  ages: unpackRanges(properties.ages),
  families: unpackRanges(packedNames.families),
};
const names = unpackNames();
const likes = new Map(
  confusables.split('\n').map((line) => [String.fromCodePoint(line.codePointAt(0) ?? 0), line.replace(/^./su, '')]),
);

const initials = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const finals = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');
const [hangulStart, hangulEnd] = [0xac_00, 0xd7_a3];

/** The name of a Hangul syllable (Unicode, section 3.12). */
function hangulName(code: number): string {
  const index = code - hangulStart;
  const [vowelCount, finalCount] = [vowels.length, finals.length];
  const parts = [
    initials[Math.floor(index / (vowelCount * finalCount))],
    vowels[Math.floor(index / finalCount) % vowelCount],
    finals[index % finalCount],
  ];
  return `HANGUL SYLLABLE ${parts.join('')}`;
}

/** The name of a character, or of a control character its alias; undefined where it has none. */
export function nameOf(code: number): string | undefined {
  if (code >= hangulStart && code <= hangulEnd) return hangulName(code);
  return names.get(code) ?? find(tables.families, code)?.replace('*', code.toString(16).toUpperCase());
}

/** The general category, two letters; `Cn` where it is not assigned. */
export const categoryOf = (code: number): string => find(tables.categories, code) ?? 'Cn';
export const scriptOf = (code: number): string => find(tables.scripts, code) ?? 'Unknown';
export const blockOf = (code: number): string | undefined => find(tables.blocks, code);
/** The version of Unicode that added a character. */
export const ageOf = (code: number): string | undefined => find(tables.ages, code);

/** The scripts that a character is used with (Script_Extensions). */
export const scriptsOf = (code: number): readonly string[] =>
  (find(tables.extensions, code) ?? scriptOf(code)).split(', ');

/** The ASCII text that a character of another kind looks like (UTS #39), or undefined. */
export const lookOf = (char: string): string | undefined => likes.get(char);
