import { type Context, type Place, ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { unquote } from '#lib/text/unquote.ts';
import { findNamed, lowerAscii } from './names.ts';
import { readArguments, type Value } from './read-arguments.ts';
import { type Color, type SpaceId, spaces, withAlpha } from './spaces.ts';

/** What digits without a function mean: as CSS has it, `#AARRGGBB`, or a whole number. */
export type ReadAs = 'css' | 'android' | 'integer';

type Notice = Context['notice'];

/** A color, and how it was written: `hex`, `integer`, `name` or the function, such as `rgb()`. */
interface Written {
  readonly color: Color;
  readonly notation: string;
}

/** Longer texts are no color. */
const longest = 1_000;

/** The property, or the variable of CSS, SCSS or Less, that a color is given to. */
const property = /^\s*(?:[$@\w-]+\s*:)?\s*/;

/** Reads a color as `readWritten` does, without its notation. */
export const readColor = (input: string, readAs: ReadAs, notice?: Notice): Color =>
  readWritten(input, readAs, notice).color;

/**
 * Reads a color: CSS Color 4, and `hsv()`, `hsb()`, `cmyk()`, `device-cmyk()`, bare triples, hexadecimal digits with
 * `#`, `0x` or nothing before them, `Color(0xAARRGGBB)`, whole numbers (RGB, or ARGB from 2^24 on and below 0), and each of these as the value
 * of a declaration, or in quotes.
 * @throws ToolError `not-a-color` {text}, `unclosed`, `hex-digits` {n}, `value-count` {function, n, found}, `not-a-hue` {text},
 * `not-a-value` {text, function}, `separators` {function, example}
 */
export function readWritten(input: string, readAs: ReadAs, notice: Notice = () => {}): Written {
  const given = property.exec(input)?.[0].length ?? 0;
  const spaced = unquote(input.slice(given));
  const value = spaced.trimStart();
  const start = given + spaced.length - value.length;
  const text = value
    .trimEnd()
    .replace(/!important$/i, '')
    .trimEnd();
  const place = { offset: start, length: text.length };
  if (text.length > longest) throw notAColor(text, place);
  const written =
    as('integer', readInteger(text, readAs)) ??
    as('hex', readArgb(text, readAs, place, notice) ?? readHex(text, readAs, place)) ??
    as('name', findNamed(text)) ??
    readFunction(text, start, notice);
  if (written) return written;
  if (unclosed.test(text)) throw new ToolError('unclosed', {}, { offset: start + text.length, length: 1 });
  throw notAColor(text, place);
}

/** A function without its closing parenthesis. */
const unclosed = /^[a-z-]{3,12}\([^()]*$/i;

const as = (notation: string, color: Color | undefined): Written | undefined => color && { color, notation };

const notAColor = (text: string, place: Place): ToolError =>
  new ToolError('not-a-color', { text: shorten(text, 60) }, place);

const ofBytes = (r: number, g: number, b: number, a = 255): Color => {
  const color = spaces.rgb.make([r / 255, g / 255, b / 255]);
  return a === 255 ? color : withAlpha(color, a / 255);
};

function readInteger(text: string, readAs: ReadAs): Color | undefined {
  if (!/^-?\d{1,10}$/.test(text)) return undefined;
  if (readAs !== 'integer' && [3, 4, 6, 8].includes(text.length)) return undefined;
  const value = Number(text);
  if (value > 0xffffffff || value < -0x80000000) return undefined;
  const isRgb = value >= 0 && value <= 0xffffff;
  return ofBytes((value >> 16) & 255, (value >> 8) & 255, value & 255, isRgb ? 255 : value >>> 24);
}

/**
 * Eight digits after `0x` begin with alpha, as code for Android, Compose and Flutter writes them, also in `Color()`. Only
 * alone could they be meant otherwise.
 */
function readArgb(text: string, readAs: ReadAs, place: Place, notice: Notice): Color | undefined {
  const [, inCode, alone] = /^(?:(?:const\s+)?Color\(\s*0x([\da-f]{8})\s*\)|0x([\da-f]{8}))$/i.exec(text) ?? [];
  const digits = inCode ?? alone;
  if (digits === undefined) return undefined;
  if (alone !== undefined && readAs !== 'android') notice('alpha-first', {}, place, [{ input: `#${alone}` }]);
  return readHex(`#${digits}`, 'android', place);
}

function readHex(text: string, readAs: ReadAs, place: Place): Color | undefined {
  const [, sign = '', digits = ''] = /^(#|0x|)([\da-f]*)$/i.exec(text) ?? [];
  const isKnown = [3, 4, 6, 8].includes(digits.length);
  if (!isKnown && (sign !== '' || /\d/.test(digits))) throw new ToolError('hex-digits', { n: digits.length }, place);
  if (!isKnown) return undefined;
  const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const bytes = pairs.map((pair) => Number.parseInt(pair, 16));
  const [a = 255, r = 0, g = 0, b = 0] =
    readAs === 'android' && bytes.length === 4 ? bytes : [bytes[3], ...bytes.slice(0, 3)];
  return ofBytes(r, g, b, a);
}

/** A part of a function: its letter, how its values are read, and where they end. */
interface Part {
  readonly name: string;
  /** What 100 % is in the units of the library. */
  readonly whole: number;
  /** What a number is divided by to come to those units. */
  readonly divisor: number;
  readonly min?: number;
  readonly max?: number;
  readonly isHue: boolean;
}

interface Grammar {
  readonly parts: readonly Part[];
  readonly example: string;
  /** Whether commas are known: with them, CSS takes either numbers or percentages only, and no `none`. */
  readonly commas: 'never' | 'css' | 'free';
  readonly make: (values: readonly number[]) => Color;
}

const fraction = (name: string): Part => ({ name, whole: 1, divisor: 100, min: 0, max: 1, isHue: false });
const channel = (name: string): Part => ({ name, whole: 1, divisor: 255, min: 0, max: 1, isHue: false });
const unbounded = (name: string, whole: number): Part => ({ name, whole, divisor: 1, isHue: false });
const chroma = (whole: number): Part => ({ name: 'C', whole, divisor: 1, min: 0, isHue: false });
const hue: Part = { name: 'H', whole: 360, divisor: 1, isHue: true };
const alphaPart: Part = { name: 'alpha', whole: 1, divisor: 1, min: 0, max: 1, isHue: false };

const lightness = (whole: number): Part => ({ name: 'L', whole, divisor: 1, min: 0, max: whole, isHue: false });

const inSpace =
  (space: SpaceId) =>
  ([first = 0, second = 0, third = 0]: readonly number[]): Color =>
    spaces[space].make([first, second, third]);

const rgb: Grammar = {
  parts: [channel('R'), channel('G'), channel('B')],
  example: 'rgb(30 165 76 / 50%)',
  commas: 'css',
  make: inSpace('rgb'),
};
const hsl: Grammar = {
  parts: [hue, fraction('S'), fraction('L')],
  example: 'hsl(140 69% 38% / 50%)',
  commas: 'css',
  make: inSpace('hsl'),
};
const hsv: Grammar = {
  parts: [hue, fraction('S'), fraction('V')],
  example: 'hsv(140 82% 65% / 50%)',
  commas: 'free',
  make: inSpace('hsv'),
};
const cmyk: Grammar = {
  parts: [fraction('C'), fraction('M'), fraction('Y'), fraction('K')],
  example: 'cmyk(82% 0% 54% 35% / 50%)',
  commas: 'free',
  make: ([c = 0, m = 0, y = 0, k = 0]) => spaces.rgb.make([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]),
};

const grammars: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ['rgb', rgb],
  ['rgba', rgb],
  ['hsl', hsl],
  ['hsla', hsl],
  ['hsv', hsv],
  ['hsva', hsv],
  ['hsb', hsv],
  ['hsba', hsv],
  ['cmyk', cmyk],
  ['device-cmyk', { ...cmyk, parts: cmyk.parts.map((part) => ({ ...part, divisor: 1 })) }],
  [
    'hwb',
    {
      parts: [hue, fraction('W'), fraction('B')],
      example: 'hwb(140 12% 35% / 50%)',
      commas: 'never',
      make: inSpace('hwb'),
    },
  ],
  [
    'lab',
    {
      parts: [lightness(100), unbounded('a', 125), unbounded('b', 125)],
      example: 'lab(59.6% -50.7 35.4 / 50%)',
      commas: 'never',
      make: inSpace('lab'),
    },
  ],
  [
    'lch',
    {
      parts: [lightness(100), chroma(150), hue],
      example: 'lch(59.6% 61.8 145 / 50%)',
      commas: 'never',
      make: inSpace('lch'),
    },
  ],
  [
    'oklab',
    {
      parts: [lightness(1), unbounded('a', 0.4), unbounded('b', 0.4)],
      example: 'oklab(63.4% -0.145 0.087 / 50%)',
      commas: 'never',
      make: inSpace('oklab'),
    },
  ],
  [
    'oklch',
    {
      parts: [lightness(1), chroma(0.4), hue],
      example: 'oklch(63% 0.17 149 / 50%)',
      commas: 'never',
      make: inSpace('oklch'),
    },
  ],
]);

const colorSpaces: ReadonlyMap<string, SpaceId> = new Map<string, SpaceId>([
  ['srgb', 'rgb'],
  ['srgb-linear', 'srgbLinear'],
  ['display-p3', 'displayP3'],
  ['a98-rgb', 'a98Rgb'],
  ['prophoto-rgb', 'prophotoRgb'],
  ['rec2020', 'rec2020'],
  ['xyz', 'xyzD65'],
  ['xyz-d65', 'xyzD65'],
  ['xyz-d50', 'xyzD50'],
]);

function grammarOfSpace(name: string, space: SpaceId): Grammar {
  const parts = (space.startsWith('xyz') ? ['X', 'Y', 'Z'] : ['R', 'G', 'B']).map((part) => unbounded(part, 1));
  return { parts, example: `color(${name} 0.2 0.6 0.3 / 50%)`, commas: 'never', make: inSpace(space) };
}

/** A function name with its CSS escapes resolved. */
const unescapeName = (name: string): string =>
  lowerAscii(
    name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex: string | undefined, character: string | undefined) =>
      hex === undefined ? (character ?? '') : safeCodePoint(Number.parseInt(hex, 16)),
    ),
  );
const safeCodePoint = (code: number): string => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

/** What values without a function mean: HSL where two percentages follow a number, as style sheets share them. */
function bareFunction(text: string): 'rgb' | 'hsl' | undefined {
  if (!/^[\d.]+%?(?:[\s,/]+[\d.]+%?){2,3}$/.test(text)) return undefined;
  return /^[\d.]+[\s,]+[\d.]+%[\s,]+[\d.]+%/.test(text) ? 'hsl' : 'rgb';
}

function readFunction(text: string, start: number, notice: Notice): Written | undefined {
  const bare = bareFunction(text);
  const [, head = '', body = ''] = bare ? ['', bare, text] : (/^([^()]{1,60})\((.*)\)$/s.exec(text) ?? []);
  const name = unescapeName(head);
  const offset = bare ? start : start + head.length + 1;
  if (name !== 'color') {
    const grammar = grammars.get(name);
    return as(`${name}()`, grammar && readValues(name, grammar, body, offset, notice));
  }
  const [before = '', spaceName = ''] = /^\s*([\w-]+)/.exec(body) ?? [];
  const space = colorSpaces.get(lowerAscii(spaceName));
  const values = body.slice(before.length);
  return as(
    'color()',
    space && readValues(name, grammarOfSpace(spaceName, space), values, offset + before.length, notice),
  );
}

function readValues(name: string, grammar: Grammar, body: string, offset: number, notice: Notice): Color {
  const { parts, example, commas, make } = grammar;
  const { values, separators } = readArguments(body, offset);
  const whole = { offset, length: body.length };
  const params = { function: `${name}()` };
  const hasCommas = separators.includes(',');
  const hasAlpha = hasCommas || separators.includes('/');
  if (values.length < parts.length || values.length - (hasAlpha ? 1 : 0) > parts.length)
    throw new ToolError('value-count', { ...params, n: parts.length, found: values.length }, whole);
  const isSeparated = hasCommas
    ? commas !== 'never' && separators.every((separator) => separator === ',')
    : separators.every((separator, index) => separator === (index === parts.length - 1 ? '/' : ''));
  if (!isSeparated) throw new ToolError('separators', { ...params, example }, whole);

  const isLegacy = hasCommas && commas === 'css';
  const read = values.map((value, index) =>
    readValue(value, parts[index] ?? alphaPart, params.function, isLegacy, notice),
  );
  const units = new Set(values.filter((_, index) => parts[index]?.isHue === false).map(({ unit }) => unit));
  if (isLegacy && units.size > 1) throw new ToolError('mixed-units', params, whole);
  const color = make(read.slice(0, parts.length));
  const alpha = read[parts.length];
  return alpha === undefined ? color : withAlpha(color, alpha);
}

function readValue(value: Value, part: Part, name: string, isLegacy: boolean, notice: Notice): number {
  const { text, at, unit, number } = value;
  const params = { text, function: name };
  if (unit === 'none' && !isLegacy) return 0;
  if (part.isHue) {
    if (unit !== '' && unit !== 'deg') throw new ToolError('not-a-hue', params, at);
    return number;
  }
  if (unit !== '' && unit !== '%') throw new ToolError('not-a-value', params, at);
  const read = unit === '%' ? (part.whole * number) / 100 : number / part.divisor;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = part;
  if (read >= min && read <= max) return read;
  const write = (limit: number) =>
    limit === Number.POSITIVE_INFINITY
      ? '∞'
      : unit === '%'
        ? `${(limit / part.whole) * 100}%`
        : String(limit * part.divisor);
  notice('out-of-range', { name: part.name, min: write(min), max: write(max) }, at);
  return Math.min(max, Math.max(min, read));
}
