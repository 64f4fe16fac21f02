import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const alphabet = {
  alphabet: choice(['standard', 'url', 'imap', 'bcrypt', 'itoa64', 'custom'], 'standard', { more: true }),
  customAlphabet: text('', {
    when: { field: 'alphabet', is: 'custom' },
    pattern: '[!-<>-~]*',
    maxLength: 64,
    more: true,
  }),
};

const form = {
  urlSafe: flag(),
  padding: flag(true, { when: { field: 'urlSafe', is: false } }),
  lineLength: choice(['none', '64', '76'], 'none'),
  lineEnding: choice(['lf', 'crlf'], 'lf', { when: { field: 'lineLength', not: 'none' } }),
  ...alphabet,
};

/** What is typed are bytes in hexadecimal. */
const bytesForm = { hexInput: flag(), ...form };

const eachLine = flag(false, { more: true });

const textForm = {
  encoding: choice(['utf-8', 'utf-16le', 'utf-16be', 'latin1', 'windows-1252', 'ascii'], 'utf-8', {
    when: { field: 'hexInput', is: false },
  }),
  ...form,
  byteOrderMark: flag(false, { when: { field: 'encoding', is: ['utf-8', 'utf-16le', 'utf-16be'] }, more: true }),
  eachLine,
  hexInput: flag(false, { more: true }),
};

const reading = {
  encoding: choice(
    [
      'utf-8',
      'utf-16le',
      'utf-16be',
      'latin1',
      'windows-1252',
      'ascii',
      'big5',
      'euc-jp',
      'euc-kr',
      'gb18030',
      'gbk',
      'ibm866',
      'iso-2022-jp',
      'iso-8859-2',
      'iso-8859-3',
      'iso-8859-4',
      'iso-8859-5',
      'iso-8859-6',
      'iso-8859-7',
      'iso-8859-8',
      'iso-8859-10',
      'iso-8859-13',
      'iso-8859-14',
      'iso-8859-15',
      'iso-8859-16',
      'koi8-r',
      'koi8-u',
      'macintosh',
      'shift_jis',
      'windows-874',
      'windows-1250',
      'windows-1251',
      'windows-1253',
      'windows-1254',
      'windows-1255',
      'windows-1256',
      'windows-1257',
      'windows-1258',
      'x-mac-cyrillic',
      'x-user-defined',
    ],
    'utf-8',
    { when: { field: 'view', is: 'text' } },
  ),
  strict: flag(),
  view: choice(['text', 'hex-dump'], 'text', { more: true }),
  ...alphabet,
  eachLine,
};

const measures = { characters: 'number', bytes: 'number', base64Length: 'number', growth: 'number' } as const;

export default defineTool({
  category: 'converter',
  icon: 'file-digit',
  shortName: 'base64',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  operations: {
    encode: {
      input: 'text',
      output: 'base64',
      countsFinalLineBreak: true,
      inverse: 'decode',
      details: 'measureText',
      primary: ['encoding', 'urlSafe'],
      options: textForm,
      examples: [
        { id: 'unicodeText', input: 'Penknife, 今天 😀', output: 'UGVua25pZmUsIOS7iuWkqSDwn5iA' },
        { id: 'powershellCommand', input: 'whoami', options: { encoding: 'utf-16le' }, output: 'dwBoAG8AYQBtAGkA' },
        { id: 'urlSafe', input: '{"sub":"42"}>>?', options: { urlSafe: true }, output: 'eyJzdWIiOiI0MiJ9Pj4_' },
        { id: 'hexBytes', input: 'fb ff fe', options: { hexInput: true }, output: '+//+' },
        { id: 'onePerLine', input: 'foo\nbar', options: { eachLine: true }, output: 'Zm9v\nYmFy' },
      ],
    },
    decode: {
      input: 'base64',
      alsoTakes: { jwt: {} },
      output: 'text',
      inverse: 'encode',
      details: 'inspect',
      primary: ['encoding'],
      options: reading,
      examples: [
        { id: 'unicodeText', input: 'UGVua25pZmUsIOS7iuWkqSDwn5iA', output: 'Penknife, 今天 😀' },
        { id: 'noPadding', input: 'SGVsbG8', output: 'Hello' },
        { id: 'urlSafe', input: 'eyJzdWIiOiI0MiJ9Pj4_', output: '{"sub":"42"}>>?' },
        { id: 'japaneseText', input: 'grGC8YLJgr+CzQ==', options: { encoding: 'shift_jis' }, output: 'こんにちは' },
        { id: 'onePerLine', input: 'Zm9v\nYmFy', options: { eachLine: true }, output: 'foo\nbar' },
      ],
    },
    encodeBytes: {
      input: 'bytes',
      output: 'base64',
      inverse: 'decodeBytes',
      details: 'measureBytes',
      primary: ['hexInput', 'urlSafe'],
      options: bytesForm,
      examples: [
        { id: 'asciiBytes', input: 'foobar', output: 'Zm9vYmFy' },
        { id: 'hexBytes', input: 'fb ff fe', options: { hexInput: true }, output: '+//+' },
        { id: 'urlSafe', input: 'Who? Why? >>>', options: { urlSafe: true }, output: 'V2hvPyBXaHk_ID4-Pg' },
      ],
    },
    decodeBytes: {
      input: 'base64',
      output: 'bytes',
      inverse: 'encodeBytes',
      details: 'measureBytes',
      options: { strict: flag(), ...alphabet },
      examples: [
        { id: 'urlSafe', input: '-__-', output: '+//+' },
        { id: 'noPadding', input: 'SGVsbG8', output: 'SGVsbG8=' },
      ],
    },
    measureText: {
      input: 'text',
      output: measures,
      facts: Object.keys(measures),
      countsFinalLineBreak: true,
      options: textForm,
      internal: true,
      examples: [
        { id: 'chineseText', input: '今天', output: { characters: 2, bytes: 6, base64Length: 8, growth: 33.33 } },
      ],
    },
    measureBytes: {
      input: 'bytes',
      output: measures,
      facts: Object.keys(measures),
      options: bytesForm,
      internal: true,
      examples: [
        { id: 'withPadding', input: 'foob', output: { characters: null, bytes: 4, base64Length: 8, growth: 100 } },
      ],
    },
    inspect: {
      input: 'base64',
      output: { ...measures, fileType: 'text', hexDump: 'text' },
      facts: [...Object.keys(measures), 'fileType'],
      options: reading,
      internal: true,
      examples: [
        {
          id: 'pngSignature',
          input: 'iVBORw0KGgo=',
          output: { characters: null, bytes: 8, fileType: 'PNG (image/png)' },
        },
        { id: 'utf16Text', input: '//5hAA==', output: { bytes: 4, growth: 100 } },
      ],
    },
  },
});
