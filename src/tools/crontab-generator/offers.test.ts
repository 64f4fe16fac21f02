import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureOf } from '#core/execution/execute.ts';
import type { Offer } from '#core/tool.ts';
import { dialectNames } from '#lib/cron/options.ts';
import { isComplete } from '#testing/affected-tools.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { error, notices, outcome, report } = testTool(tool, logic, { messages, context: { timeZone: 'UTC' } });

type Options = TestOptions<typeof tool, 'explain'>;

const time = '2026-11-20T12:00:00Z';

describe('an error offers', () => {
  test.each<[string, Options, readonly Offer[]]>([
    ['0 0 15W * *', { dialect: 'linux' }, [{ dialect: 'extended' }]],
    ['0 0 12 * * ?', { dialect: 'linux' }, [{ dialect: 'quartz' }, { dialect: 'spring' }, { dialect: 'extended' }]],
    ['5/15 * * * *', { dialect: 'linux' }, [{ dialect: 'kubernetes' }, { dialect: 'github' }, { dialect: 'extended' }]],
    ['0~30 * * * *', { dialect: 'kubernetes' }, [{ dialect: 'linux' }]],
    ['@reboot', { dialect: 'spring' }, [{ dialect: 'linux' }]],
    ['0 10 * * ? 2026', { dialect: 'quartz' }, [{ dialect: 'aws' }]],
    ['0 0 L-3 * *', {}, [{ input: '0 0 0 L-3 * *' }]],
    ['0 0 L-3 * *', { dialect: 'spring' }, [{ input: '0 0 0 L-3 * *' }]],
    ['0 0 L-3 * ?', { dialect: 'linux' }, [{ input: '0 0 0 L-3 * ?', dialect: 'quartz' }]],
    ['# keep\nCRON_TZ=UTC  0 0 L-3 * ?', {}, [{ input: '# keep\nCRON_TZ=UTC  0 0 0 L-3 * ?' }]],
    ['cron(0 10 * * ?)', {}, [{ input: 'cron(0 10 * * ? *)' }]],
    // Runs of lists with L-3 are not known, in any dialect.
    ['0 0 0 L-3,5 * ?', { dialect: 'extended' }, []],
    ['0 25 * * *', {}, []],
    ['0 9 * * MON–FRI', {}, [{ input: '0 9 * * MON-FRI' }]],
    ['# keep\n0 9 * * 1‑5', { dialect: 'github' }, [{ input: '# keep\n0 9 * * 1-5' }]],
    ['0 25 * * MON–FRI', {}, []],
    ['every day at 5pm', {}, [{ input: '0 17 * * *' }]],
    ['# keep\nCRON_TZ=UTC weekdays at 9:00', {}, [{ input: '# keep\nCRON_TZ=UTC 0 9 * * 1-5' }]],
    ['tous les lundis à 8 h 30', { dialect: 'quartz' }, [{ input: '0 30 8 ? * MON' }]],
  ])('in %j with %j: %j', async (expression, options, offers) => {
    expect((await error('explain', expression, options)).offers ?? []).toEqual(offers);
  });

  test.each<[string, Options, string]>([
    [
      '0 0 L-3 * ?',
      {},
      'Field 3 (day): Linux cron does not support “L-3”. For Quartz, add a seconds field: 0 0 0 L-3 * ?',
    ],
    [
      '0 0 ? * L',
      { dialect: 'github' },
      'Field 3 (day): GitHub Actions does not support “?”. For Quartz, add a seconds field: 0 0 0 ? * L',
    ],
    ['0 9 ? * 2-6', { dialect: 'quartz' }, 'Quartz needs a seconds field at the start: 0 0 9 ? * 2-6'],
    ['0 9 * * 1-5', { dialect: 'quartz' }, 'Quartz needs a seconds field at the start: 0 0 9 ? * MON-FRI'],
    ['0 9 * * 1-5', { dialect: 'aws' }, 'AWS EventBridge needs a year at the end: cron(0 9 ? * MON-FRI *)'],
    ['0 9 * * MON–FRI', {}, 'Use a hyphen, not a dash: 0 9 * * MON-FRI'],
    ['every 15 minutes', {}, 'This is not a cron expression. In cron syntax, it is */15 * * * *'],
    ['0 9 13 * 5', { dialect: 'quartz' }, messages.errors['cron-quartz-fields'].replace('{n}', '5')],
  ])('and says for %j with %j what would be right', async (expression, options, message) => {
    expect((await report('explain', expression, options)).error).toBe(message);
  });
});

test.each<[string, string, readonly Offer[]]>([
  ['0 12 1 * * *', 'six-fields', [{ input: 'cron(0 12 1 * ? *)' }]],
  ['1 2 3 4 5 6', 'both-days', [{ dialect: 'extended' }]],
  ['0 0 0 ? * 2', 'weekday-numbers', [{ dialect: 'spring' }, { dialect: 'extended' }]],
  ['0 0 */2 * 1', 'both-days', [{ dialect: 'kubernetes' }, { dialect: 'github' }, { dialect: 'extended' }]],
])('other readings of %j are offered with %s', async (expression, code, offers) => {
  const reported = await notices('nextRuns', expression, { time });
  expect(reported).toMatchObject([{ code, offers }]);
});

const anyOf = (values: string) => fc.constantFrom(...values.split(' '));
const time60 = anyOf('* 0 0 5 */2 */90 5/15 1,15 50-10 ~ 60');
const day = anyOf('* * ? ? 1 */2 1-5 L L-3 LW 15W 1W,5');
const month = anyOf('* * * 6 JAN JANUARY 13');
const weekday = anyOf('* * ? ? 0 1 7 1-5 5-1 FRI-MON MONDAY L 5L 2#1 */3');
const five = fc.tuple(time60, time60, day, month, weekday);
/** Expressions of all dialects, some of which none accepts. */
const expressions = fc
  .tuple(five, fc.constantFrom([], [], ['0'], ['*/90']), fc.constantFrom([], [], [], ['*'], ['2027']), fc.boolean())
  .map(([fields, seconds, year, isWrapped]) => {
    const expression = [...seconds, ...fields, ...year].join(' ');
    return isWrapped && year.length > 0 ? `cron(${expression})` : expression;
  });

test('each dialect or expression that is offered is accepted', async () => {
  let offered = 0;
  await fc.assert(
    fc.asyncProperty(
      expressions,
      fc.constantFrom('auto', ...dialectNames),
      fc.constantFrom('dialect', '0', '1'),
      async (expression, dialect, sunday) => {
        const options = { dialect, sunday, time, count: 1 } as const;
        const first = await outcome('nextRuns', expression, options);
        const reported = 'value' in first ? first.notices : [...first.notices, failureOf(first)];
        for (const { input = expression, operation, ...others } of reported.flatMap(({ offers = [] }) => offers)) {
          if (operation !== undefined) continue;
          offered++;
          expect(await outcome('nextRuns', input, { ...options, ...others })).toHaveProperty('value');
        }
      },
    ),
    { numRuns: isComplete ? 2_000 : 600 },
  );
  expect(offered).toBeGreaterThan(100);
});
