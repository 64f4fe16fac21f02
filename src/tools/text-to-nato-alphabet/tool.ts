import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** What the way back must know too. */
const shared = {
  list: choice(['icao', 'everyday', 'custom'], 'icao'),
  customWords: text('', { when: { field: 'list', is: 'custom' }, multiline: true, maxLength: 2000 }),
  letterCase: choice(['off', 'capital', 'upper'], 'off'),
  separator: choice(['space', 'comma', 'dash', 'line'], 'space'),
  pairs: flag(),
};
const spelling = {
  ...shared,
  digits: choice(['words', 'icao', 'typed'], 'words'),
  punctuation: choice(['names', 'typed'], 'names', { more: true }),
  accents: choice(['strip', 'spell'], 'strip', { more: true }),
};

export default defineTool({
  category: 'converter',
  icon: 'speakerphone',
  page: { layout: 'two-way' },
  operations: {
    spell: {
      input: 'text',
      output: 'spelling',
      inverse: 'unspell',
      details: 'tabulate',
      primary: ['list', 'letterCase', 'separator'],
      options: spelling,
      examples: [
        { id: 'code', input: 'IT-2', output: 'India Tango Dash Two' },
        { id: 'capitals', input: 'Aj9', options: { letterCase: 'capital' }, output: 'Capital Alfa Juliett Nine' },
        { id: 'commas', input: 'x y', options: { separator: 'comma' }, output: 'X-ray, (space), Yankee' },
        {
          id: 'radioDigits',
          input: 'D-EAB 95',
          options: { digits: 'icao' },
          output: 'Delta Dash Echo Alfa Bravo (space) Nin-er Fife',
        },
        { id: 'names', input: 'José', output: 'Juliett Oscar Sierra Echo' },
      ],
    },
    unspell: {
      input: 'spelling',
      output: 'text',
      inverse: 'spell',
      details: 'tabulate',
      primary: ['list', 'letterCase', 'separator'],
      options: shared,
      examples: [
        { id: 'words', input: 'Whiskey X-ray Zulu Zero', output: 'WXZ0' },
        { id: 'variants', input: 'alpha juliet niner', output: 'AJ9' },
      ],
    },
    tabulate: {
      input: 'text',
      output: 'rows',
      options: spelling,
      examples: [
        {
          id: 'letterAndDigit',
          input: 'B2',
          output: [
            { character: 'B', word: 'Bravo', pronunciation: 'BRAH VOH' },
            { character: '2', word: 'Two', pronunciation: 'TOO' },
          ],
        },
        {
          id: 'punctuation',
          input: 'a@b.c',
          output: [
            { character: 'a', word: 'Alfa', pronunciation: 'AL FAH' },
            { character: '@', word: 'At', pronunciation: '' },
            { character: 'b', word: 'Bravo', pronunciation: 'BRAH VOH' },
            { character: '.', word: 'Dot', pronunciation: '' },
            { character: 'c', word: 'Charlie', pronunciation: 'CHAR LEE' },
          ],
        },
      ],
    },
  },
});
