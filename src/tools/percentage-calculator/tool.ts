import { choice, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';

const questions = [
  'percentOf',
  'whatPercent',
  'change',
  'isPercentOf',
  'plus',
  'minus',
  'before',
  'difference',
  'margin',
  'price',
  'points',
  'repeated',
  'split',
] as const;

const output = {
  result: 'text',
  direction: 'text',
  afterIncrease: 'text',
  afterDecrease: 'text',
  margin: 'text',
  markup: 'text',
  points: 'text',
  relative: 'text',
  parts: 'text',
  exact: 'text',
  perMille: 'text',
  basisPoints: 'text',
  sentence: 'text',
  formula: 'text',
} as const;

const writing = {
  decimals: int(null, { optional: true, min: 0, max: 20 }),
  rounding: choice(['half-up', 'half-even', 'down', 'up'], 'half-up'),
  decimalSign,
};
const number = (initial: string) => text(initial, { maxLength: 1_100 });

export default defineTool({
  category: 'math',
  icon: 'percentage',
  createdAt: '2023-06-18',
  operations: {
    calculate: {
      output,
      options: {
        question: choice(questions, 'percentOf'),
        x: number('15'),
        y: number('80'),
        times: text('2', { maxLength: 4, when: { field: 'question', is: 'repeated' } }),
        ...writing,
      },
      headline: 'result',
      components: { page: 'calculator' },
      examples: [
        { id: 'partOf', options: { question: 'percentOf', x: '20', y: '150' }, output: { result: '30' } },
        { id: 'increase', options: { question: 'change', x: '80', y: '92' }, output: { result: '+15' } },
        { id: 'margin', options: { question: 'margin', x: '50', y: '60' }, output: { markup: '20' } },
        {
          id: 'beforeTax',
          options: { question: 'before', x: '120', y: '20' },
          output: { afterIncrease: '100', afterDecrease: '150', formula: '120 ÷ (1 + 20 ÷ 100), 120 ÷ (1 - 20 ÷ 100)' },
        },
        { id: 'points', options: { question: 'points', x: '4', y: '5' }, output: { points: '1', relative: '25' } },
        {
          id: 'repeated',
          options: { question: 'repeated', x: '1000', y: '3', times: '10' },
          output: { result: '1343.91637934412', formula: '1000 × (1 + 3 ÷ 100)^10' },
        },
      ],
    },
    ask: {
      input: 'percent-question',
      output,
      options: writing,
      headline: 'result',
      examples: [
        { id: 'inWords', input: '15% of 80', output: { result: '12' } },
        { id: 'change', input: 'from 80 to 92', output: { result: '+15' } },
        { id: 'discount', input: '80 + 20%', output: { result: '96' } },
        { id: 'share', input: '12 is what percent of 80', output: { result: '15' } },
      ],
    },
  },
});
