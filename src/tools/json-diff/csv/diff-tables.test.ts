import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/json-diff.en.json' with { type: 'json' };
import frenchMessages from '#generated/messages/json-diff.fr.json' with { type: 'json' };
import { readCsv } from '#lib/csv/read.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from '../logic.ts';
import tool from '../tool.ts';

const { run, report, error, notices } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'csvDiff'>;

/** The rows of the table of changes. */
const list = async (left: string, right: string, options: Options = {}) =>
  (await run('csvDiff', left, { ...options, right })).changes?.split('\n').slice(1);

describe('rows by key', () => {
  test.each<[string, string, Options, readonly string[]]>([
    ['id,n\n1,a\n2,b', 'id,n\n2,b\n1,a', { keys: 'id' }, []],
    ['id,n\n1,a\n2,b', 'id,n\n2,c\n1,a', { keys: 'id' }, ['changed,2,n,b,c,3,2']],
    ['id,n\n1,a', 'id,n\n1,a\n2,b', { keys: 'id' }, ['added,2,,,"2,b",,3']],
    ['id,n\n1,a\n2,b', 'id,n\n2,b', { keys: 'id' }, ['removed,1,,"1,a",,2,']],
    ['a,b,n\n1,1,x\n1,2,y', 'a,b,n\n1,2,z\n1,1,x', { keys: 'a, b' }, ['changed,"1,2",n,y,z,3,2']],
    ['a,b,n\n1,1,x\n1,2,y', 'b,n,a\n2,y,1\n1,x,1', { keys: 'b' }, ['column moved,,a,1,3,,']],
    ['"a,b",n\n1,x', '"a,b",n\n1,y', { keys: '"a,b"' }, ['changed,1,n,x,y,2,2']],
    ['1,x\n2,y', '2,z\n1,x', { keys: '1', header: false }, ['changed,2,2,y,z,2,1']],
    ['__proto__,n\n1,x', '__proto__,n\n1,y', { keys: '__proto__' }, ['changed,1,n,x,y,2,2']],
    // Beyond 2^53, and of other planes.
    [
      'id,n\n9007199254740993,😀',
      'id,n\n9007199254740992,😀',
      { keys: 'id' },
      ['removed,9007199254740993,,"9007199254740993,😀",,2,', 'added,9007199254740992,,,"9007199254740992,😀",,2'],
    ],
    // Each side has its own delimiter and line breaks.
    ['id,n\r\n1,"a,b"\r\n', 'id;n\n1;"a,c"', { keys: 'id' }, ['changed,1,n,"a,b","a,c",2,2']],
    ['id\tn\n1\tx', '\ufeffid|n\n\n1|y\n\n', { keys: 'id' }, ['changed,1,n,x,y,2,3']],
    ['id,n\n1,"x\ny"\n2,z', 'id,n\n2,w\n1,"x\ny"', { keys: 'id' }, ['changed,2,n,z,w,4,2']],
    ['id\n1\n2', 'id\n2\n3', { keys: 'id' }, ['removed,1,,1,,2,', 'added,3,,,3,,3']],
    ['id,n\n1,\n2,b', 'id,n\n1\n2,b', { keys: 'id' }, []],
    ['id,n\n1,A', 'id,n\n1,a', { keys: 'id', strings: 'ignore-case' }, []],
    ['id,n\nX,A', 'id,n\nx,b', { keys: 'id', strings: 'ignore-case' }, ['changed,X,n,A,b,2,2']],
    ['id,n\n1, a ', 'id,n\n1,a', { keys: 'id', strings: 'trim' }, []],
    ['id,n,at\n1,a,9', 'id,n,at\n1,a,10', { keys: 'id', ignoreColumns: 'at' }, []],
    ['id,n\n1,a', 'id,n,at\n1,a,10', { keys: 'id', ignoreColumns: 'at' }, []],
  ])('%j and %j with %j', async (left, right, options, rows) => {
    expect(await list(left, right, options)).toEqual(rows);
  });
});

describe('columns', () => {
  test.each<[string, string, readonly string[]]>([
    ['id,a,b\n1,x,y', 'id,b,c\n1,y,z', ['column removed,,a,,,,', 'column added,,c,,,,']],
    ['id,a,b,c\n1,x,y,z', 'id,c,a,b\n1,z,x,y', ['column moved,,c,4,2,,']],
    // Columns of one name are distinguished by their order, those without a name by their number.
    ['id,n,n\n1,x,y', 'id,n,n\n1,x,z', ['changed,1,n (2),y,z,2,2']],
    ['id,n,n (2),n\n1,x,y,z', 'id,n,n (2),n\n1,x,y,w', ['changed,1,n (3),z,w,2,2']],
    ['id,,b\n1,x,y', 'id,,b\n1,z,y', ['changed,1,2,x,z,2,2']],
    ['id,n\n1,x,extra', 'id,n\n1,x', ['column removed,,3,,,,']],
  ])('%j and %j', async (left, right, rows) => {
    expect(await list(left, right, { keys: 'id' })).toEqual(rows);
  });

  it('reports rows of another length', async () => {
    const found = await report('csvDiff', 'id,n\n1,a,b\n2', { right: 'id,n\n1,a\n2,\n3,c,d', keys: 'id' });
    expect(found.notices).toEqual([
      '2 rows do not have 2 values like the first one; see line 2.',
      'Line 4 does not have 2 values like the first row.',
    ]);
  });
});

describe('rows without a key, and no column for it', () => {
  test.each<[string, string, readonly string[]]>([
    ['n,m\na,1\nb,2\nc,3', 'n,m\na,1\nx,9\nb,2\nc,3', ['added,,,"x,9",,3']],
    ['n,m\na,1\nb,2\nc,3', 'n,m\na,1\nb,5\nc,3', ['changed,m,2,5,3,3']],
    ['n,m\na,1\nb,2', 'n,m\nb,2\na,1', ['removed,,"a,1",,2,', 'added,,,"a,1",,3']],
    ['n,m,o\na,1,1\nb,2,2', 'n,m,o\nx,7,7\nb,2,3', ['removed,,"a,1,1",,2,', 'added,,,"x,7,7",,2', 'changed,o,2,3,3,3']],
    ['n\na\na\nb', 'n\na\nb', ['removed,,a,,3,']],
  ])('%j and %j', async (left, right, rows) => {
    expect(await list(left, right)).toEqual(rows);
  });

  it('heads of columns are what the page shows, with a key where there is one', async () => {
    const head = async (keys: string) =>
      (await run('csvDiff', 'id,n\n1,a', { right: 'id,n\n1,b', keys })).changes?.split('\n')[0];
    expect(await head('')).toBe('change,column,left,right,leftLine,rightLine');
    expect(await head('id')).toBe('change,key,column,left,right,leftLine,rightLine');
  });

  it('are offered a key that would ignore their order', async () => {
    const [left, right] = ['n,id\na,1\na,2', 'n,id\na,2\na,1'];
    expect(await notices('csvDiff', left, { right })).toEqual([
      { code: 'key-suggested', params: { column: 'id' }, offers: [{ keys: 'id' }] },
    ]);
    expect(await notices('csvDiff', left, { right, keys: 'id' })).toEqual([{ code: 'same-tables', params: {} }]);
    expect(await notices('csvDiff', 'n,id\na,1\na,1', { right })).toEqual([]);
  });
});

describe('as JSON', () => {
  it('has rows as objects', async () => {
    const { json, changes, ...counts } = await run('csvDiff', 'id,__proto__,b\n1,x,y\n2,u,v', {
      right: 'b,id,__proto__,c\nz,1,x,n\nq,3,r,s',
      keys: 'id',
      form: 'json',
    });
    expect(changes).toBeNull();
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, changedCells: 1 });
    expect(JSON.parse(String(json))).toEqual({
      columns: { added: ['c'], removed: [], moved: ['b'] },
      added: [{ line: 3, row: JSON.parse('{"b":"q","id":"3","__proto__":"r","c":"s"}') }],
      removed: [{ line: 3, row: JSON.parse('{"id":"2","__proto__":"u","b":"v"}') }],
      changed: [{ key: { id: '1' }, leftLine: 2, rightLine: 2, cells: { b: { before: 'y', after: 'z' } } }],
    });
  });
});

describe('properties', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', ' ', '😀'), maxLength: 3 });
  const table = fc.uniqueArray(fc.tuple(fc.nat(20).map(String), cell, cell), { selector: ([id]) => id, maxLength: 12 });
  const write = (rows: readonly (readonly string[])[]) => writeCsv(['id', 'n', 'm'], rows);

  it('changes, applied to the left table, give the right one', async () => {
    await fc.assert(
      fc.asyncProperty(table, table, async (left, right) => {
        const { changes } = await run('csvDiff', write(left), { right: write(right), keys: 'id' });
        const rows = new Map(left.map((row) => [row[0], [...row]]));
        const [, ...records] = readCsv(String(changes));
        for (const { fields } of records) {
          const [change, key = '', column, before, after = ''] = fields;
          if (change === 'removed') rows.delete(key);
          else if (change === 'added') rows.set(key, [...([...readCsv(after)][0]?.fields ?? [])]);
          else {
            const place = column === 'n' ? 1 : 2;
            const row = rows.get(key) ?? [];
            expect(row[place]).toBe(before);
            row[place] = after;
          }
        }
        const sorted = (all: Iterable<readonly string[]>) => [...all].map((row) => JSON.stringify(row)).sort();
        expect(sorted(rows.values())).toEqual(sorted(right));
      }),
    );
  });

  it('swapped sides swap what was added and removed', async () => {
    await fc.assert(
      fc.asyncProperty(table, table, async (left, right) => {
        const there = await run('csvDiff', write(left), { right: write(right), keys: 'id' });
        const back = await run('csvDiff', write(right), { right: write(left), keys: 'id' });
        expect([back.added, back.removed, back.changedCells]).toEqual([there.removed, there.added, there.changedCells]);
      }),
    );
  });

  it('without a key, no row is lost', async () => {
    await fc.assert(
      fc.asyncProperty(table, table, async (left, right) => {
        const { added, removed } = await run('csvDiff', write(left), { right: write(right) });
        expect(Number(added) - Number(removed)).toBe(right.length - left.length);
        expect(Number(removed)).toBeLessThanOrEqual(left.length);
      }),
    );
  });

  it('takes time in proportion to the number of rows', async () => {
    const rows = (count: number, shift: number) =>
      `id,n\n${Array.from({ length: count }, (_, at) => `${at},${(at * 7 + shift) % 13}`).join('\n')}`;
    const byKey = (count: number) => run('csvDiff', rows(count, 0), { right: rows(count, 1), keys: 'id' });
    expect(await growsLinearly(byKey, 40_000)).toBe(true);
    const inOrder = (count: number) => run('csvDiff', rows(count, 0), { right: rows(count, 1) });
    expect(await growsLinearly(inOrder, 40_000)).toBe(true);
  });
});

it('takes time in proportion to the number of columns of one name', async () => {
  const table = (count: number, cell: string) => `${Array(count).fill('n').join()}\n${Array(count).fill(cell).join()}`;
  const compare = (count: number) => run('csvDiff', table(count, 'x'), { right: table(count, 'y') });
  expect(await growsLinearly(compare, 40_000)).toBe(true);
});

describe('what is refused', () => {
  it.each<[string, string, Options, string, object]>([
    ['id,n\n1,a\n2,b\n1,c', 'id,n\n1,a', { keys: 'id' }, 'duplicate-key', { offset: 13, line: 4 }],
    ['id,n\n1,a', 'id,n\n1,a\n1,c', { keys: 'id' }, 'duplicate-key', { field: 'right', line: 3 }],
    ['id,n\n1,a', ' \n', {}, 'right-empty', { field: 'right' }],
    ['id,n\n1,a', 'id,n\n1,a', { keys: 'key' }, 'no-such-column', { field: 'keys' }],
    ['id,n\n1,a', 'id,m\n1,a', { keys: 'n' }, 'no-such-column', { field: 'keys' }],
    ['id,n\n1,a', 'id,m\n1,a', { ignoreColumns: 'x' }, 'no-such-column', { field: 'ignoreColumns' }],
    ['a,b\n1,2', 'c,d\n1,2', {}, 'no-common-columns', {}],
    ['a,b\n1,2', 'a,b\n1,2', { ignoreColumns: 'a,b' }, 'no-common-columns', {}],
    ['a,b\n1,"2', 'a,b\n1,2', {}, 'unclosed-field', { line: 2, column: 3 }],
    ['a,b\n1,2', 'a,b\n1,"2"x', {}, 'quote-in-field', { field: 'right', line: 2, column: 5 }],
  ])('%j and %j with %j: %s', async (left, right, options, code, at) => {
    const fault = await error('csvDiff', left, { ...options, right });
    expect(fault).toMatchObject({ code });
    if (Object.keys(at).length > 0) expect(fault.at).toMatchObject(at);
  });

  it('names both lines of a key that is there twice', async () => {
    const left = 'a,b,n\n1,2,"x\ny"\n3,4,z\n1,2,w';
    expect((await report('csvDiff', left, { right: left, keys: 'a,b' })).error).toBe(
      'Line 5: the key “1, 2” is already on line 2. Add a key column.',
    );
  });
});

it('takes blank documents without a row', async () => {
  expect(await list('id,n', 'id,n')).toEqual([]);
  expect(await list('id,n\n1,a', 'id,n')).toEqual(['removed,,"1,a",,2,']);
});

it('names changes in the language of the user', async () => {
  const french = testTool(tool, logic, { messages: frenchMessages });
  const { changes } = await french.run('csvDiff', 'id,a\n1,x\n2,y', { right: 'id,b\n1,x\n3,y', keys: 'id' });
  expect(
    changes
      ?.split('\n')
      .slice(1)
      .map((row) => row.split(',')[0]),
  ).toEqual(['colonne supprimée', 'colonne ajoutée', 'supprimé', 'ajouté']);
});
