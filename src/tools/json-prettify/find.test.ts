import { expect, it } from 'vitest';
import { toSource } from '#lib/json/source.ts';
import { readTape } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { findRows, type Search } from './find.ts';

// 1 { 2 Apple, 3 b: [ 4 apple pie, 5 10 ], 6 "1.0": true, 7 "": "" }
const text = String.raw`{"Apple":"x","b":["apple\u0020pie",10],"1.0":true,"":""}`;
const reader = new TapeReader(readTape(toSource(text)), (start, end) => text.slice(start, end));
const all: Search = { text: '', regex: false, in: 'both', exact: false, matchCase: false };

it.each<[Partial<Search>, number[]]>([
  [{ text: 'apple' }, [2, 4]],
  [{ text: 'APPLE PIE' }, [4]],
  [{ text: 'apple', in: 'keys' }, [2]],
  [{ text: 'apple', in: 'values' }, [4]],
  [{ text: 'apple', exact: true }, [2]],
  [{ text: 'apple', matchCase: true }, [4]],
  [{ text: 'Apple', matchCase: true, exact: true }, [2]],
  [{ text: '1.0' }, [6]],
  [{ text: '1.0', regex: true }, [6]],
  [{ text: '^1.?0$', regex: true }, [5, 6]],
  [{ text: 'a|b', regex: true, exact: true }, [3]],
  [{ text: 'TRUE' }, [6]],
  [{ text: '\\' }, []],
  [{ text: '' }, []],
  [{ text: '', exact: true }, [7]],
])('%j', (search, rows) => {
  expect([...findRows(reader, { ...all, ...search }, { message: String })]).toEqual(rows);
});

it.each(['(', 'a)(b'])('rejects the broken expression %j', (broken) => {
  for (const exact of [false, true])
    expect(() => findRows(reader, { ...all, text: broken, regex: true, exact }, { message: String })).toThrowError(
      expect.objectContaining({ code: 'bad-regex', at: expect.objectContaining({ field: 'text' }) }),
    );
});
