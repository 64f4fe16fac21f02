import { choice, choices, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';

const timeUnits = ['ms', 's', 'min', 'h', 'd', 'week'] as const;
const sizeUnits = ['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'] as const;
const speedUnits = [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'B/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
] as const;

const number = (initial: string) => text(initial, { maxLength: 1_100 });
const moment = (extra = {}) => text('', { moment: true, ...extra });

/** Which time counts, and how the end is written. */
const calendar = {
  count: choice(['always', 'working'], 'always'),
  days: choices(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ['mon', 'tue', 'wed', 'thu', 'fri'], {
    when: { field: 'count', is: 'working' },
  }),
  hours: text('09:00-17:00', { maxLength: 100, when: { field: 'count', is: 'working' } }),
  zone: text('', { maxLength: 100 }),
  clock: choice(['locale', '24'], 'locale'),
};

const times = {
  remaining: 'text',
  end: 'text',
  relative: 'text',
  percent: 'text',
  total: 'text',
  remainingExact: 'text',
  endIso: 'text',
} as const;
const speeds = {
  perSecond: 'text',
  perMinute: 'text',
  perHour: 'text',
  perDay: 'text',
  timePerUnit: 'text',
} as const;
const milestones = { at25: 'text', at50: 'text', at75: 'text', at90: 'text' } as const;

const outputGroups = {
  exact: ['remainingExact', 'endIso'],
  speed: ['perSecond', 'perMinute', 'perHour', 'perDay', 'timePerUnit'],
  milestones: ['at25', 'at50', 'at75', 'at90'],
} as const;

export default defineTool({
  category: 'math',
  icon: 'hourglass',
  page: { operations: ['eta', 'fromProgress', 'transferTime', 'formatDuration'] },
  operations: {
    eta: {
      output: { ...times, ...speeds, ...milestones },
      headline: 'remaining',
      outputGroups,
      options: {
        amount: number('186'),
        done: number('0'),
        units: number('3'),
        span: number('5'),
        spanUnit: choice(timeUnits, 'min'),
        parallel: int(1, { min: 1, max: 1_000_000 }),
        start: moment(),
        decimalSign,
        ...calendar,
      },
      examples: [
        {
          id: 'steadySpeed',
          options: { amount: '186', start: '2026-11-20T12:00:00Z', zone: 'UTC' },
          output: { percent: '0', endIso: '2026-11-20T17:10:00+00:00', perHour: '36' },
        },
        {
          id: 'pastMidnight',
          options: { amount: '500', start: '2026-11-20T12:00:00Z', zone: 'UTC' },
          output: { endIso: '2026-11-21T01:53:20+00:00', at50: '2026-11-20 18:56:40' },
        },
        {
          id: 'fourInParallel',
          options: {
            amount: '1000',
            units: '1',
            span: '90',
            spanUnit: 's',
            parallel: 4,
            start: '2026-11-20T12:00:00Z',
            zone: 'UTC',
          },
          output: { remaining: '6 hours 15 minutes', endIso: '2026-11-20T18:15:00+00:00' },
        },
        {
          id: 'workingHours',
          options: {
            amount: '100',
            units: '10',
            span: '1',
            spanUnit: 'h',
            count: 'working',
            start: '2026-11-20T12:00:00Z',
            zone: 'UTC',
          },
          output: { remaining: '10 hours', endIso: '2026-11-23T14:00:00+00:00' },
        },
      ],
    },
    fromProgress: {
      output: { ...times, elapsed: 'text', ...speeds, ...milestones },
      headline: 'remaining',
      outputGroups,
      options: {
        amount: number('5000'),
        done: number('1250'),
        begun: choice(['ago', 'at'], 'ago'),
        ago: text('10', { maxLength: 1_100, when: { field: 'begun', is: 'ago' } }),
        agoUnit: choice(timeUnits, 'min', { when: { field: 'begun', is: 'ago' } }),
        begunAt: moment({ when: { field: 'begun', is: 'at' } }),
        measured: moment(),
        earlierDone: text('', { maxLength: 1_100, more: true, group: 'recent' }),
        earlierAt: moment({ more: true, group: 'recent' }),
        decimalSign,
        ...calendar,
      },
      examples: [
        {
          id: 'quarterDone',
          options: { amount: '5000', done: '1250', measured: '2026-11-20T12:10:00Z', zone: 'UTC' },
          output: { percent: '25', perMinute: '125', endIso: '2026-11-20T12:40:00+00:00' },
        },
        {
          id: 'percentDone',
          options: {
            amount: '100',
            done: '40%',
            ago: '2',
            agoUnit: 'h',
            measured: '2026-11-20T12:10:00Z',
            zone: 'UTC',
          },
          output: { remaining: '3 hours', percent: '40', endIso: '2026-11-20T15:10:00+00:00' },
        },
        {
          id: 'recentSpeed',
          options: {
            amount: '5000',
            done: '1250',
            earlierDone: '750',
            earlierAt: '2026-11-20T12:05:00Z',
            measured: '2026-11-20T12:10:00Z',
            zone: 'UTC',
          },
          output: { remaining: '37 minutes 30 seconds', perMinute: '100' },
        },
      ],
    },
    transferTime: {
      output: { ...times, ...milestones },
      headline: 'remaining',
      outputGroups: { exact: outputGroups.exact, milestones: outputGroups.milestones },
      options: {
        size: number('4.7'),
        sizeUnit: choice(sizeUnits, 'GB'),
        speed: number('100'),
        speedUnit: choice(speedUnits, 'Mbit/s'),
        transferred: number('0'),
        overhead: number('0'),
        start: moment(),
        decimalSign,
        ...calendar,
      },
      examples: [
        {
          id: 'dvd',
          options: { size: '4.7', start: '2026-11-20T12:00:00Z', zone: 'UTC' },
          output: { percent: '0', endIso: '2026-11-20T12:06:16+00:00' },
        },
        {
          id: 'backup',
          options: {
            size: '1',
            sizeUnit: 'TiB',
            speed: '1',
            speedUnit: 'Gbit/s',
            start: '2026-11-20T12:00:00Z',
            zone: 'UTC',
          },
          output: { remaining: '2 hours 26 minutes 36 seconds', endIso: '2026-11-20T14:26:36.093+00:00' },
        },
        {
          id: 'halfTransferred',
          options: {
            size: '10',
            transferred: '50%',
            speed: '5',
            speedUnit: 'MB/s',
            start: '2026-11-20T12:00:00Z',
            zone: 'UTC',
          },
          output: { remaining: '16 minutes 40 seconds', percent: '50' },
        },
      ],
    },
    formatDuration: {
      input: 'text',
      output: 'text',
      options: { parts: int(null, { optional: true, min: 1, max: 5 }), decimalSign },
      examples: [
        { id: 'fewMilliseconds', input: '5', output: '5 ms' },
        { id: 'dayAndMore', input: '93784005', output: '1 day 2 hours 3 minutes 4 seconds 5 ms' },
        { id: 'twoParts', input: '93784005', options: { parts: 2 }, output: '1 day 2 hours' },
      ],
    },
    listZones: { output: 'rows', internal: true },
  },
});
