import { ToolError } from '#core/tool.ts';
import { type Rational, rational } from './rational.ts';

/** Longer numbers would take a second and more to work with. */
const maxLength = 1_000;
/** Greater exponents too. */
const maxExponent = 1_000;

/** Of a number: the sign may be a real minus, groups may be kept apart by blanks of any width, `_` or `'`. */
const grouping = /[\s_']/;

/**
 * Reads a decimal number exactly, written with a point or a comma, perhaps with groups of digits and an exponent: `-1 234,5`,
 * `1e-7`.
 * @throws ToolError `number-missing`, `bad-number` {text} {found}, at the first character that does not fit,
 * `second-sign` {text} {found}, `number-too-long`
 */
export function readNumber(text: string): Rational {
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  if (trimmed === '') throw new ToolError('number-missing', {}, { offset: 0, length: text.length });
  if (trimmed.length > maxLength) throw new ToolError('number-too-long', {}, { offset: start, length: trimmed.length });
  const wrong = (code: string, offset: number) =>
    new ToolError(
      code,
      { text: trimmed, found: String.fromCodePoint(trimmed.codePointAt(offset) ?? 0) },
      { offset: start + offset, length: 1 },
    );
  const [number = '', exponent] = trimmed.split(/e(.*)/is, 2);
  let digits = '';
  let decimals: number | undefined;
  for (const [offset, character] of [...number].entries()) {
    if (/\d/.test(character)) {
      digits += character;
      if (decimals !== undefined) decimals++;
    } else if (character === '.' || character === ',') {
      if (decimals !== undefined) throw wrong('second-sign', offset);
      decimals = 0;
    } else if (!(offset === 0 ? /[-+−]/ : grouping).test(character)) throw wrong('bad-number', offset);
  }
  if (digits === '') throw wrong('bad-number', Math.min(number.length, trimmed.length - 1));
  const power = exponent === undefined ? 0 : readExponent(exponent, () => wrong('bad-number', number.length));
  if (Math.abs(power) > maxExponent)
    throw new ToolError('number-too-long', {}, { offset: start, length: trimmed.length });
  const shift = power - (decimals ?? 0);
  const value = BigInt(digits) * (/^[-−]/.test(number) ? -1n : 1n);
  return shift < 0 ? rational(value, 10n ** BigInt(-shift)) : rational(value * 10n ** BigInt(shift));
}

function readExponent(text: string, fault: () => ToolError): number {
  const written = text.replace('−', '-');
  if (!/^[-+]?\d{1,9}$/.test(written)) throw fault();
  return Number(written);
}
