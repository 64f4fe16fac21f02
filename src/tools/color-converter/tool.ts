import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, outputsOf, typedValue } from '#core/tool.ts';
import type { Inspection } from './inspection.ts';

const readAs = choice(['css', 'android', 'integer'], 'css', { more: true });
const gamut = choice(['map', 'clip'], 'map');
const against = text('', { maxLength: 1_000, kind: 'color' });

const writing = {
  alpha: choice(['auto', 'always'], 'auto'),
  hexCase: choice(['lower', 'upper'], 'lower', { more: true }),
  digits: choice(['auto', '0', '1', '2', '3', '4', '5', '6'], 'auto'),
  legacy: flag(false, { more: true }),
  gamut,
};

const notations = [
  'hex',
  'hex8',
  'rgb',
  'rgbPercent',
  'hsl',
  'hsv',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'displayP3',
  'rec2020',
  'a98Rgb',
  'prophotoRgb',
  'xyzD65',
  'xyzD50',
  'srgbLinear',
  'cmyk',
] as const;

export default defineTool({
  category: 'converter',
  icon: 'color-picker',
  redirectFrom: ['/color-picker-converter'],
  page: { operations: ['convertAll', 'makePalette', 'exportPalette', 'contrastMatrix'], initialInput: '#1ea54c' },
  operations: {
    convertAll: {
      input: 'color',
      output: {
        ...outputsOf(notations, 'color'),
        name: 'color',
        nearestName: 'text',
        integer: 'text',
        android: 'text',
        swiftUi: 'text',
        uiKit: 'text',
        cssVariable: 'text',
        luminance: 'number',
        onWhite: 'number',
        onBlack: 'number',
        onOther: 'number',
        bestText: 'color',
        notation: 'text',
        inSrgb: 'boolean',
        inP3: 'boolean',
        mapped: 'color',
        clipped: 'color',
      },
      facts: ['notation', 'inSrgb', 'inP3'],
      // Any other notation is first written in hex.
      headline: { by: 'notation', names: { hex: ['rgb'] } },
      outputGroups: {
        css: ['hex8', 'rgbPercent', 'hwb', 'lab', 'lch', 'oklab', 'cssVariable'],
        models: ['hsv', 'cmyk'],
        wide: ['displayP3', 'rec2020', 'a98Rgb', 'prophotoRgb', 'xyzD65', 'xyzD50', 'srgbLinear'],
        code: ['integer', 'android', 'swiftUi', 'uiKit'],
        measures: ['luminance', 'onWhite', 'onBlack', 'bestText', 'mapped', 'clipped'],
      },
      primary: ['against'],
      options: { against, ...writing, readAs },
      examples: [
        {
          id: 'hexColor',
          input: '#1ea54c',
          output: {
            hsl: 'hsl(140.4 69.2% 38.2%)',
            oklch: 'oklch(63.389% 0.16908 149.023)',
            nearestName: '≈ mediumseagreen, ΔE 6.5',
          },
        },
        {
          id: 'halfTransparent',
          input: 'rgb(255 102 0 / 50%)',
          output: { hex: '#ff660080', hex8: '#ff660080', rgb: 'rgb(255 102 0 / 0.5)', hsl: 'hsl(24 100% 50% / 0.5)' },
        },
        {
          id: 'namedColor',
          input: 'olive',
          output: { hex: '#808000', rgb: 'rgb(128 128 0)', cmyk: 'cmyk(0% 0% 100% 49.8%)', name: 'olive' },
        },
        {
          id: 'wideGamut',
          input: 'color(display-p3 0 1 0)',
          output: { mapped: '#00fb29', clipped: '#00ff00', inSrgb: false, inP3: true },
        },
        {
          id: 'androidColor',
          input: '#80ff6600',
          options: { readAs: 'android' },
          output: { hex: '#ff660080', hex8: '#ff660080', rgb: 'rgb(255 102 0 / 0.5)', android: '#80ff6600' },
        },
      ],
    },
    convert: {
      input: 'color',
      output: 'color',
      options: { to: choice(notations, 'hex'), readAs, ...writing },
      examples: [
        { id: 'toOklch', input: 'rebeccapurple', options: { to: 'oklch' }, output: 'oklch(44.027% 0.1603 303.373)' },
        { id: 'toHsl', input: '#ff6600', options: { to: 'hsl' }, output: 'hsl(24 100% 50%)' },
      ],
    },
    contrast: {
      input: 'color',
      output: { ratio: 'number', normalText: 'text', largeText: 'text', graphics: 'text', bestText: 'color' },
      headline: 'ratio',
      options: { against: text('white', { maxLength: 1_000, kind: 'color' }), readAs, gamut },
      examples: [
        {
          id: 'grayOnWhite',
          input: '#777777',
          output: { ratio: 4.48, normalText: 'fail', largeText: 'AA', graphics: 'AA', bestText: '#000000' },
        },
        {
          id: 'blackOnYellow',
          input: 'black',
          options: { against: 'yellow' },
          output: { ratio: 19.56, normalText: 'AAA', largeText: 'AAA' },
        },
      ],
    },
    nameColor: {
      input: 'color',
      output: { name: 'text', distance: 'number' },
      headline: 'name',
      options: { readAs, gamut },
      examples: [
        { id: 'green', input: '#1ea54c', output: { name: 'mediumseagreen', distance: 6.5 } },
        { id: 'exactName', input: 'rgb(255 99 71)', output: { name: 'tomato', distance: 0 } },
      ],
    },
    simulateVision: {
      input: 'color',
      output: { protanopia: 'color', deuteranopia: 'color', tritanopia: 'color', achromatopsia: 'color' },
      headline: 'deuteranopia',
      options: { readAs, gamut },
      examples: [
        {
          id: 'green',
          input: '#1ea54c',
          output: { protanopia: '#a69644', deuteranopia: '#988b53', tritanopia: '#00a291' },
        },
        {
          id: 'red',
          input: 'red',
          output: { protanopia: '#6d5f00', deuteranopia: '#a39000', tritanopia: '#ff000f', achromatopsia: '#7f7f7f' },
        },
      ],
    },
    makePalette: {
      input: 'color',
      output: 'text',
      options: {
        kind: choice(['tints', 'shades', 'complement', 'triad', 'tetrad', 'analogous'], 'tints'),
        count: int(5, { min: 1, max: 20, when: { field: 'kind', is: ['tints', 'shades'] } }),
        readAs,
      },
      examples: [
        { id: 'complement', input: '#1ea54c', options: { kind: 'complement' }, output: '#1ea54c\n#c05fbc\n' },
        { id: 'threeTints', input: '#1ea54c', options: { count: 3 }, output: '#1ea54c\n#68bc79\n#9dd3a5\n#cee9d2\n' },
        { id: 'triad', input: '#1ea54c', options: { kind: 'triad' }, output: '#1ea54c\n#6181f0\n#de594a\n' },
      ],
    },
    exportPalette: {
      input: 'text',
      alsoTakes: { colors: {}, color: {} },
      output: 'text',
      primary: ['format', 'to'],
      options: {
        format: choice(['css', 'scss', 'json', 'gpl', 'lines'], 'css'),
        to: choice(notations, 'hex', { when: { field: 'format', not: 'gpl' } }),
        prefix: text('color', {
          maxLength: 100,
          pattern: '[\\p{L}_][\\p{L}\\p{N}_-]*',
          when: { field: 'format', is: ['css', 'scss'] },
        }),
        readAs,
        ...writing,
      },
      fileName: {
        by: 'format',
        names: {
          css: 'palette.css',
          scss: 'palette.scss',
          json: 'palette.json',
          gpl: 'palette.gpl',
          lines: 'palette.txt',
        },
      },
      examples: [
        {
          id: 'cssVariables',
          input: '#1ea54c\nolive\nbrand: rgb(255 0 0)',
          output: ':root {\n  --color-1: #1ea54c;\n  --olive: #808000;\n  --brand: #ff0000;\n}\n',
        },
        {
          id: 'gimpPalette',
          input: 'navy\nolive',
          options: { format: 'gpl' },
          output: 'GIMP Palette\nName: Penknife\n#\n  0   0 128\tnavy\n128 128   0\tolive\n',
        },
        {
          id: 'scssInRgb',
          input: 'brand: #ff6600\nink: #222',
          options: { format: 'scss', to: 'rgb' },
          output: '$brand: rgb(255 102 0);\n$ink: rgb(34 34 34);\n',
        },
      ],
    },
    contrastMatrix: {
      input: 'text',
      alsoTakes: { colors: {} },
      output: 'csv',
      isWideTable: true,
      primary: ['form', 'show'],
      options: {
        form: choice(['pairs', 'matrix'], 'pairs'),
        show: choice(['all', 'aa', 'aaa', 'fail'], 'all', { when: { field: 'form', is: 'pairs' } }),
        readAs,
        gamut,
      },
      fileName: 'contrast.csv',
      examples: [
        {
          id: 'brandColors',
          input: 'ink: #222\nbrand: #1ea54c\npaper: white',
          output:
            'color,background,ratio,normalText,largeText,graphics,colorHex,backgroundHex\nink,brand,4.96,AA,AAA,AA,#222222,#1ea54c\nink,paper,15.91,AAA,AAA,AA,#222222,#ffffff\nbrand,paper,3.21,Fail,AA,AA,#1ea54c,#ffffff',
        },
        {
          id: 'matrix',
          input: '#000\n#777\n#fff',
          options: { form: 'matrix' },
          output:
            'name,color,black #000000,#777777,white #ffffff\nblack,#000000,,4.69 AA,21.00 AAA\n,#777777,4.69 AA,,4.48 Fail\nwhite,#ffffff,21.00 AAA,4.48 Fail,',
        },
      ],
    },
    inspect: {
      input: 'color',
      output: typedValue<Inspection>(),
      options: { readAs, gamut, against },
      internal: true,
    },
    inspectPalette: {
      input: 'text',
      output: typedValue<readonly string[]>(),
      options: { readAs, gamut },
      internal: true,
    },
  },
});
