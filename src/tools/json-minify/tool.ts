import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const sort = choice(['off', 'code-point', 'natural', 'ignore-case', 'locale', 'descending'], 'off');

/** What may change besides white space. */
const changes = {
  sort,
  shortenEscapes: flag(),
  shortenNumbers: flag(),
  remove: choice(['off', 'null', 'empty'], 'off'),
  accept: choice(['auto', 'strict'], 'auto'),
};

export default defineTool({
  category: 'development',
  icon: 'arrows-minimize',
  createdAt: '2026-11-22',
  page: { initialInput: '{\n\t"hello": [\n\t\t"world"\n\t]\n}' },
  operations: {
    minify: {
      input: 'json',
      output: 'json',
      details: 'measure',
      primary: ['sort', 'shortenNumbers', 'remove'],
      options: { ...changes, width: int(null, { optional: true, min: 1, max: 100_000, more: true }) },
      examples: [
        { id: 'indentedJson', input: '{\n\t"hello": [\n\t\t"world"\n\t]\n}', output: '{"hello":["world"]}' },
        {
          id: 'exactNumbers',
          input: '{ "a" : 9007199254740993 , "b" : 1.0 }',
          output: '{"a":9007199254740993,"b":1.0}',
        },
        { id: 'comments', input: "// c\n{a: 'x y',}", output: '{"a":"x y"}' },
        {
          id: 'shorterStill',
          input: '{"total": 1.50e+03, "note": null, "tags": []}',
          options: { shortenNumbers: true, remove: 'empty' },
          output: '{"total":1.5e3}',
        },
        {
          id: 'sortedKeys',
          input: '{ "b": 1, "a": [ 2, 3 ] }',
          options: { sort: 'code-point' },
          output: '{"a":[2,3],"b":1}',
        },
      ],
    },
    encode: {
      input: 'json',
      output: 'text',
      primary: ['as', 'sort'],
      options: { as: choice(['string', 'url', 'base64'], 'string'), ...changes },
      examples: [
        { id: 'jsonString', input: '{ "hello": "world" }', output: String.raw`"{\"hello\":\"world\"}"` },
        { id: 'urlComponent', input: '{ "a": "x y" }', options: { as: 'url' }, output: '%7B%22a%22%3A%22x%20y%22%7D' },
        { id: 'base64', input: '[ 1, 2 ]', options: { as: 'base64' }, output: 'WzEsMl0=' },
      ],
    },
    measure: {
      input: 'json',
      output: { before: 'number', after: 'number', saved: 'number', gzip: 'number' },
      facts: ['after', 'saved', 'before', 'gzip'],
      countsFinalLineBreak: true,
      internal: true,
      options: { ...changes, width: int(null, { optional: true, min: 1, max: 100_000, more: true }) },
      examples: [{ id: 'bytesSaved', input: '{ "a": [ 1, 2 ] }', output: { before: 17, after: 11, saved: 35.29 } }],
    },
  },
});
