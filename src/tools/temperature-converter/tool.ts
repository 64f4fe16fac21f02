import { choice, int } from '#core/fields.ts';
import { defineTool, outputsOf } from '#core/tool.ts';
import { decimalSign } from '#lib/decimal-sign/options.ts';

const scales = ['celsius', 'fahrenheit', 'kelvin', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'] as const;

const options = {
  from: choice(scales, 'celsius'),
  meaning: choice(['temperature', 'difference'], 'temperature'),
  decimals: int(null, { optional: true, min: 0, max: 12 }),
  decimalSign,
};

export default defineTool({
  category: 'measurement',
  icon: 'temperature',
  page: { initialInput: '20 °C', operations: ['convertAll', 'convertList', 'convert'] },
  operations: {
    convertAll: {
      input: 'temperature',
      list: { operation: 'convertList' },
      output: { ...outputsOf(scales, 'text'), scale: 'text', target: 'text', rounded: 'text' },
      facts: ['scale', 'target', 'rounded'],
      options,
      headline: {
        by: 'target',
        names: {
          '°C': ['celsius'],
          '°F': ['fahrenheit'],
          K: ['kelvin'],
          '°R': ['rankine'],
          '°De': ['delisle'],
          '°N': ['newton'],
          '°Ré': ['reaumur'],
          '°Rø': ['romer'],
        },
      },
      components: { result: 'scales' },
      examples: [
        { id: 'body', input: '98.6 °F', output: { celsius: '37', kelvin: '310.15' } },
        { id: 'freezing', input: '0 °C', output: { fahrenheit: '32', kelvin: '273.15' } },
        { id: 'boiling', input: '100 °C', output: { fahrenheit: '212', kelvin: '373.15' } },
        { id: 'sameNumber', input: '-40', output: { fahrenheit: '-40' } },
        { id: 'absoluteZero', input: '0 K', output: { celsius: '-273.15', fahrenheit: '-459.67' } },
        {
          id: 'difference',
          input: '10 °C',
          options: { meaning: 'difference' },
          output: { fahrenheit: '18', kelvin: '10' },
        },
      ],
    },
    convertList: {
      input: 'text',
      output: 'csv',
      reportsErrors: true,
      options,
      examples: [
        {
          id: 'mixed',
          input: '100\n32 F',
          output:
            'value,celsius,fahrenheit,kelvin,rankine,delisle,newton,reaumur,romer\n100,100,212,373.15,671.67,0,33,80,60\n32 F,0,32,273.15,491.67,150,0,0,7.5',
        },
        {
          id: 'rounded',
          input: '36.6\n100.4 F',
          options: { decimals: 1 },
          output:
            'value,celsius,fahrenheit,kelvin,rankine,delisle,newton,reaumur,romer\n36.6,36.6,97.9,309.8,557.6,95.1,12.1,29.3,26.7\n100.4 F,38.0,100.4,311.2,560.1,93.0,12.5,30.4,27.5',
        },
      ],
    },
    convert: {
      input: 'text',
      output: 'text',
      primary: ['to', 'from', 'meaning'],
      options: { to: choice(scales, 'fahrenheit'), ...options },
      examples: [
        { id: 'column', input: '20\n100', output: '68\n212' },
        { id: 'toCelsius', input: '68\n212', options: { from: 'fahrenheit', to: 'celsius' }, output: '20\n100' },
      ],
    },
  },
});
