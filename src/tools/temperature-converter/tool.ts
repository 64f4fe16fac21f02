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
      output: outputsOf(scales, 'text'),
      options,
      components: { control: 'points', result: 'scales' },
      examples: [
        { id: 'convertAll1', input: '98.6 °F', output: { celsius: '37', kelvin: '310.15' } },
        { id: 'convertAll2', input: '-40', output: { fahrenheit: '-40' } },
        { id: 'convertAll3', input: '0 K', output: { celsius: '-273.15', fahrenheit: '-459.67' } },
        {
          id: 'convertAll4',
          input: '10 °C',
          options: { meaning: 'difference' },
          output: { fahrenheit: '18', kelvin: '10' },
        },
      ],
    },
    convertList: {
      input: 'text',
      output: 'csv',
      options,
      examples: [
        {
          id: 'convertList1',
          input: '100\n32 F',
          output:
            'value,celsius,fahrenheit,kelvin,rankine,delisle,newton,reaumur,romer\n100,100,212,373.15,671.67,0,33,80,60\n32 F,0,32,273.15,491.67,150,0,0,7.5',
        },
      ],
    },
    convert: {
      input: 'text',
      output: 'text',
      primary: ['to', 'from', 'meaning'],
      options: { to: choice(scales, 'fahrenheit'), ...options },
      examples: [{ id: 'convert1', input: '20\n100', output: '68\n212' }],
    },
  },
});
