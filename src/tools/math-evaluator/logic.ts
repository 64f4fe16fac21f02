import type { MathNode } from 'mathjs';
import { type Context, type Offer, type RunOf, ToolError } from '#core/tool.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import type { Rational } from '#lib/rational/rational.ts';
import { calculate, type LimitLine, type LineResult } from './calculate.ts';
import { lookalikeIn } from './commas.ts';
import type messages from './en.json';
import { engineOf, loadEngines, type Options } from './engine.ts';
import { closestFraction } from './fraction.ts';
import { functionGroups } from './functions.ts';
import { parseLine } from './parsed-lines.ts';
import { isDeep, Problem } from './problems.ts';
import { type Line, readLines } from './spelling.ts';
import type tool from './tool.ts';
import { inBases } from './write.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;

/** Maximum number of line errors reported individually. */
const maxReported = 20;

/**
 * The result of each line, on its own line; empty lines and comments have none. Lines see the variables and functions
 * of those before, and `ans`, the last result. Fractions and whole numbers of up to 10,000 digits are exact; all else is
 * worked out with 64 digits or more, and with more again to see which of them are right. A line that is wrong has no
 * result and is reported (`wrong` {reason, where}); so are the lines that divide by 0, which is infinite or undefined
 * (`zero`), whose results are too large or too small for a number, or were worked out with doubles, those whose arguments look like one number (`comma`), and those whose results have more digits (`rounded`).
 * @throws ToolError `wrong` {reason} where no line has a result
 */
export const evaluate: RunOf<typeof tool, 'evaluate'> = async (text, options, ctx: Ctx) => {
  const lines = readLines(text, ctx.locale);
  const { results } = await calculateWithin(lines, options, ctx);
  const wrong = results.flatMap(({ error }, index) => (error ? [{ error, index }] : []));
  const isOne = results.filter((result) => result.error || result.written).length < 2;
  const [first] = wrong;
  const tell = ({ error, index }: NonNullable<typeof first>) => {
    const line = lines[index];
    const offers = error.code === 'currency' && line ? withoutCurrency(text, line) : [];
    return wrongLine(error, line, isOne ? 0 : index + 1, ctx, offers);
  };
  if (first && results.every(({ written }) => !written)) throw tell(first);
  for (const each of wrong.slice(0, maxReported)) {
    const { code, params, at, offers } = tell(each);
    ctx.notice(code, params, at, offers);
  }
  if (wrong.length > maxReported) ctx.notice('more-wrong', { n: wrong.length - maxReported });
  reportLines('zero', results, ({ isByZero }) => isByZero, isOne, ctx);
  reportLines('too-large-number', results, ({ isTooLarge }) => isTooLarge, isOne, ctx);
  reportLines('too-small-number', results, ({ isTooSmall }) => isTooSmall, isOne, ctx);
  reportLines('natural-log', results, ({ isNaturalLog }) => isNaturalLog, isOne, ctx);
  reportDoubles(results, isOne, ctx);
  reportRounded(results, options, ctx);
  reportCommas(lines, results, isOne, ctx);
  reportLogical(results, isOne, ctx);
  return results.map(({ written }) => written?.text ?? '').join('\n');
};

/** Number of lines that took too long after which the rest is skipped. */
const maxStopped = 3;

const calculateWithin = async (lines: readonly Line[], options: Options, ctx: Ctx) => {
  await loadEngines();
  const digits = Math.max(64, options.precision + 10);
  let stopped = 0;
  let last = Number.POSITIVE_INFINITY;
  const limit: LimitLine = (index, work) => {
    const { start: offset = 0, written = '' } = lines[index] ?? {};
    const at = { offset, length: written.length };
    if (index > last) throw new Problem('not-begun', {}, at);
    try {
      return ctx.limit(work, new ToolError('stopped'), true);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      stopped++;
      if (stopped === maxStopped) last = index;
      throw new Problem('stopped', { seconds: error.params['seconds'] ?? 0 }, at);
    }
  };
  return calculate(lines, options, digits, limit);
};

/** Offers a text without the currency signs of a line, where all of them are beside numbers. */
function withoutCurrency(text: string, { start, written }: Line): readonly Offer[] {
  const plain = written.replaceAll(/\p{Sc} ?(?=[\d.])|(?<=[\d.]) ?\p{Sc}/gu, '');
  return /\p{Sc}/u.test(plain) ? [] : [{ input: text.slice(0, start) + plain + text.slice(start + written.length) }];
}

/** The error of a line, in words. @param number of the line, 0 where it is the only one */
function wrongLine(
  error: Problem,
  line: Line | undefined,
  number: number,
  ctx: Ctx,
  offers?: readonly Offer[],
): ToolError {
  const { code, params, at } = error;
  const before = line?.written.slice(0, Math.max(0, (at?.offset ?? 0) - line.start)) ?? '';
  const reason = ctx.message(`wrong-${code}`, {
    ...params,
    character: [...before].length + 1,
    quantities: quantities(params, ctx),
  });
  return new ToolError(
    'wrong',
    { reason, where: number > 0 ? `${ctx.message('where', { n: number })} ` : '', code },
    at,
    offers,
  );
}

/** What two units measure, where that has a name: ` (mass, time)`. */
function quantities({ kindA, kindB }: Problem['params'], ctx: Ctx): string {
  const names = [kindA, kindB].map((kind) => (isQuantity(kind) ? ctx.message(`quantity-${kind}`) : undefined));
  return names.every((name) => name !== undefined) ? ` (${names.join(', ')})` : '';
}

const known = [
  'MASS',
  'TIME',
  'LENGTH',
  'TEMPERATURE',
  'CURRENT',
  'ANGLE',
  'BIT',
  'SURFACE',
  'VOLUME',
  'FORCE',
  'ENERGY',
  'POWER',
  'PRESSURE',
  'FREQUENCY',
] as const;
const isQuantity = (kind: unknown): kind is (typeof known)[number] => known.some((one) => one === kind);

/** Lines as they are listed: the first of them. */
const listed = (lines: readonly number[]): string => lines.slice(0, 5).join(', ') + (lines.length > 5 ? ' …' : '');

const linesWhere = (results: readonly LineResult[], isSo: (result: LineResult) => boolean | undefined) =>
  results.flatMap((result, index) => (isSo(result) ? [index + 1] : []));

/** The lines that a notice is about: “Lines 2, 5: ”. */
const whereOf = (lines: readonly number[], isOne: boolean, ctx: Ctx): string => {
  if (isOne) return '';
  const [first = 0] = lines;
  return `${lines.length === 1 ? ctx.message('where', { n: first }) : ctx.message('where-lines', { lines: listed(lines) })} `;
};

/** Reports the lines that have a result that may not be what is expected. */
function reportLines(
  code: 'zero' | 'too-large-number' | 'too-small-number' | 'natural-log',
  results: readonly LineResult[],
  isSo: (result: LineResult) => boolean | undefined,
  isOne: boolean,
  ctx: Ctx,
): void {
  const lines = linesWhere(results, isSo);
  if (lines.length === 0) return;
  ctx.notice(code, { where: whereOf(lines, isOne, ctx), reason: ctx.message('wrong-zero'), lines: lines.join(' ') });
}

/** Reports functions that were worked out with doubles. */
function reportDoubles(results: readonly LineResult[], isOne: boolean, ctx: Ctx): void {
  const lines = linesWhere(results, isDouble);
  if (lines.length === 0) return;
  const names = new Set(results.flatMap(({ onDoubles = [] }) => onDoubles));
  ctx.notice('doubles', { where: whereOf(lines, isOne, ctx), names: [...names].join(', '), lines: lines.join(' ') });
}

const isDouble = ({ onDoubles = [] }: LineResult): boolean => onDoubles.length > 0;

function reportRounded(results: readonly LineResult[], { precision }: Options, ctx: Ctx): void {
  const lines = linesWhere(results, (result) => result.written?.isRounded && !isDouble(result));
  if (lines.length === 0) return;
  const isOne = results.filter(({ written }) => written).length < 2;
  const shown = isOne ? '' : listed(lines);
  ctx.notice(isOne ? 'rounded' : 'rounded-lines', { precision, shown, lines: lines.join(' ') });
}

/** Reports arguments that look like one number. */
function reportCommas(lines: readonly Line[], results: readonly LineResult[], isOne: boolean, ctx: Ctx): void {
  const found = lines.map(({ written, spelled }, index) => {
    const lookalike = lookalikeIn(written, ctx.locale);
    // Not what was read as one number.
    return results[index]?.written && lookalike && spelled.text.includes(lookalike.text) ? lookalike : undefined;
  });
  const first = found.find((each) => each !== undefined);
  if (!first) return;
  const numbers = found.flatMap((each, index) => (each ? [index + 1] : []));
  ctx.notice('comma', { where: whereOf(numbers, isOne, ctx), ...first, lines: numbers.join(' ') });
}

/** Reports `and`, `or`, `xor` and `not` that read numbers as true. */
function reportLogical(results: readonly LineResult[], isOne: boolean, ctx: Ctx): void {
  const lines = linesWhere(results, ({ logical }) => logical !== undefined);
  const first = results.find(({ logical }) => logical)?.logical;
  if (first) ctx.notice('logical', { where: whereOf(lines, isOne, ctx), ...first, lines: lines.join(' ') });
}

/**
 * Each expression as LaTeX, on its own line; what cannot be parsed is empty and reported.
 * @throws ToolError `wrong` {reason} where no line can be parsed
 */
export const toLatex: RunOf<typeof tool, 'toLatex'> = async (text, _options, ctx: Ctx) => {
  await loadEngines();
  const engine = engineOf({ numbers: 'decimal', angles: 'radians' }, 64);
  const lines = readLines(text, ctx.locale);
  const isOne = lines.filter(({ written }) => written.trim() !== '').length < 2;
  const wrong: ToolError[] = [];
  const written = lines.map((line, index) => {
    try {
      return writeLatex(parseLine(engine, line));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      wrong.push(wrongLine(error, line, isOne ? 0 : index + 1, ctx));
      return '';
    }
  });
  if (wrong[0] && written.every((line) => line === '')) throw wrong[0];
  for (const { code, params, at } of wrong.slice(0, maxReported)) ctx.notice(code, params, at);
  return written.join('\n');
};

/** As LaTeX; letters are variables, also those that are units too. */
function writeLatex(node: MathNode | undefined): string {
  try {
    return latexOf(node);
  } catch (cause) {
    // Deep expressions have none.
    if (isDeep(cause)) return '';
    throw cause;
  }
}

const latexOf = (node: MathNode | undefined): string =>
  node
    ?.toTex({
      parenthesis: 'auto',
      handler: (part: MathNode) => {
        const { name = '', value } = part as unknown as { readonly name?: string; readonly value?: unknown };
        // Powers of ten would bind differently than the number does.
        if (part.type === 'ConstantNode' && /^\d{1,30}(?:\.\d{1,30})?$/.test(String(value))) return String(value);
        return part.type === 'SymbolNode' && /^[a-zA-Z]$/.test(name) ? name : undefined;
      },
    })
    .replace(/\{([a-zA-Z]|\d+)\}\^/g, '$1^')
    .replace(/\^\{([a-zA-Z\d])\}(?![a-zA-Z\d])/g, '^$1')
    // Else the letter would be part of the command.
    .replace(/\\(rightarrow|cdot)(?=[a-zA-Z])/g, String.raw`\$1 `)
    .trim() ?? '';

/**
 * The result of a line in other forms, or the last one where that has none, and the variables, for the tool's page.
 */
export const inspect: RunOf<typeof tool, 'inspect'> = async (text, { line, ...options }, ctx: Ctx) => {
  const { results, variables } = await calculateWithin(readLines(dropFinalLineBreak(text), ctx.locale), options, ctx);
  const shown = results.map((result) => (result.written?.text ? result : undefined));
  const last = shown[(line ?? 0) - 1] ?? shown.findLast((result) => result !== undefined);
  const form = (value: Rational) => (value.denominator === 1n ? inBases(value.numerator) : {});
  const fraction = last && (last.exact ? fractionOf(last.exact) : closestFraction(last.written));
  return {
    line: results.indexOf(last ?? {}) + 1,
    variables: variables.map(({ name, written }) => ({ name, value: written.text })),
    forms: {
      hex: null,
      binary: null,
      octal: null,
      ...(last?.exact && form(last.exact)),
      fraction: fraction ?? null,
      latex: writeLatex(last?.node) || null,
    },
  };
};

/** Longer fractions say nothing. */
const maxFraction = 60;

function fractionOf({ numerator, denominator }: Rational): string | undefined {
  const written = `${numerator}/${denominator}`;
  return denominator === 1n || written.length > maxFraction ? undefined : written;
}

/** The functions there are, by group, each with what it does, for the tool's page. */
export const listFunctions: RunOf<typeof tool, 'listFunctions'> = (_options, ctx: Ctx) =>
  functionGroups.flatMap(([group, functions]) =>
    functions.map(([name, call]) => ({ group: ctx.message(`group-${group}`), call, about: ctx.message(`fn-${name}`) })),
  );
