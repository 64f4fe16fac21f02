import { lowerAscii } from './names.ts';

/** A number with its unit, where CSS knows it in colors; angles come in degrees. */
export interface Quantity {
  readonly unit: '' | '%' | 'deg';
  readonly number: number;
}

const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** Source of a number in CSS. */
export const numberPattern = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:e[+-]?\\d+)?';

/** A number and its unit, or nothing where the unit is none of colors. */
export function readQuantity(number: string, unit: string): Quantity | undefined {
  const known = lowerAscii(unit);
  if (known === '' || known === '%') return { unit: known, number: Number(number) };
  const factor = Object.hasOwn(degrees, known) ? degrees[known] : undefined;
  return factor === undefined ? undefined : { unit: 'deg', number: Number(number) * factor };
}
