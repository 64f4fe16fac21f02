import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { plainContext } from '#core/execution/context.ts';
import { executeCall, type Logic, prepare } from '#core/execution/execute.ts';
import { RunMemory } from '#core/execution/run-memory.ts';
import messages from '#generated/messages/json-diff.en.json' with { type: 'json' };
import { afterLine, beforeLine, Change, countedRuns } from '#lib/diff/comparison.ts';
import { displayedRow, displayRows, Shown } from '#lib/diff/displayed-rows.ts';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report, error } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'diff'>;

/** The rows, without the last column where it is empty: mostly, types do not change. */
const list = async (left: string, right: string, options: Options = {}) =>
  (await run('diff', left, { ...options, right })).changes
    ?.split('\n')
    .slice(1)
    .map((row) => row.replace(/,$/, ''));

/** The length of the longest part of a list whose values ascend. */
function longestAscending(values: readonly number[]): number {
  const lengths: number[] = [];
  for (const [index, value] of values.entries())
    lengths.push(1 + Math.max(0, ...lengths.filter((_, before) => before < index && (values[before] ?? 0) < value)));
  return Math.max(0, ...lengths);
}

it.each([
  [
    '{"s":"\u00e9"}',
    '{"s":"e\u0301"}',
    '“/s” looks the same on both sides, but U+00E9 “é” became U+0065 U+0301 “e\u0301”.',
  ],
  ['["a\u00a0b"]', '["a b"]', '“/0” looks the same on both sides, but U+00A0 no-break space became U+0020 space.'],
  [
    '{"a":"\ufeffx","b":"\u200by"}',
    '{"a":"x","b":"y"}',
    '2 values look the same; at “/a”, U+FEFF byte order mark was removed.',
  ],
])('%s to %s: %s', async (left, right, notice) => {
  for (const operation of ['diff', 'list'] as const)
    expect((await report(operation, left, { right })).notices).toEqual([notice]);
});

describe('differences', () => {
  it.each<[string, string, readonly string[]]>([
    ['{"foo":"bar"}', '{   "foo":  "bar" }', []],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', []],
    ['1', '1.0', []],
    ['[1e0, 100, -0, 0.10]', '[1, 1E2, 0, 1e-1]', []],
    ['0x10', '16', []],
    ['"\\u0041"', '"A"', []],
    ['{"a":1,}', '{a:1} // c', []],
    [
      '{"n":12345678901234567890}',
      '{"n":12345678901234567891}',
      ['/n,changed,12345678901234567890,12345678901234567891'],
    ],
    ['0.1', '0.10000000000000000001', [',changed,0.1,0.10000000000000000001']],
    ['{"a":"1"}', '{"a":1}', ['/a,changed,"""1""",1,string → number']],
    ['{"a":null}', '{}', ['/a,removed,null,']],
    ['{"/":9,"~1":10}', '{"/":9,"~1":11}', ['/~01,changed,10,11']],
    ['{"__proto__":1}', '{"__proto__":2,"constructor":1}', ['/__proto__,changed,1,2', '/constructor,added,,1']],
    [
      '{"a":1,"b":[1,2,3],"c":null}',
      '{"a":2,"b":[1,3],"d":null}',
      ['/a,changed,1,2', '/b/1,removed,2,', '/c,removed,null,', '/d,added,,null'],
    ],
    ['[1,2,3]', '[1,9,3]', ['/1,changed,2,9']],
    ['["a","b","c"]', '["new","a","b","c"]', ['/0,added,,"""new"""']],
    ['{"a":[1]}', '{"a":{"0":1}}', ['/a,changed,[1],"{""0"":1}",array → object']],
    [
      '[{"id":1,"v":1},{"id":2,"v":1}]',
      '[{"id":2,"v":2},{"id":3,"v":1}]',
      ['/0,removed,"{""id"":1,""v"":1}",', '/1/v,changed,1,2', '/1,added,,"{""id"":3,""v"":1}"'],
    ],
    ['1\n2', '[1,2]', []],
    ['[]', '[[]]', ['/0,added,,[]']],
  ])('%s, %s', async (left, right, expected) => {
    expect(await list(left, right)).toEqual(expected);
  });

  it.each<[Options, string, string, number]>([
    [{ arrays: 'unordered' }, '[1,2]', '[2,1]', 0],
    [{ arrays: 'unordered' }, '[1,1,2]', '[2,2,1]', 1],
    [{ arrays: 'unordered' }, '[[1,2],[3]]', '[[3.0],[2,1]]', 0],
    [{ arrays: 'position' }, '[1,2,3]', '[0,1,2,3]', 4],
    [{ arrays: 'key' }, '[{"id":1,"a":1},{"id":2}]', '[{"id":1,"a":2},{"id":2}]', 1],
    [{ arrays: 'key', arrayKey: 'k' }, '[{"k":1,"id":1}]', '[{"k":1,"id":2}]', 1],
    [{ numbers: 'text' }, '[1, 2]', '[1.0, 2]', 1],
    [{ numbers: 'tolerance', tolerance: '0.01' }, '{"a":[1,2]}', '{"a":[1.005,2.02]}', 1],
    [{ numbers: 'tolerance', tolerance: '1%' }, '[100, 100]', '[100.9, 102]', 1],
    [{ numbers: 'tolerance', tolerance: ' 1e0 % ' }, '{"a":1,"b":NaN}', '{"a":1.005,"b":1}', 1],
    // Doubles would have it the other way round.
    [{ numbers: 'tolerance', tolerance: '0.1' }, '0.3', '0.4', 0],
    [{ numbers: 'tolerance', tolerance: '0.5' }, '12345678901234567890', '12345678901234567891', 1],
    [{ strings: 'ignore-case' }, '["A"]', '["a"]', 0],
    [{ strings: 'trim' }, '["a "]', '[" a"]', 0],
    [{ nullIsMissing: true }, '{"a":null,"b":{"c":null}}', '{"b":{},"d":null}', 0],
    [{ keyOrder: true }, '{"a":1,"b":{"c":1,"d":2}}', '{"a":1,"b":{"d":2,"c":1}}', 1],
    [{ ignore: '/a' }, '{"a":1,"b":1}', '{"a":2,"b":2}', 1],
    [{ ignore: '/items/*/at' }, '{"items":[{"at":1},{"at":2}]}', '{"items":[{"at":3},{}]}', 0],
    [{ ignore: '\n/x\r\n/y/~1' }, '{"x":1,"y":{"/":1}}', '{"y":{"/":2}}', 0],
    [{ ignore: '' }, '1', '2', 1],
  ])('with %j: %s, %s', async (options, left, right, count) => {
    expect(await list(left, right, options)).toHaveLength(count);
    expect(await run('equal', left, { ...options, right })).toBe(count === 0);
  });

  it.each<[string, string, readonly string[]]>([
    ['["a","b","c"]', '["b","c","a"]', ['/0,moved,"""a""",/2']],
    ['{"x":[{"k":1},[2],3,4]}', '{"x":[3,4,{"k":1.0}]}', ['/x/0,moved,"{""k"":1}",/x/2', '/x/1,removed,[2],']],
    // What is there twice moves once.
    ['[1,1,2,3]', '[2,3,1]', ['/0,moved,1,/2', '/1,removed,1,']],
    ['[[1,2],3]', '[3,[1,2,4]]', ['/0,removed,"[1,2]",', '/1,added,,"[1,2,4]"']],
  ])('items that moved: %s to %s', async (left, right, expected) => {
    expect(await list(left, right)).toEqual(expected);
  });

  it.each<[Options, string, string, readonly string[]]>([
    [
      { arrays: 'key' },
      '[{"id":1,"v":1},{"id":2},{"id":3}]',
      '[{"id":3},{"v":2,"id":1.0},{"id":2}]',
      ['/0/v,changed,1,2', '/2,moved,"{""id"":3}",/0'],
    ],
    [
      { arrays: 'key' },
      '[{"id":1,"v":1},{"id":2},{"id":3}]',
      '[{"id":2},{"id":4},{"id":3},{"id":1,"v":2}]',
      ['/0,moved,"{""id"":1,""v"":1}",/3', '/0/v,changed,1,2', '/1,added,,"{""id"":4}"'],
    ],
    // The first with the first of the same key, and items without the key by their value.
    [
      { arrays: 'key', arrayKey: 'k' },
      '[{"k":1,"v":1},{"k":1,"v":2},3,4,{"a":1}]',
      '[{"a":1},3,4,{"k":1,"v":1},{"k":1,"v":3}]',
      [
        '/0,moved,"{""k"":1,""v"":1}",/3',
        '/1,moved,"{""k"":1,""v"":2}",/4',
        '/1/v,changed,2,3',
        '/4,moved,"{""a"":1}",/0',
      ],
    ],
    [
      { arrays: 'key', arrayKey: '__proto__' },
      '[{"__proto__":1},{"__proto__":2}]',
      '[{"__proto__":2},{"__proto__":1}]',
      ['/0,moved,"{""__proto__"":1}",/1'],
    ],
    [{ arrays: 'key', ignore: '/0\n/1' }, '[{"id":1},{"id":2}]', '[{"id":2},{"id":1},3]', ['/2,added,,3']],
    // By content, too: an item is recognised by its id.
    [
      {},
      '[{"id":1,"v":1},{"id":2}]',
      '[{"id":2},{"id":1,"v":2}]',
      ['/0,moved,"{""id"":1,""v"":1}",/1', '/0/v,changed,1,2'],
    ],
  ])('with %j, %s to %s moves items that may also change', async (options, left, right, expected) => {
    const changes = await list(left, right, options);
    expect(changes?.toSorted()).toEqual(expected.toSorted());
  });

  it('moves as few items as possible', async () => {
    const orders = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, fc.constantFrom('key', 'align'), async (order, arrays) => {
        const items = (ids: readonly number[]) => JSON.stringify(ids.map((id) => ({ id })));
        const [left, right] = [items([...order.keys()]), items(order)];
        const least = order.length - longestAscending(order);
        expect(await run('diff', left, { right, arrays })).toMatchObject({ moved: least, added: 0, removed: 0 });
        const operations = JSON.parse(await run('patch', left, { right, arrays })) as readonly {
          readonly op: string;
        }[];
        expect(operations.map(({ op }) => op)).toEqual(Array(least).fill('move'));
      }),
    );
  });

  it('shows where an item went that also changed', async () => {
    const { comparison } = await run('compare', '[{"id":1,"v":1},2]', { right: '[2,{"id":1,"v":2}]', arrays: 'key' });
    const [to, from] = comparison.moves ?? [];
    expect([...(to ?? [])]).toContain(2);
    expect([...(from ?? [])]).toContain(1);
  });

  it('only arrays compared by position or in any order have no moved items', async () => {
    for (const arrays of ['position', 'unordered'] as const) {
      const changes = await list('["a","b","c"]', '["b","c","a"]', { arrays });
      expect(changes?.some((change) => change.includes(',moved,'))).toBe(false);
    }
    expect(await run('diff', '["a","b","c"]', { right: '["b","c","a"]' })).toMatchObject({
      moved: 1,
      added: 0,
      removed: 0,
    });
    expect(await list('{"a":["x","b","c"]}', '{"a":["b","c","x"]}', { paths: 'javascript' })).toEqual([
      'a[0],moved,"""x""",a[2]',
    ]);
  });

  it('items have the key that their path has', async () => {
    const left = '{"users":[{"id":1,"name":"a","v":1}],"parts":[{"id":1,"sku":"x"}],"in":{"p":[{"k":1,"v":1}]}}';
    const right = '{"users":[{"id":2,"name":"a","v":2}],"parts":[{"id":1,"sku":"y"}],"in":{"p":[{"k":1,"v":2}]}}';
    const arrayKeys = '/users: name\n\n /in/*: k ';
    expect(await list(left, right, { arrays: 'key', arrayKeys })).toEqual([
      '/users/0/id,changed,1,2',
      '/users/0/v,changed,1,2',
      '/parts/0/sku,changed,"""x""","""y"""',
      '/in/p/0/v,changed,1,2',
    ]);
    for (const wrong of ['users: id', '/users', '/users:'])
      expect((await report('diff', left, { right, arrays: 'key', arrayKeys: `/a: b\n${wrong}` })).error).toBe(
        `Line 2: “${wrong}” is not a path with a key. Write one per line, for example /users: name.`,
      );
  });

  it('one item before a thousand is one difference', async () => {
    const items = Array.from({ length: 1_000 }, (_, id) => ({ id, name: `item ${id}`, tags: [id % 3] }));
    expect(await list(JSON.stringify(items), JSON.stringify([{ id: -1 }, ...items]))).toHaveLength(1);
  });

  it('all of very many items changed, each is found again', async () => {
    const items = (at: number) => JSON.stringify(Array.from({ length: 1_500 }, (_, id) => ({ id, at, name: `${id}` })));
    const changes = await list(items(1), items(2));
    expect(changes).toHaveLength(1_500);
    expect(changes?.every((change) => /^\/\d+\/at,changed/.test(change))).toBe(true);
  });

  it('paths can be those of JavaScript', async () => {
    expect(await list('{"a":{"b":[1]},"c d":1}', '{"a":{"b":[2]},"c d":2}', { paths: 'javascript' })).toEqual([
      'a.b[0],changed,1,2',
      '"[""c d""]",changed,1,2',
    ]);
  });

  test('similarity is rounded, and counts scalars', async () => {
    expect(await run('diff', '[1,2]', { right: '[1,2]' })).toMatchObject({ similarity: 100 });
    expect(await run('diff', '[1,2,3]', { right: '[1,2,4]' })).toMatchObject({ similarity: 66.7, changed: 1 });
  });
});

describe('YAML and TOML', () => {
  it.each<[Options['notation'], string, string, readonly string[]]>([
    ['yaml', 'a: 1\nb: [x, y]\n', 'b:\n  - x\na: 1.0\n', ['/b/1,removed,"""y""",']],
    ['yaml', 'at: 2026-11-23\n', 'at: "2026-11-23"\n', []],
    ['yaml', 'a: 1\n---\nb: 2\n', '[{a: 1}, {b: 3}]', ['/1/b,changed,2,3']],
    ['yaml', '# nothing\n', 'null', []],
    ['yaml', '&x a: 1\nb: &y {c: 1}\nd: *y\n', '{a: 1, b: {c: 1}, d: {c: 2}}', ['/d/c,changed,1,2']],
    [
      'toml',
      'n = 12345678901234567890.0\n',
      'n = 12345678901234567891.0\n',
      ['/n,changed,12345678901234567890.0,12345678901234567891.0'],
    ],
    [
      'toml',
      'at = 2026-11-23\n[a]\nb = 1\n',
      'a.b = 1\nat = 2026-11-24',
      ['/at,changed,"""2026-11-23""","""2026-11-24"""'],
    ],
  ])('%s: %j to %j', async (notation, left, right, expected) => {
    expect(await list(left, right, { notation })).toEqual(expected);
  });

  it('errors and duplicate keys are reported where they are', async () => {
    expect(await error('diff', 'a: 1', { right: 'a: 1\nb: "', notation: 'yaml' })).toMatchObject({
      code: 'unclosed-quote',
      at: { field: 'right', line: 2 },
    });
    expect((await report('diff', 'a: 1\na: 2', { right: 'a: 2', notation: 'yaml' })).notices).toEqual([
      'Line 2, column 1: the key “a” appears again in this map; the last value was kept.',
    ]);
  });

  it('patches are JSON, and are applied to either', async () => {
    const patch = await run('patch', 'a: 1\n', { right: 'a: 2\n', notation: 'yaml' });
    expect(patch).toBe('[\n  {"op": "replace", "path": "/a", "value": 2}\n]');
    expect(await run('applyPatch', 'a: 1\n', { patch, notation: 'yaml' })).toBe('{\n  "a": 2\n}');
  });
});

test('the list in Markdown, in which no sign of a value ends a cell', async () => {
  expect(await run('list', '{"a|b":"`x`","c":1}', { right: '{"a|b":"``","d":null}' })).toBe(
    '| Path | Change | Left | Right |\n| --- | --- | --- | --- |\n' +
      '| `/a\\|b` | changed | ``"`x`"`` | ```"``"``` |\n| `/c` | removed | `1` |  |\n| `/d` | added |  | `null` |\n',
  );
  expect(await run('list', '1', { right: '1.0' })).toBe('No differences.');
});

// As `diff -u` of both documents, indented by two spaces.
test.each([
  [
    '{"a":1,"b":[1,2]}',
    '{"a":2,"b":[1,2]}',
    '--- left\n+++ right\n@@ -1,5 +1,5 @@\n {\n-  "a": 1,\n+  "a": 2,\n   "b": [\n     1,\n     2\n',
  ],
  ['{"a":1}', '{"a":1.0}', ''],
])('%s and %s as a unified diff', async (left, right, unified) => {
  expect((await run('compare', left, { right })).unified).toBe(unified);
});

/** Applies a unified diff without a line that lacks its end; each line must fit exactly. */
function applyUnified(text: string, patch: string): string {
  const [rest, result] = [text.split('\n'), [] as string[]];
  let taken = 0;
  const take = (): string => rest[taken++] ?? '';
  for (const line of patch.split('\n').slice(2, -1)) {
    const start = /^@@ -(\d+)/.exec(line)?.[1];
    if (start !== undefined) while (taken < Number(start) - 1) result.push(take());
    else {
      if (!line.startsWith('+')) expect(take()).toBe(line.slice(1));
      if (!line.startsWith('-')) result.push(line.slice(1));
    }
  }
  return [...result, ...rest.slice(taken)].join('\n');
}

test('a unified diff makes the right side of the left one, whatever is shown and counts as the same', async () => {
  const member = fc.constantFrom('a', 'b', 'c', 'd');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('1', '1.0', '2', 'null', '"x"', '"X"', '[]', '{}'),
      fc.array(tie('tree'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
      fc
        .uniqueArray(fc.tuple(member, tie('tree')), { maxLength: 4, selector: ([key]) => key })
        .map((entries) => `{${entries.map(([key, value]) => `"${key}":${value}`).join()}}`),
    ),
  }));
  const options = fc.record({
    arrays: fc.constantFrom('align' as const, 'position' as const),
    strings: fc.constantFrom('exact' as const, 'ignore-case' as const),
    nullIsMissing: fc.boolean(),
    ignore: fc.constantFrom('', '/a'),
  });
  let applied = 0;
  await fc.assert(
    fc.asyncProperty(tree, tree, options, async (left, right, comparing) => {
      const { unified, verdict } = await run('compare', left as string, { right: right as string, ...comparing });
      expect(unified === '').toBe(verdict !== 'different');
      if (unified === '') return;
      applied++;
      const written = await run('applyPatch', left as string, { patch: '[]' });
      const patched = applyUnified(`${written}\n`, unified);
      expect(await run('equal', patched, { right: right as string, numbers: 'text' }), patched).toBe(true);
    }),
  );
  expect(applied).toBeGreaterThan(50);
});

test('documents side by side', async () => {
  const { comparison, verdict } = await run('compare', '{"a":1,"b":[1,2],"c":{}}', {
    right: '{"a":1.0,"b":[1],"c":{"d":[0]}}',
  });
  const rows = Array.from(comparison.changes, (change, row) => [
    change,
    beforeLine(comparison, row)?.trimEnd(),
    afterLine(comparison, row)?.trimEnd(),
  ]);
  expect(rows).toEqual([
    [Change.same, '{', '{'],
    [Change.same, '  "a": 1,', '  "a": 1.0,'],
    [Change.same, '  "b": [', '  "b": ['],
    [Change.same, '    1,', '    1'],
    [Change.removed, '    2', undefined],
    [Change.same, '  ],', '  ],'],
    [Change.changed, '  "c": {}', '  "c": {'],
    [Change.added, undefined, '    "d": ['],
    [Change.added, undefined, '      0'],
    [Change.added, undefined, '    ]'],
    [Change.added, undefined, '  }'],
    [Change.same, '}', '}'],
  ]);
  expect([...(comparison.ends ?? [])]).toEqual([11, -1, 5, -1, -1, -1, 10, 9, -1, -1, -1, -1]);
  expect(verdict).toBe('different');
});

/** The rows that are displayed of a comparison of which only the differences are: the lines of both sides, with their numbers. */
async function onlyDifferences(left: string, right: string, options: object = {}) {
  const { comparison } = await run('compare', left, { right, ...options });
  const rows = displayRows(comparison, { mode: 'split', context: 0, opened: new Set(), columns: 80 });
  return Array.from({ length: rows.length / 3 }, (_, index) => {
    const { row, shown, part } = displayedRow(rows, index);
    if (shown === Shown.fold) return `… ${part}`;
    const numbered = (line: string | undefined, number: number | undefined) =>
      line === undefined ? '' : `${(number ?? 0) + 1} ${line.trim()}`;
    const sides = [
      numbered(beforeLine(comparison, row), comparison.beforeLines[row]),
      numbered(afterLine(comparison, row), comparison.afterLines[row]),
    ];
    return sides.join(' | ');
  });
}

describe('only what differs is displayed, within what it is in, with the line numbers of the documents', () => {
  it.each([
    [
      '{"a":1,"aa":2,"b":[1,2,3],"c":{"d":1}}',
      '{"a":1,"aa":2,"b":[1,2,4],"c":{"d":1}}',
      ['1 { | 1 {', '… 2', '4 "b": [ | 4 "b": [', '… 2', '7 3 | 7 4', '8 ], | 8 ],', '… 3', '12 } | 12 }'],
    ],
    ['[1,2,3]', '[1,2,3,4]', ['1 [ | 1 [', '… 3', ' | 5 4', '5 ] | 6 ]']],
    ['{"x":{"y":[]},"z":[0,1]}', '{"x":{"y":[]},"z":[0,1]}', ['… 9']],
    // No part without a difference is shown, let alone as an empty one.
    [
      '{"x":1,"y":[1,2],"w":{"v":[{"u":0},1]}}',
      '{"x":2,"y":[1,2],"w":{"v":[{"u":0},2]}}',
      [
        '1 { | 1 {',
        '2 "x": 1, | 2 "x": 2,',
        '… 4',
        '7 "w": { | 7 "w": {',
        '8 "v": [ | 8 "v": [',
        '… 3',
        '12 1 | 12 2',
        '13 ] | 13 ]',
        '14 } | 14 }',
        '15 } | 15 }',
      ],
    ],
    ['{"a":[1,2]}', '{"a":[]}', ['1 { | 1 {', '2 "a": [ | 2 "a": []', '3 1, | ', '4 2 | ', '5 ] | ', '6 } | 3 }']],
    ['{"a":0}', '[0]', ['1 { | ', '2 "a": 0 | ', '3 } | ', ' | 1 [', ' | 2 0', ' | 3 ]']],
    ['1', '2', ['1 1 | 1 2']],
  ])('%s, %s', async (left, right, rows) => {
    expect(await onlyDifferences(left, right)).toEqual(rows);
  });

  it('the members of an object whose keys are in another order are folded', async () => {
    expect(await onlyDifferences('[{"a":1,"b":2},3]', '[{"b":2,"a":1},3]', { keyOrder: true })).toEqual([
      '1 [ | 1 [',
      '2 { | 2 {',
      '… 2',
      '5 }, | 5 },',
      '6 3 | 6 3',
      '7 ] | 7 ]',
    ]);
  });

  it('each line is displayed or folded, and each that differs is displayed', async () => {
    const tree = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(tree, tree, async (left, right) => {
        const { comparison } = await run('compare', left, { right });
        const rows = displayRows(comparison, { mode: 'split', context: 0, opened: new Set(), columns: 10_000 });
        let next = 0;
        for (let index = 0; index < rows.length / 3; index++) {
          const { row, shown, part } = displayedRow(rows, index);
          expect(row).toBe(next);
          next += shown === Shown.fold ? part : 1;
          const folded = comparison.changes.subarray(row, shown === Shown.fold ? next : row);
          expect(folded.every((change) => change === Change.same)).toBe(true);
        }
        expect(next).toBe(comparison.changes.length);
      }),
    );
  });
});

it.each(['position', 'align'] as const)('each change of the list is one that one goes to: %s', async (arrays) => {
  const tree = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(tree, tree, async (left, right) => {
      const { comparison } = await run('compare', left, { right, arrays });
      expect(countedRuns(comparison)).toHaveLength((await list(left, right, { arrays }))?.length ?? -1);
    }),
  );
});

it('a move is one change, and what changed in the item another', async () => {
  const changes = async (left: string, right: string) =>
    countedRuns((await run('compare', left, { right, arrays: 'key' })).comparison);
  expect(await changes('[{"id":1},{"id":2}]', '[{"id":2},{"id":1}]')).toHaveLength(1);
  expect(await changes('[{"id":1,"v":1},{"id":2}]', '[{"id":2},{"id":1,"v":2}]')).toHaveLength(2);
});

test('an item that moved leads to where it is', async () => {
  const { comparison } = await run('compare', '[{"a":1},2,3]', { right: '[2,3,{"a":1.0}]' });
  expect(comparison.moves?.map((lines) => [...lines])).toEqual([
    [-1, 3, 4, 5, -1, -1, -1],
    [-1, -1, -1, 1, 2, 3, -1],
  ]);
});

test('a key in two lines, as JSON5 may have it, takes one', async () => {
  const { comparison } = await run('compare', '{"a\\\nb":1}', { right: '{"ab":2}' });
  expect([beforeLine(comparison, 1), afterLine(comparison, 1)]).toEqual(['  "ab": 1\n', '  "ab": 2\n']);
});

test.each([
  ['{"a":"é"}', true],
  ['{"a":"\u4e2d"}', false],
])('%s has only narrow characters: %s', async (document, isPlain) => {
  const { comparison } = await run('compare', document, { right: '1' });
  expect(comparison.arePlain).toEqual([isPlain, true]);
});

describe('large documents', () => {
  const records = (count: number, version: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, id) => ({ id, price: id / 7, tags: ['a', id % 5], v: id % 10 ? 0 : version })),
    );
  const nested = (depth: number, leaf: number) => `${'{"a":[1,'.repeat(depth)}${leaf}${']}'.repeat(depth)}`;

  test.each(['diff', 'compare'] as const)('%s takes time that grows with their length', async (operation) => {
    const compare = (count: number) => run(operation, records(count, 1), { right: records(count, 2) });
    expect(await growsLinearly(compare, 8_000)).toBe(true);
  });

  it('compares what is nested 500 deep', async () => {
    expect(await list(nested(250, 1), nested(250, 2))).toEqual([`${'/a/1'.repeat(250)},changed,1,2`]);
  });

  it('reads them once for the list and the sides', async () => {
    const memory = new RunMemory();
    const progress = vi.fn();
    const notices: unknown[] = [];
    for (const name of ['diff', 'compare'] as const) {
      const call = prepare(name, tool.operations[name], '{"a":1,"a":2}', { right: '[1] [2]' });
      const outcome = await executeCall(logic as unknown as Logic, call, plainContext({ progress }), undefined, memory);
      notices.push('notices' in outcome && outcome.notices);
    }
    expect(progress).toHaveBeenCalledTimes(2);
    expect(notices[0]).toHaveLength(2);
    expect(notices[1]).toEqual(notices[0]);
  });
});

it.each([
  ['{"a":1}', '{"a":1}', 'same'],
  ['{"a":1,"b":2}', '{"b":2,"a":1}', 'spelled'],
  ['1', '1.0', 'spelled'],
  ['1', '2', 'different'],
])('%s and %s are %s', async (left, right, verdict) => {
  expect((await run('compare', left, { right })).verdict).toBe(verdict);
});

describe('JSON Patch (RFC 6902)', () => {
  it.each([
    // Appendix A.1, A.2, A.3, A.4, A.5.
    ['{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]'],
    ['{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]'],
    ['{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', '[{"op":"remove","path":"/baz"}]'],
    ['{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', '[{"op":"remove","path":"/foo/1"}]'],
    ['{"baz":"qux","foo":"bar"}', '{"baz":"boo","foo":"bar"}', '[{"op":"replace","path":"/baz","value":"boo"}]'],
    ['1', '[]', '[{"op":"replace","path":"","value":[]}]'],
    ['1', '1e0', '[]'],
  ])('%s to %s', async (left, right, expected) => {
    const patch = await run('patch', left, { right });
    expect(JSON.parse(patch)).toEqual(JSON.parse(expected));
  });

  it('can test old values, and go back', async () => {
    expect(
      await run('patch', '{"a":1}', { right: '{"a":12345678901234567890}', test: true, direction: 'backward' }),
    ).toBe(
      '[\n  {"op": "test", "path": "/a", "value": 12345678901234567890},\n  {"op": "replace", "path": "/a", "value": 1}\n]',
    );
  });

  it('makes one array of another in which items moved', async () => {
    const items = fc.array(
      fc.constantFrom<unknown>(1, 2, 'a', [1], { id: 1 }, { id: 2, v: 1 }, { id: 2, v: 2 }, null),
      {
        maxLength: 9,
      },
    );
    await fc.assert(
      fc.asyncProperty(items, items, async (left, right) => {
        const [from, to] = [JSON.stringify(left), JSON.stringify(right)];
        const applied = await run('applyPatch', from, { patch: await run('patch', from, { right: to }) });
        expect(await run('equal', applied, { right: to })).toBe(true);
        const changes = (await list(from, to)) ?? [];
        const count = (type: string) => changes.filter((change) => new RegExp(`^/\\d+,${type}`).test(change)).length;
        // What moved is neither added nor removed.
        expect(count('added') - count('removed')).toBe(right.length - left.length);
      }),
    );
  });

  it.each([
    ['[{"id":1},{"id":2},{"id":3}]', '[{"id":3},{"id":1},{"id":2}]', '[{"op":"move","from":"/2","path":"/0"}]'],
    [
      '{"a":[{"id":1,"v":1},{"id":2},{"id":3}]}',
      '{"a":[{"id":2},{"id":4},{"id":1,"v":2}]}',
      '[{"op":"remove","path":"/a/2"},{"op":"add","path":"/a/2","value":{"id":4}},' +
        '{"op":"move","from":"/a/0","path":"/a/2"},{"op":"replace","path":"/a/2/v","value":2}]',
    ],
  ])('moves items: %s to %s', async (left, right, expected) => {
    const patch = await run('patch', left, { right, arrays: 'key' });
    expect(JSON.parse(patch)).toEqual(JSON.parse(expected));
  });

  it('makes one array of another whose items have keys', async () => {
    const items = fc.array(
      fc.oneof(
        fc.record({ id: fc.nat(7), v: fc.nat(2) }, { requiredKeys: [] }),
        fc.record({ id: fc.nat(3), in: fc.array(fc.record({ id: fc.nat(4), v: fc.nat(2) }), { maxLength: 5 }) }),
        fc.nat(2),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(
        items,
        items,
        fc.constantFrom('key', 'align'),
        fc.boolean(),
        async (left, right, arrays, test) => {
          const [from, to] = [JSON.stringify(left), JSON.stringify(right)];
          const applied = await run('applyPatch', from, {
            patch: await run('patch', from, { right: to, arrays, test }),
          });
          expect(JSON.parse(applied)).toEqual(right);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes time that grows with the number of moves', async () => {
    const items = (count: number, step: number) =>
      JSON.stringify(Array.from({ length: count }, (_, index) => ({ id: (index * step) % count })));
    const compare = (count: number) => run('patch', items(count, 1), { right: items(count, 4_999), arrays: 'key' });
    expect(await growsLinearly(compare, 40_000)).toBe(true);
  });

  it('makes one document of the other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 4 }),
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('align', 'position', 'key'),
        fc.boolean(),
        async (left, right, arrays, hasTests) => {
          const [from, to] = [JSON.stringify(left), JSON.stringify(right)];
          const patch = await run('patch', from, { right: to, arrays, test: hasTests });
          const applied = await run('applyPatch', from, { patch });
          expect(await run('equal', applied, { right: to })).toBe(true);
        },
      ),
    );
  });
});

describe('applying a patch', () => {
  it.each([
    // RFC 6902, A.6, A.7, A.14, A.16, 4.5.
    [
      '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
      '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
      '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
    ],
    [
      '{"foo":["all","grass","cows","eat"]}',
      '[{"op":"move","from":"/foo/1","path":"/foo/3"}]',
      '{"foo":["all","cows","eat","grass"]}',
    ],
    ['{"/":9,"~1":10}', '[{"op":"test","path":"/~01","value":10.0}]', '{"/":9,"~1":10}'],
    ['{"foo":["bar"]}', '[{"op":"add","path":"/foo/-","value":["abc","def"]}]', '{"foo":["bar",["abc","def"]]}'],
    [
      '[{"a":1}]',
      '[{"op":"copy","from":"/0","path":"/-"},{"op":"replace","path":"/1/a","value":2}]',
      '[{"a":1},{"a":2}]',
    ],
    ['{"a":12345678901234567890}', '[]', '{"a":12345678901234567890}'],
    ['{"a":1}', '[{"op":"remove","path":""}]', 'null'],
    // RFC 7396, appendix A.
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
    ['{}', '{"__proto__":{"x":1}}', '{"__proto__":{"x":1}}'],
  ])('%s with %s', async (document, patch, expected) => {
    expect((await run('applyPatch', document, { patch })).replace(/\s/g, '')).toBe(expected);
  });

  it.each([
    [
      '{"foo":"bar"}',
      '[{"op":"test","path":"/foo","value":"x"}]',
      'Operation 1 of the patch: the value at “/foo” is not the expected one. Nothing was applied.',
    ],
    [
      '{"foo":"bar"}',
      '[{"op":"add","path":"/baz/bat","value":1}]',
      'Operation 1 of the patch: there is no value at “/baz”.',
    ],
    ['[1]', '[{"op":"add","path":"/2","value":1}]', 'Operation 1 of the patch: there is no value at “/2”.'],
    ['[1]', '[{"op":"remove","path":"/01"}]', 'Operation 1 of the patch: there is no value at “/01”.'],
    [
      '{"a":{}}',
      '[{"op":"move","from":"/a","path":"/a/b"}]',
      'Operation 1 of the patch would move a value into itself, to “/a/b”.',
    ],
    [
      '{}',
      '[{"op":"add","path":"a","value":1}]',
      'Operation 1 of the patch: “a” is not a JSON Pointer. Start it with “/”.',
    ],
    ['{}', '1', 'This is not a patch. Use an array of operations (JSON Patch) or an object (Merge Patch).'],
    ['{}', '', 'On the right, paste the patch to apply.'],
  ])('%s with %s: the error', async (document, patch, error) => {
    expect((await report('applyPatch', document, { patch })).error).toBe(error);
  });

  it.each(['{}', '{"op":"add"}', '{"op":"add","path":"/a"}', '{"op":"grow","path":"/a"}', '1'])(
    'operation %s',
    async (operation) => {
      expect((await report('applyPatch', '{}', { patch: `[${operation}]` })).error).toMatch(
        /^Operation 1 of the patch needs “op”/,
      );
    },
  );
});

describe('JSON Merge Patch (RFC 7396)', () => {
  it.each([
    ['{"a":"b","c":{"d":"e","f":"g"}}', '{"a":"z","c":{"d":"e"}}', '{"a":"z","c":{"f":null}}', []],
    ['{"a":1}', '{"a":1.0}', '{}', []],
    [
      '{"a":[1,2]}',
      '{"a":[1]}',
      '{"a":[1]}',
      ['A Merge Patch cannot change part of an array: 1 array is replaced as a whole.'],
    ],
    [
      '{}',
      '{"a":null,"b":{"c":null}}',
      '{"a":null,"b":{"c":null}}',
      ['A Merge Patch cannot set values to null: it would remove 2 keys instead.'],
    ],
    ['[1]', '2', '2', []],
  ])('%s to %s', async (left, right, expected, notices) => {
    const { value, notices: reported } = await report('mergePatch', left, { right });
    expect(String(value).replace(/\s/g, '')).toBe(expected);
    expect(reported).toEqual(notices);
  });

  it('makes one document of the other where there is no null', async () => {
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        fc.string(),
        fc.array(fc.integer()),
        fc.dictionary(fc.string(), tie('value')),
      ),
    })).value;
    await fc.assert(
      fc.asyncProperty(value, value, async (left, right) => {
        const [from, to] = [JSON.stringify(left), JSON.stringify(right)];
        // A patch that is no object takes the place of the document.
        fc.pre(typeof right === 'object' && !Array.isArray(right));
        const applied = await run('applyPatch', from, { patch: await run('mergePatch', from, { right: to }) });
        expect(await run('equal', applied, { right: to })).toBe(true);
      }),
    );
  });
});

describe('what is wrong', () => {
  it.each([
    ['{"a":1}', '', 'On the right, paste the document to compare with.'],
    ['{"a":1}', '{"a":\n1 2}', 'Line 2, column 3: a comma is missing between these items.'],
    ['{"a" 1}', '{}', 'Line 1, column 6: expected “:” after the key.'],
    ['', '{}', 'Line 1, column 1: expected a JSON value here.'],
  ])('%s, %s', async (left, right, error) => {
    expect((await report('diff', left, { right })).error).toBe(error);
  });

  it('a path to ignore', async () => {
    const { error } = await report('diff', '1', { right: '1', ignore: '/a\na[0' });
    expect(error).toBe('Line 2: “a[0” is not a JSON Pointer. Start it with “/”, as in /items/*/updatedAt.');
  });

  it('nesting too deep', async () => {
    const deep = '['.repeat(2_000) + ']'.repeat(2_000);
    expect((await report('diff', deep, { right: '1' })).error).toMatch(/nested more than 1,000 levels deep/);
    const allowed = '['.repeat(1_000) + ']'.repeat(1_000);
    expect(await run('equal', allowed, { right: allowed })).toBe(true);
    expect((await run('compare', allowed, { right: '[]' })).verdict).toBe('different');
  });
});

test('what is reported', async () => {
  const { notices } = await report('diff', '\ufeff{"a":1,\n"a":2}', { right: '1 2' });
  expect(notices).toEqual([
    'The byte order mark (BOM) at the start was ignored.',
    'The key “a” appears twice in one object (lines 1 and 2); the last one counts.',
    'There are 2 JSON values, the second on line 1. They are compared as one list.',
  ]);
  expect((await report('applyPatch', '[NaN] // c', { patch: '[]' })).notices).toHaveLength(2);
});
