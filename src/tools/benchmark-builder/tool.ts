import { choice, choices, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';

/** A suite as the page's editor shows it. */
interface EditedSuite {
  readonly title: string;
  /** The values as they were written; null where a program wrote them. */
  readonly written: string | null;
  readonly values: string;
}

const counting = {
  decimalSign,
  variance: choice(['population', 'sample'], 'population', { group: 'statistics' }),
  outliers: choice(['keep', 'mark', 'drop'], 'keep', { group: 'statistics' }),
};
const columns = [
  // Before those that a narrow page cuts off.
  'significance',
  'samples',
  'variance',
  'median',
  'standardDeviation',
  'min',
  'max',
  'p95',
  'p99',
  'variation',
  'standardError',
  'interval',
  'geometricMean',
  'speedUp',
] as const;
const comparing = {
  betterIs: choice(['lower', 'higher'], 'lower'),
  unit: text('', { maxLength: 30 }),
  reference: text('', { maxLength: 200 }),
  columns: choices(columns, ['significance', 'samples', 'variance']),
  decimals: int(null, { optional: true, min: 0, max: 15 }),
  ...counting,
};

export default defineTool({
  category: 'measurement',
  icon: 'chart-bar',
  createdAt: '2023-04-05',
  page: {
    initialInput: 'Suite 1: 5, 10\nSuite 2: 8, 12',
    keepsInput: true,
    operations: ['compare', 'report', 'stats'],
  },
  operations: {
    compare: {
      input: 'text',
      output: { answer: 'text', table: 'csv' },
      headline: 'answer',
      isWideTable: true,
      details: 'chart',
      primary: ['betterIs', 'unit', 'reference'],
      options: comparing,
      components: { control: 'suite-editor' },
      examples: [
        {
          id: 'twoSuites',
          input: 'Suite 1: 5, 10\nSuite 2: 8, 12',
          options: { columns: ['samples', 'variance'] },
          output: {
            table:
              'position,suite,mean,difference,ratio,samples,variance\n1,Suite 1,7.5,0,1,2,6.25\n2,Suite 2,10,2.5,1.333,2,4',
          },
        },
        {
          id: 'timesWithUnits',
          input: 'old: 12.1ms 11.9ms 12.4ms\nnew: 9.8ms 10.1ms 9.9ms',
          options: { columns: ['samples', 'variance', 'median'] },
          output: {
            table:
              'position,suite,mean,unit,difference,ratio,samples,variance,median\n1,new,9.9333,ms,0,1,3,0.01556,9.9\n2,old,12.133,ms,2.2,1.221,3,0.04222,12.1',
          },
        },
        {
          id: 'hyperfineJson',
          input: '{"results":[{"command":"a","times":[0.5,0.7]},{"command":"b","times":[1.5]}]}',
          options: { columns: ['samples', 'variance'] },
          output: {
            table:
              'position,suite,mean,unit,difference,ratio,samples,variance\n1,a,600,ms,0,1,2,10000\n2,b,1500,ms,900,2.5,1,0',
          },
        },
        {
          id: 'goBenchmark',
          input:
            'BenchmarkMap-8 1000 120 ns/op\nBenchmarkMap-8 1000 124 ns/op\nBenchmarkSlice-8 1000 95 ns/op\nBenchmarkSlice-8 1000 97 ns/op',
          options: { columns: ['samples', 'variance'] },
          output: {
            table:
              'position,suite,mean,unit,difference,ratio,samples,variance\n1,Slice,96,ns,0,1,2,1\n2,Map,122,ns,26,1.271,2,4',
          },
        },
        {
          id: 'higherIsBetter',
          input: 'A: 950, 970\nB: 1210, 1190',
          options: { betterIs: 'higher', unit: 'req/s', columns: ['samples', 'variance'] },
          output: {
            table:
              'position,suite,mean,unit,difference,ratio,samples,variance\n1,B,1200,req/s,0,1,2,100\n2,A,960,req/s,-240,0.8,2,100',
          },
        },
      ],
    },
    report: {
      input: 'text',
      output: 'text',
      primary: ['format', 'betterIs', 'unit'],
      options: {
        format: choice(['markdown', 'bullets', 'plain', 'html', 'latex', 'json'], 'markdown'),
        ...comparing,
      },
      components: { control: 'suite-editor' },
      examples: [
        {
          id: 'markdownTable',
          input: 'Suite 1: 5, 10\nSuite 2: 8, 12',
          options: { columns: ['samples', 'variance'], unit: 'ms' },
          output:
            '| Rank | Suite | Mean | Samples | Variance |\n| --- | --- | --- | --- | --- |\n| 1 | Suite 1 | 7.5ms | 2 | 6.25ms² |\n| 2 | Suite 2 | 10ms (+2.5ms, ×1.333) | 2 | 4ms² |',
        },
        {
          id: 'bulletList',
          input: 'Suite 1: 5, 10\nSuite 2: 8, 12',
          options: { columns: ['samples', 'variance'], format: 'bullets' },
          output:
            ' - Suite 1\n    - Rank: 1\n    - Mean: 7.5\n    - Samples: 2\n    - Variance: 6.25\n - Suite 2\n    - Rank: 2\n    - Mean: 10 (+2.5, ×1.333)\n    - Samples: 2\n    - Variance: 4',
        },
      ],
    },
    stats: {
      input: 'text',
      output: {
        mean: 'text',
        count: 'number',
        median: 'number',
        standardDeviation: 'number',
        interval: 'text',
        variance: 'text',
        min: 'number',
        max: 'number',
        lowerQuartile: 'number',
        upperQuartile: 'number',
        p95: 'number',
        p99: 'number',
        standardError: 'number',
        intervalLow: 'number',
        intervalHigh: 'number',
        variation: 'number',
        geometricMean: 'number',
      },
      headline: 'mean',
      outputGroups: {
        spread: ['variance', 'min', 'max', 'lowerQuartile', 'upperQuartile', 'p95', 'p99'],
        estimate: ['standardError', 'intervalLow', 'intervalHigh', 'variation', 'geometricMean'],
      },
      options: counting,
      examples: [
        {
          id: 'oneToTen',
          input: '1 2 3 4 5 6 7 8 9 10',
          options: { variance: 'sample' },
          output: { count: 10, mean: '5.5', median: 5.5, standardDeviation: 3.0276503540974917 },
        },
        {
          id: 'withoutOutlier',
          input: '10 11 10 12 11 95',
          options: { outliers: 'drop' },
          output: { count: 5, mean: '10.8', max: 12 },
        },
      ],
    },
    chart: {
      input: 'text',
      output: 'svg',
      options: comparing,
      examples: [
        {
          id: 'oneSuite',
          input: 'a: 5',
          output:
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 68" width="380" height="68" font-family="sans-serif" font-size="14" fill="#1b1e22">\n  <style>@media (prefers-color-scheme: dark) { .paper { fill: #15171a } text { fill: #e6e8ea } path { stroke: #e6e8ea } }</style>\n  <rect class="paper" width="380" height="68" fill="#fff"/>\n  <text x="12" y="26">a</text>\n  <text x="368" y="26" text-anchor="end">5</text>\n  <rect x="12" y="32" width="356" height="18" rx="3" fill="#18a058"/>\n</svg>',
        },
      ],
    },
    list: {
      input: 'text',
      output: typedValue<readonly EditedSuite[]>(),
      options: { decimalSign },
      internal: true,
    },
  },
});
