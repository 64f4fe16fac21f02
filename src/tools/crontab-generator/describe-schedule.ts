/// <reference path="./cronstrue.d.ts" />
import { type FieldName, fieldNames } from '#lib/cron/dialects.ts';
import type { CronField, Schedule } from '#lib/cron/read-cron.ts';

export interface Wording {
  readonly verbose: boolean;
  readonly clock24: boolean;
  /** BCP 47 tag of the reader's language. */
  readonly locale: string;
  /** What stands between two days of which either is enough. */
  readonly or: string;
  /** What stands between two days that both have to match. */
  readonly butOnly: string;
}

type Descriptor = typeof import('cronstrue')['default'];

let loaded: Promise<Descriptor> | undefined;

/** cRonstrue with the languages of the product. Bundlers and Node give a CommonJS module in different forms. */
async function loadDescriptor(): Promise<Descriptor> {
  const [module] = await Promise.all([import('cronstrue'), import('cronstrue/locales/fr.js')]);
  const exported: unknown = module.default;
  const isWrapped = typeof exported === 'object' && exported !== null && 'default' in exported;
  return (isWrapped ? exported.default : exported) as Descriptor;
}

/** A schedule in words. */
export async function describeSchedule(
  schedule: Schedule,
  { verbose, clock24, locale, or, butOnly }: Wording,
): Promise<string> {
  loaded ??= loadDescriptor();
  const Descriptor = await loaded;
  const language = locale.split('-')[0] ?? '';

  const { dayOfMonth, dayOfWeek } = schedule.fields;
  const isBoth = !schedule.isEither && dayOfMonth?.isAny === false && dayOfWeek?.isAny === false;
  const between = schedule.isEither ? or : isBoth ? butOnly : undefined;

  class Description extends Descriptor {
    write = () => this.getFullDescription();

    protected override getDayOfWeekDescription(expression?: string): string | null {
      const written = super.getDayOfWeekDescription(expression);
      // The library says “and” of either and of both.
      return between !== undefined && written
        ? written.replace(/^, (?:and |et |only |uniquement |seulement )?/, `, ${between} `)
        : written;
    }
  }

  const description = new Description(expressionOf(schedule), {
    throwExceptionOnParseError: true,
    verbose,
    use24HourTimeFormat: clock24,
    dayOfWeekStartIndexZero: schedule.weekdays[0] === 0,
    locale: Object.hasOwn(Descriptor.locales, language) ? language : 'en',
  });
  return description.write();
}

/** The expression as it is written, in the fields that the library knows. */
function expressionOf({ fields }: Schedule): string {
  const written = fieldNames.map((name) => {
    const field = fields[name];
    if (field) return textOf(field);
    return name === 'second' ? '0' : '';
  });
  return written.join(' ').trim();
}

/** A range of weekdays that ends on Sunday is one up to 7; of random values the first stands for all. */
const textOf = (field: CronField): string => {
  const { name, text, items } = field;
  if (isUneven(field)) return numbersOf(field).join(',');
  if (items.some(({ type }) => type === 'random'))
    return items
      .flatMap((item) => (item.type === 'random' ? item.first : item.type === 'numbers' ? item.numbers : []))
      .join(',');
  return name === 'dayOfWeek' ? text.replace(/-(?:0|SUN)(?=$|[,/])/gi, '-7') : text;
};

/** The length of the cycle in which the values of a field come again. */
const cycles: Readonly<Partial<Record<FieldName, number>>> = { second: 60, minute: 60, hour: 24 };

const numbersOf = ({ items }: CronField): readonly number[] =>
  items.flatMap((item) => (item.type === 'numbers' ? item.numbers : []));

/**
 * Whether a field has a step that does not divide the hour or the day: `0/40` runs at 0 and 40, which is not every 40
 * minutes.
 */
function isUneven(field: CronField): boolean {
  const cycle = cycles[field.name];
  const [, step] = /^(?:\*|\d+)\/(\d+)$/.exec(field.text) ?? [];
  if (cycle === undefined || step === undefined) return false;
  const numbers = numbersOf(field);
  return numbers.length * Number(step) !== cycle;
}
