import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const language = choice(['auto', 'any'], 'auto');
const ignoreCase = flag(true);
const fileEncoding = choice(
  [
    'auto',
    'utf-8',
    'utf-16le',
    'utf-16be',
    'latin1',
    'windows-1252',
    'windows-1250',
    'windows-1251',
    'iso-8859-15',
    'koi8-r',
    'shift_jis',
    'euc-jp',
    'gb18030',
    'big5',
    'euc-kr',
  ],
  'auto',
);
const inRow = int(1, { min: 1, max: 5 });

const pangram = 'The quick brown fox jumps over the lazy dog.';

export default defineTool({
  category: 'text',
  icon: 'text-size',
  createdAt: '2026-11-23',
  shortName: 'statistics',
  redirectFrom: ['/text-stats'],
  page: { initialInput: true },
  operations: {
    stats: {
      input: 'text',
      countsFinalLineBreak: true,
      output: {
        characters: 'number',
        words: 'number',
        sentences: 'number',
        lines: 'number',
        paragraphs: 'number',
        bytes: 'number',
        charactersNoSpaces: 'number',
        codePoints: 'number',
        utf16Units: 'number',
        size: 'text',
        utf16Bytes: 'number',
        latin1Bytes: 'number',
        letters: 'number',
        digits: 'number',
        spaces: 'number',
        punctuation: 'number',
        symbols: 'number',
        emoji: 'number',
        invisible: 'number',
        scripts: 'text',
        spacedWords: 'number',
        segmentedWords: 'number',
        distinctWords: 'number',
        longestWord: 'text',
        linesWithLast: 'number',
        filledLines: 'number',
        longestLine: 'number',
        longestLineAt: 'number',
        lineEnds: 'text',
        tabs: 'number',
        trailingSpaces: 'number',
        sms: 'text',
        post: 'text',
        metaTitle: 'text',
        metaDescription: 'text',
        readingTime: 'text',
        speakingTime: 'text',
        entropy: 'number',
      },
      facts: ['readingTime', 'speakingTime', 'entropy'],
      outputGroups: {
        size: ['charactersNoSpaces', 'codePoints', 'utf16Units', 'size', 'utf16Bytes', 'latin1Bytes'],
        kinds: ['letters', 'digits', 'spaces', 'punctuation', 'symbols', 'emoji', 'invisible', 'scripts'],
        words: ['spacedWords', 'segmentedWords', 'distinctWords', 'longestWord'],
        lines: ['linesWithLast', 'filledLines', 'longestLine', 'longestLineAt', 'lineEnds', 'tabs', 'trailingSpaces'],
        limits: ['sms', 'post', 'metaTitle', 'metaDescription'],
      },
      primary: ['lastLine', 'ignoreCase'],
      inputEncoding: 'fileEncoding',
      options: { lastLine: flag(), ignoreCase, language, fileEncoding },
      headline: 'words',
      components: { result: 'counts' },
      examples: [
        { id: 'sentence', input: pangram, output: { characters: 44, words: 9, sentences: 1, distinctWords: 8 } },
        {
          id: 'familyEmoji',
          input: '👨‍👩‍👧‍👦',
          output: { characters: 1, codePoints: 7, utf16Units: 11, bytes: 25, words: 0 },
        },
        {
          id: 'chinese',
          input: '你好世界。再见。',
          output: { characters: 8, words: 3, spacedWords: 1, sentences: 2, bytes: 24 },
        },
        {
          id: 'smsLimit',
          input: 'Votre colis arrive demain entre 9 h et 12 h.',
          output: { characters: 44, words: 10, sms: '1 message (GSM-7), characters left: 116' },
        },
        {
          id: 'windowsLines',
          input: 'one\r\ntwo \r\n\r\nthree',
          output: { lines: 4, paragraphs: 2, lineEnds: 'CRLF 3', trailingSpaces: 1 },
        },
      ],
    },
    wordFrequency: {
      input: 'text',
      output: { table: 'csv', counted: 'number', distinct: 'number' },
      facts: ['counted', 'distinct'],
      primary: ['inRow', 'minLength', 'commonWords'],
      inputEncoding: 'fileEncoding',
      options: {
        inRow,
        minLength: int(1, { min: 1, max: 100 }),
        commonWords: choice(['count', 'en', 'fr', 'de'], 'count'),
        ignoreCase,
        language,
        fileEncoding,
      },
      headline: 'table',
      examples: [
        {
          id: 'allWords',
          input: 'The fox and the dog',
          output: { table: 'word,count,percent\nthe,2,40.00\nand,1,20.00\ndog,1,20.00\nfox,1,20.00', distinct: 4 },
        },
        {
          id: 'noCommonWords',
          input: 'The fox and the dog',
          options: { commonWords: 'en' },
          output: { table: 'word,count,percent\ndog,1,50.00\nfox,1,50.00' },
        },
        {
          id: 'pairs',
          input: 'to be or not to be',
          options: { inRow: 2 },
          output: {
            table: 'word,count,percent\nto be,2,40.00\nbe or,1,20.00\nnot to,1,20.00\nor not,1,20.00',
            distinct: 4,
          },
        },
      ],
    },
    charFrequency: {
      input: 'text',
      countsFinalLineBreak: true,
      output: { table: 'csv', counted: 'number', distinct: 'number' },
      facts: ['counted', 'distinct'],
      primary: ['inRow', 'whiteSpace', 'ignoreCase'],
      inputEncoding: 'fileEncoding',
      options: { inRow, whiteSpace: flag(true), ignoreCase, fileEncoding },
      headline: 'table',
      examples: [
        {
          id: 'combining',
          input: 'Anna e\u0301',
          output: {
            table:
              'character,codePoints,name,count,percent\na,U+0061,,2,33.33\nn,U+006E,,2,33.33\n" ",U+0020,space,1,16.67\ne\u0301,U+0065 U+0301,,1,16.67',
            distinct: 4,
          },
        },
        {
          id: 'letterPairs',
          input: 'banana',
          options: { inRow: 2 },
          output: {
            table:
              'character,codePoints,name,count,percent\nan,U+0061 U+006E,,2,40.00\nna,U+006E U+0061,,2,40.00\nba,U+0062 U+0061,,1,20.00',
          },
        },
      ],
    },
  },
});
