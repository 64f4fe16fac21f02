import fc from 'fast-check';
import { kindInfo } from '#core/kinds/kinds.ts';
import type { Operation } from '#core/tool.ts';

/** Arbitrary inputs for an operation: noise, and its own examples with a part changed. */
export function arbitraryInput({ input, examples = [] }: Operation): fc.Arbitrary<unknown> {
  if (input === undefined) return fc.constant(undefined);
  const known = examples.flatMap(({ input: text }) => (typeof text === 'string' ? [text] : []));
  const texts = fc.oneof(fc.string({ unit: 'binary' }), ...(known.length > 0 ? [wounded(known)] : []));
  const bytes = fc.oneof(
    fc.uint8Array(),
    texts.map((text) => new TextEncoder().encode(text)),
  );
  switch (kindInfo(input).repr) {
    case 'text':
      return texts;
    case 'bytes':
      return bytes;
    case 'file':
      return bytes.map((content) => new Blob([content as BlobPart]));
    case 'number':
      return fc.oneof(fc.double(), fc.bigInt().map(String), texts);
    case 'boolean':
      return fc.oneof(fc.boolean(), texts);
    default:
      return fc.oneof(fc.json(), texts);
  }
}

/** A text with a part replaced, removed or doubled. */
const wounded = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(8), fc.nat(2), fc.string())
    .map(([text, where, length, repeats, insert]) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + insert + text.slice(at, at + length).repeat(repeats) + text.slice(at + length);
    });
