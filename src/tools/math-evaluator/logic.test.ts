import { describe, expect, test } from 'vitest';
import { messageFrom } from '#core/execution/context.ts';
import type { Limit, Logic } from '#core/execution/execute.ts';
import { limitInNode } from '#host/limit-in-node.ts';
import { growsLinearly } from '#testing/effort.ts';
import { runOperation, showOutcome } from '#testing/run-operation.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { bindQuotients } from './quotients.ts';
import { respell } from './spelling.ts';
import tool from './tool.ts';

type Options = TestOptions<typeof tool, 'evaluate'>;

const { run, error, notices, report } = testTool(tool, logic, { messages });

/** What is wrong with the only line that is, and where. */
async function wrongIn(input: string, options: Options = {}) {
  const outcome = await error('evaluate', input, options).catch(
    async () => (await notices('evaluate', input, options))[0],
  );
  return { code: outcome?.params['code'], line: outcome?.at?.line, column: outcome?.at?.column };
}

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

// Exact by definition: the inch, pound and mile in metric units (international yard and pound, 1959), °F = 9/5 °C + 32.
test.each([
  ['90 min to h', '1.5 h'],
  ['1.5 h to min', '90 min'],
  ['60 km/min to km/h', '3600 km / h'],
  ['min(3, 4) min', '3 min'],
  ['10 mph to km/h', '16.09344 km / h'],
  ['10 kph to mph', '6.2137119223733396961743418436332 mi / h'],
  ['10 knots to km/h', '18.52 km / h'],
  ['1 kcal to kJ', '4.184 kJ'],
  ['3 tbsp to ml', '45 ml'],
  ['5 µs to ns', '5000 ns'],
  ['72 °F to °C', '22.222222222222222222222222222222 °C'],
  ['212 F to C', '100 °C'],
  ['100 °c in ℉', '212 °F'],
  ['0 C to kelvin', '273.15 kelvin'],
  ['20°C to F', '68 °F'],
  ['20 °c to f', '68 °F'],
  ['68 degF in C', '20 °C'],
  ['300 K to C', '26.85 °C'],
  ['100 celsius to F', '212 °F'],
  ['c = 5 m; c to cm', '500 cm'],
  ['sin(90°)', '1'],
  ['5 ft 10 in to cm', '177.8 cm'],
  ['5\'10" to cm', '177.8 cm'],
  ['2 * 1.5 ft 2 inches to in', '40 in'],
  ['1e2 ft .5 in to in', '1200.5 in'],
  ['1h30min to s', '5400 s'],
  ['5 lb 3 oz to kg', '2.353010419375 kg'],
  ['12 h 30 min + 1 h 15 min', '13.75 h'],
  ['1 day 2 h 3 min 4 s to s', '93784 s'],
  ['C = 3; F = 2; mph = 7; min = 4; 5 F + 2 mph + min', '28'],
  ['f(h) = 5 h 10 min; 1', '1'],
])('units as people write them: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each([
  ['5 GB / 20 MB/s', '250 s'],
  ['5GB/100Mbit/s', '400 s'],
  ['100 km / 50 km/h to min', '120 min'],
  ['9.8 m² / 2 m/s²', '4.9 m s^2'],
  // A slash with spaces divides all before it.
  ['100 J / 5 kg / K', '20 J / (kg K)'],
  ['90 km / 2 h', '45 km / h'],
  ['1/2 m/s', '0.5 m / s'],
  ['90 km/h / 2 s', '0.0125 km / s^2'],
  // Not units: a variable, a constant, a function, a text.
  ['s = 4; 5 GB / 20 MB/s', '62.5'],
  ['6 m / 2 s/i', '(-3i) m / s'],
  ['6 m / 2 s/abs(-3)', '1 m / s'],
  ['"6 m / 2 m/s"', '6 m / 2 m/s'],
])('divides by a quantity with its whole unit: %j is %s', async (input, output) =>
  expect(await run('evaluate', input)).toBe(output),
);

test('reports places after a quotient as they are written', async () => {
  expect(await wrongIn('5 MB / 20 MB/s + foo')).toMatchObject({ code: 'no-value', column: 18 });
  expect(await wrongIn('5 MB / 20 MB/s + * 2')).toMatchObject({ code: 'value', column: 18 });
});

test.each(['/1 a', '/1 a/a', '/ ', '1/1 a', '/1 a a '])('quotients take linear time for %j', async (part) => {
  const effort = async (size: number) => bindQuotients(respell(part.repeat(size)), () => true);
  expect(await growsLinearly(effort, 100_000)).toBe(true);
});

test.each([
  ['50% of 80', '40'],
  ['50 % de 80', '40'],
  ['100 + 50% of 80', '140'],
  ['20% of 50%', '0.1'],
  ['10% of (20 + 30) - 1', '4'],
  ['100 + 10%', '110'],
  ['of = 2; 3 of', '6'],
])('percentages of something: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each([
  ['5 xor 3', 'false', 'bitXor(5, 3)'],
  ['0xff and 0x0f', 'true', 'bitAnd(255, 15)'],
  ['a = 6; a or 1', 'true', 'bitOr(a, 1)'],
  ['not 7', 'false', 'bitNot(7)'],
  ['1 xor 0', 'true', undefined],
  ['true and 3 > 2', 'true', undefined],
])('logic on numbers is reported: %j', async (input, value, bits) => {
  expect(await run('evaluate', input)).toContain(value);
  expect((await notices('evaluate', input)).find(({ code }) => code === 'logical')?.params['bits']).toBe(bits);
});

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
  ['2 * $5', 'currency', 1, 5],
  ['3 €', 'currency', 1, 3],
  ['(2+3', 'parenthesis', 1, 5],
  ['2)', 'closing', 1, 2],
  ['1\n3 3', 'unconnected', 2, 3],
  ['2²+', 'end', 1, 4],
  ['1,5', 'comma', 1, 2],
  ['foo(2)', 'unknown-function-similar', 1, 1],
  ['1 + qqqqqq(2)', 'unknown-function', 1, 5],
  ['1 + x', 'no-value', 1, 5],
  ['1 kg + 1 s', 'units', 1, 1],
  ['[1,2,3;4,5,6]*[1,2;3,4]', 'sizes', 1, 1],
  ['log(1,2,3)', 'too-many', 1, 1],
  ['sqrt()', 'too-few', 1, 1],
  ['zeros(100000, 100000)', 'too-large', 1, 1],
  ['zeros([100000, 100000])', 'too-large', 1, 1],
  ['f(x) = f(x)\nf(1)', 'too-deep', 2, 1],
  ['1 kg + 5', 'unit-and-number', 1, 1],
  ['{a: 1}.constructor', 'cannot', 1, 1],
  ['12:30 + 1:15', 'clock', 1, 1],
  ['12:30 + 1h', 'clock', 1, 1],
  ['8:15 to 10:00', 'clock', 1, 1],
  ['5 min + sin', 'not-called', 1, 9],
  ['5 km to mles', 'unknown-unit-similar', 1, 9],
  ['5 km to qqqq', 'unknown-unit', 1, 9],
  ['2x', 'no-value', 1, 2],
  ['72 F + 3 C', 'temperature', 1, 1],
  ['[1, 2][5]', 'index', 1, 1],
  ['det([1, 2, 3])', 'square', 1, 1],
  ['sqrt("x")', 'text', 1, 7],
])('%j: %s in line %i at %i', async (input, code, line, column) => {
  expect(await wrongIn(input)).toEqual({ code, line, column });
});

test.each([
  ['1/0', 'zero'],
  ['sin(1)', 'not-exact'],
  ['30 deg to rad', 'not-exact'],
])('%j as a fraction: %s', async (input, code) => {
  expect(await wrongIn(input, { numbers: 'fraction' })).toMatchObject({ code });
});

describe('no message of the library is shown', () => {
  const units = ['min', 'h', 'mph', 'F', '°C', 'kg', 'm', 'foo', 'deg'];
  const malformed = [
    '"a" + 1',
    '[1, 2] + [1, 2, 3]',
    'sqrt',
    '5 sqrt',
    'inv([1, 2; 3])',
    'cross([1], [2])',
    'map([1, 2], 3)',
    'a[5]',
    '1.2.3',
    '1:0:2',
    'sort(1)',
    'mean("a")',
    '{a: 1} + 1',
    'f(x) = x; f(1, 2)',
    '1 = 2',
    '[1, 2]^2',
    'gcd(1.5, 2)',
    'nthRoot(-8, 2)',
    'range(1)',
    'unit("5 foo")',
    'to(5 m, 3 m)',
    'identity(-1)',
    '$5 * 3',
    'x = ',
  ];
  const conversions = units.flatMap((from) => units.flatMap((to) => [`9 ${from} to ${to}`, `9 ${from} + ${to}`]));
  test.each(['decimal', 'fraction', 'double'] as const)('with numbers as %s', async (numbers) => {
    const input = [...malformed, ...conversions];
    for (const line of input) {
      const outcome = await runOperation(
        { tool, logic, messages: { en: messages, fr: messages } as never },
        'evaluate',
        line,
        { numbers },
      );
      expect(outcome, line).not.toHaveProperty('bug');
      const reason = 'failure' in outcome ? JSON.stringify(outcome.failure) : '';
      expect(reason, line).not.toMatch(/Unexpected type|actual:|Scalar|expected:|\(size|!=|BigNumber|broadcast/i);
    }
  });
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
    expect((await wrongIn(input)).code).toMatch(/^unknown-function/);
  });

  test.each(['cos.constructor("return 1")()', '[].constructor', '"".constructor', '{}["__proto__"]'])(
    '%s',
    async (input) => {
      expect(await wrongIn(input)).toMatchObject({ code: expect.any(String) });
    },
  );
});

test('places are those of the line as written', () => {
  const { text, places } = respell('√9 × 1_000');
  expect(text).toBe('sqrt(9) * 1000');
  expect(places[text.indexOf('*')]).toBe(3);
  expect(places[text.length]).toBe(10);
});

test.each(['"', '√', '1 000', '_', '**', '1_', '5 ft ', '5 h 1 min ', 'C to ', '% of ', '1%+', 'min '])(
  'spelling takes linear time for %j',
  async (part) => {
    expect(await growsLinearly(async (size) => respell(part.repeat(size)), 40_000)).toBe(true);
  },
);

// mpmath with 400 digits, and Python's fractions.
test.each([
  ['(10^70 + 1) - 10^70', '1'],
  ['sqrt(2) + 1e-70 - sqrt(2)', '1e-70'],
  ['floor(2.99999999999999999999)', '2'],
  ['1 == 1 + 1e-13', 'false'],
  ['10^40 / 3', '3333333333333333333333333333333333333333'],
  ['exp(100)', '26881171418161354484126255515800135873611119'],
  ['exp(-200)', '1.3838965267367375306486814569791e-87'],
  ['sin(10^50)', '-0.78967249342931008271028953991741'],
  ['2²³', '8388608'],
  ['10⁻³', '0.001'],
  ['sqrt(10^200)', `1${'0'.repeat(100)}`],
  ['f(x) = x^50; f(10^20) + 1', `1${'0'.repeat(999)}1`],
  ['asin(2)', '1.5707963267949 - 1.3169578969248i'],
  ['erf(1)', '0.84270079294971486934122063508261'],
  ['erf(-10) + 1', '2.0884875837625447570007862949578e-45'],
  ['gamma(1/3)', '2.6789385347077476336556929409747'],
  ['gamma(-1000.5)', '-2.467986867333934360831649521236e-2569'],
  ['gamma(5)', '24'],
  ['2.5!', '3.3233509704478425511840640312646'],
  ['gamma(0.5)^2 / pi', '1'],
  ['lgamma(-0.5)', '1.2655121234846453964889457971347'],
  ['lgamma(1.0000001)', '-0.000000057721558265483352505126355098824'],
  ['lgamma(10^30)', '68077552789821370520539743640497'],
  ['sinh(10^6)', '1.5166076984010437725432010707091e+434294'],
  ['tanh(10^18)', '1'],
  ['1 - tanh(50)', '7.4401519520416719259193916077262e-44'],
  ['sech(1000)', '1.0151917795098913530583618959149e-434'],
  ['coth(-0.5)', '-2.163953413738652848770004010218'],
  ['abs(1 + 2i)^2', '5'],
  ['arg(1 + i) * 180 / pi', '45'],
  // Complex numbers consist of doubles: of what they gave, no more digits are right.
  ['re(asin(2)) * pi', '4.9348022005447'],
  ['a = im(sqrt(-2)); a^2 + 1e-20', '2'],
])('no digit is wrong: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test('whole numbers of up to 10,000 digits have all of them', async () => {
  expect(await run('evaluate', '2^33000')).toBe(String(2n ** 33_000n));
  expect(await run('evaluate', 'f(n) = 7^n; f(10000) * 3')).toBe(String(7n ** 10_000n * 3n));
  expect(await run('evaluate', '2^34000')).toMatch(/^\d\.\d{31}e\+10235$/);
});

test.each<[string, Options, string]>([
  ['1234567.891', { grouping: 'comma' }, '1,234,567.891'],
  ['-1234567', { grouping: 'space' }, '-1\u202f234\u202f567'],
  ['0.1^3', { numbers: 'fraction' }, '1/1000'],
  ['arg(1 + i) + atan2(1, 1)', { angles: 'degrees' }, '90'],
  ['2.5!', { angles: 'degrees' }, '3.3233509704478425511840640312646'],
])('%j with %j is %s', async (input, options, output) => expect(await run('evaluate', input, options)).toBe(output));

test.each([
  ['1/4', []],
  ['sqrt(16)', []],
  ['log(8, 2)', []],
  ['log(7^5000, 7)', []],
  ['log(10, 2)', ['Rounded to 32 digits (≈).']],
  ['1/3', ['Rounded to 32 digits (≈).']],
  ['1 + 1e-70', ['Rounded to 32 digits (≈).']],
  ['cos(1e-40)', ['Rounded to 32 digits (≈).']],
  ['tanh(1000)', ['Rounded to 32 digits (≈).']],
  ['gamma(5)', []],
  ['coth(0)', []],
  ['eigs([1, 2; 3, 4]).values[1]', ['Rounded to 32 digits (≈).']],
  ['1/4\n1/3\npi', ['Rounded to 32 digits (≈): lines 2, 3.']],
  // A mile has 1.609344 km, so these have few decimals.
  ['50 mph to km/h\n60 mph to km/h', []],
  ['10 kph to mph', ['Rounded to 32 digits (≈).']],
  ['1.00000000000000000000000000000000000000000000000000000000000000001 m', ['Rounded to 32 digits (≈).']],
])('what is rounded is reported: %j', async (input, expected) =>
  expect((await report('evaluate', input)).notices).toEqual(expected),
);

describe('division by zero', () => {
  const zero = 'Division by zero.';
  test.each<[string, string, Options?]>([
    ['1/0', 'Infinity'],
    ['-1/0', '-Infinity'],
    ['0/0', 'NaN'],
    ['5 mod 0', '5'],
    ['mod(5, [0, 2])', '[5, 1]'],
    ['1/(2-2)', 'Infinity'],
    ['[1,2]/0', '[Infinity, Infinity]'],
    ['[1,2] ./ [0,1]', '[Infinity, 2]'],
    ['0^-1', 'Infinity'],
    ['inv(0)', 'Infinity'],
    ['5 m / 0', 'Infinity m'],
    ['5 / (0 s)', 'Infinity Hz'],
    ['1/(1/0)', '0'],
    ['1/0; ', ''],
    ['1/0', 'Infinity', { numbers: 'double' }],
    ['0/0', 'NaN', { numbers: 'double' }],
    ['5 mod 0', '5', { numbers: 'fraction' }],
  ])('%j is %j and reported', async (input, value, options = {}) =>
    expect(await report('evaluate', input, options)).toEqual({ value, notices: [zero] }),
  );

  test.each<[string, Options?]>([
    ['Infinity'],
    ['∞+1'],
    ['tan(pi/2)'],
    ['ln(0)'],
    ['0/5'],
    ['0^2'],
    ['[1,2]/[1,0;0,1]'],
    ['0 == 0 ? 1 : 1/0'],
    ['f(x) = 1/x'],
    ['1/1e-20', { numbers: 'double' }],
  ])('none in %j', async (input, options = {}) =>
    expect((await report('evaluate', input, options)).notices).toEqual([]),
  );

  test('in lines with variables, those that divide are reported, not those that use their results', async () => {
    expect(await report('evaluate', 'a = 2 - 2\n1/a\nans + 1\nf(x) = a/x')).toEqual({
      value: '0\nInfinity\nInfinity\nf(x)',
      notices: ['Line 2: Division by zero.'],
    });
    const { notices: told } = await report('evaluate', 'a = 0\n1/a\n1 + 1\nf(x) = 1/x\nf(a)');
    expect(told).toEqual(['Lines 2, 5: Division by zero.']);
    expect((await report('evaluate', '1/0\n'.repeat(9))).notices).toEqual(['Lines 1, 2, 3, 4, 5 …: Division by zero.']);
  });
});

const hilbert = (n: number): string => {
  const from = (start: number) => Array.from({ length: n }, (_, index) => `1/${start + index}`).join(', ');
  return `[${Array.from({ length: n }, (_, row) => from(row + 1)).join('; ')}]`;
};

describe('inverses of matrices', () => {
  test.each([
    'inv([1, 2; 2, 4])',
    'inv([1, 2, 3; 4, 5, 6; 7, 8, 9])',
    '[1, 2; 2, 4]^-1',
    '[5, 6] / [1, 2; 2, 4]',
    'inv([1/3, 2/3; 1, 2])',
    'inv([0])',
  ])('there is none in %s', async (input) => expect((await wrongIn(input)).code).toBe('singular'));

  test.each([
    ['inv([1, 2; 3, 4])', '[-2, 1; 1.5, -0.5]'],
    ['[1, 2; 3, 4]^-2', '[5.5, -2.5; -3.75, 1.75]'],
    ['[5, 6] / [1, 2; 3, 4]', '[-1, 2]'],
    ['inv([1e-40, 0; 0, 1e40])', `[1${'0'.repeat(40)}, 0; 0, 1e-40]`],
    ['inv([1 + i, 0; 0, 1])', '[0.5 - 0.5i, 0; 0, 1]'],
    // Nearly singular; M.-D. Choi, “Tricks or treats with the Hilbert matrix”, 1983.
    [`round(inv(${hilbert(12)})[12, 12])`, '11445589052352'],
  ])('%s is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));
});

test('a line that is wrong leaves the others as they are', async () => {
  expect(await report('evaluate', '2+\n3\n4*\nans+1\nx')).toEqual({
    value: '\n3\n\n4\n',
    notices: [
      'Line 1: Something is missing at the end (character 3).',
      'Line 3: Something is missing at the end (character 3).',
      'Line 5: “x” has no value yet. Set it on an earlier line: x = 5',
    ],
  });
  const { notices: many } = await report('evaluate', `1\n${'2+\n'.repeat(150)}`);
  expect(many).toHaveLength(21);
  expect(many.at(-1)).toBe('130 more lines failed.');
});

test.each([
  ['foo(2)', 'Unknown function “foo”. Did you mean “floor”?'],
  ['1 kg + 1 s', 'kg and s have incompatible units (mass, time).'],
  ['1 kg + 5', 'A value in kg cannot be combined with a plain number. Give both a unit.'],
  ['[1,2,3;4,5,6] * [1,2;3,4]', 'Matrices of sizes 2 × 3 and 2 × 2 cannot be used with *.'],
  ['1e5 to hex', '“hex” is a function. Write its arguments in parentheses: hex(…).'],
])('%j says %j', async (input, message) => expect((await report('evaluate', input)).error).toBe(message));

test('expressions as LaTeX', async () => {
  expect(await report('toLatex', 'x²/2\n\n2+')).toEqual({
    value: '\\frac{x^2}{2}\n\n',
    notices: ['Line 3: Something is missing at the end (character 3).'],
  });
  expect((await report('toLatex', '2+')).error).toBe('Something is missing at the end (character 3).');
});

test.each([
  ['a^2 + b^10', 'a^2+b^{10}'],
  ['2*x^2', String.raw`2\cdot x^2`],
  ['10^x * y^2', String.raw`10^x\cdot y^2`],
  ['(a + b)^2', String.raw`{\left(a+b\right)}^2`],
  ['x^2^3', 'x^{2^3}'],
])('%s as LaTeX is %s', async (input, latex) => expect(await run('toLatex', input)).toBe(latex));

/** Evaluates with a limit of 400 ms for a line, as the page does with one of 2 seconds. */
async function evaluateLimited(input: string) {
  const limit: Limit = (work, _, failure) => limitInNode(work, 400, failure);
  const message = messageFrom(messages.logic, 'en');
  const whole = { tool, logic: logic as unknown as Logic };
  const outcome = await runOperation(whole, 'evaluate', input, {}, { message }, limit);
  if (!('value' in outcome)) throw new Error(showOutcome(outcome));
  return {
    value: outcome.value,
    reasons: outcome.notices.map(({ params }) => params?.['reason'] ?? params?.['lines']),
  };
}

const never = 'f(n) = n < 2 ? 1 : f(n - 1) + f(n - 2)';
const stopped = 'Stopped after 2 seconds. Try a simpler expression.';

test('a line that takes too long is reported, and hides no other result', async () => {
  expect(await evaluateLimited(`1/3\n${never}\nx = f(90)\nx + 1\nsqrt(2)\n100!`)).toEqual({
    value: await run('evaluate', '1/3\nf(n) = n\n\n\nsqrt(2)\n100!'),
    reasons: [stopped, '“x” has no value yet. Set it on an earlier line: x = 5', '1 5'],
  });
});

test('after three of them, those behind are not begun, and those before have their results', async () => {
  expect(await evaluateLimited(`sqrt(2)\n${never}\nf(90)\nf(91)\npi\nf(92)\ne\n1`)).toEqual({
    value: await run('evaluate', 'sqrt(2)\nf(n) = n\n\n\npi\n\n\n'),
    reasons: [
      stopped,
      stopped,
      stopped,
      'Not calculated, because earlier lines took too long.',
      'Not calculated, because earlier lines took too long.',
      '1 5',
    ],
  });
});

test('the result of a line in other forms, and the variables', async () => {
  expect((await run('inspect', '0.75\n255', { line: 1 })).forms).toMatchObject({ hex: null, fraction: '3/4' });
  expect(await run('inspect', '0.75\n255\n', { line: 9 })).toMatchObject({ line: 2, forms: { hex: '0xff' } });
  expect(await run('inspect', 'a = 1/3\nb = 2a\n255')).toEqual({
    line: 3,
    variables: [
      { name: 'a', value: '0.33333333333333333333333333333333' },
      { name: 'b', value: '0.66666666666666666666666666666667' },
    ],
    forms: { hex: '0xff', binary: '0b11111111', octal: '0o377', fraction: null, latex: '255' },
  });
  expect((await run('inspect', '0.75')).forms).toMatchObject({ hex: null, fraction: '3/4' });
  expect((await run('inspect', 'sqrt(2)')).forms.fraction).toBeNull();
  expect((await run('inspect', 'pi')).forms.fraction).toBe('≈ 355/113');
  expect((await run('inspect', 'sqrt(0.0625)')).forms.fraction).toBe('1/4');
  expect((await run('inspect', '0.375', { numbers: 'double' })).forms.fraction).toBe('3/8');
  expect((await run('inspect', '1/3', { numbers: 'double' })).forms.fraction).toBe('≈ 1/3');
  expect((await run('inspect', '')).forms.latex).toBeNull();
  // A command ends before the letter of a unit, and a factorial is that of the whole number.
  expect((await run('inspect', '90 min to h')).forms.latex).toMatch(/\\rightarrow h$/);
  expect((await run('inspect', '100!')).forms.latex).toBe('100!');
  expect((await run('inspect', '100000 + 1')).forms.latex).toMatch(/^100000\s*\+\s*1$/);
});

test('each function that is listed can be called as it is written', async () => {
  const listed = await run('listFunctions');
  expect(listed.length).toBeGreaterThan(80);
  const given = 'x = 0.5\ny = 2\nn = 5\nk = 2\na = 12\nb = 8\nbase = 10\n';
  for (const { call } of listed) {
    const input = /^[abc]?(?:cosh|sech|sec|csc|coth)\(x\)$/.test(call) ? call.replace('x', '2') : call;
    expect((await report('evaluate', given + input)).notices.filter((notice) => notice.startsWith('Line'))).toEqual([]);
  }
});

test.each([
  ['25% + 25%', '0.5'],
  ['25%+25%', '0.5'],
  ['50% - 20% + 5%', '0.35'],
  ['(10% + 5%) + 1', '1.15'],
  ['-10% + 5%', '-0.05'],
  ['100 + 10%', '110'],
  ['100 - 10%', '90'],
  ['100 + 10% + 5', '115'],
  ['100 + (5 + 5)% - 1', '109'],
  ['200 * 25% + 1', '51'],
  ['x = 3; x% + 1', '1.03'],
  ['10 % 3', '1'],
  ['17 % -5', '-3'],
  ['2.5e1% + 1', '1.25'],
])('percentages: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each([
  ['1 MB to KB', '1000 KB'],
  ['100 Mbps to MBps', '12.5 MBps'],
  ['1 Gbps to Mbit/s', '1000 Mbit / s'],
  ['1 KiBps to Kbps', '8.192 Kbps'],
  ['1 GiB / (100 Mbps) to s', '85.89934592 s'],
])('units of data: %j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each([
  ['32 >>> 4', '2'],
  ['-1 >>> 28', '15'],
  ['2^40 >>> 4', '68719476736'],
  ['-1 >> 1', '-1'],
  ['[1, 2] .^ 2', '[1, 4]'],
])('%j is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

describe('numbers that are too large or too small', () => {
  const large = 'The result is too large for a number and is shown as infinite.';
  const small = 'The result is too small for a number and is shown as 0.';
  test.each<[string, string, string, Options?]>([
    ['9^9^9^9', 'Infinity', large],
    ['exp(1e20)', 'Infinity', large],
    ['1e16!', 'Infinity', large],
    ['10^400', 'Infinity', large, { numbers: 'double' }],
    ['1e999', 'Infinity', large, { numbers: 'double' }],
    ['9^-9^9^9', '0', small],
    ['1e-200 * 1e-200', '0', small, { numbers: 'double' }],
  ])('%j is %s, which is reported', async (input, value, notice, options = {}) =>
    expect(await report('evaluate', input, options)).toEqual({ value, notices: [notice] }),
  );

  test.each(['Infinity + 1', '1 / Infinity', '0 * 5', 'exp(-Infinity)', '2^2000', '[1, 2] * [2; -1]', '0^5'])(
    'reports nothing of %j',
    async (input) => expect((await report('evaluate', input)).notices).toEqual([]),
  );
});

test('reports functions that are worked out with doubles', async () => {
  expect(await report('evaluate', 'expm([0, 0; 0, 1])')).toEqual({
    value: '[1, 0; 0, 2.718281828459]',
    notices: ['Calculated in double precision (about 14 digits): expm.'],
  });
});

test('long sums and products have their values, and what is too deep is reported', async () => {
  expect(await run('evaluate', `1${'+1'.repeat(20_000)}`)).toBe('20001');
  expect(await run('evaluate', Array<string>(3_000).fill('2').join('*'))).toBe(String(2n ** 3_000n));
  const powers = Array<string>(20_000).fill('2').join('^');
  for (const deep of [
    `${'('.repeat(50_000)}1`,
    `${'-'.repeat(50_000)}1`,
    `sqrt(2)${'+sqrt(2)'.repeat(20_000)}`,
    powers,
  ])
    expect((await wrongIn(deep)).code).toBe('too-deep');
  expect((await run('inspect', `1${'+1'.repeat(20_000)}`)).forms).toMatchObject({ hex: '0x4e21' });
});

test.each([
  ['log(100)', true],
  ['2 + 3 * log(100)\n1', true],
  ['f(x) = log(x)', true],
  ['log(100, 10)', false],
  ['ln(100)', false],
  ['log10(100)', false],
  ['log(x) = x\nlog(100)', false],
  ['log = 3\nlog', false],
])('reports the base of a logarithm in %j: %s', async (input, isReported) => {
  const codes = (await notices('evaluate', input)).map(({ code }) => code);
  expect(codes.includes('natural-log')).toBe(isReported);
});

test.each([
  ['1,234+1', 'en', '1235'],
  ['(1,234.5 + 1) * 2', 'en', '2471'],
  ['1,234,567.5', 'fr', '1234567.5'],
  ['max(1,234, 2)', 'en', '234'],
  ['max((1,234), 2)', 'en', '1234'],
  ['sum([1,234])', 'en', '235'],
])('reads commas between groups of digits, but not between values: %s (%s)', async (input, locale, result) => {
  expect(await run('evaluate', input, {}, { locale })).toBe(result);
});

test('where a comma is the decimal sign, a single one is refused', async () => {
  expect(await error('evaluate', '1,234+1', {}, { locale: 'fr' })).toMatchObject({ params: { code: 'comma' } });
});

test.each<[input: string, english: object | undefined, french?: object]>([
  ['max(1,500)', { text: '1,500', count: 2, number: '1500' }, { text: '1,500', count: 2, number: '1.500' }],
  ['max(1,500,000)', { text: '1,500,000', count: 3, number: '1500000' }],
  ['1\nmax(2, 1,5)', undefined, { text: '1,5', count: 2, number: '1.5', lines: '2' }],
  ['max(1, 500)', undefined],
  ['max(1_250,300)', undefined],
  ['2 # 1,500', undefined],
  ['1,500,000 + 1', undefined],
])('reports arguments of %j that look like one number', async (input, english, french = english) => {
  for (const [locale, expected] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    const found = (await notices('evaluate', input, {}, { locale })).find(({ code }) => code === 'comma');
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found?.params).toMatchObject(expected);
  }
});

test('offers a line without its currency signs', async () => {
  expect((await error('evaluate', '2 * $5 + 1 €')).offers).toEqual([{ input: '2 * 5 + 1' }]);
  expect((await notices('evaluate', '1\n2 * $5\n3'))[0]?.offers).toEqual([{ input: '1\n2 * 5\n3' }]);
  expect((await error('evaluate', '2 +')).offers ?? []).toEqual([]);
});

test('quantities are in the units of their own text, whatever was read before', async () => {
  expect(await run('evaluate', '2 acre')).toBe('2 acre');
  for (const [text, result] of [
    ['3 m^2', '3 m^2'],
    ['5 cm * 4 cm', '20 cm^2'],
    ['2 kg * 9.81 m/s^2', '19.62 N'],
  ] as const)
    expect(await run('evaluate', text)).toBe(result);
  const lines = '3 m * 2 m\n2 acre\n5 cm * 4 cm\nx = 2 ft * 3 ft\nx * 2\nans to m^2';
  expect(await run('evaluate', lines)).toBe('6 m^2\n2 acre\n20 cm^2\n6 ft^2\n12 ft^2\n1.11483648 m^2');
});
