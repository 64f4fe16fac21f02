import type { CompareTexts } from '#lib/data/compare-texts.ts';
import { Kind, type Sink } from '#lib/json/kind.ts';
import type { TapeReader } from '#lib/json/tape-reader.ts';

/**
 * Emits the content of a tape to a sink with the keys of objects sorted, down to a depth (1: the outermost only; null:
 * all). All tokens are emitted with one form: `Form.json5`, if any of them may have it. Uses a fraction of the memory
 * of the lossless tree.
 */
export function emitSorted(
  reader: TapeReader,
  sink: Sink,
  compare: CompareTexts,
  depth: number | null,
  form: number,
): void {
  // Rows still to be emitted, the next one last; ends of containers as the complement.
  const waiting = [...reader.children(0)].reverse();
  let level = 0;
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    if (row < 0) {
      level--;
      sink.close(reader.span(~row)[1]);
      continue;
    }
    const key = reader.keySpan(row);
    if (key) sink.key(key[0], key[1], form);
    const kind = reader.kind(row);
    const [start, end] = reader.span(row);
    if (!reader.isContainer(row)) {
      sink.scalar(kind, start, end, form);
      continue;
    }
    level++;
    sink.open(kind, start);
    waiting.push(~row);
    const isSorted = kind === Kind.object && (depth === null || level <= depth);
    const children = isSorted ? sortedByName(reader, row, compare) : [...reader.children(row)];
    for (let index = children.length - 1; index >= 0; index--) waiting.push(children[index] ?? 0);
  }
}

function sortedByName(reader: TapeReader, object: number, compare: CompareTexts): readonly number[] {
  const members: { readonly name: string; readonly row: number }[] = [];
  for (const row of reader.children(object)) members.push({ name: reader.name(row) ?? '', row });
  return members.sort((a, b) => compare(a.name, b.name)).map(({ row }) => row);
}
