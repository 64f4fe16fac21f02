import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { eachGrapheme } from '#lib/text/graphemes.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCodePoint } from '#lib/text/show-character.ts';
import { stopWordsOf } from '#lib/text/stop-words.ts';
import { classify, countScripts, entropyOf, tallyCharacters } from './characters.ts';
import type messages from './en.json';
import { measurePost, measureSms } from './limits.ts';
import { countLines, type LineCounts } from './lines.ts';
import { measureSizes } from './sizes.ts';
import type tool from './tool.ts';
import { countSentences, countWords, eachWord, keyOf } from './words.ts';

type StatsContext = Context<keyof typeof messages.logic>;

/** Words per minute of silent reading (Brysbaert 2019) and of a talk. */
const [readingSpeed, speakingSpeed] = [238, 150];

/** Longer texts, in UTF-16 units, are not measured against the limits of messages and posts. */
const maxMeasured = 10_000;

const maxShownWord = 200;

/** The rules of no language in particular are those of English. */
const localeOf = ({ language }: OptionsOf<typeof tool, 'stats'>, ctx: Context): string =>
  language === 'any' ? 'en' : ctx.locale;

/**
 * Counts everything in a text. Characters are visible ones (grapheme clusters); entropy is in bits per
 * character, to four decimals.
 */
export const stats: RunOf<typeof tool, 'stats'> = (text, options, ctx: StatsContext) => {
  const locale = localeOf(options, ctx);
  // Finding words takes about as long as everything else.
  const tally = tallyCharacters(text, (done) => ctx.progress((0.4 * done) / text.length));
  const words = countWords(text, locale, options.ignoreCase, (done) => ctx.progress(0.4 + (0.5 * done) / text.length));
  const sentences = countSentences(text, locale);
  const lines = countLines(text, options.lastLine);
  const { codePoints, utf8, latin1 } = measureSizes(text);
  const kinds = classify(tally);
  const characters = sum(tally.values());
  const { LF, CRLF, CR } = lines.ends;
  if ([LF, CRLF, CR].filter(Boolean).length > 1) ctx.notice('mixed-line-ends', { ends: describeEnds(lines) });
  if (!text.isWellFormed()) ctx.notice('half-characters');
  return {
    characters,
    words: words.words,
    sentences,
    lines: lines.lines,
    paragraphs: lines.paragraphs,
    bytes: utf8,
    charactersNoSpaces: characters - kinds.spaces,
    codePoints,
    utf16Units: text.length,
    size: describeSize(utf8, ctx),
    utf16Bytes: 2 * text.length,
    latin1Bytes: latin1,
    ...kinds,
    scripts: describeScripts(tally, ctx),
    spacedWords: countSpaced(text),
    segmentedWords: words.segments,
    distinctWords: words.distinct,
    longestWord: words.longest === '' ? null : shorten(words.longest, maxShownWord),
    linesWithLast: /[\r\n]$/.test(text) ? lines.lines + (options.lastLine ? 0 : 1) : null,
    filledLines: lines.filled,
    longestLine: lines.longest,
    longestLineAt: lines.lines === 0 ? null : lines.longestAt,
    lineEnds: describeEnds(lines) || null,
    tabs: lines.tabs,
    trailingSpaces: lines.trailing,
    ...describeLimits(text, characters, ctx),
    readingTime: describeTime(words.words / readingSpeed, ctx),
    speakingTime: describeTime(words.words / speakingSpeed, ctx),
    entropy: Math.round(entropyOf(tally, characters) * 10_000) / 10_000,
  };
};

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/** Words as `wc -w` counts them: runs without white space. */
function countSpaced(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\S+/g)) count++;
  return count;
}

const describeEnds = ({ ends }: LineCounts): string =>
  Object.entries(ends)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const describeScripts = (tally: ReadonlyMap<string, number>, { locale }: StatsContext): string | null => {
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  const found = countScripts(tally).map(([code, count]) => `${names.of(code) ?? code} ${count}`);
  return found.length > 0 ? found.join(', ') : null;
};

/** A size in the largest unit of 1,024 that it reaches; null where bytes say as much. */
function describeSize(bytes: number, { message }: StatsContext): string | null {
  if (bytes < 1_024) return null;
  const round = (size: number) => Math.round(size * 100) / 100;
  return bytes < 1_024 ** 2
    ? message('kibibytes', { n: round(bytes / 1_024) })
    : message('mebibytes', { n: round(bytes / 1_024 ** 2) });
}

function describeTime(minutes: number, { message }: StatsContext): string {
  const seconds = Math.round(minutes * 60);
  if (seconds < 60) return message('seconds', { n: seconds });
  const [hours, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0
    ? message('hours', { hours, minutes: rest })
    : message('minutes', { minutes: rest, seconds: seconds % 60 });
}

const maxLengths = { post: 280, metaTitle: 60, metaDescription: 160 };

/** How a text fits into messages, posts and what search engines show. */
function describeLimits(text: string, characters: number, { message }: StatsContext) {
  if (text.length > maxMeasured) return { sms: null, post: null, metaTitle: null, metaDescription: null };
  const within = (length: number, limit: number) =>
    length > limit
      ? message('over', { length, limit, n: length - limit })
      : message('within', { length, limit, n: limit - length });
  const { encoding, parts, left } = measureSms(text);
  return {
    sms: message('sms', { n: parts, encoding, left }),
    post: within(measurePost(text), maxLengths.post),
    metaTitle: within(characters, maxLengths.metaTitle),
    metaDescription: within(characters, maxLengths.metaDescription),
  };
}

/** How often each word occurs, or each row of `inRow` words with nothing but spaces between them, most often first. */
export const wordFrequency: RunOf<typeof tool, 'wordFrequency'> = (text, options, ctx) => {
  const { inRow, minLength, commonWords, ignoreCase, language } = options;
  const common = commonWords === 'count' ? undefined : stopWordsOf(commonWords);
  const counts = (word: string) => [...word].length >= minLength && !common?.has(word.toLowerCase());
  const tally = new Map<string, number>();
  let row: string[] = [];
  const words = eachWord(text, language === 'any' ? 'en' : ctx.locale, (done) => ctx.progress(done / text.length));
  for (const { word, isNext } of words) {
    row = isNext ? [...row, keyOf(word, ignoreCase)].slice(-inRow) : [keyOf(word, ignoreCase)];
    if (row.length < inRow || !row.some(counts)) continue;
    const key = row.join(' ');
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return writeTable(['word'], tally, (word) => [word]);
};

/** How often each character occurs, or each row of `inRow` that white space does not interrupt, most often first. */
export const charFrequency: RunOf<typeof tool, 'charFrequency'> = (text, options, ctx: StatsContext) => {
  const { inRow, whiteSpace, ignoreCase } = options;
  const given = ignoreCase ? text.toLowerCase() : text;
  const tally =
    inRow === 1 ? tallyCharacters(given, (done) => ctx.progress(done / given.length)) : tallyRows(given, inRow);
  if (!whiteSpace) for (const character of tally.keys()) if (/^\s/.test(character)) tally.delete(character);
  return writeTable(['character', 'codePoints', 'name'], tally, (character) => [
    character,
    Array.from(character, (symbol) => showCodePoint(symbol.codePointAt(0) ?? 0)).join(' '),
    nameOf(character, ctx),
  ]);
};

function tallyRows(text: string, inRow: number): Map<string, number> {
  const tally = new Map<string, number>();
  let row: string[] = [];
  for (const grapheme of eachGrapheme(text)) {
    row = /^\s/.test(grapheme) ? [] : [...row, grapheme].slice(-inRow);
    if (row.length < inRow) continue;
    const key = row.join('');
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return tally;
}

/** A table of what was counted, most often first and then by code point, with its share in percent. */
function writeTable(
  columns: readonly string[],
  tally: ReadonlyMap<string, number>,
  describe: (key: string) => readonly string[],
) {
  const counted = sum(tally.values());
  const sorted = [...tally].sort(([a, many], [b, other]) => other - many || (a < b ? -1 : 1));
  return {
    table: writeCsv(
      [...columns, 'count', 'percent'],
      sorted.map(([key, count]) => [...describe(key), String(count), ((100 * count) / counted).toFixed(2)]),
    ),
    counted,
    distinct: tally.size,
  };
}

/** What a character is called that cannot be seen. */
function nameOf(character: string, { message }: StatsContext): string {
  switch (character) {
    case ' ':
      return message('space');
    case '\t':
      return message('tab');
    case '\n':
      return message('line-feed');
    case '\r':
      return message('carriage-return');
    case '\r\n':
      return message('crlf');
    case '\u00a0':
      return message('no-break-space');
    case '\u202f':
      return message('narrow-no-break-space');
    case '\u200b':
      return message('zero-width-space');
    case '\u00ad':
      return message('soft-hyphen');
    case '\ufeff':
      return message('byte-order-mark');
    default:
      return '';
  }
}
