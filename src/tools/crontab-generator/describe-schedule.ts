import type { Context } from '#core/tool.ts';
import { fieldNames } from '#lib/cron/dialects.ts';
import type { CronField, Item, Schedule } from '#lib/cron/read-cron.ts';
import type { RelativeMessage } from '#lib/relative-time/relative-time.ts';
import { arrange, isFrequency } from './arrange.ts';
import type messages from './en.json';
import { englishPhrases } from './english.ts';
import { correctFrench, frenchLocale } from './french.ts';
import { isUneven, stepsOf } from './steps.ts';

/** What a host provides, with the messages of the tool. */
export type CronContext = Context<keyof typeof messages.logic | keyof typeof messages.errors | RelativeMessage>;

export interface Wording {
  readonly verbose: boolean;
  readonly clock24: boolean;
}

type Descriptor = typeof import('cronstrue')['default'];

let loaded: Promise<Descriptor> | undefined;

/** cRonstrue with the languages of the product. Bundlers and Node give a CommonJS module in different forms. */
async function loadDescriptor(): Promise<Descriptor> {
  const exported: unknown = (await import('cronstrue')).default;
  const isWrapped = typeof exported === 'object' && exported !== null && 'default' in exported;
  const descriptor = (isWrapped ? exported.default : exported) as Descriptor;
  Object.assign(descriptor.locales['en'] ?? {}, englishPhrases);
  descriptor.locales['fr'] = frenchLocale as unknown as Descriptor['locales'][string];
  return descriptor;
}

/** A schedule in words; the library writes straight apostrophes. */
export async function describeSchedule(
  schedule: Schedule,
  { verbose, clock24 }: Wording,
  { locale, message }: CronContext,
): Promise<string> {
  loaded ??= loadDescriptor();
  const Descriptor = await loaded;
  const language = locale.split('-')[0] ?? '';
  const isFrench = language === 'fr';

  const { dayOfMonth, dayOfWeek } = schedule.fields;
  const isBoth = !schedule.isEither && dayOfMonth?.isAny === false && dayOfWeek?.isAny === false;
  const between = schedule.isEither ? message('or') : isBoth ? message('but-only') : undefined;
  const list = new Intl.ListFormat(locale);

  class Description extends Descriptor {
    write = () => this.getFullDescription();

    /**
     * A random minute of one hour, a random hour of one minute, and a few minutes of a few hours are described by the times
     * of day.
     */
    protected override getTimeOfDayDescription(): string {
      const { minute, hour } = schedule.fields;
      const [oneMinute, oneHour] = [onlyNumberOf(minute), onlyNumberOf(hour)];
      const at = (text: string | undefined) => text && message('at-times', { text });
      return (
        at(this.fewTimes()) ||
        (oneHour !== undefined && at(this.random('minute', (number) => this.time(oneHour, number)))) ||
        (oneMinute !== undefined && at(this.random('hour', (number) => this.time(number, oneMinute)))) ||
        this.arrange(super.getTimeOfDayDescription())
      );
    }

    /** The times of day, where several minutes and the hours are listed, and the times are few. */
    private fewTimes(): string | undefined {
      const { second, minute, hour } = schedule.fields;
      const [minutes, hours] = [listedNumbersOf(minute), listedNumbersOf(hour)];
      const isFew = minutes.length > 1 && hours.length > 0 && minutes.length * hours.length <= maxTimes;
      if (!isFew || (second && onlyNumberOf(second) !== 0)) return undefined;
      return list.format(hours.flatMap((each) => minutes.map((number) => this.time(each, number))));
    }

    /** The parts of a time in the order of the language, where the library only joined them. */
    private arrange(written: string): string {
      const seconds = this.getSecondsDescription();
      const minutes = this.getMinutesDescription();
      const hours = this.getHoursDescription();
      const isJoined = written === [seconds, minutes, hours].filter((part) => part !== '').join(', ');
      if (!isJoined) return written;
      const words = {
        everyMinute: this.i18n.everyMinute(),
        everyHour: this.i18n.everyHour(),
        onTheHour: this.i18n.onTheHour?.() ?? '',
        ofEveryHour: message('of-every-hour'),
        ofTheHour: message('of-the-hour'),
      };
      return arrange({ seconds, minutes, hours }, words);
    }

    protected override getMinutesDescription(): string {
      const text = this.random('minute', String, (n) => message('minute-number', { n }));
      return text ? message('at-minutes', { text }) : super.getMinutesDescription();
    }

    protected override getHoursDescription(): string {
      const text = this.random('hour', (number) => this.time(number, 0));
      return text ? message('at-times', { text }) : super.getHoursDescription();
    }

    protected override getDayOfMonthDescription(): string | null {
      const text = this.random('dayOfMonth', String, (n) => message('day-number', { n }));
      if (text) return `, ${message('on-days', { text })}`;
      const written = this.withStart(super.getDayOfMonthDescription() ?? '');
      // Every hour is on every day.
      return isFrequency(this.getHoursDescription()) && written === this.i18n.commaEveryDay() ? '' : written;
    }

    /** Days are counted anew in each month, which “every 5 days” does not say. */
    private withStart(written: string): string {
      const every = this.i18n.commaEveryX0Days('').replace('%s', '\\d+');
      const starting = this.i18n.commaStartingX0()?.replace('%s', '');
      return written.replace(new RegExp(`${every}(?!${starting})`), (text) => message('from-first-day', { text }));
    }

    protected override getMonthDescription(): string {
      const text = this.random('month', (number) => this.i18n.monthsOfTheYear()[number - 1]);
      return text ? `, ${message('in-months', { text })}` : super.getMonthDescription();
    }

    protected override getDayOfWeekDescription(expression?: string): string | null {
      const text = this.random('dayOfWeek', (number) => this.i18n.daysOfTheWeek()[number % 7]);
      const written = text ? `, ${message('on-weekdays', { text })}` : super.getDayOfWeekDescription(expression);
      // The library says “and” of either and of both.
      return between !== undefined && written ? written.replace(/^, (?:and |et )?/, `, ${between} `) : written;
    }

    private time(hour: number, minute: number): string {
      return this.formatTime(String(hour), String(minute), '');
    }

    /** The values of a field, of which one or more are random; undefined where none is. */
    private random(
      name: RandomField,
      show: (number: number) => string | undefined = String,
      showOne = show,
    ): string | undefined {
      const items = schedule.fields[name]?.items ?? [];
      if (!items.some(isRandom)) return undefined;
      const values = items.flatMap((item) => {
        if (isRandom(item)) return message(`random-${name}`, { a: show(item.first) ?? '', b: show(item.last) ?? '' });
        return item.type === 'numbers' ? item.numbers.map((number) => showOne(number) ?? '') : [];
      });
      return list.format(values);
    }
  }

  const description = new Description(expressionOf(schedule), {
    throwExceptionOnParseError: true,
    verbose,
    use24HourTimeFormat: clock24,
    dayOfWeekStartIndexZero: schedule.weekdays[0] === 0,
    locale: Object.hasOwn(Descriptor.locales, language) ? language : 'en',
  });
  const written = description.write().replaceAll("'", '’');
  return isFrench ? correctFrench(written) : written;
}

type RandomField = 'minute' | 'hour' | 'dayOfMonth' | 'month' | 'dayOfWeek';

const isRandom = (item: Item): item is Extract<Item, { readonly type: 'random' }> => item.type === 'random';

/** More times of day are described by their minutes and hours. */
const maxTimes = 6;

/** The numbers of a field that lists each of them; none where it has ranges or steps. */
function listedNumbersOf(field: CronField | undefined): readonly number[] {
  const numbers = (field?.items ?? []).map((item) => (item.type === 'numbers' ? item.numbers : []));
  const isListed = numbers.every(({ length }) => length === 1);
  return isListed ? numbers.flat().sort((a, b) => a - b) : [];
}

/** The number of a field that has no other. */
function onlyNumberOf(field: CronField | undefined): number | undefined {
  const [item, ...others] = field?.items ?? [];
  return item?.type === 'numbers' && item.numbers.length === 1 && others.length === 0 ? item.numbers[0] : undefined;
}

/** The expression as it is written, in the fields that the library knows. */
function expressionOf({ fields, weekdays: [sunday] }: Schedule): string {
  const written = fieldNames.map((name) => {
    const field = fields[name];
    if (field) return textOf(field, sunday);
    return name === 'second' ? '0' : '';
  });
  return written.join(' ').trim();
}

/**
 * A range of weekdays that ends on Sunday is one up to 7; a step is a list of its values where the library would read
 * it wrong. Random values have words of their own: any list will do.
 */
const textOf = (field: CronField, sunday: number): string => {
  const { name, text, items } = field;
  const [random] = items.filter(isRandom);
  if (random) return `${random.first},${random.last}`;
  const parts = text.split(',');
  for (const step of stepsOf(field).filter((step) => isUneven(name, step)))
    parts[step.index] = step.numbers.map((number) => (name === 'dayOfWeek' ? number + sunday : number)).join(',');
  // Quartz reads three letters of a name.
  const list = parts.join(',').replace(/([A-Z]{3})[A-Z]+/gi, '$1');
  return name === 'dayOfWeek' ? list.replace(/-(?:0|SUN)(?=$|[,/])/gi, '-7') : list;
};
