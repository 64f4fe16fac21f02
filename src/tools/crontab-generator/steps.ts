import type { FieldName } from '#lib/cron/dialects.ts';
import type { CronField, Schedule } from '#lib/cron/read-cron.ts';

interface Step {
  /** Which of the items of the field. */
  readonly index: number;
  readonly step: number;
  /** What it steps through: everything, from one value on, or a range. */
  readonly isOpen: boolean;
  readonly numbers: readonly number[];
}

/** The steps of a field, such as 15 of `*\/15`. */
export const stepsOf = ({ text, items }: CronField): readonly Step[] =>
  text.split(',').flatMap((part, index) => {
    const [, from = '', step] = /^([^/]*)\/(\d+)$/.exec(part) ?? [];
    const item = items[index];
    if (step === undefined || item?.type !== 'numbers') return [];
    return { index, step: Number(step), isOpen: !from.includes('-'), numbers: [...new Set(item.numbers)] };
  });

/** The length of the cycle in which the values of a field come again. */
const cycles: Readonly<Partial<Record<FieldName, number>>> = {
  second: 60,
  minute: 60,
  hour: 24,
  month: 12,
  dayOfWeek: 7,
};

const longestMonth = 31;

/** Up to this many days are listed instead: a step does not go on over the end of the month. */
const fewDays = 4;

/** Whether “every 40 minutes” is not what a step means: `*\/40` runs at 0 and 40, `*\/90` at 0 only. */
export function isUneven(name: FieldName, { step, isOpen, numbers }: Step): boolean {
  if (numbers.length === 1) return true;
  if (name === 'dayOfMonth') return numbers.length <= fewDays;
  const cycle = cycles[name];
  return isOpen && cycle !== undefined && numbers.length * step !== cycle;
}

/** The steps that are longer than their field, so that only one value is left. */
export const longSteps = ({ fields }: Schedule) =>
  Object.values(fields).flatMap((field) =>
    stepsOf(field).flatMap(({ step }) =>
      field.name !== 'year' && step > (cycles[field.name] ?? longestMonth) ? { name: field.name, step } : [],
    ),
  );
