import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import type { Outline } from './outline.ts';

const indents = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'] as const;
const orders = ['code-point', 'natural', 'ignore-case', 'locale', 'descending'] as const;

/** Time limit of regular expressions, in milliseconds. */
const patternLimit = 2_000;

const accept = choice(['auto', 'strict'], 'auto');
const indent = choice(indents, '2');

const depth = { optional: true, min: 1, max: 10_000 } as const;

/** Canonical JSON leaves nothing to choose about its form. */
const inForms = { field: 'output', not: 'canonical' } as const;
const whenSorted = { field: 'sort', not: 'off' } as const;

export default defineTool({
  category: 'development',
  icon: 'json',
  shortName: 'json',
  redirectFrom: ['/json-viewer'],
  page: {
    operations: ['format', 'validate', 'sortKeys', 'query', 'repair', 'canonicalize', 'toLines', 'fromLines'],
    initialInput: '{"hello": "world", "foo": "bar"}',
  },
  operations: {
    format: {
      input: 'json',
      output: 'json',
      primary: ['indent', 'sort'],
      options: {
        indent: choice(indents, '2', { when: inForms }),
        sort: choice(['off', ...orders], 'off', { when: inForms }),
        sortDepth: int(null, { ...depth, when: whenSorted }),
        sortArrays: flag(false, { when: whenSorted }),
        width: int(null, { optional: true, min: 1, max: 200, slider: [40, 200], when: inForms }),
        output: choice(['json', 'jsonc', 'json5', 'canonical'], 'json'),
        accept,
        duplicates: choice(['keep', 'last', 'error'], 'keep', { more: true, group: 'values' }),
        escapes: choice(['keep', 'decode', 'ascii'], 'keep', { when: inForms, more: true, group: 'values' }),
        nonFinite: choice(['text', 'null', 'error'], 'text', {
          when: { field: 'output', is: ['json', 'jsonc'] },
          more: true,
          group: 'values',
        }),
        sortBy: text('', { when: inForms, more: true, group: 'objects' }),
        sortByOrder: choice(['ascending', 'descending'], 'ascending', { when: inForms, more: true, group: 'objects' }),
        finalNewline: flag(true, { when: inForms, more: true, group: 'lines' }),
        lineEnding: choice(['lf', 'crlf'], 'lf', { when: inForms, more: true, group: 'lines' }),
      },
      examples: [
        {
          id: 'minified',
          input: '{"hello": "world", "foo": "bar"}',
          output: '{\n  "hello": "world",\n  "foo": "bar"\n}\n',
        },
        {
          id: 'trailingComma',
          input: '{"name": "demo", "tags": ["a", "b",],}',
          output: '{\n  "name": "demo",\n  "tags": [\n    "a",\n    "b"\n  ]\n}\n',
        },
        {
          id: 'bigIntegers',
          input: '{"userId":17478252242305210114}',
          output: '{\n  "userId": 17478252242305210114\n}\n',
        },
        {
          id: 'comments',
          input: "// settings\n{name: 'x', size: 0xdecaf, ratio: .5,}",
          options: { output: 'jsonc' },
          output: '// settings\n{\n  "name": "x",\n  "size": 912559,\n  "ratio": 0.5\n}\n',
        },
        {
          id: 'sortedKeys',
          input: '{"b":[1,2,3],"a10":{},"a2":{"z":1}}',
          options: { sort: 'natural', width: 80, finalNewline: false, indent: '4' },
          output: '{"a2": {"z": 1}, "a10": {}, "b": [1, 2, 3]}',
        },
        {
          id: 'unicodeEscapes',
          input: '{"city":"M\\u00fcnchen"}',
          options: { escapes: 'decode' },
          output: '{\n  "city": "München"\n}\n',
        },
      ],
    },
    validate: {
      input: 'json',
      output: {
        dialect: 'text',
        bytes: 'number',
        values: 'number',
        objects: 'number',
        arrays: 'number',
        strings: 'number',
        numbers: 'number',
        keys: 'number',
        depth: 'number',
        duplicateKeys: 'number',
        inexactNumbers: 'number',
        largestArrays: 'rows',
        inexactNumberList: 'rows',
      },
      headline: 'dialect',
      verdict: { output: 'dialect', good: ['JSON', 'JSON Lines'], bad: [] },
      countsFinalLineBreak: true,
      facts: ['bytes'],
      outputGroups: {
        counts: ['objects', 'arrays', 'strings', 'numbers', 'keys'],
        places: ['largestArrays', 'inexactNumberList'],
      },
      options: { accept },
      examples: [
        {
          id: 'duplicateKey',
          input: '{"id": 9007199254740993, "tags": ["a", "b"], "id": null}',
          output: {
            dialect: 'JSON',
            values: 6,
            depth: 2,
            duplicateKeys: 1,
            inexactNumbers: 1,
            largestArrays: [{ path: "$['tags']", items: 2 }],
            inexactNumberList: [{ path: "$['id']", number: '9007199254740993', double: '9007199254740992' }],
          },
        },
        {
          id: 'withComments',
          input: '{"port": 8080, // default\n"hosts": ["a", "b"],}',
          output: { dialect: 'JSONC', values: 5, depth: 2 },
        },
        { id: 'json5', input: "{port: 0x1F90, host: 'a'}", output: { dialect: 'JSON5', values: 3 } },
      ],
    },
    sortKeys: {
      input: 'json',
      output: 'json',
      primary: ['sort', 'indent'],
      options: {
        sort: choice(orders, 'code-point'),
        sortDepth: int(null, depth),
        sortArrays: flag(),
        indent,
        accept,
      },
      examples: [
        {
          id: 'nestedKeys',
          input: '{"b":1,"a":{"d":2,"c":3}}',
          output: '{\n  "a": {\n    "c": 3,\n    "d": 2\n  },\n  "b": 1\n}\n',
        },
        {
          id: 'numberedKeys',
          input: '{"item10":1,"item9":2,"Item1":3}',
          options: { sort: 'natural' },
          output: '{\n  "Item1": 3,\n  "item9": 2,\n  "item10": 1\n}\n',
        },
        {
          id: 'sortedArrays',
          input: '{"tags":["c","a","b"],"id":1}',
          options: { sortArrays: true },
          output: '{\n  "id": 1,\n  "tags": [\n    "a",\n    "b",\n    "c"\n  ]\n}\n',
        },
      ],
    },
    query: {
      input: 'json',
      output: 'json',
      stallAfter: patternLimit,
      primary: ['path', 'result'],
      needs: 'path',
      options: { path: text(), result: choice(['values', 'paths'], 'values'), indent, accept },
      examples: [
        {
          id: 'filter',
          input: '{"books":[{"title":"Emma","price":8.50},{"title":"Ulysses","price":22.99}]}',
          options: { path: '$.books[?@.price < 10].title' },
          output: '[\n  "Emma"\n]',
        },
        {
          id: 'oneFieldOfAll',
          input: '[{"id":1,"name":"Ada"},{"id":2,"name":"Alan"}]',
          options: { path: '$[*].name' },
          output: '[\n  "Ada",\n  "Alan"\n]',
        },
        { id: 'lastItem', input: '[3,1,4]', options: { path: '$[-1]' }, output: '[\n  4\n]' },
        { id: 'jsonPointer', input: '{"a/b":1,"m~n":8.0}', options: { path: '/m~0n' }, output: '8.0' },
        {
          id: 'pathsOfMatches',
          input: '{"a":[1,{"b":2}]}',
          options: { path: '$..b', result: 'paths' },
          output: "[\n  \"$['a'][1]['b']\"\n]",
        },
      ],
    },
    extract: {
      input: 'json',
      output: 'text',
      stallAfter: patternLimit,
      primary: ['path'],
      options: { path: text(), accept },
      examples: [
        {
          id: 'token',
          input: '{"access_token":"eyJhbGciOiJub25lIn0.e30.","expires_in":3600}',
          options: { path: '$.access_token' },
          output: 'eyJhbGciOiJub25lIn0.e30.',
        },
        {
          id: 'names',
          input: '[{"id":1,"name":"Ada"},{"id":2,"name":"Alan"}]',
          options: { path: '$[*].name' },
          output: 'Ada\nAlan',
        },
        { id: 'quotedText', input: String.raw`"{\"a\":1}\n"`, output: '{"a":1}\n' },
      ],
    },
    repair: {
      input: 'text',
      fixes: 'json',
      output: 'json',
      // The repairer takes long for thousands of faults.
      live: false,
      examples: [
        {
          id: 'pythonDict',
          input: "{'name': 'x', 'on': True, 'list': [1, 2",
          output: '{"name": "x", "on": true, "list": [1, 2]}',
        },
        { id: 'missingComma', input: '{"a": 1 "b": 2}', output: '{"a": 1, "b": 2}' },
        { id: 'curlyQuotes', input: '{“name”: “demo”}', output: '{"name": "demo"}' },
        {
          id: 'cutOff',
          input: '{"user":{"name":"demo","tags":["a", "b"',
          output: '{"user":{"name":"demo","tags":["a", "b"]}}',
        },
      ],
    },
    canonicalize: {
      input: 'json',
      output: 'json',
      options: { accept },
      examples: [
        // RFC 8785, section 3.2.2
        {
          id: 'rfc8785',
          input:
            '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
          output:
            '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
        },
        { id: 'numbersAndOrder', input: '{"b":1.0,"a":1e3}', output: '{"a":1000,"b":1}' },
      ],
    },
    toLines: {
      input: 'json',
      output: 'json-lines',
      inverse: 'fromLines',
      options: { accept },
      examples: [
        { id: 'recordPerLine', input: '[{"a": 1}, {"a": 2.50}]', output: '{"a":1}\n{"a":2.50}\n' },
        { id: 'mixedValues', input: '[1, "two", null, [3]]', output: '1\n"two"\nnull\n[3]\n' },
      ],
    },
    fromLines: {
      input: 'json-lines',
      output: 'json',
      inverse: 'toLines',
      options: { indent },
      examples: [
        {
          id: 'linesToArray',
          input: '{"a":1}\n{"a":2.50}\n',
          options: { indent: '0' },
          output: '[{"a":1},{"a":2.50}]',
        },
        {
          id: 'logLines',
          input: '{"level":"info","n":1}\n{"level":"warn","n":2}',
          output: '[\n  {\n    "level": "info",\n    "n": 1\n  },\n  {\n    "level": "warn",\n    "n": 2\n  }\n]',
        },
      ],
    },
    outline: { input: 'json', output: typedValue<Outline>(), options: { accept }, internal: true },
    search: {
      input: 'json',
      output: typedValue<Int32Array>(),
      stallAfter: patternLimit,
      options: {
        text: text('', { content: true }),
        regex: flag(),
        in: choice(['both', 'keys', 'values'], 'both'),
        exact: flag(),
        matchCase: flag(),
        accept,
      },
      internal: true,
    },
  },
});
