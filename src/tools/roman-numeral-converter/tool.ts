import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const style = { lowercase: flag(), unicode: flag() };

export default defineTool({
  category: 'converter',
  icon: 'letter-x',
  page: { layout: 'two-way', initialInput: '42' },
  operations: {
    toRoman: {
      input: 'integer',
      output: 'roman-numeral',
      inverse: 'fromRoman',
      details: 'explain',
      options: { overline: flag(), ...style },
      examples: [
        { id: 'toRoman1', input: '42', output: 'XLII' },
        { id: 'toRoman2', input: '2026', output: 'MMXXVI' },
        { id: 'toRoman3', input: '12345', options: { overline: true }, output: 'X̅I̅I̅CCCXLV' },
      ],
    },
    fromRoman: {
      input: 'roman-numeral',
      output: 'text',
      inverse: 'toRoman',
      details: 'explain',
      options: { reading: choice(['strict', 'lenient'], 'strict') },
      examples: [
        { id: 'fromRoman1', input: 'MCMXCIV', output: '1994' },
        { id: 'fromRoman2', input: 'Ⅻ', output: '12' },
      ],
    },
    replaceInText: {
      input: 'text',
      output: 'text',
      options: { shortest: int(2, { min: 1, max: 10 }), anyCase: flag() },
      examples: [
        { id: 'replaceInText1', input: 'Louis XIV and I, chapter xiv', output: 'Louis 14 and I, chapter xiv' },
      ],
    },
    explain: {
      input: 'text',
      output: { number: 'text', numeral: 'roman-numeral', breakdown: 'text' },
      options: style,
      examples: [
        {
          id: 'explain1',
          input: 'MCMXCIV',
          output: { number: '1994', numeral: 'MCMXCIV', breakdown: '1000 + 900 + 90 + 4 = M CM XC IV' },
        },
      ],
    },
  },
});
