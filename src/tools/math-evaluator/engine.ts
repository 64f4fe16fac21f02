import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import type { OptionsOf } from '#core/tool.ts';
import { beyondDecimals } from './beyond-decimals.ts';
import { onDoubles } from './double-functions.ts';
import { exactUnits, ownUnits } from './own-units.ts';
import type tool from './tool.ts';
import { newWatch, type Watch, watchFunctions } from './watch.ts';

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
const toAngle = ['asin', 'acos', 'atan', 'asec', 'acsc', 'acot', 'atan2', 'arg'] as const;

/** Maximum number of cells of a matrix that a short expression makes. */
const maxCells = 1_000_000;

type Mathjs = typeof import('mathjs');
let mathjs: Mathjs | undefined;
/** By angles, numbers and digits: a calculator keeps nothing of what it calculates. */
const engines = new Map<string, Engine>();
/** Few are used again. */
const maxEngines = 12;

/** Loads mathjs; calculators are made from it at once. */
export async function loadEngines(): Promise<void> {
  mathjs ??= await import('mathjs');
}

/** mathjs makes angles of π, for which decimal.js has this many digits. */
const maxConstantDigits = 1_000;

interface Constants {
  readonly Unit?: { readonly UNIT_SYSTEMS: Readonly<Record<'auto' | 'si', Record<string, unknown>>> };
  readonly BigNumber: {
    new (value: number): { sqrt(): unknown };
    set(settings: { readonly precision: number; readonly rounding?: number }): void;
  };
}

/** A calculator that works with `digits` significant digits. */
export function engineOf(options: Pick<Options, 'numbers' | 'angles'>, digits: number): Engine {
  const key = `${options.numbers} ${options.angles} ${digits}`;
  const engine = engines.get(key) ?? makeEngine(options, digits);
  if (engines.size >= maxEngines) engines.clear();
  engines.set(key, engine);
  restore(engine);
  return engine;
}

/**
 * Has quantities written in the units of values and of what is read then: mathjs takes those that were last read anywhere,
 * and writes `3 m^2` in acres after another line with these.
 */
export function preferUnitsOf({ math }: Engine, values: readonly unknown[]): void {
  const { auto, si } = (math as unknown as Constants).Unit?.UNIT_SYSTEMS ?? {};
  if (!auto || !si) return;
  for (const quantity of Object.keys(auto)) delete auto[quantity];
  Object.assign(auto, si);
  for (const value of values)
    if (math.isUnit(value))
      for (const { unit, prefix } of (value as unknown as WithUnits).units)
        if (unit.base) auto[unit.base.key] = { unit, prefix };
}

interface WithUnits {
  readonly units: readonly { readonly unit: { readonly base?: { readonly key: string } }; readonly prefix: object }[];
}

/** Rounding half up, as decimal.js does unless it is at work. */
const halfUp = 4;

/**
 * Makes a calculator ready again that was stopped at work: decimal.js changes precision and rounding meanwhile, and
 * turns off for all calculators that results are rounded, which a square root turns on again.
 */
export function restore({ math, digits }: Engine): void {
  const { BigNumber } = math as unknown as Constants;
  BigNumber.set({ precision: digits, rounding: halfUp });
  new BigNumber(2).sqrt();
}

function makeEngine({ numbers, angles }: Pick<Options, 'numbers' | 'angles'>, digits: number): Engine {
  const { all, create } = mathjs as Mathjs;
  /** Numbers that differ are not taken for equal: by default those with 12 digits in common are. */
  const tolerance = numbers === 'decimal' ? { relTol: 10 ** -Math.min(digits - 4, 300), absTol: 1e-300 } : {};
  const math = create(
    { ...all },
    { number: kinds[numbers], precision: Math.min(digits, maxConstantDigits), ...tolerance },
  );
  if (digits > maxConstantDigits) {
    const { Unit, BigNumber } = math as unknown as Constants;
    // Arithmetic has no such limit, once the units are made.
    if (Unit) BigNumber.set({ precision: digits });
  }
  const { parse } = math;
  if (numbers === 'fraction') convertUnitsExactly(math);
  math.createUnit(ownUnits);
  math.createUnit(exactUnits(math), { override: true });
  const functions: Record<string, unknown> = {
    ln: (value: BigNumber) => math.log(value),
    // Is made from the signatures of `pow`, which is replaced by a plain function.
    dotPow: math.dotPow,
  };
  for (const name of ['zeros', 'ones', 'identity', 'resize'] as const) {
    const make = math[name] as (...args: unknown[]) => unknown;
    functions[name] = (...args: unknown[]) => {
      if (args.map(cellsOf).reduce((a, b) => a * b, 1) > maxCells) throw new TooLarge();
      return make(...args);
    };
  }
  const watch = newWatch();
  if (numbers === 'decimal') {
    compareAsNumbers(math);
    Object.assign(functions, beyondDecimals(math, digits, watch));
    const doubles = () => engineOf({ numbers: 'double', angles }, digits).math;
    Object.assign(functions, onDoubles(withOthers(math, functions), digits, doubles, watch));
  }
  Object.assign(functions, watchFunctions(withOthers(math, functions), watch));
  if (angles === 'degrees') Object.assign(functions, inDegrees(withOthers(math, functions)));
  for (const name of replaced) {
    functions[name] = () => {
      throw new Error(`Undefined function ${name}`);
    };
  }
  math.import(functions, { override: true });
  return { math, parse, digits, watch };
}

/**
 * Makes `<` and `>` compare decimals as numbers: mathjs uses these operators on decimals, whose primitive value is
 * text, `"9" > "10"`. As text, which mathjs converts the values of units by, they keep all their digits.
 */
function compareAsNumbers(math: MathJsInstance): void {
  const { BigNumber } = math as unknown as { readonly BigNumber: { readonly prototype: object } };
  Object.defineProperty(BigNumber.prototype, Symbol.toPrimitive, {
    value(this: BigNumber, hint: string) {
      return hint === 'number' ? Number(this.toString()) : this.toString();
    },
  });
}

/** Doubles of this many digits are rounded: those of degrees and other angles, which π is part of. */
const roundedDigits = 16;

/** Makes fractions of the values of units exact: mathjs finds one near the double, which is 0 for a nanometer. */
function convertUnitsExactly(math: MathJsInstance): void {
  const { Unit } = math as unknown as { readonly Unit: { readonly typeConverters: Record<string, unknown> } };
  Unit.typeConverters['Fraction'] = (value: number | Fraction) => {
    if (typeof value !== 'number') return value;
    const decimal = math.bignumber(value);
    if (decimal.precision() >= roundedDigits) throw new Error('Cannot implicitly convert a rounded value');
    return math.fraction(decimal.toFixed());
  };
}

export interface Engine {
  readonly math: MathJsInstance;
  readonly parse: MathJsInstance['parse'];
  /** Those it works with. */
  readonly digits: number;
  readonly watch: Watch;
}

/** A matrix of more cells than can be worked with. */
export class TooLarge extends Error {}

const cellsOf = (size: unknown): number => {
  if (Array.isArray(size)) return size.map(cellsOf).reduce((a, b) => a * b, 1);
  const cells = typeof size === 'object' && size !== null && 'toArray' in size ? undefined : Number(size);
  if (cells === undefined) return cellsOf((size as { toArray(): unknown[] }).toArray());
  return cells > 1 ? cells : 1;
};

/** mathjs with other functions; its own are still made when they are used, with those that it has by then. */
const withOthers = (math: MathJsInstance, functions: Readonly<Record<string, unknown>>): MathJsInstance =>
  Object.assign(Object.create(math), functions) as MathJsInstance;

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
