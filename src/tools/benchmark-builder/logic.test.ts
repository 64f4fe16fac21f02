import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { brief, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { readSuites } from './read-suites.ts';
import { readTimedRuns } from './read-timed-runs.ts';
import { compareMeans, describeValues } from './statistics.ts';
import { criticalValue, incompleteBeta, twoSided } from './student.ts';
import tool from './tool.ts';

const { run, error, notices } = testTool(tool, logic, { messages });

const english = { options: { decimalSign: 'auto' }, locale: 'en', notice: () => {} } as const;

const few = { columns: ['samples', 'variance'] };
const table = async (text: string, options = {}) =>
  ((await run('compare', text, { ...few, ...options })).table ?? '').split('\n');

describe('comparison', () => {
  test('the best first, with difference and ratio', async () => {
    expect(await table('Suite 1: 5, 10\nSuite 2: 8, 12', { unit: 'ms' })).toEqual([
      'position,suite,mean,unit,difference,ratio,samples,variance',
      '1,Suite 1,7.5,ms,0,1,2,6.25',
      '2,Suite 2,10,ms,2.5,1.333,2,4',
    ]);
  });

  test('higher may be better, and the reference may be chosen', async () => {
    expect(await table('a: 5, 10\nb: 8, 12', { betterIs: 'higher', reference: 'a' })).toEqual([
      'position,suite,mean,difference,ratio,samples,variance',
      '1,b,10,2.5,1.333,2,4',
      '2,a,7.5,0,1,2,6.25',
    ]);
    expect(await error('compare', 'a: 1', { reference: 'z' })).toMatchObject({ code: 'no-reference' });
  });

  test('suites without values come last and have no place; equal ones share theirs', async () => {
    expect(await table('x:\na: 2\nb: 1, 3\nc: 5')).toEqual([
      'position,suite,mean,difference,ratio,samples,variance',
      '1,a,2,0,1,1,0',
      '1,b,2,0,1,2,1',
      '3,c,5,3,2.5,1,0',
      '—,x,—,—,—,0,—',
    ]);
  });

  test('rows that begin with the name of their suite', async () => {
    const both = ['1,new,8.5,0,1,2,0.25', '2,old,12.5,4,1.471,2,0.25'];
    for (const text of [
      'name,time\nold,12\nold,13\nnew,9\nnew,8',
      'name;time\n"old";12\nnew;9\nold;13\nnew;8',
      'command,mean,stddev\nold,12,1\nold,13,1\nnew,9,1\nnew,8,1',
      'name,run1,run2\nold,12,13\nnew,9,8',
    ])
      expect((await table(text)).slice(1), text).toEqual(both);
    // The first column may be values too.
    expect((await table('old,new\n12,9\n13,8')).slice(1)).toEqual(both);
    expect((await notices('compare', 'name,time\nold,12\n7,13', few)).map(({ code }) => code)).toContain('bad-value');
  });

  test('statistics of several suites say that they are one', async () => {
    expect((await notices('stats', 'old: 12 13\nnew: 9 8')).map(brief)).toEqual([['pooled', { n: 2 }]]);
    expect(await notices('stats', '12 13\n9 8')).toEqual([]);
  });

  test('small values keep their digits', async () => {
    expect((await table('a: 0.0001\nb: 0.0002'))[2]).toBe('2,b,0.0002,0.0001,2,1,0');
  });

  test('skips and reports values that are not numbers', async () => {
    expect((await table('Suite 1: 5\nSuite 2: 1, 3, 12x'))[1]).toBe('1,Suite 2,2,0,1,2,1');
    expect((await notices('compare', 'Suite 1: 5, 6\nSuite 2: 1, 3, 12x', few)).map(brief)).toEqual([
      ['bad-value', { title: 'Suite 2', value: 3, text: '12x', n: 0 }],
    ]);
    expect((await notices('compare', 'a: 0\nb: 1 2', few)).map(({ code }) => code)).toEqual([
      'one-value',
      'reference-zero',
    ]);
    const codes = async (columns: readonly 'geometricMean'[]) =>
      (await notices('compare', 'a: -1 2\nb: 3 4', { columns })).map(({ code }) => code);
    expect(await codes(['geometricMean'])).toEqual(['no-geometric-mean']);
    expect(await codes([])).toEqual([]);
  });

  test('outliers are left out on request', async () => {
    const text = 'a: 1, 2, 2, 3, 2, 100';
    expect((await table(text, { outliers: 'drop' }))[1]).toMatch(/^1,a,2,0,1,\d,/);
    expect((await notices('compare', text, { ...few, outliers: 'mark' })).map(({ code }) => code)).toEqual([
      'outliers-in',
    ]);
  });

  test.each([
    ['old: 12 13 12 13\nnew: 8 9 8 9', {}, 'On average, new is 32% lower than old (significant, p < 0.0001)'],
    ['old: 12 13\nnew: 11 13', {}, 'On average, new is 4% lower than old (not significant, p = 0.71)'],
    ['old: 10\nnew: 8\nnewer: 5', { reference: 'old' }, 'On average, newer is 50% lower than old'],
    ['A: 800\nB: 1000', { betterIs: 'higher' }, 'On average, B is 25% higher than A'],
    ['a: -3ms\nb: 2ms', {}, 'On average, a is 5ms lower than b'],
    ['a: 2\nb: 2', {}, 'On average, a and b are equal'],
    ['a: 2ms 4ms', {}, 'On average, a: 3ms'],
    ['a:', {}, null],
  ])('the answer of %j', async (text, options, answer) => {
    expect((await run('compare', text, options)).answer).toBe(answer);
  });

  test('whether there is a difference', async () => {
    const rows = await table('a: 10 11 9 10\nb: 10 12 9 11\nc: 30 31 29 30', { columns: ['significance'] });
    expect(rows.map((row) => /,(significance|baseline|"[^"]*")/.exec(row)?.[1]?.replace(/[\d.]+/, '#'))).toEqual([
      'significance',
      'baseline',
      '"no, p = #"',
      '"yes, p < #"',
    ]);
  });
});

describe('what is pasted', () => {
  const read = (text: string) =>
    readSuites(text, english).suites.map(({ title, values }) => [
      title,
      values.map(({ digits, decimals }) => Number(`${digits}e-${decimals}`)),
    ]);

  test.each([
    [
      'std::sort: 5 6\r\nstd::stable_sort: 7;8',
      [
        ['std::sort', [5, 6]],
        ['std::stable_sort', [7, 8]],
      ],
    ],
    [
      '# one\n1\n2\n\n# two\n3\n',
      [
        ['one', [1, 2]],
        ['two', [3]],
      ],
    ],
    [
      '1\n2\n\n3',
      [
        ['', [1, 2]],
        ['', [3]],
      ],
    ],
    [
      'a\tb\n1\t2\n3\t\n',
      [
        ['a', [1, 3]],
        ['b', [2]],
      ],
    ],
    [
      '5, 10\n8, 12',
      [
        ['', [5, 10]],
        ['', [8, 12]],
      ],
    ],
    [
      '1,2,3\n4,5,6',
      [
        ['', [1, 2, 3]],
        ['', [4, 5, 6]],
      ],
    ],
    ['1 2\n3', [['', [1, 2, 3]]]],
    ['t\n1 2\n3 4', [['t', [1, 2, 3, 4]]]],
    [
      '1\t2\n3\t4',
      [
        ['', [1, 3]],
        ['', [2, 4]],
      ],
    ],
    [
      'a,b\n1,2\n3,4',
      [
        ['a', [1, 3]],
        ['b', [2, 4]],
      ],
    ],
    ['x: 1.5ms 20µs 3 s', [['x', [0.0015, 0.00002, 3]]]],
    ['x: 1ms 2', [['x', [1, 2]]]],
    [
      'old 12 13 14\n new version 10 ms, 11 ms\n\nlast, 9, 8\n',
      [
        ['old', [12, 13, 14]],
        ['new version', [10, 11]],
        ['last', [9, 8]],
      ],
    ],
    ['__proto__: 1', [['__proto__', [1]]]],
    ['BenchmarkA-8  \t 100\t 20.5 ns/op\t 0 B/op\nBenchmarkA-8 100 21 ns/op\nok x 1s', [['A', [2.05e-8, 2.1e-8]]]],
    ['{"results":[{"command":"ls","times":[0.5,0.25]}]}', [['ls', [0.5, 0.25]]]],
    ['{"benchmarks":[{"name":"t","stats":{"data":[1,2]}}]}', [['t', [1, 2]]]],
    [
      '{"benchmarks":[{"name":"B/1","run_type":"iteration","real_time":5,"time_unit":"us"},{"name":"B/1","run_type":"iteration","real_time":6,"time_unit":"us"},{"name":"B_mean","run_type":"aggregate","real_time":5.5,"time_unit":"us"}]}',
      [['B/1', [5e-6, 6e-6]]],
    ],
    [
      '[{"benchmark":"a.b.C.run","primaryMetric":{"scoreUnit":"ms/op","rawData":[[1,2],[3]]}}]',
      [['C.run', [0.001, 0.002, 0.003]]],
    ],
    [
      '{"A":[1,2],"B":["2ms","3ms"]}',
      [
        ['A', [1, 2]],
        ['B', [2, 3]],
      ],
    ],
    ['real\t0m1.234s\nuser\t0m0.9s\nsys\t0m0.1s\n\nreal\t1m2,5s\nuser\t0m0,9s\nsys\t0m0,1s', [['', [1.234, 62.5]]]],
    [
      'old:\nreal 1.20\nuser 0.90\nsys 0.10\nnew\nreal 0.80\nuser 0.70\nsys 0.10',
      [
        ['old', [1.2]],
        ['new', [0.8]],
      ],
    ],
    [
      'me@host:~$ time ./old\ndone\n\nreal 0m2s\nuser 0m1s\nsys 0m0s\nme@host:~$ time ./new\ndone\n\nreal 0m1s\nuser 0m1s\nsys 0m0s',
      [
        ['./old', [2]],
        ['./new', [1]],
      ],
    ],
    ['sleep 1  0.00s user 0.01s system 0% cpu 1:01.003 total', [['sleep 1', [61.003]]]],
    [
      'real 12 13\nfake 14',
      [
        ['real', [12, 13]],
        ['fake', [14]],
      ],
    ],
  ])('%j', (text, suites) => {
    expect(read(text)).toEqual(suites);
  });

  test('what is JSON of another shape', async () => {
    expect(await error('compare', '{"a":1}')).toMatchObject({ code: 'json-unknown' });
    expect(await error('compare', '{"a":')).toMatchObject({ code: 'json-syntax' });
  });

  test.each([
    ['old 12 13\n10 11', 2],
    ['12 13\nnew 10 11', 1],
    ['Suite 1 5 10\nSuite 2 8 12', 2],
  ])('%j has values of no certain suite', async (text, line) => {
    expect(await error('compare', text, few)).toMatchObject({ code: 'mixed-lines', params: { line } });
  });

  test('what the editor shows is read again', async () => {
    expect(await run('list', 'a: 1.50, -0.5, x\nb:')).toEqual([
      { title: 'a', values: '1.50, -0.5, x', written: '1.50, -0.5, x' },
      { title: 'b', values: '', written: '' },
    ]);
  });

  test.each<[string, readonly (string | null)[]]>([
    ['old: 102 ms; 0.1 s\r\n\nstd::sort:98 ms ?', ['102 ms; 0.1 s', '98 ms ?']],
    ['old 102 ms 98 ms\nnew 1s', ['102ms, 98ms', '1s']],
    ['old\n102 ms\n98 ms\nnew\n1,5 s', ['102ms, 98ms', '1,5s']],
    ['old;new\n1,5;2\n0,5;3', ['1,5, 0,5', '2, 3']],
    ['{"old": ["102 ms"]}', [null]],
  ])('the editor keeps the values of %j as they are written', async (text, expected) => {
    const suites = await run('list', text);
    expect(suites.map(({ written }) => written)).toEqual(expected);
    const again = await run(
      'list',
      suites.map(({ title, values, written }) => `${title}: ${written ?? values}`).join('\n'),
    );
    expect(again.map(({ values }) => values)).toEqual(suites.map(({ values }) => values));
  });
});

describe('commas', () => {
  /** The values of each suite, and the notices. */
  async function read(text: string, decimalSign = 'auto', locale = 'en') {
    const suites = await run('list', text, { decimalSign }, { locale });
    const told = await notices('compare', text, { ...few, decimalSign }, { locale });
    return [
      suites.map(({ values }) => values).join(' | '),
      ...told.flatMap(({ code, params }) => (code === 'one-value' ? [] : [`${code} ${params?.['text']}`])),
    ];
  }

  test.each<[text: string, english: readonly string[], french?: readonly string[]]>([
    ['a: 5, 10', ['5, 10']],
    ['a: 1,500 2,300', ['1500, 2300', 'ambiguous-number 1,500'], ['1.500, 2.300', 'ambiguous-number 1,500']],
    ['a: 1,500; 2,300', ['1500, 2300', 'ambiguous-number 1,500'], ['1.500, 2.300', 'ambiguous-number 1,500']],
    ['a: 1,500', ['1500', 'ambiguous-number 1,500'], ['1.500', 'ambiguous-number 1,500']],
    ['a: 1,500ms 2 ms', ['1.500s, 0.002s', 'ambiguous-number 1,500'], ['0.001500s, 0.002s', 'ambiguous-number 1,500']],
    ['a: 1.500 2', ['1.500, 2'], ['1.500, 2', 'ambiguous-number 1.500']],
    ['a: 1,5', ['1.5', 'comma-in-number 1,5']],
    ['1,5\n2,25', ['1.5, 2.25', 'comma-in-number 1,5']],
    ['a: 1,5 2,25', ['1.5, 2.25']],
    ['a: 1,5;2,25', ['1.5, 2.25']],
    ['a: 1,234.5 1.234,5 1’234', ['1234.5, 1234.5, 1234']],
    ['a: 1\u202f234,5 2\u202f345', ['1234.5, 2345']],
    ['a: 1,2,3', ['1, 2, 3']],
    ['a: 1.5,2.5', ['1.5, 2.5'], ['1.5, 2.5']],
    ['a: 12ms,13ms', ['0.012s, 0.013s']],
    ['a: 120,135,128', ['120, 135, 128', 'comma-between-values 120,135,128']],
    ['a: 1,500,000', ['1500000']],
    ['a: 1,234,567 2', ['1234567, 2', 'comma-in-number 1,234,567']],
    ['a: 1,2,3\nb: 8,12', ['1, 2, 3 | 8, 12', 'comma-between-values 8,12']],
    ['a: 1,500 1,2,3', ['1, 500, 1, 2, 3', 'comma-between-values 1,500']],
    ['1,5;2,5\n1,6;2,6', ['1.5, 2.5 | 1.6, 2.6']],
    ['a;b\n1,5;2,5\n1,6;2,6', ['1.5, 1.6 | 2.5, 2.6']],
    ['a\tb\n1,500\t2', ['1500 | 2', 'ambiguous-number 1,500'], ['1.500 | 2', 'ambiguous-number 1,500']],
  ])('%j', async (text, inEnglish, inFrench = inEnglish) => {
    expect(await read(text)).toEqual(inEnglish);
    expect(await read(text, 'auto', 'fr')).toEqual(inFrench);
  });

  test.each<[text: string, decimalSign: string, values: string]>([
    ['a: 1,500', 'point', '1500'],
    ['a: 1,500', 'comma', '1.500'],
    ['a: 5,10', 'point', '5, 10'],
    ['a: 5,10', 'comma', '5.10'],
    ['a: 1.500 2,5', 'comma', '1500, 2.5'],
  ])('%j with the decimal sign %s', async (text, sign, values) => {
    for (const locale of ['en', 'fr']) expect((await read(text, sign, locale))[0]).toBe(values);
  });
});

describe('statistics', () => {
  // NIST StRD, NumAcc1 and NumAcc4.
  test('are exact', async () => {
    const numAcc4 = ['10000000.2', ...Array(500).fill('10000000.1 10000000.3')].join('\n');
    expect(await run('stats', '10000001 10000003 10000002', { variance: 'sample' })).toMatchObject({
      mean: '10000002',
      standardDeviation: 1,
    });
    expect(await run('stats', numAcc4, { variance: 'sample' })).toMatchObject({
      mean: '10000000.2',
      standardDeviation: 0.1,
      geometricMean: 10000000.2,
    });
  });

  // NumPy and SciPy.
  test('1 to 10', async () => {
    const values = await run('stats', '1,2,3,4,5,6,7,8,9,10', { variance: 'sample' });
    expect(values).toMatchObject({ median: 5.5, lowerQuartile: 3.25, upperQuartile: 7.75, p95: 9.55 });
    expect(values.standardDeviation).toBeCloseTo(3.0276503540974917, 14);
    expect(values.standardError).toBeCloseTo(0.9574271077563381, 14);
    expect(values.intervalLow).toBeCloseTo(3.334149410331831, 10);
    expect(values.intervalHigh).toBeCloseTo(7.665850589668169, 10);
  });

  test('of a population', async () => {
    expect(await run('stats', '2 4 4 4 5 5 7 9')).toMatchObject({ mean: '5', standardDeviation: 2, median: 4.5 });
  });

  // SciPy, ttest_ind with equal_var=False.
  test('Welch’s test', () => {
    const of = (text: string) => describeValues(readSuites(text, english).suites[0]?.values ?? [], true);
    const a = of('27.5 21.0 19.0 23.6 17.0 17.9 16.9 20.1 21.9 22.6 23.1 19.6 19.0 21.7 21.4');
    const b = of('27.1 22.0 20.8 23.4 23.4 23.5 25.8 22.0 24.8 20.2 21.9 22.1 22.9 30.5 24.4');
    const welch = a && b && compareMeans(a, b);
    expect(welch?.t).toBeCloseTo(-2.8529548701715, 10);
    expect(welch?.freedom).toBeCloseTo(27.88730398842, 9);
    expect(welch?.p).toBeCloseTo(0.0080719381721949, 11);
  });

  // NIST DLMF 8.17; tables of Student's distribution.
  test('Student’s distribution', () => {
    expect(incompleteBeta(0.5, 2, 3)).toBeCloseTo(0.6875, 12);
    expect(criticalValue(0.05, 1)).toBeCloseTo(12.706204736432095, 8);
    expect(criticalValue(0.05, 30)).toBeCloseTo(2.0422724563012373, 10);
    expect(twoSided(0, 5)).toBe(1);
  });
});

describe('reports', () => {
  test('what would break a table is escaped', async () => {
    const text = 'a|b: 1\n<b>&_c: 2';
    expect(await run('report', text, few)).toContain('| 1 | a\\|b | 1 | 1 | 0 |');
    expect(await run('report', text, { ...few, format: 'html' })).toContain('<td>&lt;b&gt;&amp;_c</td>');
    expect(await run('report', text, { ...few, format: 'latex', unit: '%' })).toContain('<b>\\&\\_c & 2\\%');
  });

  test.each([
    ['A: 10, 11, 12', 2],
    // An interval that begins below zero has no beginning in the chart.
    ['A: 1, 2', 1],
  ])('the interval of %s has %i ends in the chart', async (text, ends) => {
    expect((await run('chart', text)).match(/v10/g)).toHaveLength(ends);
  });

  test('a chart has no markup of titles', async () => {
    expect(await run('chart', '<script>: 1, 2')).toContain('>&lt;script&gt;</text>');
  });
});

test('many timed runs take time in proportion', async () => {
  const runs = (count: number) => 'real 0m1.2s\nuser 0m1.0s\nsys 0m0.1s\n\n'.repeat(count);
  expect(await growsLinearly((count) => readTimedRuns(runs(count)), 100_000)).toBe(true);
});
