import { frenchMonths, frenchWeekdays, months, weekdays, zoneHours } from './names.ts';
import type { Pattern, PatternPart } from './pattern.ts';

/** The parts of a date and time in a text. `offset` is in seconds, `fraction` in nanoseconds, `half` 0 for AM. */
export type DatePart =
  | 'era'
  | 'year'
  | 'weekYear'
  | 'quarter'
  | 'month'
  | 'week'
  | 'dayOfYear'
  | 'day'
  | 'weekday'
  | 'half'
  | 'hour'
  | 'minute'
  | 'second'
  | 'fraction'
  | 'offset';

interface PartNumber {
  readonly value: number;
  readonly offset: number;
  readonly length: number;
}

export type DateParts = { [part in DatePart]?: PartNumber } & {
  zone?: { readonly name: string; readonly offset: number; readonly length: number };
  /** Hours count to 12. */
  isHalfDay?: boolean;
  /** The offset is Z: UTC, whatever the local time. */
  isZulu?: boolean;
  /** Digits beyond the nanosecond were not zero. */
  isCut?: boolean;
  /** The year had two digits, and may belong to the century before or after. */
  isCenturyOpen?: boolean;
};

/**
 * How strictly a text must match a pattern. `lenient`: any white space for a space, offsets in any form, full or
 * abbreviated names, English or French; `exact`: English names and offsets as in the pattern, any white space and case;
 * `verbatim`: spaces and case too.
 */
export type Strictness = 'lenient' | 'exact' | 'verbatim';

/**
 * What was expected at the place where a text stops matching: a part of a date, a literal text, a number, an id, or the
 * end.
 */
export interface Expected {
  readonly offset: number;
  readonly part: DatePart | 'zone' | 'literal' | 'number' | 'id' | 'relative' | 'end';
  /** The literal text. */
  readonly text?: string;
}

export type PatternResult = { readonly parts: DateParts } | { readonly expected: Expected };

/** Reads a text that matches a pattern as a whole. */
export function readPattern(pattern: Pattern, text: string, strictness: Strictness = 'lenient'): PatternResult {
  const reader = new PatternReader(text, strictness);
  if (reader.read(pattern) && reader.isAtEnd()) return { parts: reader.parts };
  return { expected: reader.furthest };
}

class PatternReader {
  parts: DateParts = {};
  furthest: Expected = { offset: 0, part: 'end' };
  private at = 0;
  private readonly text: string;
  private readonly strictness: Strictness;

  constructor(text: string, strictness: Strictness) {
    this.text = text;
    this.strictness = strictness;
  }

  read(pattern: Pattern): boolean {
    return pattern.every((part) => this.readPart(part));
  }

  isAtEnd(): boolean {
    return this.at === this.text.length || this.fail('end');
  }

  private readPart(part: PatternPart): boolean {
    if (part.type === 'literal') return this.readLiteral(part.text);
    if (part.type === 'field') return this.readField(part.letter, part.count, part.isTight);
    const { at, parts } = this;
    this.parts = { ...parts };
    if (!this.read(part.parts)) {
      this.at = at;
      this.parts = parts;
    }
    return true;
  }

  private fail(part: Expected['part'], text?: string): false {
    if (this.at > this.furthest.offset || (this.at === this.furthest.offset && this.furthest.part === 'end'))
      this.furthest = { offset: this.at, part, ...(text === undefined ? {} : { text }) };
    return false;
  }

  private match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    return expression.exec(this.text);
  }

  /** A space matches any white space, unless verbatim. */
  private readLiteral(literal: string): boolean {
    if (literal === ' ' && this.strictness !== 'verbatim') {
      const space = this.match(/\s+/y);
      if (!space) return this.fail('literal', ' ');
      this.at += space[0].length;
      return true;
    }
    const found = this.text.slice(this.at, this.at + literal.length);
    if (!this.isAlike(found, literal)) return this.fail('literal', literal);
    this.at += literal.length;
    return true;
  }

  private isAlike(found: string, wanted: string): boolean {
    return found === wanted || (this.strictness !== 'verbatim' && found.toLowerCase() === wanted.toLowerCase());
  }

  private setPart(part: DatePart, value: number, length: number): true {
    this.parts[part] = { value, offset: this.at, length };
    this.at += length;
    return true;
  }

  private readNumber(part: DatePart, least: number, most: number): boolean {
    let length = 0;
    while (length < most && isDigit(this.text.charCodeAt(this.at + length))) length++;
    return length < least ? this.fail(part) : this.setPart(part, Number(this.text.substr(this.at, length)), length);
  }

  private readField(letter: string, count: number, isTight: boolean): boolean {
    const most = count > 1 || isTight ? count : undefined;
    switch (letter) {
      case 'y':
        return this.strictness === 'lenient'
          ? this.readYear('year', count, isTight)
          : this.readNumber('year', count, count);
      case 'u':
        return this.readYear('year', count, isTight);
      case 'o':
        this.parts.isCenturyOpen = count > 1;
        return this.readObsoleteYear(count > 1 ? 2 : 6);
      case 'Y':
        return this.readYear('weekYear', count, isTight);
      case 'M':
      case 'L':
        return count > 2 ? this.readName('month', count, months) : this.readNumber('month', count, most ?? 2);
      case 'Q':
        return count > 2 ? this.fail('quarter') : this.readNumber('quarter', count, most ?? 1);
      case 'w':
        return this.readNumber('week', count, most ?? 2);
      case 'd':
        return this.readNumber('day', count, most ?? 2);
      case 'D':
        return this.readNumber('dayOfYear', count, most ?? 3);
      case 'e':
        return count > 2 ? this.readName('weekday', count, weekdays) : this.readNumber('weekday', count, most ?? 1);
      case 'E':
        return this.readName('weekday', count, weekdays);
      case 'a':
        return this.readHalf();
      case 'G':
        return this.readEra();
      case 'h':
      case 'K':
        this.parts.isHalfDay = true;
        return this.readNumber('hour', count, most ?? 2);
      case 'H':
      case 'k':
        return this.readNumber('hour', count, most ?? 2);
      case 'm':
        return this.readNumber('minute', count, most ?? 2);
      case 's':
        return this.readNumber('second', count, most ?? 2);
      case 'S':
        return this.readFraction(count, count);
      case 'f':
        return this.match(this.strictness === 'verbatim' ? /\./y : /[.,]/y) === null || this.readDotAndFraction();
      case 'b':
        return this.readAnnotations();
      case 'c':
        this.at += this.match(/\s*\([^()]*\)/y)?.[0].length ?? 0;
        return true;
      case 'V':
        return this.readZone();
      default:
        return this.strictness === 'lenient' ? this.readOffset() : this.readExactOffset(letter.repeat(count));
    }
  }

  /** Two digits are years from 1969 to 2068, as in POSIX; more than four have a sign, as in ISO 8601. */
  private readYear(part: 'year' | 'weekYear', count: number, isTight: boolean): boolean {
    if (count === 2) {
      const isRead = this.readNumber(part, 2, 2);
      const year = this.parts[part];
      if (isRead && year) this.parts[part] = { ...year, value: year.value + (year.value < 69 ? 2000 : 1900) };
      return isRead;
    }
    const signed = this.match(/([-+\u2212])(\d{4,6})/y);
    if (signed) {
      const [whole, sign, digits] = signed;
      return this.setPart(part, sign === '+' ? Number(digits) : -Number(digits), whole.length);
    }
    return this.readNumber(part, count === 1 ? 1 : Math.min(count, 4), isTight ? count : Math.max(count, 4));
  }

  /** RFC 5322 section 4.3: two digits are years from 1950 to 2049, three are counted from 1900. */
  private readObsoleteYear(most: number): boolean {
    if (!this.readNumber('year', 2, most)) return false;
    const year = this.parts.year as PartNumber;
    const century = year.length > 3 ? 0 : year.length === 2 && year.value < 50 ? 2000 : 1900;
    this.parts.year = { ...year, value: year.value + century };
    return true;
  }

  private readName(part: 'month' | 'weekday', count: number, names: readonly string[]): boolean {
    if (this.strictness === 'lenient') return this.readAnyName(part);
    const written = this.match(/[A-Za-z]+/y)?.[0] ?? '';
    const index = names.findIndex((name) => this.isAlike(written, count === 4 ? name : name.slice(0, 3)));
    return index < 0 ? this.fail(part) : this.setPart(part, index + 1, written.length);
  }

  /** A full name, or an unambiguous abbreviation of at least three letters, in any case, with or without accents. */
  private readAnyName(part: 'month' | 'weekday'): boolean {
    const written = this.match(/[\p{L}\p{M}]{3,12}/uy)?.[0];
    if (written === undefined) return this.fail(part);
    const word = foldName(written);
    for (const names of foldedNames[part]) {
      const [index, other] = names.flatMap((name, place) => (name.startsWith(word) ? [place] : []));
      if (index === undefined || other !== undefined) continue;
      this.setPart(part, index + 1, written.length);
      if (this.text.charAt(this.at) === '.' && word !== names[index]) this.at++;
      return true;
    }
    return this.fail(part);
  }

  private readHalf(): boolean {
    const found = this.match(/([ap])\.?m\.?/iy);
    if (!found) return this.fail('half');
    return this.setPart('half', found[1]?.toLowerCase() === 'p' ? 1 : 0, found[0].length);
  }

  private readEra(): boolean {
    const found = this.match(/(BCE|BC)|CE|AD/iy);
    return found ? this.setPart('era', found[1] === undefined ? 1 : 0, found[0].length) : this.fail('era');
  }

  private readDotAndFraction(): boolean {
    this.at++;
    return this.readFraction(1, 100);
  }

  private readFraction(least: number, most: number): boolean {
    let length = 0;
    while (length < most && isDigit(this.text.charCodeAt(this.at + length))) length++;
    if (length < least) return this.fail('fraction');
    const digits = this.text.substr(this.at, length);
    if (/[1-9]/.test(digits.slice(9))) this.parts.isCut = true;
    return this.setPart('fraction', Number(digits.slice(0, 9).padEnd(9, '0')), length);
  }

  private readOffset(): boolean {
    const found = this.match(/(?:GMT|UTC?)?([-+\u2212])(\d\d?)(?::?([0-5]\d)(?::?([0-5]\d))?)?(?!\d)/iy);
    if (found && Number(found[2]) < 24) {
      const [whole, sign, hours, minutes = 0, seconds = 0] = found;
      const value = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
      return this.setPart('offset', sign === '+' || value === 0 ? value : -value, whole.length);
    }
    const name = this.match(/[A-Za-z]{1,4}(?![A-Za-z])/y)?.[0];
    const hours = name !== undefined && Object.hasOwn(zoneHours, name.toUpperCase()) && zoneHours[name.toUpperCase()];
    if (name === undefined || hours === undefined || hours === false) return this.fail('offset');
    if (name.toUpperCase() === 'Z') this.parts.isZulu = true;
    return this.setPart('offset', hours * 3_600, name.length);
  }

  /** An offset in the form of the LDML letters. */
  private readExactOffset(letters: string): boolean {
    const { at } = this;
    if (!this.readOffset()) return false;
    if (exactOffsets[letters]?.test(this.text.slice(at, this.at))) return true;
    this.at = at;
    return this.fail('offset');
  }

  private readZone(): boolean {
    const found = this.match(/[A-Za-z][A-Za-z0-9_+/-]*/y);
    if (!found) return this.fail('zone');
    this.parts.zone = { name: found[0], offset: this.at, length: found[0].length };
    this.at += found[0].length;
    return true;
  }

  /**
   * The suffixes of RFC 9557: a zone, and tags, of which only calendars may be critical, because they do not change the
   * date.
   */
  private readAnnotations(): boolean {
    const zone = this.match(/\[(!?)([A-Za-z0-9_+:/-]+)\]/y);
    if (!zone) return this.fail('literal', '[');
    const [whole, mark = '', name = ''] = zone;
    this.parts.zone = { name, offset: this.at + 1 + mark.length, length: name.length };
    this.at += whole.length;
    for (let tag = this.readTag(); tag; tag = this.readTag()) this.at += tag.length;
    return true;
  }

  private readTag(): string | undefined {
    return this.match(/\[(?:!(?=u-ca=))?[a-z_][a-z0-9_-]*=[A-Za-z0-9-]+\]/y)?.[0];
  }
}

/** A name without case and accents. */
const foldName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedNames = {
  month: [months, frenchMonths].map((names) => names.map(foldName)),
  weekday: [weekdays, frenchWeekdays].map((names) => names.map(foldName)),
};

/** Offsets of LDML; those of ISO 8601 (X) may omit the minutes, those by name (z) are names only. */
const exactOffsets: Readonly<Record<string, RegExp>> = {
  X: /^(?:Z|[-+]\d\d(?:\d\d)?)$/i,
  XXX: /^(?:Z|[-+]\d\d(?::\d\d)?)$/i,
  XXXXX: /^(?:Z|[-+]\d\d:\d\d(?::\d\d)?)$/i,
  x: /^[-+]\d\d(?:\d\d)?$/,
  xx: /^[-+]\d{4}$/,
  xxx: /^[-+]\d\d:\d\d$/,
  z: /^[A-Z]+$/i,
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
