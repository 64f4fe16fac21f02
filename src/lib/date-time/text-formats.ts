import { compilePattern, type Pattern } from './pattern.ts';
import { type Expected, readPattern, type Said } from './read-pattern.ts';

/** Ways to write a date in words and figures, in the order in which they are tried. */
export const textFormats = [
  'iso8601',
  'rfc9557',
  'iso9075',
  'isoWeek',
  'ordinal',
  'http',
  'rfc5322',
  'js',
  'asctime',
  'ldap',
  'basicDate',
  'compact',
  'sql',
  'commonLog',
  'exif',
  'written',
  'monthDay',
  'dayMonth',
] as const;
export type TextFormat = (typeof textFormats)[number];

const time = "'T'HH[:mm[:ssf]][[ ]X]";
const basicTime = "'T'HH[mm[ssf]][X]";
const clock = 'H:mm[:ssf][[ ]a][ ][z]';

/** See `compilePattern` for what is our own in these. */
const sources: Readonly<Record<TextFormat, readonly string[]>> = {
  // ISO 8601-1:2019, with RFC 3339 among it.
  iso8601: [`uuuu-MM[-dd[${time}]]`, `uuuuMMdd${basicTime}`],
  rfc9557: [`uuuu-MM-dd[${time}]b`, `uuuu-MM-dd HH:mm[:ssf][X]b`, `uuuuMMdd${basicTime}b`],
  // The time stamp of SQL, Git and many logs.
  iso9075: ['uuuu-MM-dd HH:mm[:ssf][ ][z]'],
  isoWeek: [`YYYY-'W'ww[-e[${time}]]`, `YYYY'W'ww[e[${basicTime}]]`],
  ordinal: [`uuuu-DDD[${time}]`],
  // RFC 9110 section 5.6.7: the one to write, and the two obsolete ones to be read.
  http: ["EEE, dd MMM uuuu HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'"],
  rfc5322: ['[EEE, ]d MMM uuuu H:mm[:ss] zc'],
  // ECMAScript, Date.prototype.toString.
  js: ['EEE MMM dd uuuu[ HH:mm:ss[ z]c]'],
  // ISO C and POSIX date(1).
  asctime: ['EEE MMM d H:mm:ss[ z] uuuu'],
  // X.680 GeneralizedTime and RFC 4517.
  ldap: ['uuuuMMddHH[mm[ssf]]X'],
  basicDate: ['uuuuMMdd'],
  compact: ['uuuuMMddHHmmss'],
  sql: ["'TIMESTAMP '''uuuu-MM-dd HH:mm:ssf[ ][X]''"],
  commonLog: ['dd/MMM/uuuu:HH:mm:ss xx', "'['dd/MMM/uuuu:HH:mm:ss xx']'"],
  exif: ['uuuu:MM:dd HH:mm:ssf[X]'],
  written: [`[EEE[,] ]MMM d[,] uuuu[[,][ 'at'] ${clock}]`, `[EEE[,] ]d[.]['er'] MMM uuuu[[,][ 'at'][ 'à'] ${clock}]`],
  monthDay: [`M/d/uuuu[[,] ${clock}]`],
  dayMonth: [`d/M/uuuu[[,] ${clock}]`, `d.M.uuuu[[,] ${clock}]`, `d-M-uuuu[ ${clock}]`],
};

const compiled = new Map<TextFormat, readonly Pattern[]>();

/** The patterns of a format. */
export function patternsOf(format: TextFormat): readonly Pattern[] {
  const known = compiled.get(format);
  if (known) return known;
  const patterns = sources[format].map((source) => compilePattern(source, true));
  compiled.set(format, patterns);
  return patterns;
}

/** Reads what a text says by the first of some patterns that it fits; else what the one that it fits longest asks for. */
export function readPatterns(
  patterns: readonly Pattern[],
  text: string,
): { readonly said: Said } | { readonly expected: Expected } {
  let furthest: Expected = { offset: -1, part: 'end' };
  for (const pattern of patterns) {
    const result = readPattern(pattern, text);
    if ('said' in result) return result;
    if (result.expected.offset > furthest.offset) furthest = result.expected;
  }
  return { expected: furthest };
}

/** No date is longer: more need not be looked at. */
export const longestDate = 200;
