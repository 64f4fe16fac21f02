import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWtf8 } from '#lib/encoding/wtf8.ts';
import { Kind } from '#lib/json/kind.ts';
import { toSource } from '#lib/json/source.ts';
import { readTape } from '#lib/json/tape.ts';
import { TapeReader } from '#lib/json/tape-reader.ts';
import { outlineJson } from './outline.ts';

describe('outlineJson', () => {
  it('has offsets into its bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json({ stringUnit: 'binary' }), fc.constantFrom('["\ud800","é😀"]', String.raw`{\"é\":[1]}`)),
        (text) => {
          const { bytes, tape, error } = outlineJson(text, 'auto');
          const source = toSource(text);
          const reader = new TapeReader(readTape(source), (start, end) => source.text.slice(start, end));
          const inBytes = new TapeReader(tape, (start, end) => decodeWtf8(bytes.subarray(start, end)));
          expect(error).toBeNull();
          expect(decodeWtf8(bytes)).toBe(source.text);
          for (let row = 0; row < tape.kind.length; row++) {
            expect([inBytes.kind(row), inBytes.raw(row), inBytes.name(row), inBytes.next(row)]).toEqual([
              reader.kind(row),
              reader.raw(row),
              reader.name(row),
              reader.next(row),
            ]);
          }
        },
      ),
    );
  });

  it('shows the part before an error, and the error', () => {
    const { tape, error } = outlineJson('{"é":[1,\n{"b":2 3', 'auto');
    expect(error).toEqual({
      code: 'missing-comma',
      params: {},
      at: { offset: 16, line: 2, column: 8, character: 17, isInLines: true },
    });
    expect([...tape.kind]).toEqual([Kind.document, Kind.object, Kind.array, Kind.number, Kind.object, Kind.number]);
    expect([...tape.next]).toEqual([6, 6, 6, 4, 6, 6]);
    expect([...tape.end].slice(0, 3)).toEqual([18, 18, 18]);
  });

  it('is empty for blank text', () => {
    expect(outlineJson(' ', 'auto')).toMatchObject({ error: null, tape: { kind: new Uint8Array(1) } });
  });
});
