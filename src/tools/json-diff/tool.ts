import { choice, flag, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import type { Comparison } from '#lib/diff/comparison.ts';

const right = text('', { document: 'json' });

/** How the items of two arrays are matched. */
const arrays = choice(['align', 'position', 'key'], 'align');
const arrayKey = text('id', { maxLength: 100, when: { field: 'arrays', is: 'key' } });
const arrayKeys = text('', { multiline: true, maxLength: 10_000, when: { field: 'arrays', is: 'key' } });

/** What both documents are written in. */
const notation = choice(['json', 'yaml', 'toml'], 'json');

/** What counts as the same. */
const same = { group: 'same' } as const;
const strings = choice(['exact', 'ignore-case', 'trim'], 'exact', same);
const comparing = {
  right,
  notation,
  arrays: choice(['align', 'position', 'key', 'unordered'], 'align'),
  arrayKey,
  arrayKeys,
  numbers: choice(['value', 'text', 'tolerance'], 'value'),
  tolerance: text('0.001', {
    when: { field: 'numbers', is: 'tolerance' },
    pattern: '\\s*\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?\\s*%?\\s*',
    maxLength: 40,
  }),
  strings,
  nullIsMissing: flag(false, same),
  keyOrder: flag(false, same),
  ignore: text('', { multiline: true, maxLength: 10_000, ...same }),
};

const paths = choice(['pointer', 'javascript'], 'pointer');

const [before, after] = ['{"a":1,"b":[1,2,3],"c":null}', '{"a":2,"b":[1,3],"d":null}'];

export default defineTool({
  category: 'web',
  icon: 'git-compare',
  createdAt: '2026-11-23',
  page: { operations: ['diff', 'patch', 'mergePatch', 'list', 'applyPatch', 'csvDiff'] },
  operations: {
    diff: {
      input: 'json',
      output: {
        changes: 'csv',
        added: 'number',
        removed: 'number',
        changed: 'number',
        moved: 'number',
        similarity: 'number',
      },
      headline: 'changes',
      facts: ['added', 'removed', 'changed', 'moved', 'similarity'],
      primary: ['notation', 'arrays', 'arrayKey'],
      options: { ...comparing, paths },
      examples: [
        {
          id: 'valuesAndItems',
          input: before,
          options: { right: after },
          output: { added: 1, removed: 2, changed: 1 },
        },
        {
          id: 'numbersByValue',
          input: '[{"id": 12345678901234567890, "name": "left"}, {"id": 2, "price": 1.0}]',
          options: { right: '[{"id": 12345678901234567890, "name": "right"}, {"id": 2, "price": 1e0}]' },
          output: { changes: 'path,change,left,right,types\n/0/name,changed,"""left""","""right""",' },
        },
        {
          id: 'reorderedItems',
          input: '[{"id":1,"n":"a"},{"id":2,"n":"b"}]',
          options: { right: '[{"id":2,"n":"b"},{"id":1,"n":"c"}]', arrays: 'key' },
          output: {
            changes:
              'path,change,left,right,types\n/0,moved,"{""id"":1,""n"":""a""}",/1,\n/0/n,changed,"""a""","""c""",',
            changed: 1,
            moved: 1,
          },
        },
        {
          id: 'anyOrder',
          input: '{"tags":["a","b","c"]}',
          options: { right: '{"tags":["c","a","b"]}', arrays: 'unordered' },
          output: { added: 0, removed: 0, changed: 0 },
        },
        {
          id: 'ignoredPath',
          input: '{"v":1,"updated":"2026-01-01"}',
          options: { right: '{"v":2,"updated":"2026-02-02"}', ignore: '/updated' },
          output: { changes: 'path,change,left,right,types\n/v,changed,1,2,', changed: 1 },
        },
      ],
    },
    patch: {
      input: 'json',
      output: 'json',
      primary: ['direction', 'test'],
      options: {
        right,
        notation,
        direction: choice(['forward', 'backward'], 'forward'),
        test: flag(),
        arrays,
        arrayKey,
        arrayKeys,
      },
      examples: [
        {
          id: 'insertedItem',
          input: '{"foo":["bar","baz"]}',
          options: { right: '{"foo":["bar","qux","baz"]}' },
          output: '[\n  {"op": "add", "path": "/foo/1", "value": "qux"}\n]',
        },
        {
          id: 'withTests',
          input: '{"port":80}',
          options: { right: '{"port":8080}', test: true },
          output:
            '[\n  {"op": "test", "path": "/port", "value": 80},\n  {"op": "replace", "path": "/port", "value": 8080}\n]',
        },
      ],
    },
    mergePatch: {
      input: 'json',
      output: 'json',
      primary: ['direction'],
      options: { right, notation, direction: choice(['forward', 'backward'], 'forward') },
      examples: [
        {
          id: 'removedKey',
          input: '{"a":"b","c":{"d":"e","f":"g"}}',
          options: { right: '{"a":"z","c":{"d":"e"}}' },
          output: '{\n  "a": "z",\n  "c": {\n    "f": null\n  }\n}',
        },
        {
          id: 'backward',
          input: '{"port":80}',
          options: { right: '{"port":8080,"tls":true}', direction: 'backward' },
          output: '{\n  "port": 80,\n  "tls": null\n}',
        },
      ],
    },
    list: {
      input: 'json',
      output: 'text',
      primary: ['notation', 'arrays', 'arrayKey'],
      options: { ...comparing, paths },
      examples: [
        {
          id: 'yamlFiles',
          input: 'server:\n  port: 80\n  host: a.example\n',
          options: { right: 'server:\n  port: 8080\n', notation: 'yaml' },
          output:
            '| Path | Change | Left | Right |\n| --- | --- | --- | --- |\n| `/server/port` | changed | `80` | `8080` |\n| `/server/host` | removed | `"a.example"` |  |\n',
        },
        {
          id: 'javascriptPaths',
          input: '{"tags":["a","b"]}',
          options: { right: '{"tags":["a","c"]}', paths: 'javascript' },
          output:
            '| Path | Change | Left | Right |\n| --- | --- | --- | --- |\n| `tags[1]` | changed | `"b"` | `"c"` |\n',
        },
      ],
    },
    applyPatch: {
      input: 'json',
      output: 'json',
      options: { patch: text('', { document: 'json', kind: 'json-patch' }), notation },
      examples: [
        {
          id: 'addedKey',
          input: '{"foo": "bar"}',
          options: { patch: '[{"op": "add", "path": "/baz", "value": 1.0}]' },
          output: '{\n  "foo": "bar",\n  "baz": 1.0\n}',
        },
        {
          id: 'replaceAndRemove',
          input: '{"port":80,"debug":true}',
          options: { patch: '[{"op":"replace","path":"/port","value":8080},{"op":"remove","path":"/debug"}]' },
          output: '{\n  "port": 8080\n}',
        },
      ],
    },
    csvDiff: {
      input: 'csv',
      output: {
        changes: 'csv',
        json: 'json',
        added: 'number',
        removed: 'number',
        changed: 'number',
        changedCells: 'number',
      },
      headline: 'changes',
      hasOneOutput: true,
      facts: ['added', 'removed', 'changed', 'changedCells'],
      primary: ['keys', 'form'],
      options: {
        right: text('', { document: 'csv' }),
        keys: text('', { content: true, maxLength: 200 }),
        header: flag(true),
        form: choice(['table', 'json'], 'table'),
        strings,
        ignoreColumns: text('', { content: true, maxLength: 200, ...same }),
      },
      examples: [
        {
          id: 'rowsByKey',
          input: 'id,name,price\n1,pen,2.50\n2,ink,4.00\n3,cap,1.00',
          options: { right: 'id;name;price\n3;cap;1.00\n1;pen;2.75\n4;nib;0.80', keys: 'id' },
          output: {
            changes:
              'change,key,column,left,right,leftLine,rightLine\nchanged,1,price,2.50,2.75,2,3\nremoved,2,,"2,ink,4.00",,3,\nadded,4,,,"4,nib,0.80",,4',
            added: 1,
            removed: 1,
            changed: 1,
          },
        },
        {
          id: 'changedColumns',
          input: 'id,first,last\n1,Ada,Byron',
          options: { right: 'id,last,first,born\n1,Lovelace,Ada,1815', keys: 'id' },
          output: { changed: 1, changedCells: 1 },
        },
      ],
    },
    equal: {
      input: 'json',
      output: 'boolean',
      options: comparing,
      examples: [
        { id: 'otherKeyOrder', input: '{"a": 1, "b": 2}', options: { right: '{"b": 2e0, "a": 1}' }, output: true },
        {
          id: 'withTolerance',
          input: '{"t":0.1}',
          options: { right: '{"t":0.1004}', numbers: 'tolerance' },
          output: true,
        },
        { id: 'textIsNotNumber', input: '{"id":1}', options: { right: '{"id":"1"}' }, output: false },
      ],
    },
    compare: {
      input: 'json',
      output: typedValue<JsonComparison>(),
      options: comparing,
      internal: true,
    },
  },
});

/** Both documents side by side, and whether they are the same. */
export interface JsonComparison {
  readonly comparison: Comparison;
  /** By line of each side: the index of the item that it begins, or -1. */
  readonly places: readonly [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
  /** The same as a unified diff; empty where nothing differs. */
  readonly unified: string;
  /** `spelled`: the same values, but keys in another order or numbers spelled otherwise. */
  readonly verdict: 'same' | 'spelled' | 'different';
}
