import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const encoding = choice(['utf-8', 'ascii', 'latin1', 'utf-16le', 'utf-16be', 'utf-32be', 'code-points'], 'utf-8');

/** How digits are written, which the way back must know too. */
const form = {
  radix: choice(['binary', 'octal', 'decimal', 'hex'], 'binary'),
  separator: choice(['space', 'none', 'comma', 'semicolon', 'colon', 'lf', 'crlf', 'custom'], 'space'),
  customSeparator: text('', {
    when: { field: 'separator', is: 'custom' },
    pattern: '[^0-9A-Za-z]*',
    maxLength: 16,
  }),
  group: int(8, { min: 1, max: 256 }),
  prefix: flag(),
  perLine: choice(['none', '4', '8', '16'], 'none', { more: true }),
  bitOrder: choice(['msb', 'lsb'], 'msb', { more: true }),
};
const reading = choice(['tolerant', 'strict'], 'tolerant');

export default defineTool({
  category: 'converter',
  icon: 'abc',
  createdAt: '2023-10-15',
  page: { layout: 'two-way' },
  operations: {
    encode: {
      input: 'text',
      output: 'bits',
      countsFinalLineBreak: true,
      inverse: 'decode',
      details: 'measure',
      primary: ['encoding', 'radix', 'separator'],
      options: { encoding, ...form },
      examples: [
        { id: 'word', input: 'Hi', output: '01001000 01101001' },
        { id: 'euro', input: '€', output: '11100010 10000010 10101100' },
        { id: 'hexBytes', input: 'Hi', options: { radix: 'hex', prefix: true }, output: '0x48 0x69' },
        {
          id: 'codePoints',
          input: 'né €',
          options: { encoding: 'code-points', radix: 'decimal' },
          output: '110 233 32 8364',
        },
      ],
    },
    decode: {
      input: 'bits',
      alsoTakes: { hex: { radix: 'hex' } },
      output: 'text',
      inverse: 'encode',
      details: 'measure',
      primary: ['encoding', 'radix', 'separator'],
      options: { encoding, ...form, reading },
      examples: [
        { id: 'emoji', input: '11110000 10011111 10011000 10000000', output: '😀' },
        { id: 'noSpaces', input: '0100100001101001', output: 'Hi' },
        { id: 'decimal', input: '72 101 108 108 111', options: { radix: 'decimal' }, output: 'Hello' },
      ],
    },
    toBytes: {
      input: 'bits',
      output: 'bytes',
      primary: ['radix', 'separator'],
      options: { ...form, reading },
      examples: [
        { id: 'twoBytes', input: '01001000 01101001', output: 'SGk=' },
        { id: 'octal', input: '110 151', options: { radix: 'octal' }, output: 'SGk=' },
      ],
    },
    measure: {
      input: 'text',
      output: { characters: 'number', bytes: 'number', bits: 'number', table: 'rows' },
      facts: ['characters', 'bytes', 'bits'],
      countsFinalLineBreak: true,
      options: { encoding },
      headline: 'table',
      examples: [
        {
          id: 'accent',
          input: 'é',
          output: {
            characters: 1,
            bytes: 2,
            bits: 16,
            table: [{ character: 'é', codePoint: 'U+00E9', bytes: 'c3 a9', bits: '11000011 10101001' }],
          },
        },
        {
          id: 'utf16',
          input: '😀',
          options: { encoding: 'utf-16be' },
          output: {
            characters: 1,
            bytes: 4,
            bits: 32,
            table: [
              {
                character: '😀',
                codePoint: 'U+1F600',
                bytes: 'd8 3d de 00',
                bits: '11011000 00111101 11011110 00000000',
              },
            ],
          },
        },
      ],
    },
  },
});
