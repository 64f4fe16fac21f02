import { type Comparison, sliceUnits } from '#lib/diff/comparison.ts';

/** A part of a flow of text. What is the same has one text, unless what is ignored differs. */
export type FlowPart = { readonly change: 'same' | 'removed' | 'added' | 'changed' } & Partial<
  Readonly<Record<'text' | 'original' | 'changed', string>>
>;

/** Both texts part by part, by the `changes` of a `FlowComparer`. */
export function* flowParts({ before, after }: Comparison, changes: readonly number[]): Generator<FlowPart> {
  let [x, y] = [0, 0];
  for (let at = 0; at <= changes.length; at += 4) {
    const [from = before.length, to = from, start = after.length, end = start] = changes.slice(at, at + 4);
    const [same, other] = [sliceUnits(before, x, from), sliceUnits(after, y, start)];
    if (same === other && same !== '') yield { change: 'same', text: same };
    else if (same !== other) yield { change: 'same', original: same, changed: other };
    const [original, changed] = [sliceUnits(before, from, to), sliceUnits(after, start, end)];
    if (original !== '' && changed !== '') yield { change: 'changed', original, changed };
    else if (original !== '') yield { change: 'removed', original };
    else if (changed !== '') yield { change: 'added', changed };
    [x, y] = [to, end];
  }
}
