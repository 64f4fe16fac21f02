import type { Collation, Compare } from './collate.ts';

/** So few texts are compared with one another at once. */
const fewTexts = 24;
/** Texts that are alike up to here are compared with one another, too. */
const maxPrefixLength = 500;
/** More than any rank. */
const base = 96;

/**
 * Sorts texts; equal ones stay as they were, also in descending order. Where a collation ranks characters, texts are
 * first sorted by a few characters at a time, packed with their place into one exact number: several times as fast as
 * comparing them.
 */
export function sortTexts(texts: readonly string[], collation: Collation, isDescending = false): readonly string[] {
  const { ranks } = collation;
  const compare: Compare = isDescending ? (a, b) => collation.compare(b, a) : collation.compare;
  if (!ranks) return texts.toSorted(compare);
  const digits = isDescending ? ranks.map((rank) => base - 1 - rank) : ranks;
  return sortFrom(0, texts, { compare, digits, unranked: digits[0] ?? 0 });
}

interface Order {
  readonly compare: Compare;
  /** By character code. */
  readonly digits: Uint8Array;
  /** The digit of characters without rank, and of the end of a text. */
  readonly unranked: number;
}

function sortFrom(start: number, texts: readonly string[], order: Order): readonly string[] {
  const count = texts.length;
  const width = Math.floor(Math.log(Number.MAX_SAFE_INTEGER / count) / Math.log(base));
  const isWorthIt = count > fewTexts && start < maxPrefixLength && width > 0;
  const keys = isWorthIt ? keysOf(texts, start, width, order)?.sort() : undefined;
  if (!keys) return texts.toSorted(order.compare);
  const sorted: string[] = [];
  let alike: string[] = [];
  let last = -1;
  const finish = () => {
    const hasEnded = last % base === order.unranked;
    for (const text of hasEnded ? alike.toSorted(order.compare) : sortFrom(start + width, alike, order))
      sorted.push(text);
  };
  for (const numbered of keys) {
    const place = numbered % count;
    const key = (numbered - place) / count;
    if (key !== last && alike.length > 0) {
      finish();
      alike = [];
    }
    last = key;
    alike.push(texts[place] ?? '');
  }
  finish();
  return sorted;
}

/** The digits of some characters of each text and its place, as one number; nothing if one of them has no rank. */
function keysOf(
  texts: readonly string[],
  start: number,
  width: number,
  { digits, unranked }: Order,
): Float64Array | undefined {
  const count = texts.length;
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    const text = texts[place] ?? '';
    let key = 0;
    for (let index = start; index < start + width; index++) {
      const digit = index < text.length ? (digits[text.charCodeAt(index)] ?? unranked) : unranked;
      if (digit === unranked && index < text.length) return undefined;
      key = key * base + digit;
    }
    keys[place] = key * count + place;
  }
  return keys;
}
