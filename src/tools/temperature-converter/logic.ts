import { recordOf } from '#core/record-of.ts';
import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { dropFinalLineBreak, hasSeveralLines } from '#lib/lines/breaks.ts';
import { mapNonBlankLines, parseLines, readLines } from '#lib/lines/parse.ts';
import { errorMessage, writeLineTable } from '#lib/lines/write-table.ts';
import { decimalsOf, type Rational, writeExact, writeFixed } from '#lib/rational/rational.ts';
import { numberReader } from '#lib/rational/read-number.ts';
import { readTemperature, type Temperature } from './read-temperature.ts';
import { absoluteZero, convertScale, isBelowZero, type Scale, scaleNames, symbols } from './scales.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'convertAll'>;

/**
 * A temperature on all scales, exactly where the digits end.
 * @throws ToolError of `readTemperature`
 */
export const convertAll: RunOf<typeof tool, 'convertAll'> = (input, options, ctx: Context) => {
  const text = dropFinalLineBreak(input);
  if (hasSeveralLines(text)) throw new ToolError('several-lines', {}, text.search(/[\r\n]/));
  const readNumber = numberReader(options, ctx);
  const [temperature] = parseLines(text, (line) => readTemperature(line, options.from, readNumber));
  if (!temperature) throw new ToolError('number-missing', {}, { offset: 0, length: text.length });
  const rounded: string[] = [];
  warnBelowZero(temperature, options, ctx);
  const values = recordOf(scaleNames, (scale) =>
    writeOn(scale, temperature, options, () => rounded.push(symbols[scale])),
  );
  const { scale, to = scale === 'celsius' ? 'fahrenheit' : 'celsius' } = temperature;
  return { ...values, scale: symbols[scale], target: symbols[to], rounded: rounded.join(', ') || null };
};

/**
 * Each line on all scales, or what is wrong with it; blank lines are passed over.
 * @throws ToolError of `readTemperature`, at the first line, where none is a temperature
 */
export const convertList: RunOf<typeof tool, 'convertList'> = (text, options, ctx: Context) => {
  const { rounded, report } = reporter(ctx);
  const gathered = gatherNotices(ctx.notice);
  const readNumber = numberReader(options, { ...ctx, notice: gathered.of(0) });
  const lines = readLines(text, (line) => {
    const temperature = readTemperature(line, options.from, readNumber);
    return [line, ...scaleNames.map((scale) => writeOn(scale, temperature, options, rounded))];
  });
  gathered.report();
  report();
  return writeLineTable(['value', ...scaleNames], lines, errorMessage(ctx));
};

/**
 * Each line on one scale.
 * @throws ToolError of `readTemperature`
 */
export const convert: RunOf<typeof tool, 'convert'> = (text, { to: usual, ...options }, ctx: Context) => {
  const { rounded, report } = reporter(ctx);
  const gathered = gatherNotices(ctx.notice);
  const readNumber = numberReader(options, { ...ctx, notice: gathered.of(0) });
  const converted = mapNonBlankLines(text, (line) => {
    const temperature = readTemperature(line, options.from, readNumber);
    warnBelowZero(temperature, options, ctx);
    return writeOn(temperature.to ?? usual, temperature, options, rounded);
  });
  gathered.report();
  report();
  return converted;
};

/** Maximum number of decimals of an exact value, ... */
const exactDecimals = 12;
/** ... and the number of decimals of a rounded one. */
const usualDecimals = 6;

function writeOn(
  scale: Scale,
  temperature: Temperature,
  options: Options,
  onRounded: (scale: Scale) => unknown,
): string {
  const value = convertScale(temperature.value, temperature.scale, scale, options.meaning === 'difference');
  const exact = decimalsOf(value);
  const decimals = options.decimals ?? (exact !== undefined && exact <= exactDecimals ? exact : usualDecimals);
  if (exact === undefined || exact > decimals) onRounded(scale);
  return writeFixed(value, decimals);
}

/** Collects the scales on which something was rounded, to report them once. */
function reporter({ notice }: Context) {
  const scales = new Set<Scale>();
  return {
    rounded: (scale: Scale) => void scales.add(scale),
    report: () => {
      if (scales.size > 0) notice('rounded', { scales: [...scales].map((scale) => symbols[scale]).join(', ') });
    },
  };
}

function warnBelowZero({ value, scale }: Temperature, { meaning }: Options, { notice }: Context): void {
  if (meaning === 'difference' || !isBelowZero(value, scale)) return;
  const write = (number: Rational) => `${writeExact(number)} ${symbols[scale]}`;
  notice('below-zero', { value: write(value), zero: write(absoluteZero(scale)) });
}
