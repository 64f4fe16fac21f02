import { describe, expect, test } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { respell } from './spelling.ts';
import tool from './tool.ts';

const { run, error } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'evaluate'>;

// GNU bc with 40 digits; Python's math, decimal and fractions.
test.each([
  ['2*sqrt(6)', '4.8989794855663561963945681494118'],
  ['0.1+0.2', '0.3'],
  ['2^53+1', '9007199254740993'],
  ['1/3', '0.33333333333333333333333333333333'],
  [
    '100!',
    '93326215443944152681699238856266700490715968264381621468592963895217599993229915608941463976156518286253697920827223758251185210916864000000000000000000000000',
  ],
  ['acosh(2)', '1.316957896924816708625046347308'],
  ['sech(1)', '0.64805427366388539957497735322615'],
  ['atan2(1,1)', '0.78539816339744830961566084581988'],
  ['csc(1)', '1.1883951057781212162615994523746'],
  ['acot(2)', '0.46364760900080611621425623146121'],
  ['sin(90 deg)', '1'],
  ['90 km/h to m/s', '25 m / s'],
  ['5 cm + 2 inch', '10.08 cm'],
  ['2 km to mile', '1.2427423844746679392348683687266 mile'],
  ['12 MiB to kB', '12582.912 kB'],
  ['20 celsius to fahrenheit', '68 fahrenheit'],
  ['100 + 10%', '110'],
  ['17 mod 5', '2'],
  ['-7 mod 3', '2'],
  ['-2^2', '-4'],
  ['2^3^2', '512'],
  ['0xff + 0b101', '260'],
  ['log(8,2)', '3'],
  ['f(x)=x^2; f(5)', '25'],
  ['det([1,2;3,4])', '-2'],
  ['[1,2;3,4]*[5;6]', '[17; 39]'],
  ['std([2,4,4,4,5,5,7,9], "uncorrected")', '2'],
  ['1/0', 'Infinity'],
  ['sqrt(-4)', '2i'],
  ['sin(pi)', '0 (≈ 3.08e-64)'],
  ['10^70 / 3', '3.3333333333333333333333333333333e+69'],
])('%j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each<[string, Options, string]>([
  ['1/3+1/6', { numbers: 'fraction' }, '1/2'],
  ['2^200', { numbers: 'fraction' }, '1606938044258990275541962092341162602522202993782792835301376'],
  ['0.1+0.2', { numbers: 'double' }, '0.30000000000000004'],
  ['sin(30)', { angles: 'degrees' }, '0.5'],
  ['atan2(1, 1)', { angles: 'degrees' }, '45'],
  ['sin(90 deg)', { angles: 'degrees' }, '1'],
  ['1/3', { precision: 4 }, '0.3333'],
  ['2^100', { precision: 4 }, '1267650600228229401496703205376'],
  ['-255', { notation: 'hex' }, '-0xff'],
  ['5', { notation: 'binary' }, '0b101'],
  ['2^64', { notation: 'octal' }, '0o2000000000000000000000'],
  ['12345', { notation: 'scientific' }, '1.2345e+4'],
  ['12345', { numbers: 'double', notation: 'scientific', precision: 8 }, '1.2345000e+4'],
  ['12345', { notation: 'engineering' }, '12.345e+3'],
  ['10^-20', { notation: 'fixed' }, '0.00000000000000000001'],
])('%j with %j is %s', async (input, options, output) => expect(await run('evaluate', input, options)).toBe(output));

test.each([
  ['2×3·4÷6−1', '3'],
  ['√9 + √(16) + √ 25', '12'],
  ['π - pi', '0'],
  ['2² + 2³ + 2**4', '28'],
  ['ln(e)', '1'],
  ['1_000 + 1 000 + 1 000', '3000'],
  ['0xff_ff + 0o17', '65550'],
  ['2(3+4) # a comment', '14'],
  ['2pi', '6.283185307179586476925286766559'],
  ['-∞', '-Infinity'],
])('as people write: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test('lines see those before; empty ones and comments keep their place', async () => {
  expect(await run('evaluate', 'a = 5\r\n\n# half\na / 2\nans * 10\nf(x) = x + a\nf(1)')).toBe(
    '5\n\n\n2.5\n25\nf(x)\n6',
  );
  expect(await run('evaluate', '')).toBe('');
});

test('400! has all its 869 digits', async () => {
  const digits = await run('evaluate', '400!');
  let product = 1n;
  for (let n = 2n; n <= 400n; n++) product *= n;
  expect(digits).toBe(String(product));
});

test.each([
  ['2+', 'end', 1, 3],
  ['2 + * 3', 'value', 1, 5],
  ['(2+3', 'parenthesis', 1, 5],
  ['2)', 'closing', 1, 2],
  ['1\n3 3', 'unconnected', 2, 3],
  ['2²+', 'end', 1, 4],
  ['1,234.5', 'comma', 1, 2],
  ['fool(2)', 'unknown-function-similar', 1, 1],
  ['1 + qqqqqq(2)', 'unknown-function', 1, 5],
  ['1 + x', 'no-value', 1, 5],
  ['1 kg + 1 s', 'units', 1, 1],
  ['[1,2,3;4,5,6]*[1,2;3,4]', 'sizes', 1, 1],
  ['log(1,2,3)', 'too-many', 1, 1],
  ['sqrt()', 'too-few', 1, 1],
  ['zeros(100000, 100000)', 'too-large', 1, 1],
  ['zeros([100000, 100000])', 'too-large', 1, 1],
  ['f(x) = f(x)\nf(1)', 'too-deep', 2, 1],
  ['{a: 1}.constructor', 'cannot', 1, 1],
])('%j: %s in line %i at %i', async (input, code, line, column) => {
  expect(await error('evaluate', input)).toMatchObject({ code, at: { line, column } });
});

test.each([
  ['1/0', 'zero'],
  ['sin(1)', 'not-exact'],
])('%j as a fraction: %s', async (input, code) => {
  expect(await error('evaluate', input, { numbers: 'fraction' })).toMatchObject({ code });
});

describe('what reaches beyond the calculation does not exist', () => {
  test.each([
    'import({}, {})',
    'f = import',
    'createUnit("x")',
    'evaluate("1")',
    'parse("1")',
    'parser()',
    'compile("1")',
    'config({})',
    'simplify("x")',
    'derivative("x", "x")',
    'chain(1)',
    'typed("f", {})',
    'random()',
    'map([1], pickRandom)',
    'help(sin)',
  ])('%s', async (input) => {
    expect((await error('evaluate', input)).code).toMatch(/^unknown-function/);
  });

  test.each(['cos.constructor("return 1")()', '[].constructor', '"".constructor', '{}["__proto__"]'])(
    '%s',
    async (input) => {
      expect(await error('evaluate', input)).toMatchObject({ code: expect.any(String) });
    },
  );
});

test('places are those of the line as written', () => {
  const { text, places } = respell('√9 × 1_000');
  expect(text).toBe('sqrt(9) * 1000');
  expect(places[text.indexOf('*')]).toBe(3);
  expect(places[text.length]).toBe(10);
});

test.each(['"', '√', '1 000', '_', '**', '1_'])('spelling takes linear time for %j', async (part) => {
  expect(await growsLinearly(async (size) => respell(part.repeat(size)), 100_000)).toBe(true);
});
