/**
 * Names and properties of all characters: facts of the Unicode Character Database, in `unicode.txt` (ranges of code points
 * and what each has in common); and the characters that look like ASCII, from the data of UTS #39 in the package
 * `unhomoglyph`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { type DataSet, readSource } from '../data-sets.ts';

const source = 'scripts/data/unicode.txt';
const confusables = 'node_modules/unhomoglyph/data.json';

interface Range {
  readonly first: number;
  readonly last: number;
  readonly value: string;
}

export default {
  sources: [source, confusables],
  make() {
    const text = readSource(source);
    const [, version, date] = /Database ([\d.]+), (\d{4}-\d\d-\d\d)/.exec(text) ?? [];
    if (version === undefined || date === undefined) throw new Error(`${source} names no version or date`);
    const sections = new Map(
      text
        .split(/^\[/m)
        .slice(1)
        .map((section): [string, readonly Range[]] => {
          const [title = '', ...lines] = section.trimEnd().split('\n');
          return [title.replace(']', ''), lines.map(readRange)];
        }),
    );
    const section = (name: string): readonly Range[] => {
      const ranges = sections.get(name);
      if (!ranges?.length) throw new Error(`${source} has no section ${name}`);
      return ranges;
    };
    const names = [...section('names'), ...section('aliases')].sort((a, b) => a.first - b.first);
    const isOne = ({ first, last }: Range) => first === last;
    const properties = ['categories', 'scripts', 'script extensions', 'blocks', 'ages'].map((name) => [
      name === 'script extensions' ? 'extensions' : name,
      packRanges(section(name)),
    ]);
    return {
      about: { title: 'Unicode Character Database', version, date },
      modules: {
        'unicode-names': write({
          ...packNames(names.filter(isOne)),
          families: packRanges(names.filter((range) => !isOne(range))),
        }),
        'unicode-properties': write(Object.fromEntries(properties)),
        'unicode-confusables': write(packConfusables()),
      },
    };
  },
} satisfies DataSet;

const write = (value: unknown): string => `export default ${JSON.stringify(value)};\n`;

function readRange(line: string): Range {
  const [, first, last = first, value] = /^([\dA-F]{4,6})(?:\.\.([\dA-F]{4,6}))? (.+)$/.exec(line) ?? [];
  if (first === undefined || last === undefined || value === undefined) throw new Error(`${source}: ${line}`);
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), value };
}

/** The ranges in base 36: the gap before each, its length less one, and the number of its value. */
function packRanges(ranges: readonly Range[]): { readonly values: readonly string[]; readonly ranges: string } {
  const values = [...new Set(ranges.map(({ value }) => value))];
  const numbers = new Map(values.map((value, index) => [value, index]));
  let end = 0;
  const packed = ranges.map(({ first, last, value }) => {
    const parts = [first - end, last - first, numbers.get(value) ?? 0];
    end = last + 1;
    return parts.map((part) => part.toString(36)).join(' ');
  });
  return { values, ranges: packed.join(',') };
}

const digits = Array.from({ length: 0x7f - 0x23 }, (_, index) => String.fromCharCode(0x23 + index))
  .filter((char) => char !== '\\')
  .join('');
/** How many of these are a word alone, and how many begin two digits; the others begin three. */
const [ones, twos] = [44, 38];

/**
 * Names, word by word: each by its number, more frequent ones by fewer digits, after a digit for the words that it has
 * in common with the name before, and one for how many follow. Unpacked by `names.ts` of the tool.
 */
function packNames(names: readonly Range[]) {
  const split = names.map(({ value }) => value.split(/ (?!-)|(?=-)/));
  const counts = new Map<string, number>();
  const parts = split.map((words, index) => {
    const before = split[index - 1] ?? [];
    const differs = words.findIndex((word, at) => word !== before[at]);
    const common = differs < 0 ? words.length - 1 : differs;
    const rest = words.slice(common);
    for (const word of rest) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { common, rest };
  });
  const words = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  const numbers = new Map(words.map((word, index) => [word, index]));
  const digit = (number: number): string => {
    const char = digits.charAt(number);
    if (char === '') throw new Error(`There is no digit for ${number}.`);
    return char;
  };
  const spell = (number: number): string => {
    if (number < ones) return digit(number);
    const second = number - ones;
    const base = digits.length;
    if (second < twos * base) return digit(ones + Math.floor(second / base)) + digit(second % base);
    const third = second - twos * base;
    return (
      digit(ones + twos + Math.floor(third / base ** 2)) + digit(Math.floor(third / base) % base) + digit(third % base)
    );
  };
  return {
    digits,
    ones,
    twos,
    words: words.join('|'),
    names: parts
      .map(
        ({ common, rest }) =>
          digit(common) + digit(rest.length) + rest.map((word) => spell(numbers.get(word) ?? 0)).join(''),
      )
      .join(''),
    runs: packRuns(names),
  };
}

/** Runs of code points that follow each other, in base 36: the gap before each, and its length. */
function packRuns(names: readonly Range[]): string {
  const runs: { gap: number; count: number }[] = [];
  let end = -1;
  for (const { first } of names) {
    const last = runs.at(-1);
    if (last && first === end) last.count++;
    else runs.push({ gap: first - Math.max(0, end), count: 1 });
    end = first + 1;
  }
  return runs.map(({ gap, count }) => `${gap.toString(36)} ${count.toString(36)}`).join(',');
}

/** Each character and what it looks like, in turns of lines: those that look like printable ASCII. */
function packConfusables(): string {
  const all = JSON.parse(readFileSync(join(root, confusables), 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(all)
    .filter(([char, like]) => [...char].length === 1 && /^[!-~]+$/.test(like) && !/^[ -~]$/.test(char))
    .map(([char, like]) => `${char}${like}`)
    .join('\n');
}
