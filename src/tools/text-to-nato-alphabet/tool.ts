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
        { id: 'spell1', input: 'IT-2', output: 'India Tango Dash Two' },
        { id: 'spell2', input: 'Aj9', options: { letterCase: 'capital' }, output: 'Capital Alfa Juliett Nine' },
        { id: 'spell3', input: 'x y', options: { separator: 'comma' }, output: 'X-ray, (space), Yankee' },
      ],
    },
    unspell: {
      input: 'spelling',
      output: 'text',
      inverse: 'spell',
      details: 'tabulate',
      primary: ['list', 'letterCase', 'separator'],
      options: shared,
      examples: [{ id: 'unspell1', input: 'Whiskey X-ray Zulu Zero', output: 'WXZ0' }],
    },
    tabulate: {
      input: 'text',
      output: 'rows',
      options: spelling,
      examples: [
        {
          id: 'tabulate1',
          input: 'B2',
          output: [
            { character: 'B', word: 'Bravo', pronunciation: 'BRAH VOH' },
            { character: '2', word: 'Two', pronunciation: 'TOO' },
          ],
        },
      ],
    },
  },
});
