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
  page: { initialInput: '{"hello": "world", "foo": "bar"}' },
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
          id: 'format1',
          input: '{"hello": "world", "foo": "bar"}',
          output: '{\n  "hello": "world",\n  "foo": "bar"\n}\n',
        },
        { id: 'format2', input: '{"userId":17478252242305210114}', output: '{\n  "userId": 17478252242305210114\n}\n' },
        {
          id: 'format3',
          input: "// settings\n{name: 'x', size: 0xdecaf, ratio: .5,}",
          options: { output: 'jsonc' },
          output: '// settings\n{\n  "name": "x",\n  "size": 912559,\n  "ratio": 0.5\n}\n',
        },
        {
          id: 'format4',
          input: '{"b":[1,2,3],"a10":{},"a2":{"z":1}}',
          options: { sort: 'natural', width: 80, finalNewline: false, indent: '4' },
          output: '{"a2": {"z": 1}, "a10": {}, "b": [1, 2, 3]}',
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
      countsFinalLineBreak: true,
      facts: ['bytes'],
      outputGroups: {
        counts: ['objects', 'arrays', 'strings', 'numbers', 'keys'],
        places: ['largestArrays', 'inexactNumberList'],
      },
      options: { accept },
      examples: [
        {
          id: 'validate1',
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
          id: 'sortKeys1',
          input: '{"b":1,"a":{"d":2,"c":3}}',
          output: '{\n  "a": {\n    "c": 3,\n    "d": 2\n  },\n  "b": 1\n}\n',
        },
      ],
    },
    query: {
      input: 'json',
      output: 'json',
      stallAfter: patternLimit,
      primary: ['path', 'result'],
      options: { path: text(), result: choice(['values', 'paths'], 'values'), indent, accept },
      examples: [
        {
          id: 'query1',
          input: '{"books":[{"title":"Emma","price":8.50},{"title":"Ulysses","price":22.99}]}',
          options: { path: '$.books[?@.price < 10].title' },
          output: '[\n  "Emma"\n]',
        },
        { id: 'query2', input: '{"a/b":1,"m~n":8.0}', options: { path: '/m~0n' }, output: '8.0' },
        {
          id: 'query3',
          input: '{"a":[1,{"b":2}]}',
          options: { path: '$..b', result: 'paths' },
          output: "[\n  \"$['a'][1]['b']\"\n]",
        },
      ],
    },
    repair: {
      input: 'text',
      output: 'json',
      // The repairer takes long for thousands of faults.
      live: false,
      examples: [
        {
          id: 'repair1',
          input: "{'name': 'x', 'on': True, 'list': [1, 2",
          output: '{"name": "x", "on": true, "list": [1, 2]}',
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
          id: 'canonicalize1',
          input:
            '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
          output:
            '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
        },
      ],
    },
    toLines: {
      input: 'json',
      output: 'json-lines',
      inverse: 'fromLines',
      options: { accept },
      examples: [{ id: 'toLines1', input: '[{"a": 1}, {"a": 2.50}]', output: '{"a":1}\n{"a":2.50}\n' }],
    },
    fromLines: {
      input: 'json-lines',
      output: 'json',
      inverse: 'toLines',
      options: { indent },
      examples: [
        { id: 'fromLines1', input: '{"a":1}\n{"a":2.50}\n', options: { indent: '0' }, output: '[{"a":1},{"a":2.50}]' },
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
