import { compilePattern, type Pattern } from './pattern.ts';
import { type Expected, type PatternResult, readPattern, type Strictness } from './read-pattern.ts';

/** Textual date formats, in the order in which they are tried. */
export const textFormats = [
  'iso8601',
  'rfc9557',
  'iso9075',
  'isoWeek',
  'ordinal',
  'js',
  'asctime',
  'http',
  'rfc5322',
  'ldap',
  'basicDate',
  'compact',
  'sql',
  'commonLog',
  'exif',
  'written',
  'yearFirst',
  'monthDay',
  'dayMonth',
] as const;
export type TextFormat = (typeof textFormats)[number];

const time = "'T'HH[:mm[:ssf]][XXX]";
const basicTime = "'T'HH[mm[ssf]][X]";
const clock = 'H:mm[:ssf][[ ]a][ ][z]';
/** A time of day: hours alone only with AM or PM. */
const clocks = [clock, 'h[ ]a[ ][z]'];

interface Sources {
  readonly strictness: Strictness;
  /** See `compilePattern` for the additional syntax. */
  readonly patterns: readonly string[];
}

/** A standard chosen by name is read strictly; texts that only resemble one are read by the last four. */
const sources: Readonly<Record<TextFormat, Sources>> = {
  // ISO 8601-1:2019, including RFC 3339, which also allows a space for the T.
  iso8601: {
    strictness: 'exact',
    patterns: [`uuuu-MM[-dd[${time}]]`, `uuuuMMdd${basicTime}`, 'yyyy-MM-dd HH:mm:ssfXXX'],
  },
  rfc9557: { strictness: 'exact', patterns: ["uuuu-MM-dd'T'HH:mm:ssfXXXXX[b]"] },
  // A timestamp of SQL without its keyword and quotes.
  iso9075: { strictness: 'verbatim', patterns: ['yyyy-MM-dd HH:mm:ssf[xxx]'] },
  isoWeek: { strictness: 'exact', patterns: [`YYYY-'W'ww[-e[${time}]]`, `YYYY'W'ww[e[${basicTime}]]`] },
  ordinal: { strictness: 'exact', patterns: [`uuuu-DDD[${time}]`] },
  // ECMAScript, Date.prototype.toString and toDateString.
  js: { strictness: 'verbatim', patterns: ["EEE MMM dd uuuu[ HH:mm:ss 'GMT'xxc]"] },
  // ISO C and POSIX date(1).
  asctime: { strictness: 'exact', patterns: ['EEE MMM d HH:mm:ss[ z] yyyy', 'EEE MMM d HH:mm:ss x yyyy'] },
  // RFC 9110 section 5.6.7: the format to write, and the two obsolete ones to read, of RFC 850 and asctime.
  http: {
    strictness: 'verbatim',
    patterns: [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'",
      "EEEE, dd-MMM-oo HH:mm:ss 'GMT'",
      'EEE MMM dd HH:mm:ss yyyy',
      'EEE MMM  d HH:mm:ss yyyy',
    ],
  },
  // With the obsolete years and zones of section 4.3.
  rfc5322: { strictness: 'exact', patterns: ['[EEE, ]d MMM o HH:mm[:ss] xxc', '[EEE, ]d MMM o HH:mm[:ss] zc'] },
  // X.680 GeneralizedTime and RFC 4517.
  ldap: { strictness: 'exact', patterns: ['uuuuMMddHH[mm[ssf]]X'] },
  basicDate: { strictness: 'exact', patterns: ['uuuuMMdd'] },
  compact: { strictness: 'exact', patterns: ['uuuuMMddHHmmss'] },
  sql: { strictness: 'lenient', patterns: ["'TIMESTAMP '''uuuu-MM-dd HH:mm:ssf[ ][X]''"] },
  commonLog: { strictness: 'verbatim', patterns: ['dd/MMM/yyyy:HH:mm:ss xx', "'['dd/MMM/yyyy:HH:mm:ss xx']'"] },
  exif: { strictness: 'verbatim', patterns: ['yyyy:MM:dd HH:mm:ssf[XXX]'] },
  written: {
    strictness: 'lenient',
    patterns: clocks.flatMap((time) => [
      `[EEE[,] ]MMM d[,] uuuu[[,][ 'at'] ${time}]`,
      `[EEE[,] ]d[.]['er'] MMM uuuu[[,][ 'at'][ 'à'] ${time}]`,
      `[EEE[,] ]d-MMM-uuuu[[,] ${time}]`,
      `EEE[,] d-MMM-oo[[,] ${time}]`,
    ]),
  },
  yearFirst: {
    strictness: 'lenient',
    patterns: [
      ...clocks.flatMap((time) => [`uuuu-M-d[ ${time}][b]`, `uuuu/M/d[[,] ${time}]`, `uuuu.MM.dd[[,] ${time}]`]),
      `uuuu-M-d'T'${clock}[b]`,
      'uuuu-M-d H:mm[:ssf] VV',
      "uuuu-M-d'T'H:mm[:ssf] VV",
      `uuuuMMdd${basicTime}b`,
    ],
  },
  monthDay: {
    strictness: 'lenient',
    patterns: clocks.flatMap((time) => [`M/d/uuuu[[,] ${time}]`, `M/d/yy[[,] ${time}]`]),
  },
  dayMonth: {
    strictness: 'lenient',
    patterns: clocks.flatMap((time) => [
      `d/M/uuuu[[,] ${time}]`,
      `d/M/yy[[,] ${time}]`,
      `d.M.uuuu[[,] ${time}]`,
      `d-M-uuuu[ ${time}]`,
    ]),
  },
};

const compiled = new Map<TextFormat, readonly Pattern[]>();

function patternsOf(format: TextFormat): readonly Pattern[] {
  const known = compiled.get(format);
  if (known) return known;
  const patterns = sources[format].patterns.map((source) => compilePattern(source, true));
  compiled.set(format, patterns);
  return patterns;
}

/** Reads a text in a format; where it does not match, what the pattern that matches furthest expects. */
export function readFormat(format: TextFormat, text: string): PatternResult {
  let furthest: Expected = { offset: -1, part: 'end' };
  for (const pattern of patternsOf(format)) {
    const result = readPattern(pattern, text, sources[format].strictness);
    if ('parts' in result) return result;
    if (result.expected.offset > furthest.offset) furthest = result.expected;
  }
  return { expected: furthest };
}

/** No date is longer than this. */
export const maxDateLength = 200;
