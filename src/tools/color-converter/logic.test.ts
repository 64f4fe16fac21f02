import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { headlineOf } from '#core/operations/headline.ts';
import { testTool } from '#testing/test-tool.ts';
import messages from './en.json' with { type: 'json' };
import * as logic from './logic.ts';
import { rowToCss } from './row-to-css.ts';
import tool from './tool.ts';
import { writePicked } from './write-picked.ts';

const { run, error, report, notices } = testTool(tool, logic, { messages });
const convert = (input: string, to: string, options = {}) => run('convert', input, { to, ...options });
const hexOf = (input: string, options = {}) => convert(input, 'hex', options);

it.each([
  ['#f60', 'hex', 'rgb'],
  ['--brand: f60;', 'hex', 'rgb'],
  ['167377921', 'integer', 'hex'],
  ['tomato', 'name', 'hex'],
  ['255 102 0', 'rgb()', 'hex'],
  ['hsla(24, 100%, 50%, 1)', 'hsla()', 'hex'],
  ['color(display-p3 0 1 0)', 'color()', 'hex'],
])('%s is read as %s, and answered in another notation', async (input, notation, headline) => {
  const result = await run('convertAll', input);
  expect(result).toMatchObject({ notation });
  expect(headlineOf(tool.operations.convertAll, result)?.name).toBe(headline);
});

describe('every notation', () => {
  // The known answers of the specification: culori 4.0.2 and colorjs.io 0.7.1 agree on them.
  it.each([
    [
      'olive',
      {
        hex: '#808000',
        rgb: 'rgb(128 128 0)',
        hsl: 'hsl(60 100% 25.1%)',
        hwb: 'hwb(60 0% 49.8%)',
        lch: 'lch(52.15% 56.82 99.57)',
        oklch: 'oklch(58.066% 0.12658 109.769)',
        cmyk: 'cmyk(0% 0% 100% 49.8%)',
        name: 'olive',
        nearestName: null,
        integer: '8421376',
      },
    ],
    [
      '#1ea54c',
      {
        hex8: '#1ea54cff',
        rgbPercent: 'rgb(11.8% 64.7% 29.8%)',
        hsl: 'hsl(140.4 69.2% 38.2%)',
        hsv: 'hsv(140.4 81.8% 64.7%)',
        lab: 'lab(59.62% -50.66 35.41)',
        oklab: 'oklab(63.389% -0.14496 0.08702)',
        oklch: 'oklch(63.389% 0.16908 149.023)',
        displayP3: 'color(display-p3 0.30842 0.63759 0.33762)',
        name: null,
        nearestName: '≈ mediumseagreen, ΔE 6.5',
        integer: '2008396',
        android: '#ff1ea54c',
        swiftUi: 'Color(red: 0.118, green: 0.647, blue: 0.298)',
        uiKit: 'UIColor(red: 0.118, green: 0.647, blue: 0.298, alpha: 1)',
        cssVariable: '--color: #1ea54c;',
        onWhite: 3.21,
        bestText: '#000000',
        mapped: null,
        inSrgb: true,
      },
    ],
    ['rebeccapurple', { hex: '#663399', oklch: 'oklch(44.027% 0.1603 303.373)' }],
    ['red', { lab: 'lab(54.29% 80.8 69.89)', oklch: 'oklch(62.796% 0.25768 29.234)' }],
    [
      'color(display-p3 0 1 0)',
      {
        hex: '#00fb29',
        mapped: '#00fb29',
        clipped: '#00ff00',
        inSrgb: false,
        inP3: true,
        displayP3: 'color(display-p3 0 1 0)',
      },
    ],
    ['color(rec2020 0 1 0)', { inSrgb: false, inP3: false }],
    // A powerless hue.
    ['#808080', { hsl: 'hsl(none 0% 50.2%)', hwb: 'hwb(none 50.2% 49.8%)', oklch: 'oklch(59.987% 0 none)' }],
    ['rgb(30 165 76 / 50%)', { hex: '#1ea54c80', rgb: 'rgb(30 165 76 / 0.5)', android: '#801ea54c', name: null }],
    ['transparent', { hex: '#00000000', name: 'transparent', rgb: 'rgb(0 0 0 / 0)' }],
    ['hsl(359.99 100% 50%)', { hsl: 'hsl(0 100% 50%)' }],
  ])('%s', async (input, output) => {
    expect(await run('convertAll', input)).toMatchObject(output);
  });
});

describe('what can be read', () => {
  it.each([
    ['#F00', '#ff0000'],
    ['#f008', '#ff000088'],
    ['"#f008"', '#ff000088'],
    ["color: '#f008',", '#ff000088'],
    ['`rgb(30 165 76)`;', '#1ea54c'],
    ['f00', '#ff0000'],
    ['0x1EA54C', '#1ea54c'],
    ['0x801EA54C', '#1ea54c80'], // Kotlin, Dart: alpha first
    ['Color(0xFF336699)', '#336699'],
    ['const Color( 0x80336699 )', '#33669980'],
    ['1ea54c80', '#1ea54c80'],
    ['2008396', '#1ea54c'],
    ['-14768820', '#1ea54c'], // Java: Color.getRGB()
    ['123456', '#123456'],
    ['  ReD  ', '#ff0000'],
    ['30, 165, 76', '#1ea54c'],
    ['30 165 76', '#1ea54c'],
    ['30,165,76,0.5', '#1ea54c80'],
    ['30 165 76 / 50%', '#1ea54c80'],
    ['140.4 69.2% 38.2%', '#1ea54c'], // HSL, as style sheets keep it in variables
    ['140.4 69.2% 38.2% / 0.5', '#1ea54c80'],
    ['#1ea54c;', '#1ea54c'],
    ['rgb(30 165 76) ;', '#1ea54c'],
    ['color: #1ea54c;', '#1ea54c'],
    ['  --brand : rgb(30 165 76) !important;', '#1ea54c'],
    ['$brand: red', '#ff0000'],
    ['rgb(30 165 76 / .5)', '#1ea54c80'],
    ['RGBA(30,165,76,50%)', '#1ea54c80'],
    ['rgb(/* red */ 100%, 0%, 0%)', '#ff0000'],
    ['r\\67 b(255 0 0)', '#ff0000'],
    ['rgb(1e2 +1.5e1 .4)', '#640f00'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsl(200grad 100 50)', '#00ffff'],
    ['hsl(3.14159265rad, 100%, 50%)', '#00ffff'],
    ['hsl(-180deg 100% 50%)', '#00ffff'],
    ['hwb(none 100% 50%)', '#aaaaaa'],
    // The examples of CSS Color 4, sections 7 and 8.
    ['hsl(120deg 100% 50%)', '#00ff00'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(120deg 100% 75%)', '#80ff80'],
    ['hwb(150 20% 10%)', '#33e68c'],
    ['hwb(45 40% 80%)', '#555555'],
    ['hsb(120, 100%, 100%)', '#00ff00'],
    ['hsv(120 100 100)', '#00ff00'],
    ['cmyk(0, 100, 100, 0)', '#ff0000'],
    ['cmyk(0% 100% 100% 0% / 50%)', '#ff000080'],
    ['device-cmyk(0 1 1 0)', '#ff0000'],
    ['lab(54.29 80.8 69.89)', '#ff0000'],
    ['lab(100% 0% 0%)', '#ffffff'],
    ['oklab(0.62796 0.22486 0.12585)', '#ff0000'],
    ['oklch(62.796% 64.42% 29.234)', '#ff0000'],
    ['color(srgb 100% 0 0)', '#ff0000'],
    ['color(srgb-linear 0.01298 0.37626 0.07227)', '#1ea54c'],
    ['color(xyz 0.15294 0.27707 0.1138)', '#1ea54c'],
    ['color(xyz-d50 0.16092 0.27701 0.08832 / 0.5)', '#1ea54c80'],
    ['color(a98-rgb 0.37619 0.64117 0.32561)', '#1ea54c'],
    ['color(prophoto-rgb 0.33712 0.54193 0.28897)', '#1ea54c'],
    ['color(rec2020 0.3474 0.58408 0.28732)', '#1ea54c'],
    ['rgb(calc(15 * 2) calc((100% - 50%) * 1.29412 - 0%) 76)', '#1ea54c'],
    ['hsl(calc(-90deg * 2 + 1turn) 100% calc(100% / 2))', '#00ffff'],
  ])('%s', async (input, hex) => {
    expect(await hexOf(input)).toBe(hex);
  });

  it.each([
    ['#80ff0000', { readAs: 'android' }, '#ff000080'],
    ['0xFF1EA54C', { readAs: 'android' }, '#1ea54c'],
    ['#1ea54c', { readAs: 'android' }, '#1ea54c'],
    ['123456', { readAs: 'integer' }, '#01e240'],
    ['4280198476', { readAs: 'integer' }, '#1ea54c'],
  ])('%s with %j', async (input, options, hex) => {
    expect(await hexOf(input, options)).toBe(hex);
  });
});

describe('how it is written', () => {
  it.each([
    ['#1ea54c80', 'hex', { hexCase: 'upper' }, '#1EA54C80'],
    ['#1ea54c', 'hex', { alpha: 'always' }, '#1ea54cff'],
    ['#1ea54c', 'rgb', { alpha: 'always' }, 'rgb(30 165 76 / 1)'],
    ['#1ea54c', 'hsl', { legacy: true }, 'hsl(140.4, 69.2%, 38.2%)'],
    ['#1ea54c80', 'rgb', { legacy: true }, 'rgba(30, 165, 76, 0.5)'],
    ['gray', 'hsl', { legacy: true }, 'hsl(0, 0%, 50.2%)'],
    ['#1ea54c80', 'cmyk', { legacy: true }, 'cmyk(81.8%, 0%, 53.9%, 35.3%, 0.5)'],
    ['#1ea54c', 'oklch', { digits: '1' }, 'oklch(63.4% 0.2 149)'],
    ['#1ea54c', 'lab', { digits: '0' }, 'lab(60% -51 35)'],
    ['color(display-p3 0 1 0)', 'hex', { gamut: 'clip' }, '#00ff00'],
    ['black', 'cmyk', {}, 'cmyk(0% 0% 0% 100%)'],
    ['#00000101', 'rgb', {}, 'rgb(0 0 1 / 0.004)'], // CSS Color 4, 15.1: alpha to three decimals
  ])('%s as %s with %j', async (input, to, options, output) => {
    expect(await convert(input, to, options)).toBe(output);
  });
});

describe('eight digits after 0x', () => {
  const said = messages.notices['alpha-first'];
  test('begin with alpha, which is reported with the other reading', async () => {
    expect(await report('convert', '0xFF336699')).toMatchObject({ value: '#336699', notices: [said] });
    expect(await notices('convert', '0xFF336699')).toMatchObject([{ offers: [{ input: '#FF336699' }] }]);
    expect(await convert('#FF336699', 'hex')).toBe('#ff336699');
  });

  test.each([
    ['0xFF336699', { readAs: 'android' }],
    ['Color(0xFF336699)', {}],
    ['0x336699', {}],
  ])('%s with %j is clear', async (text, options) => {
    expect(await report('convert', text, options)).toMatchObject({ value: '#336699', notices: [] });
  });

  test('are reported where the color is compared with them', async () => {
    expect(await notices('contrast', 'white', { against: '0xFF336699' })).toMatchObject([
      { code: 'alpha-first', at: { field: 'against' }, offers: [{ against: '#FF336699' }] },
    ]);
  });

  test('are not replaced one by one in a palette', async () => {
    const [first, ...others] = await notices('exportPalette', 'red\n0xFF336699', { format: 'lines' });
    expect(first).toMatchObject({ code: 'alpha-first', at: { line: 2 } });
    expect([first?.offers, others]).toEqual([undefined, []]);
  });
});

describe('what is no color', () => {
  it.each([
    ['', '“” is not a known color. Try #1ea54c, rgb(30 165 76) or oklch(63% 0.17 149).'],
    ['aqu', '“aqu” is not a known color. Try #1ea54c, rgb(30 165 76) or oklch(63% 0.17 149).'],
    ['rgb(1, 2, 3', 'The closing parenthesis is missing.'],
    // U+212A, the Kelvin sign, is no k.
    ['blac\u212a', '“blac\u212a” is not a known color. Try #1ea54c, rgb(30 165 76) or oklch(63% 0.17 149).'],
    ['#12345', 'Hex colors have 3, 4, 6 or 8 digits; this one has 5.'],
    ['1ea54', 'Hex colors have 3, 4, 6 or 8 digits; this one has 5.'],
    ['0x', 'Hex colors have 3, 4, 6 or 8 digits; this one has 0.'],
    ['rgb(300 0)', 'rgb() needs 3 values; this one has 2.'],
    ['cmyk(1 2 3)', 'cmyk() needs 4 values; this one has 3.'],
    ['rgb(1 2 3 4)', 'rgb() needs 3 values; this one has 4.'],
    ['hsl(red 10% 10%)', '“red” is not a hue: expected a number or an angle.'],
    ['hsl(10% 10% 10%)', '“10%” is not a hue: expected a number or an angle.'],
    ['rgb(0 0 1deg)', '“1deg” is not valid in rgb(): expected a number or a percentage.'],
    ['rgb(none, 0, 0)', '“none” is not valid in rgb(): expected a number or a percentage.'],
    ['rgb(0, 0 0)', 'Check the separators: rgb() is written like rgb(30 165 76 / 50%).'],
    ['hwb(0, 0%, 0%)', 'Check the separators: hwb() is written like hwb(140 12% 35% / 50%).'],
    ['rgb(,1 2 3)', 'Check the separators: rgb() is written like rgb(30 165 76 / 50%).'],
    ['rgb(10%, 0, 0)', 'With commas, rgb() takes either numbers or percentages, not both.'],
    ['rgb(calc(1 +) 0 0)', '“calc(1 +)” is not valid in rgb(): expected a number or a percentage.'],
    ['rgb(calc(1 / 0) 0 0)', '“calc(1 / 0)” is not valid in rgb(): expected a number or a percentage.'],
  ])('%s', async (input, words) => {
    expect((await report('convert', input)).error).toBe(words);
  });

  test('errors have a position', async () => {
    expect(await error('convert', '  hsl(red 1% 1%)')).toMatchObject({ at: { offset: 6, length: 3 } });
  });
});

describe('notices', () => {
  it.each([
    ['rgb(300 0 0)', '#ff0000', ['R is out of range (0 to 255); the nearest value was used.']],
    [
      'hsl(0 120% 50% / 2)',
      '#ff0000',
      [
        'S is out of range (0% to 100%); the nearest value was used.',
        'alpha is out of range (0 to 1); the nearest value was used.',
      ],
    ],
    ['lch(50% -1 0)', '#777777', ['C is out of range (0 to ∞); the nearest value was used.']],
    ['color(display-p3 0 1 0)', '#00fb29', ['This color is outside sRGB; the hex value is the nearest one in sRGB.']],
    ['lch(52.15% 56.82 99.57)', '#808000', []],
  ])('%s', async (input, value, notices) => {
    expect(await report('convert', input)).toEqual({ value, notices });
  });

  test('not where the notation has room', async () => {
    expect((await report('convert', 'color(display-p3 0 1 0)', { to: 'oklch' })).notices).toEqual([]);
  });
});

describe('contrast', () => {
  it.each([
    ['#777777', 'white', { ratio: 4.48, normalText: 'fail', largeText: 'AA', graphics: 'AA' }],
    ['#767676', 'white', { ratio: 4.54, normalText: 'AA', largeText: 'AAA', graphics: 'AA' }],
    ['black', 'white', { ratio: 21, normalText: 'AAA', bestText: '#ffffff' }],
    ['#1ea54c', '#fff', { ratio: 3.21, normalText: 'fail', largeText: 'AA', graphics: 'AA', bestText: '#000000' }],
    // 4.4995: not rounded up to what it does not reach.
    ['#c64f5a', 'white', { ratio: 4.49, normalText: 'fail' }],
    ['rgb(0 0 0 / 0)', 'red', { ratio: 1, normalText: 'fail', largeText: 'fail', graphics: 'fail' }],
  ])('%s on %s', async (input, against, output) => {
    expect(await run('contrast', input, { against })).toMatchObject(output);
  });

  test('an invalid second color is reported at its option', async () => {
    expect(await error('convertAll', 'red', { against: '#12' })).toMatchObject({
      code: 'hex-digits',
      at: { field: 'against', offset: 0 },
    });
  });
});

describe('color blindness', () => {
  // Machado, Oliveira, Fernandes 2009, in linear light: grays stay, red is dark to those without red cones.
  it.each([
    ['#808080', { protanopia: '#808080', deuteranopia: '#808080', tritanopia: '#808080', achromatopsia: '#808080' }],
    ['red', { protanopia: '#6d5f00', deuteranopia: '#a39000', tritanopia: '#ff000f', achromatopsia: '#7f7f7f' }],
  ])('%s', async (input, output) => {
    expect(await run('simulateVision', input)).toEqual(output);
  });
});

describe('rows of the page', () => {
  it.each([
    ['android', '#80ff0000', '#ff000080'],
    ['android', '0x8F00', '#F008'],
    ['android', '#1ea54c', '#1ea54c'],
    ['android', '#12345', '#12345'],
    ['integer', '123456', '#01e240'],
    ['integer', '123', '#00007b'],
    ['integer', '33554432', '#00000002'],
    ['integer', '4280198476', '4280198476'],
    ['integer', '12ab', '12ab'],
    ['hex', '80ff0000', '80ff0000'],
  ])('%s: %s', (row, text, css) => {
    expect(rowToCss(row, text)).toBe(css);
  });
});

describe('names', () => {
  it.each([
    ['#1ea54c', { name: 'mediumseagreen', distance: 6.5 }],
    ['cyan', { name: 'aqua', distance: 0 }],
    ['#663399', { name: 'rebeccapurple', distance: 0 }],
  ])('%s', async (input, output) => {
    expect(await run('nameColor', input)).toEqual(output);
  });
});

describe('palettes', () => {
  it.each([
    ['complement', 2],
    ['triad', 3],
    ['tetrad', 4],
    ['analogous', 3],
    ['shades', 6],
  ])('%s has %i colors, the color itself among them', async (kind, count) => {
    const lines = (await run('makePalette', '#1ea54c', { kind })).trim().split('\n');
    expect(lines).toHaveLength(count);
    expect(lines).toContain('#1ea54c');
  });

  test('its colors outside sRGB are reported', async () => {
    expect((await report('makePalette', 'oklch(63% 0.17 149)', { kind: 'analogous' })).notices).toEqual([
      '2 colors are outside sRGB; the nearest ones in sRGB were used.',
    ]);
  });

  const text = '--brand: #1ea54c;\n\nolive\n"my red": "rgb(255 0 0 / 50%)",\nolive\n';
  it.each([
    [
      'css',
      {},
      ':root {\n  --brand: #1ea54c;\n  --olive: #808000;\n  --my-red: #ff000080;\n  --olive-2: #808000;\n}\n',
      [],
    ],
    [
      'scss',
      { to: 'rgb' },
      '$brand: rgb(30 165 76);\n$olive: rgb(128 128 0);\n$my-red: rgb(255 0 0 / 0.5);\n$olive-2: rgb(128 128 0);\n',
      [],
    ],
    [
      'json',
      {},
      '{\n  "brand": "#1ea54c",\n  "olive": "#808000",\n  "my-red": "#ff000080",\n  "olive-2": "#808000"\n}\n',
      [],
    ],
    ['lines', { hexCase: 'upper' }, '#1EA54C\n#808000\n#FF000080\n#808000\n', []],
    [
      'gpl',
      {},
      'GIMP Palette\nName: Penknife\n#\n 30 165  76\tbrand\n128 128   0\tolive\n255   0   0\tmy-red\n128 128   0\tolive-2\n',
      ['The alpha of 1 color was dropped: GIMP palettes do not support it.'],
    ],
  ])('as %s', async (format, options, value, notices) => {
    expect(await report('exportPalette', text, { format, ...options })).toEqual({ value, notices });
  });

  it('reads several colors of one line', async () => {
    expect(await run('exportPalette', '#fff on navy, rgb(255, 0, 0)\n255, 0, 0', { format: 'lines' })).toBe(
      '#ffffff\n#000080\n#ff0000\n#ff0000\n',
    );
    expect(await error('exportPalette', 'red\n#fff hsl(x 1 1)')).toMatchObject({ at: { line: 2, column: 10 } });
  });

  it.each(['css', 'scss', 'json'])('%s comes back as it was', async (format) => {
    const once = await run('exportPalette', text, { format });
    expect(await run('exportPalette', String(once), { format })).toBe(once);
  });

  test('a line that is not a color is reported with its position', async () => {
    expect(await error('exportPalette', 'red\r\n a: hsl(x 1 1)')).toMatchObject({
      code: 'not-a-hue',
      at: { line: 2, column: 9, length: 1 },
    });
  });
});

describe('there and back', () => {
  const bytes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  it.each(tool.operations.convert.options.to.values)('by way of %s', async (to) => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.boolean(), async (hex, legacy) => {
        expect(await hexOf(await convert(hex, to, { legacy }))).toBe(hex);
      }),
      { numRuns: 300 },
    );
  });

  test('of the picker', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 0, max: 255 }), async (hex, alpha) => {
        const written = alpha === 255 ? hex : hex + alpha.toString(16).padStart(2, '0');
        const { value } = await report('inspect', written);
        expect(writePicked((value as { picked: Parameters<typeof writePicked>[0] }).picked)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a contrast matrix', () => {
  // WCAG 2.2, relative luminance and contrast ratio, calculated in Python.
  const header = 'color,background,ratio,normalText,largeText,graphics,colorHex,backgroundHex';
  const [redLime, redBlue, limeBlue] = [
    'red,lime,2.91,Fail,Fail,Fail,#ff0000,#00ff00',
    'red,blue,2.15,Fail,Fail,Fail,#ff0000,#0000ff',
    'lime,blue,6.26,AA,AAA,AA,#00ff00,#0000ff',
  ];
  const text = 'red\nlime\n\nblue';

  it.each([
    ['all', [redLime, redBlue, limeBlue]],
    ['aa', [limeBlue]],
    ['aaa', []],
    ['fail', [redLime, redBlue]],
  ])('lists pairs: %s', async (show, rows) => {
    expect(await run('contrastMatrix', text, { show })).toBe([header, ...rows].join('\n'));
  });

  it.each([
    ['black\nwhite', '21.00,AAA,AAA,AA'],
    ['#7f7f7f\nwhite', '4.00,Fail,AA,AA'],
    ['blue\nblue', '1.00,Fail,Fail,Fail'],
  ])('of %j writes the ratio with two decimals', async (colors, expected) => {
    expect(await run('contrastMatrix', colors)).toContain(`,${expected},`);
  });

  it('is a square', async () => {
    expect(await run('contrastMatrix', text, { form: 'matrix' })).toBe(
      [
        'name,color,red #ff0000,lime #00ff00,blue #0000ff',
        'red,#ff0000,,2.91 Fail,2.15 Fail',
        'lime,#00ff00,2.91 Fail,,6.26 AA',
        'blue,#0000ff,2.15 Fail,6.26 AA,',
      ].join('\n'),
    );
  });

  it('has a translucent color on both sides, and gives what contrast gives', async () => {
    const colors = ['#0000ff80', '#777', '#1ea54c'];
    const table = await run('contrastMatrix', colors.join('\n'));
    const [, ...rows] = table.split('\n').map((row) => row.split(','));
    expect(rows.map(([color, background]) => `${color} on ${background}`)).toEqual([
      '#0000ff80 on #777777',
      '#0000ff80 on #1ea54c',
      '#777777 on #0000ff80',
      '#777777 on #1ea54c',
      '#1ea54c on #0000ff80',
    ]);
    for (const [color = '', against = '', ratio, ...grades] of rows) {
      const one = await run('contrast', color, { against });
      expect([Number(ratio), grades.map((grade) => grade.replace('Fail', 'fail'))]).toEqual([
        one.ratio,
        [one.normalText, one.largeText, one.graphics],
      ]);
    }
  });

  it('takes names from a style sheet, and colors in a row', async () => {
    const sheet = ':root {\n  --ink: #000;\n}\n#fff, #fff';
    expect(await run('contrastMatrix', sheet, { form: 'matrix' })).toBe(
      'name,color,ink #000000,white #ffffff,white #ffffff\nink,#000000,,21.00 AAA,21.00 AAA\nwhite,#ffffff,21.00 AAA,,1.00 Fail\nwhite,#ffffff,21.00 AAA,1.00 Fail,',
    );
  });

  it('never rounds up to a level that is not reached', async () => {
    expect(await run('contrastMatrix', '#767676\n#777777\n#fff')).toContain(
      '#777777,white,4.48,Fail,AA,AA,#777777,#ffffff',
    );
    expect(await run('contrastMatrix', '#949494\n#959595\n#fff')).toContain(
      '#959595,white,2.99,Fail,Fail,Fail,#959595,#ffffff',
    );
  });

  it.each([
    ['', 'few-colors', {}],
    ['red', 'few-colors', {}],
    ['red\n'.repeat(101), 'many-colors', { n: 101, limit: 100 }],
  ])('refuses %j', async (colors, code, params) => {
    expect(await error('contrastMatrix', colors)).toMatchObject({ code, params });
  });

  it('refuses what is no color, at its place, and reports colors outside sRGB', async () => {
    expect(await error('contrastMatrix', 'red\nreed')).toMatchObject({
      code: 'not-a-color',
      at: { line: 2, column: 1 },
    });
    const { notices } = await report('contrastMatrix', 'white\ncolor(display-p3 0 1 0)');
    expect(notices).toEqual(['1 color is outside sRGB; the nearest one in sRGB was used.']);
  });
});
