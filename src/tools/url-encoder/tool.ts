import { choice, flag } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const charset = choice(['utf-8', 'latin1', 'windows-1252'], 'utf-8');
const eachLine = flag(false, { more: true });

const encoding = {
  as: choice(['component', 'rfc3986', 'uri', 'form', 'all'], 'component'),
  charset,
  hexCase: choice(['upper', 'lower'], 'upper', { more: true }),
  eachLine,
};

const decoding = {
  plus: flag(),
  repeat: choice(['1', '2', '3', '4', '5', 'stable'], '1'),
  charset,
  invalid: choice(['keep', 'stop'], 'keep', { more: true }),
  eachLine,
};

export default defineTool({
  category: 'web',
  icon: 'link',
  page: { layout: 'two-way' },
  operations: {
    encode: {
      input: 'text',
      output: 'percent-encoded',
      countsFinalLineBreak: true,
      inverse: 'decode',
      details: 'measureEncoded',
      primary: ['as', 'charset'],
      options: encoding,
      examples: [
        { id: 'spaces', input: 'Hello world :)', output: 'Hello%20world%20%3A)' },
        { id: 'nonAscii', input: '100% €uro & co', output: '100%25%20%E2%82%ACuro%20%26%20co' },
        {
          id: 'wholeUrl',
          input: 'https://ex.org/a b?q=é&x=1#f',
          options: { as: 'uri' },
          output: 'https://ex.org/a%20b?q=%C3%A9&x=1#f',
        },
        { id: 'form', input: 'Hello world :)', options: { as: 'form' }, output: 'Hello+world+%3A%29' },
        {
          id: 'redirect',
          input: 'https://example.com/?q=a b&lang=fr',
          output: 'https%3A%2F%2Fexample.com%2F%3Fq%3Da%20b%26lang%3Dfr',
        },
        { id: 'emoji', input: '👋 hello', output: '%F0%9F%91%8B%20hello' },
      ],
    },
    decode: {
      input: 'percent-encoded',
      output: 'text',
      inverse: 'encode',
      details: 'measureDecoded',
      primary: ['plus', 'charset'],
      options: decoding,
      examples: [
        { id: 'escapes', input: 'Hello%20world%20%3A)', output: 'Hello world :)' },
        { id: 'plusAsSpace', input: 'a%2Bb+c', options: { plus: true }, output: 'a+b c' },
        { id: 'encodedTwice', input: 'caf%25C3%25A9', options: { repeat: 'stable' }, output: 'café' },
        { id: 'latin1', input: 'caf%E9', options: { charset: 'latin1' }, output: 'café' },
        { id: 'stray', input: '100% of caf%C3%A9s', output: '100% of cafés' },
      ],
    },
    measureEncoded: {
      input: 'text',
      output: { changed: 'number' },
      facts: ['changed'],
      countsFinalLineBreak: true,
      internal: true,
      options: encoding,
      examples: [{ id: 'changed', input: '100% €uro', output: { changed: 3 } }],
    },
    measureDecoded: {
      input: 'percent-encoded',
      output: { changed: 'number', times: 'number' },
      facts: ['changed', 'times'],
      internal: true,
      options: decoding,
      examples: [
        { id: 'once', input: '100%25%20%E2%82%ACuro', output: { changed: 3, times: null } },
        { id: 'twice', input: 'caf%25C3%25A9', options: { repeat: 'stable' }, output: { times: 2 } },
      ],
    },
  },
});
