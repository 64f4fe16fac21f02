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
        { id: 'fortyTwo', input: '42', output: 'XLII' },
        { id: 'year', input: '2026', output: 'MMXXVI' },
        { id: 'overline', input: '12345', options: { overline: true }, output: 'X̅I̅I̅CCCXLV' },
        { id: 'unicode', input: '12', options: { unicode: true }, output: 'Ⅻ' },
        { id: 'lowercase', input: '18', options: { lowercase: true }, output: 'xviii' },
      ],
    },
    fromRoman: {
      input: 'roman-numeral',
      output: 'text',
      inverse: 'toRoman',
      details: 'explain',
      options: { reading: choice(['strict', 'lenient'], 'strict') },
      examples: [
        { id: 'filmYear', input: 'MCMXCIV', output: '1994' },
        { id: 'oneCharacter', input: 'Ⅻ', output: '12' },
        { id: 'clockFour', input: 'IIII', options: { reading: 'lenient' }, output: '4' },
      ],
    },
    replaceInText: {
      input: 'text',
      output: 'text',
      options: { shortest: int(2, { min: 1, max: 10 }), anyCase: flag() },
      examples: [
        { id: 'king', input: 'Louis XIV and I, chapter xiv', output: 'Louis 14 and I, chapter xiv' },
        { id: 'anyCase', input: 'Chapters iv and xii', options: { anyCase: true }, output: 'Chapters 4 and 12' },
      ],
    },
    explain: {
      input: 'text',
      output: { number: 'text', numeral: 'roman-numeral', breakdown: 'text' },
      options: style,
      headline: 'breakdown',
      examples: [
        {
          id: 'subtractions',
          input: 'MCMXCIV',
          output: { number: '1994', numeral: 'MCMXCIV', breakdown: '1000 + 900 + 90 + 4 = M CM XC IV' },
        },
        {
          id: 'fromNumber',
          input: '2026',
          output: { number: '2026', numeral: 'MMXXVI', breakdown: '2000 + 20 + 6 = MM XX VI' },
        },
      ],
    },
  },
});
