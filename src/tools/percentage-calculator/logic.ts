import { type Context, type OptionsOf, type Place, type RunOf, ToolError, toPlace } from '#core/tool.ts';
import {
  decimalsFor,
  decimalsOf,
  multiply,
  type Rational,
  rational,
  writeExact,
  writeFixed,
} from '#lib/rational/rational.ts';
import { numberReader } from '#lib/rational/read-number.ts';
import type messages from './en.json';
import { type Asked, answer } from './questions.ts';
import { readQuestion } from './read-question.ts';
import type tool from './tool.ts';

type Ctx = Context<keyof typeof messages.logic>;
type Writing = Pick<OptionsOf<typeof tool, 'calculate'>, 'decimals' | 'rounding' | 'decimalSign'>;

/**
 * The answer to a question about two numbers, exact until it is written.
 * @throws ToolError of `answer`
 */
export const calculate: RunOf<typeof tool, 'calculate'> = (options, ctx: Ctx) =>
  writeAnswer(withoutPercentSigns(options), options, ctx);

/** The numbers of a question that are percentages, which may end with the percent sign. */
const percentages: Readonly<Partial<Record<Asked['question'], readonly ('x' | 'y')[]>>> = {
  percentOf: ['x'],
  isPercentOf: ['y'],
  plus: ['y'],
  minus: ['y'],
  before: ['y'],
  price: ['y'],
  points: ['x', 'y'],
  repeated: ['y'],
};

function withoutPercentSigns(asked: Asked): Asked {
  const read = (name: 'x' | 'y') => {
    const written = asked[name].trimEnd();
    return percentages[asked.question]?.includes(name) && written.endsWith('%') ? written.slice(0, -1) : asked[name];
  };
  return { question: asked.question, x: read('x'), y: read('y'), times: asked.times };
}

/**
 * The answer to a question in words.
 * @throws ToolError of `readQuestion` and `answer`, at the question
 */
export const ask: RunOf<typeof tool, 'ask'> = (text, options, ctx: Ctx) => {
  const asked = readQuestion(text);
  /** Where a place in a number is in the question. */
  const placeOf = (at: Place | undefined): Place => {
    const written = at?.field === 'x' ? asked.x : asked.y;
    return {
      offset: Math.max(0, text.indexOf(written)) + (at?.offset ?? 0),
      length: at?.length ?? written.length,
    };
  };
  const notice: Ctx['notice'] = (code, params, at, offers) =>
    ctx.notice(code, params, at && placeOf(toPlace(at)), offers);
  try {
    return writeAnswer(asked, options, { ...ctx, notice });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw error.movedTo(placeOf(error.at));
  }
};

/** Fractions with longer terms say nothing. */
const maxFractionLength = 40;

/** The outputs in the sentence of a question, if they are not its result. */
const told: Readonly<Partial<Record<Asked['question'], readonly [first: string, second: string]>>> = {
  before: ['afterIncrease', 'afterDecrease'],
  margin: ['margin', 'markup'],
  points: ['points', 'relative'],
  split: ['parts', 'parts'],
};

function writeAnswer(asked: Asked, writing: Writing, ctx: Ctx) {
  const { notice, message } = ctx;
  const { values, formula, isPercentage, isChange } = answer(asked, numberReader(writing, ctx));
  const write = (name: string): string | null => {
    const value = values[name];
    if (value === undefined) return null;
    return 'numerator' in value
      ? writeNumber(value, writing)
      : value.map((each) => writeNumber(each, writing)).join(' : ');
  };
  const { result } = values;
  const isOne = result !== undefined && 'numerator' in result;
  const fraction = isOne ? writeExact(result) : '';
  const isRounded = isOne && !isSame(result, writeNumber(result, writing));
  if (isChange && /^\s*[-−]/.test(asked.x)) notice('negative-start');
  const times = (factor: bigint) =>
    isOne && isPercentage ? writeNumber(multiply(result, rational(factor)), writing) : null;
  const shown = isOne && isChange && result.numerator > 0n ? `+${write('result')}` : write('result');
  const isExact = (name: string): boolean =>
    [values[name] ?? []].flat().every((value) => isSame(value, writeNumber(value, writing)));
  /** An output as part of a sentence. */
  const tell = (name: string): string => `${isExact(name) ? '' : '≈ '}${write(name) ?? '–'}`;
  const [first, second] = told[asked.question] ?? ['result', 'result'];
  return {
    result: shown,
    direction: isOne && isChange ? directionOf(result) : null,
    afterIncrease: write('afterIncrease'),
    afterDecrease: write('afterDecrease'),
    margin: write('margin'),
    markup: write('markup'),
    points: write('points'),
    relative: write('relative'),
    parts: write('parts'),
    exact: isRounded && fraction.length <= maxFractionLength ? fraction : null,
    perMille: times(10n),
    basisPoints: times(100n),
    sentence: message(`sentence-${asked.question}`, {
      x: asked.x.trim(),
      y: asked.y.trim(),
      times: asked.times.trim(),
      sign: isExact(first) ? '=' : '≈',
      result: (first === 'result' ? shown : write(first)) ?? '–',
      first: tell(first),
      second: tell(second),
    }),
    formula,
  };
}

const directionOf = ({ numerator }: Rational): string =>
  numerator > 0n ? 'increase' : numerator < 0n ? 'decrease' : 'same';

const significantDigits = 15;

/** With the chosen decimals, else all if they are few, else 15 digits without zeros at the end. */
function writeNumber(value: Rational, { decimals, rounding }: Writing): string {
  if (decimals !== null) return writeFixed(value, decimals, rounding);
  const most = decimalsFor(value, significantDigits);
  const exact = decimalsOf(value);
  if (exact !== undefined && exact <= most) return writeExact(value);
  const written = writeFixed(value, most, rounding);
  return written.includes('.') ? written.replace(/\.?0+$/, '') : written;
}

const isSame = (value: Rational, written: string): boolean =>
  decimalsOf(value) !== undefined && plain(writeExact(value)) === plain(written);

/** Without zeros at the end. */
const plain = (number: string): string => (number.includes('.') ? number.replace(/\.?0+$/, '') : number);
