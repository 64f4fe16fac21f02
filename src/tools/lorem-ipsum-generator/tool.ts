import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const lengths = { group: 'lengths', min: 1, max: 50 } as const;
const layout = { group: 'layout' } as const;
const wording = { group: 'wording' } as const;

export default defineTool({
  category: 'text',
  icon: 'align-justified',
  createdAt: '2026-11-23',
  shortName: 'lorem',
  operations: {
    generate: {
      long: true,
      output: { text: 'text', words: 'number', characters: 'number', bytes: 'number', seed: 'text' },
      headline: 'text',
      facts: ['words', 'characters', 'bytes', 'seed'],
      options: {
        amount: int(1, { min: 1, max: 1_000_000, slider: [1, 20] }),
        unit: choice(['paragraphs', 'sentences', 'words', 'characters', 'bytes', 'items'], 'paragraphs'),
        format: choice(['plain', 'html', 'ul', 'ol', 'page', 'markdown', 'json'], 'plain'),
        wordsFrom: choice(
          [
            'latin',
            'own',
            'arabic',
            'chinese',
            'cyrillic',
            'devanagari',
            'emoji',
            'german',
            'greek',
            'hebrew',
            'japanese',
            'thai',
          ],
          'latin',
        ),
        ownWords: text('', { multiline: true, maxLength: 100_000, when: { field: 'wordsFrom', is: 'own' } }),
        startWithLorem: flag(true, { when: { field: 'wordsFrom', is: 'latin' } }),
        sentencesMin: int(3, lengths),
        sentencesMax: int(8, lengths),
        wordsMin: int(8, lengths),
        wordsMax: int(15, lengths),
        commas: flag(true, wording),
        endMarks: flag(false, wording),
        seed: text('', { maxLength: 200, ...wording }),
        gap: choice(['blank', 'newline'], 'blank', { ...layout, when: { field: 'format', is: ['plain', 'html'] } }),
        wrap: int(null, {
          optional: true,
          min: 40,
          max: 200,
          ...layout,
          when: { field: 'format', is: ['plain', 'markdown'] },
        }),
        lineEnd: choice(['lf', 'crlf'], 'lf', layout),
      },
      examples: [
        {
          id: 'eightWords',
          options: { unit: 'words', amount: 8 },
          output: { text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.', words: 8, characters: 56 },
        },
        {
          id: 'twoSentences',
          options: { unit: 'sentences', amount: 2, seed: 'demo' },
          output: {
            text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Nihil quisquam voluptatem animi anim elit debitis natus magni dolores quidem magni.',
            words: 20,
          },
        },
        {
          id: 'htmlList',
          options: { unit: 'items', amount: 2, format: 'ul', seed: 'demo', wordsMin: 2, wordsMax: 3 },
          output: { text: '<ul>\n  <li>Lorem ipsum dolor.</li>\n  <li>Sapiente aliquid.</li>\n</ul>' },
        },
        {
          id: 'exactCharacters',
          options: { unit: 'characters', amount: 20, format: 'html' },
          output: { text: '<p>Lorem ipsum dolor s.</p>', words: 4 },
        },
        {
          id: 'greekBytes',
          options: { unit: 'bytes', amount: 40, wordsFrom: 'greek', seed: 'demo' },
          output: { text: 'Γάτα άνεμος καρδιά φί.', bytes: 40 },
        },
        {
          id: 'ownWords',
          options: { unit: 'words', amount: 4, wordsFrom: 'own', ownWords: 'foo\nbar', seed: 'demo', commas: false },
          output: { text: 'Foo bar foo bar.', words: 4 },
        },
      ],
    },
  },
});
