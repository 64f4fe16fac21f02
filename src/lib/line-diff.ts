import { diffArrays } from 'diff';

/** A line of the diff of two texts. Lines are numbered from 1. */
export type DiffLine =
  | { readonly type: 'same'; readonly text: string; readonly before: number; readonly after: number }
  | { readonly type: 'removed'; readonly text: string; readonly before: number }
  | { readonly type: 'added'; readonly text: string; readonly after: number };

/** Time and memory grow with the square of the edits. */
const maxEditLength = 1_000;
const blockLength = 50;

/**
 * The line diff of two texts, with as few changes as possible. Texts with very many differences are compared block by
 * block instead. CRLF and CR end lines as LF does.
 */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const a = before.split(/\r\n|\r|\n/);
  const b = after.split(/\r\n|\r|\n/);
  let tail = 0;
  while (tail < Math.min(a.length, b.length) && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const common = { value: a.splice(a.length - tail), added: false, removed: false };
  b.length -= tail;
  const changes = diffArrays(a, b, { maxEditLength }) ?? diffBlocks(a, b);
  let x = 0;
  let y = 0;
  return [...changes, common].flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => {
      if (removed) return { type: 'removed', text, before: ++x };
      return added ? { type: 'added', text, after: ++y } : { type: 'same', text, before: ++x, after: ++y };
    }),
  );
}

const diffBlocks = (a: readonly string[], b: readonly string[]) =>
  Array.from({ length: Math.ceil(Math.max(a.length, b.length) / blockLength) }, (_, index) => {
    const [start, end] = [index * blockLength, (index + 1) * blockLength];
    return diffArrays(a.slice(start, end), b.slice(start, end));
  }).flat();
