import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

export type Options = OptionsOf<typeof tool, 'encode'>;
export type Form = Omit<Options, 'encoding'>;

/** How groups of bits are written. */
export interface Shape {
  readonly base: number;
  readonly prefix: string;
  readonly separator: string;
  /** Of a group, in bits. */
  readonly size: number;
  /**
   * What a group holds: bits of the bytes one after another where whole groups make a byte or whole bytes a group;
   * otherwise a byte, or a code point, by itself.
   */
  readonly holds: 'stream' | 'byte' | 'code-point';
  readonly isReversed: boolean;
  /** Groups of bits are as wide as their size; decimal ones only if nothing else separates them. */
  readonly isPadded: boolean;
}

const bases = { binary: 2, octal: 8, decimal: 10, hex: 16 };
const prefixes = { binary: '0b', octal: '0o', decimal: '', hex: '0x' };
const separators = { space: ' ', none: '', comma: ',', semicolon: ';', colon: ':', lf: '\n', crlf: '\r\n' };

/** The most bits of a code point. */
const codePointSize = 21;

export function shapeOf(form: Form, encoding?: Options['encoding']): Shape {
  const { radix, group } = form;
  const separator = form.separator === 'custom' ? form.customSeparator : separators[form.separator];
  const holds =
    encoding === 'code-points' ? 'code-point' : 8 % group === 0 || group % 8 === 0 ? 'stream' : ('byte' as const);
  return {
    base: bases[radix],
    prefix: prefixes[radix],
    separator,
    // Neither digits without an end nor bits the other way round can do without their leading zeros.
    size:
      holds === 'code-point' && (separator === '' || form.bitOrder === 'lsb') ? Math.max(group, codePointSize) : group,
    holds,
    isReversed: form.bitOrder === 'lsb',
    isPadded: radix !== 'decimal' || separator === '' || (holds === 'stream' && group > 8),
  };
}

/** The number of digits of the greatest number of a number of bits. */
export const digitsFor = (bits: number, base: number): number => ((1n << BigInt(bits)) - 1n).toString(base).length;

/** Bits the other way round, the number having at least `size` of them. */
export function reverseBits(value: bigint, size: number): bigint {
  const bits = [...value.toString(2).padStart(size, '0')];
  return BigInt(`0b${bits.reverse().join('')}`);
}
