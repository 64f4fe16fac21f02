import { ToolError } from '#core/tool.ts';
import type { Rational } from '#lib/rational/rational.ts';
import type { NumberReader } from '#lib/rational/read-number.ts';
import type { Scale } from './scales.ts';

/** How scales are written, without degree signs, in small letters. */
const names: Readonly<Record<Scale, readonly string[]>> = {
  celsius: ['c', 'celsius', 'centigrade', '℃'],
  fahrenheit: ['f', 'fahrenheit', '℉'],
  kelvin: ['k', 'kelvin', 'kelvins'],
  rankine: ['r', 'ra', 'rankine'],
  delisle: ['d', 'de', 'delisle'],
  newton: ['n', 'newton'],
  reaumur: ['ré', 're', 'réaumur', 'reaumur'],
  romer: ['rø', 'ro', 'rømer', 'romer'],
};
const scales = new Map(
  (Object.entries(names) as [Scale, readonly string[]][]).flatMap(([scale, own]) =>
    own.map((name) => [name, scale] as const),
  ),
);

/** A degree in words, before its scale: `20 degrees Celsius`, `20 degC`. */
const degree = /^deg(?:r[eé]e?s?)?\s*/;

/** A number on a scale. */
export interface Temperature {
  readonly value: Rational;
  readonly scale: Scale;
  /** The requested scale, where the text names one. */
  readonly to?: Scale;
}

/** The separator between a temperature and the requested scale: `300 K to F`. */
const to = /\s(?:to|in|en|→|->)\s/i;

/**
 * Reads a number with its scale, such as `98.6 F`, `-40°` or `300 kelvin`; without one it is on the usual scale. The
 * requested scale may follow: `300 K to F`.
 * @throws ToolError `unknown-scale` {text} {unit}, and those of `numberReader`
 */
export function readTemperature(text: string, usual: Scale, readNumber: NumberReader): Temperature {
  const [number = ''] = /^[-+−\d.,_'’\s]*(?:e[-+−]?\d+)?/i.exec(text) ?? [];
  const [rest = '', wanted] = text.slice(number.trimEnd().length).split(to, 2);
  const scaleOf = (unit: string): Scale | undefined => {
    const name = unit.normalize('NFC').toLowerCase().replace('°', '').trim().replace(degree, '');
    const scale = name === '' ? usual : scales.get(name);
    if (scale === undefined && /\d/.test(number)) {
      const offset = text.lastIndexOf(unit);
      throw new ToolError('unknown-scale', { text: text.trim(), unit }, { offset, length: unit.length });
    }
    return scale;
  };
  const scale = scaleOf(rest.trim());
  const value = readNumber(scale === undefined ? text : number);
  const target = wanted === undefined ? undefined : scaleOf(wanted.trim());
  return { value, scale: scale ?? usual, ...(target && { to: target }) };
}
