/** Known answers, and functions that compare numbers against the same ones of doubles. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic, { messages });

// mpmath 1.3.0 with 80 digits, `nstr(x, 32)`.
test.each([
  ['sqrt(2)', '1.4142135623730950488016887242097'],
  ['cbrt(10)', '2.1544346900318837217592935665194'],
  ['nthRoot(7, 5)', '1.4757731615945520692769166956322'],
  ['exp(1)', '2.7182818284590452353602874713527'],
  ['exp(-3.7)', '0.024723526470339391202757382983403'],
  ['ln(10)', '2.3025850929940456840179914546844'],
  ['log10(7)', '0.84509804001425683071221625859264'],
  ['log2(10)', '3.3219280948873623478703194294894'],
  ['log1p(1e-10)', '0.000000000099999999995000000000333333333308'],
  ['expm1(1e-10)', '0.00000000010000000000500000000016666666667'],
  ['sin(1.25)', '0.94898461935558621434849084703605'],
  ['cos(1.25)', '0.31532236239526866544753855243804'],
  ['tan(1.25)', '3.0095696738628312881575638943862'],
  ['sec(1.25)', '3.1713576937701033608479299546555'],
  ['csc(1.25)', '1.0537578582454329877253077296853'],
  ['cot(1.25)', '0.33227341725452856773578984640575'],
  ['asin(0.3)', '0.30469265401539750797200296122753'],
  ['acos(0.3)', '1.2661036727794991112593187304122'],
  ['atan(0.3)', '0.29145679447786709199560462143289'],
  ['asec(3)', '1.230959417340774682134929178248'],
  ['acsc(3)', '0.33983690945412193709639251339176'],
  ['acot(3)', '0.32175055439664219340140461435866'],
  ['sinh(0.7)', '0.75858370183953350345987464759277'],
  ['cosh(0.7)', '1.2551690056309430181646747409903'],
  ['tanh(0.7)', '0.60436777711716349630868718310383'],
  ['sech(0.7)', '0.79670545999287502521130204918219'],
  ['csch(0.7)', '1.3182460914662971916516476215458'],
  ['coth(0.7)', '1.6546216358026294047132242808055'],
  ['asinh(0.7)', '0.65266656608235578680868634410968'],
  ['acosh(3)', '1.7627471740390860504652186499596'],
  ['atanh(0.3)', '0.30951960420311171547406734906107'],
  ['asech(0.3)', '1.8738202425274144249769979852084'],
  ['acsch(0.7)', '1.1544773942370684490336990244378'],
  ['acoth(3)', '0.34657359027997265470861606072909'],
  ['atan2(-1, 2)', '-0.46364760900080611621425623146121'],
  ['hypot(1, 2)', '2.2360679774997896964091736687313'],
  ['2^0.5 * pi^e', '31.762045444782567465996127507'],
  ['gamma(4.2)', '7.7566895357931776386947595830099'],
  ['lgamma(1e3)', '5905.2204232091812118260769123614'],
  ['erf(0.5)', '0.52049987781304653768274665389196'],
  ['20000!', '1.8192063202303451348276417568665e+77337'],
  ['100000!', '2.8242294079603478742934215780245e+456573'],
  ['1000000!', '8.2639316883312400623766461031727e+5565708'],
  ['gamma(100001)', '2.8242294079603478742934215780245e+456573'],
  ['100000000000000!', '1.6456020559872978883983789148721e+1356570551809682'],
  ['12345.5!', '3.8262804111085261452374550943395e+45152'],
  [
    'eigs([2, 1, 0; 1, 2, 1; 0, 1, 2]).values',
    '[0.5857864376269049511983112757903, 2, 3.4142135623730950488016887242097]',
  ],
  [
    'eigs([10, 9, -3; 9, 100, 2; -3, 2, 5]).values',
    '[3.2437360532878751045273718875288, 10.835114141770853284387234212742, 100.92114980494127161108539389973]',
  ],
  ['eigs([1, 2, 3; 4, 5, 6; 7, 8, 10]).values[3]', '16.707493316124748339403731093718'],
  ['norm([1, 2; 3, 4])', '5.4649857042190426504511884932842'],
  ['eigs(ones(3, 3)).values', '[0, 0, 3]'],
  ['map(eigs(ones(3, 3)).eigenvectors, f(pair) = pair.value)', '[0, 0, 3]'],
  // Angles by π; NIST SP 811, appendix B.8, for what is defined by other units; SI brochure, table 8, for the eV.
  ['sin(30 deg)', '0.5'],
  ['30 deg to rad', '0.52359877559829887307710723054658 rad'],
  ['1 deg to arcsec', '3600 arcsec'],
  ['1 cycle to grad', '400 grad'],
  ['1 acre to m2', '4046.8564224 m2'],
  ['2 acres to sqft', '87120 sqft'],
  ['1 sqch to sqrd', '16 sqrd'],
  ['4 rd to ft', '66 ft'],
  ['1 kip to lbf', '1000 lbf'],
  ['1 psi to kPa', '6.8947572931683613367226734453469 kPa'],
  ['760 torr to Pa', '101325 Pa'],
  ['1 mmHg to Pa', '133.322387415 Pa'],
  ['1 hp to W', '745.69987158227022 W'],
  ['1 MeV to J', '0.0000000000001602176634 J'],
])('%s is %s', async (input, output) => expect(await run('evaluate', input)).toBe(output));

test.each([
  ['1 nm to m', '1/1000000000 m'],
  ['1 pF to F', '1/1000000000000 F'],
  ['1 gallon to L', '473176473/125000000 L'],
  ['1 psi to atm', '1270920461503/18677382000000 atm'],
])('as fractions: %s is %s', async (input, output) =>
  expect(await run('evaluate', input, { numbers: 'fraction' })).toBe(output),
);

/** Numbers whose order as text is another one. */
const numbers = fc.oneof(
  fc.integer({ min: -2_000, max: 2_000 }).map(String),
  fc.integer({ min: -99, max: 99 }).map((n) => String(n / 8)),
  fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -8, max: 8 })).map(([n, power]) => `${n}e${power}`),
);
const wholes = fc.integer({ min: 1, max: 50 }).map(String);
const vectorOf = (length: number, of = numbers) => fc.array(of, { minLength: length, maxLength: length });
const vector = (length: number) => vectorOf(length).map((cells) => `[${cells.join(', ')}]`);
const matrix = (size: number, at: (row: number, column: number) => number) =>
  vectorOf(size * size, wholes).map((cells) => {
    const row = (y: number) =>
      Array.from({ length: size }, (_, x) => (at(y, x) < 0 ? '0' : cells[at(y, x)])).join(', ');
    return `[${Array.from({ length: size }, (_, y) => row(y)).join('; ')}]`;
  });
const full = matrix(3, (y, x) => 3 * y + x);
const symmetric = matrix(3, (y, x) => 3 * Math.min(x, y) + Math.max(x, y));
const lower = matrix(3, (y, x) => (x > y ? -1 : 3 * y + x));
const upper = matrix(3, (y, x) => (x < y ? -1 : 3 * y + x));
const right = '[1; 20; 300]';

describe('decimals are compared as numbers, not as text', () => {
  test.each<[string, fc.Arbitrary<string>, (value: string) => string]>([
    ['sort', vector(7), (v) => `sort(${v})`],
    ['sort (descending)', vector(7), (v) => `sort(${v}, "desc")`],
    ['sort (natural)', vector(7), (v) => `sort(${v}, "natural")`],
    ['max', vector(7), (v) => `max(${v})`],
    ['min', vector(7), (v) => `min(${v})`],
    ['median', vector(6), (v) => `median(${v})`],
    ['mode', vector(6), (v) => `mode(concat(${v}, ${v}[2:3]))`],
    ['mad', vector(7), (v) => `mad(${v})`],
    ['std', vector(7), (v) => `std(${v})`],
    ['quantileSeq', vector(7), (v) => `quantileSeq(${v}, [0.2, 0.5, 0.9])`],
    ['partitionSelect', vector(7), (v) => `partitionSelect(${v}, 3)`],
    ['compareNatural', vector(2), (v) => `v = ${v}; compareNatural(v[1], v[2])`],
    ['larger', vector(2), (v) => `v = ${v}; larger(v[1], v[2]) ? 1 : 0`],
    ['setDistinct', vector(5), (v) => `setDistinct(${v})`],
    ['setUnion', vector(4), (v) => `setUnion(${v}, [10, 9, 100])`],
    ['setIntersect', vector(4), (v) => `setIntersect(concat(${v}, [10, 9]), [100, 10, 9])`],
    ['norm', full, (m) => `norm(${m})`],
    ['eigs', symmetric, (m) => `eigs(${m}).values`],
    ['lusolve', full, (m) => `lusolve(${m}, ${right})`],
    ['lsolve', lower, (m) => `lsolve(${m}, ${right})`],
    ['usolve', upper, (m) => `usolve(${m}, ${right})`],
    ['lup', full, (m) => `lup(${m}).U`],
    ['qr', full, (m) => `qr(${m}).R`],
    ['det', full, (m) => `det(${m})`],
    ['sparse', full, (m) => `sparse(${m}) * ${right}`],
    ['expm', full, (m) => `expm(${m} / 100)`],
    ['row', full, (m) => `row(${m}, 2)`],
    ['column', full, (m) => `column(${m}, 3)`],
  ])('%s', async (_, values, write) => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const [decimals, doubles] = [await answer(write(value), 'decimal'), await answer(write(value), 'double')];
        expect(decimals.length, write(value)).toBe(doubles.length);
        compared += doubles.length;
        const most = doubles.reduce((a, b) => Math.max(a, Math.abs(b)), 1);
        for (const [index, number] of decimals.entries())
          expect(Math.abs(number - (doubles[index] ?? 0)) / most, write(value)).toBeLessThan(1e-9);
      }),
      { numRuns: 15 },
    );
    expect(compared).toBeGreaterThan(0);
  });
});

/** The numbers of a result; none where it has none, as a singular matrix. */
async function answer(input: string, numbers: 'decimal' | 'double'): Promise<readonly number[]> {
  const written = await run('evaluate', input, { numbers }).catch(() => '');
  return (
    written
      .split('\n')
      .at(-1)
      ?.match(/-?\d[\d.]*(?:e[-+]?\d+)?/g) ?? []
  ).map(Number);
}
