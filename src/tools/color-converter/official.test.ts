import { type Ask, describeOutcome, inputOf, type Judge, judgeRefusal, testOfficial } from '#testing/official.ts';
import type { Row } from '#testing/suites/suite.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

type Values = Readonly<Record<string, unknown>>;

/** Largest deviations: of eight-bit channels, of alpha, of degrees and percentages, of Oklab. */
const tolerance = { channel: 1, alpha: 0.005, unit: 1, oklab: 0.01 };

/** Asks for all notations: gives them, or what is wrong. */
async function askForAll(row: Row, ask: Ask): Promise<Values | string> {
  const outcome = await ask('convertAll', inputOf(row));
  return 'value' in outcome ? (outcome.value as Values) : describeOutcome(outcome);
}

const isNear = (given: number, wanted: number, limit: number): boolean => Math.abs(given - wanted) <= limit + 1e-9;

const toRgba: Judge = async (row, ask) => {
  if (row.expectError) return judgeRefusal(await ask('convertAll', inputOf(row)));
  const values = await askForAll(row, ask);
  if (typeof values === 'string') return values;
  const [r = 0, g = 0, b = 0, a = 0] = Buffer.from(String(values['hex8']).slice(1), 'hex');
  const wanted = row.expect as Readonly<Record<'r' | 'g' | 'b' | 'a', number>>;
  const isRight =
    isNear(r, wanted.r, tolerance.channel) &&
    isNear(g, wanted.g, tolerance.channel) &&
    isNear(b, wanted.b, tolerance.channel) &&
    isNear(a / 255, wanted.a, tolerance.alpha);
  return isRight ? undefined : `${values['hex8']} is not ${JSON.stringify(wanted)}`;
};

/** The numbers of a notation; percentages of Oklab as parts of 1, a missing hue as 0. */
function numbersOf(name: string, text: string): readonly number[] {
  const parts = text.replace(/^.*\(|\)$/g, '').split(' ');
  return parts.map((part) => {
    if (part === 'none') return 0;
    return Number.parseFloat(part) / (name === 'oklab' && part.endsWith('%') ? 100 : 1);
  });
}

const convertAll: Judge = async (row, ask) => {
  const values = await askForAll(row, ask);
  if (typeof values === 'string') return values;
  const { hex, ...others } = row.expect as { readonly hex: string } & Readonly<Record<string, readonly number[]>>;
  if (values['hex'] !== hex) return `${values['hex']} is not ${hex}`;
  const wrong = Object.entries(others).filter(([name, wanted]) => {
    const given = numbersOf(name, String(values[name]));
    const isHueFree = ['hsl', 'hsv', 'hwb'].includes(name) && String(values[name]).includes('none');
    const limit = name === 'oklab' ? tolerance.oklab : tolerance.unit;
    return !wanted.every(
      (number, index) => (isHueFree && index === 0) || isNear(given[index] ?? Number.NaN, number, limit),
    );
  });
  return wrong.length > 0 ? wrong.map(([name]) => `${name} is ${values[name]}`).join(', ') : undefined;
};

const toName: Judge = async (row, ask) => {
  const values = await askForAll(row, ask);
  if (typeof values === 'string') return values;
  const { oneOf } = row.expect as { readonly oneOf: readonly unknown[] };
  return oneOf.includes(values['name']) ? undefined : `the name is ${values['name']}`;
};

const judges: Readonly<Record<string, Judge>> = {
  'to-rgba': toRgba,
  'convert-all': convertAll,
  'to-css-name': toName,
};

testOfficial('color', {
  id: 'color-converter',
  tool,
  logic,
  async judge(row, ask) {
    const judge = judges[String(row.options?.['mode'])];
    return judge ? judge(row, ask) : 'no judge for this mode';
  },
});
