import type { BigNumber, MathNode } from 'mathjs';
import { type RunOf, ToolError } from '#core/tool.ts';
import { type Engine, forbidden, makeEngine } from './engine.ts';
import { parseError, runError } from './problems.ts';
import { type Line, readLines } from './spelling.ts';
import type tool from './tool.ts';
import { maxDigits, writeResult } from './write.ts';

/** A function's result that is smaller is 0 but for rounding. */
const nothing = 1e-60;

/**
 * The result of each line, on its own line; empty lines and comments have none. Lines see the variables and functions
 * of those before, and `ans`, the last result. Decimals have 64 digits or more; whole numbers of up to 1,000 digits
 * are exact.
 * @throws ToolError of `parseError` and `runError`; `stopped` {seconds}
 */
export const evaluate: RunOf<typeof tool, 'evaluate'> = async (text, options, ctx) => {
  const lines = readLines(text);
  const engine = await makeEngine(options, Math.max(64, options.precision + 10));
  const limited = <T>(work: () => T) => ctx.limit(work, new ToolError('stopped'));
  const results = limited(() => calculate(engine, lines));
  const digits = Math.max(0, ...results.map((result) => wholeDigits(engine, result.value)));
  const exact =
    digits > 60 && digits < maxDigits ? await makeEngine(options, Math.min(digits + 20, maxDigits)) : undefined;
  const exactResults = exact && limited(() => calculateAgain(exact, lines));
  return results
    .map(({ value, isEmpty, isComputed }, index) => {
      if (isEmpty) return '';
      const again = exactResults?.[index]?.value;
      if (
        exact &&
        engine.math.isBigNumber(value) &&
        value.e >= 60 &&
        exact.math.isBigNumber(again) &&
        again.isInteger()
      )
        return writeResult(exact.math, again, options, true);
      const written = writeResult(engine.math, value, options, false);
      const isNothing = isComputed && engine.math.isBigNumber(value) && !value.isZero() && value.abs().lt(nothing);
      return isNothing ? `0 (≈ ${(value as BigNumber).toSignificantDigits(3).toExponential()})` : written;
    })
    .join('\n');
};

interface Result {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** A function or a constant was used, so the last digits are rounded. */
  readonly isComputed: boolean;
}

const constants = new Set(['pi', 'e', 'tau', 'phi']);

function calculate(engine: Engine, lines: readonly Line[]): readonly Result[] {
  const scope = new Map<string, unknown>();
  return lines.map((line) => {
    const node = parseLine(engine, line);
    if (!node) return { value: undefined, isEmpty: true, isComputed: false };
    try {
      const value = node.compile().evaluate(scope as never);
      scope.set('ans', engine.math.isResultSet(value) ? (value as { entries: unknown[] }).entries.at(-1) : value);
      return { value, isEmpty: false, isComputed: isComputed(node) };
    } catch (cause) {
      throw runError(cause, line, engine.math, scope);
    }
  });
}

/** The lines with more digits; what cannot be worked out with so many, such as a sine, stays as it was. */
function calculateAgain(engine: Engine, lines: readonly Line[]): readonly Result[] | undefined {
  try {
    return calculate(engine, lines);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

function parseLine({ parse }: Engine, line: Line): MathNode | undefined {
  if (/^\s*(?:#|$)/u.test(line.written)) return undefined;
  let node: MathNode;
  try {
    node = parse(line.spelled.text);
  } catch (cause) {
    throw parseError(cause, line);
  }
  node.traverse((part) => {
    if (part.type === 'SymbolNode' && forbidden.has((part as unknown as { name: string }).name)) {
      throw runError(new Error(`Undefined function ${(part as unknown as { name: string }).name}`), line);
    }
  });
  return node;
}

const isComputed = (node: MathNode) =>
  node.filter((part) => part.type === 'FunctionNode' || constants.has((part as unknown as { name: string }).name))
    .length > 0;

/** How many digits a whole number has; 0 for all else. */
const wholeDigits = ({ math }: Engine, value: unknown): number =>
  math.isBigNumber(value) && value.isFinite() && value.isInteger() ? value.e + 1 : 0;
