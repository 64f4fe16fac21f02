import { choice, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'math',
  icon: 'math-function',
  page: { initialInput: '2*sqrt(6)\nprice = 1_250\nprice + 20%\n90 km/h to m/s' },
  operations: {
    evaluate: {
      input: 'text',
      output: 'text',
      stallAfter: 2_000,
      primary: ['numbers', 'angles', 'precision'],
      options: {
        numbers: choice(['decimal', 'fraction', 'double'], 'decimal'),
        angles: choice(['radians', 'degrees'], 'radians'),
        precision: int(32, { min: 4, max: 1_000 }),
        notation: choice(['auto', 'fixed', 'scientific', 'engineering', 'hex', 'binary', 'octal'], 'auto'),
      },
      examples: [
        { input: '2*sqrt(6)', output: '4.8989794855663561963945681494118' },
        { input: 'rate = 5%\n1_000 × (1 + rate)²\nans / 2', output: '0.05\n1102.5\n551.25' },
        { input: '1/3 + 1/6', options: { numbers: 'fraction' }, output: '1/2' },
        { input: 'sin(30)', options: { angles: 'degrees' }, output: '0.5' },
        { input: '0xff + 0b101', options: { notation: 'hex' }, output: '0x104' },
        { input: '5 cm + 2 inch', output: '10.08 cm' },
      ],
    },
  },
});
