import type { BigNumber, MathJsInstance } from 'mathjs';
import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

export type Options = OptionsOf<typeof tool, 'evaluate'>;

/** What reaches beyond the calculation, runs text as an expression, or is random: not for what a user types. */
export const forbidden: ReadonlySet<string> = new Set([
  'import',
  'config',
  'create',
  'createUnit',
  'evaluate',
  'parse',
  'parser',
  'Parser',
  'compile',
  'simplify',
  'simplifyConstant',
  'simplifyCore',
  'symbolicEqual',
  'derivative',
  'rationalize',
  'resolve',
  'leafCount',
  'reviver',
  'replacer',
  'typed',
  'chain',
  'Chain',
  'help',
  'Help',
  'on',
  'off',
  'once',
  'emit',
  'factory',
  'random',
  'randomInt',
  'pickRandom',
]);

/** Of these, mathjs advises to replace the functions themselves, too. */
const replaced = ['import', 'createUnit', 'reviver', 'evaluate', 'parse', 'simplify', 'derivative', 'resolve'];

const kinds = { decimal: 'BigNumber', fraction: 'Fraction', double: 'number' } as const;
const fromAngle = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot'] as const;
const toAngle = ['asin', 'acos', 'atan', 'asec', 'acsc', 'acot', 'atan2'] as const;

/** Matrices that a short expression makes may have so many cells. */
const maxCells = 1_000_000;

/** A calculator that works with `digits` significant digits; mathjs is loaded with the first. */
export async function makeEngine({ numbers, angles }: Options, digits: number): Promise<Engine> {
  const { all, create } = await import('mathjs');
  const math = create({ ...all }, { number: kinds[numbers], precision: digits });
  const { parse } = math;
  const functions: Record<string, unknown> = { ln: (value: BigNumber) => math.log(value) };
  for (const name of ['zeros', 'ones', 'identity', 'resize'] as const) {
    const make = math[name] as (...args: unknown[]) => unknown;
    functions[name] = (...args: unknown[]) => {
      if (args.map(cellsOf).reduce((a, b) => a * b, 1) > maxCells) throw new TooLarge();
      return make(...args);
    };
  }
  if (angles === 'degrees') Object.assign(functions, inDegrees(math));
  for (const name of replaced) {
    functions[name] = () => {
      throw new Error(`Undefined function ${name}`);
    };
  }
  math.import(functions, { override: true });
  return { math, parse };
}

export interface Engine {
  readonly math: MathJsInstance;
  readonly parse: MathJsInstance['parse'];
}

/** A matrix of more cells than can be worked with. */
export class TooLarge extends Error {}

const cellsOf = (size: unknown): number => {
  if (Array.isArray(size)) return size.map(cellsOf).reduce((a, b) => a * b, 1);
  const cells = typeof size === 'object' && size !== null && 'toArray' in size ? undefined : Number(size);
  if (cells === undefined) return cellsOf((size as { toArray(): unknown[] }).toArray());
  return cells > 1 ? cells : 1;
};

/** The trigonometric functions with plain numbers in degrees; a number with a unit is what its unit says. */
function inDegrees(math: MathJsInstance): Record<string, unknown> {
  const isPlain = (value: unknown) => math.isNumber(value) || math.isBigNumber(value);
  const functions: Record<string, unknown> = {};
  const degree: BigNumber = math.divide(math.evaluate('pi'), 180) as never;
  const call = (name: string) => math[name as 'sin'] as unknown as (...args: unknown[]) => unknown;
  for (const name of fromAngle) {
    const original = call(name);
    functions[name] = (angle: unknown) => original(isPlain(angle) ? math.multiply(angle as BigNumber, degree) : angle);
  }
  for (const name of toAngle) {
    const original = call(name);
    functions[name] = (...args: unknown[]) => {
      const angle = original(...args);
      return isPlain(angle) ? math.divide(angle as BigNumber, degree) : angle;
    };
  }
  return functions;
}
