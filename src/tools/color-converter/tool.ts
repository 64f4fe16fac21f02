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
  page: { operations: ['convertAll', 'makePalette', 'exportPalette'], initialInput: '#1ea54c' },
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
        inSrgb: 'boolean',
        inP3: 'boolean',
        mapped: 'color',
        clipped: 'color',
      },
      facts: ['inSrgb', 'inP3'],
      outputGroups: {
        css: ['hex8', 'rgbPercent', 'hwb', 'lab', 'lch', 'oklab', 'cssVariable'],
        models: ['hsv', 'cmyk'],
        wide: ['displayP3', 'rec2020', 'a98Rgb', 'prophotoRgb', 'xyzD65', 'xyzD50', 'srgbLinear'],
        code: ['integer', 'android', 'swiftUi', 'uiKit'],
        measures: ['luminance', 'onWhite', 'onBlack', 'onOther', 'bestText', 'mapped', 'clipped'],
      },
      primary: ['against'],
      options: { against, ...writing, readAs },
      examples: [
        {
          id: 'convertAll1',
          input: '#1ea54c',
          output: {
            hsl: 'hsl(140.4 69.2% 38.2%)',
            oklch: 'oklch(63.389% 0.16908 149.023)',
            nearestName: '≈ mediumseagreen, ΔE 6.5',
          },
        },
        {
          id: 'convertAll2',
          input: 'olive',
          output: { hex: '#808000', rgb: 'rgb(128 128 0)', cmyk: 'cmyk(0% 0% 100% 49.8%)', name: 'olive' },
        },
        {
          id: 'convertAll3',
          input: 'color(display-p3 0 1 0)',
          output: { mapped: '#00fb29', clipped: '#00ff00', inSrgb: false, inP3: true },
        },
      ],
    },
    convert: {
      input: 'color',
      output: 'color',
      options: { to: choice(notations, 'hex'), readAs, ...writing },
      examples: [
        { id: 'convert1', input: 'rebeccapurple', options: { to: 'oklch' }, output: 'oklch(44.027% 0.1603 303.373)' },
      ],
    },
    contrast: {
      input: 'color',
      output: { ratio: 'number', normalText: 'text', largeText: 'text', graphics: 'text', bestText: 'color' },
      options: { against: text('white', { maxLength: 1_000, kind: 'color' }), readAs, gamut },
      examples: [
        {
          id: 'contrast1',
          input: '#777777',
          output: { ratio: 4.48, normalText: 'fail', largeText: 'AA', graphics: 'AA', bestText: '#000000' },
        },
      ],
    },
    nameColor: {
      input: 'color',
      output: { name: 'text', distance: 'number' },
      options: { readAs, gamut },
      examples: [{ id: 'nameColor1', input: '#1ea54c', output: { name: 'mediumseagreen', distance: 6.5 } }],
    },
    simulateVision: {
      input: 'color',
      output: { protanopia: 'color', deuteranopia: 'color', tritanopia: 'color', achromatopsia: 'color' },
      options: { readAs, gamut },
      examples: [
        {
          id: 'simulateVision1',
          input: '#1ea54c',
          output: { protanopia: '#a69644', deuteranopia: '#988b53', tritanopia: '#00a291' },
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
        { id: 'makePalette1', input: '#1ea54c', options: { kind: 'complement' }, output: '#1ea54c\n#c05fbc\n' },
      ],
    },
    exportPalette: {
      input: 'text',
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
          id: 'exportPalette1',
          input: '#1ea54c\nolive\nbrand: rgb(255 0 0)',
          output: ':root {\n  --color-1: #1ea54c;\n  --olive: #808000;\n  --brand: #ff0000;\n}\n',
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
