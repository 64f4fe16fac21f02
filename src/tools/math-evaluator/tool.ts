import { choice, int } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';

/** Details for the page besides the results: `forms` are those of the result of a line, 0 where none has one. */
interface Inspected {
  readonly line: number;
  readonly variables: readonly { readonly name: string; readonly value: string }[];
  readonly forms: Readonly<Record<'hex' | 'binary' | 'octal' | 'fraction' | 'latex', string | null>>;
}

/** A function of the list that the page offers, and a call of it to insert. */
interface ListedFunction {
  readonly group: string;
  readonly call: string;
  readonly about: string;
}

const options = {
  numbers: choice(['decimal', 'fraction', 'double'], 'decimal'),
  angles: choice(['radians', 'degrees'], 'radians'),
  precision: int(32, { min: 4, max: 1_000 }),
  notation: choice(['auto', 'fixed', 'scientific', 'engineering', 'hex', 'binary', 'octal'], 'auto'),
  grouping: choice(['none', 'space', 'comma'], 'none'),
};

export default defineTool({
  category: 'math',
  icon: 'math-function',
  page: { initialInput: '2*sqrt(6)', isSlowToStart: true },
  operations: {
    evaluate: {
      input: 'expression',
      output: 'text',
      stallAfter: 2_000,
      primary: ['numbers', 'angles', 'precision'],
      options,
      examples: [
        { id: 'speed', input: '90 km/h to m/s', output: '25 m / s' },
        { id: 'squareRoot', input: '2*sqrt(6)', output: '4.8989794855663561963945681494118' },
        { id: 'variables', input: 'rate = 5%\n1_000 × (1 + rate)²\nans / 2', output: '0.05\n1102.5\n551.25' },
        { id: 'percentages', input: '80 + 15%', output: '92' },
        { id: 'decimalSum', input: '0.1 + 0.2', output: '0.3' },
        { id: 'bigPower', input: '2^64', output: '18446744073709551616' },
        { id: 'exactFractions', input: '1/3 + 1/6', options: { numbers: 'fraction' }, output: '1/2' },
        { id: 'degrees', input: 'sin(30)', options: { angles: 'degrees' }, output: '0.5' },
        { id: 'hexAndBinary', input: '0xff + 0b101', options: { notation: 'hex' }, output: '0x104' },
        { id: 'lengths', input: '5 cm + 2 inch', output: '10.08 cm' },
      ],
    },
    toLatex: {
      input: 'text',
      alsoTakes: { expression: {} },
      output: 'text',
      examples: [
        { id: 'squareRoot', input: '2*sqrt(6)', output: '2\\cdot\\sqrt{6}' },
        { id: 'fraction', input: '(a + b)/2', output: '\\frac{a+b}{2}' },
        { id: 'powers', input: 'x^2 + y^10', output: 'x^2+y^{10}' },
      ],
    },
    inspect: {
      input: 'text',
      output: typedValue<Inspected>(),
      options: { ...options, line: int(null, { optional: true, min: 1 }) },
      stallAfter: 2_000,
      internal: true,
    },
    listFunctions: {
      output: typedValue<readonly ListedFunction[]>(),
      internal: true,
    },
  },
});
