import { align, Interner } from './align.ts';
import { charactersOf, wordsOf } from './tokens.ts';

/** What changed lines are compared by. */
export type Grain = 'words' | 'characters' | 'none';

/** A part of a changed line. */
export interface Part {
  readonly text: string;
  readonly isChanged: boolean;
  /** Where a line holds both texts. */
  readonly change?: 'removed' | 'added';
}

/** The parts of both lines of a row. */
export type RowParts = readonly [before: readonly Part[], after: readonly Part[]];

/** Longer lines are not compared any further. */
const maxLength = 10_000;

/** The parts of a line and of what became of it. */
export function refine(before: string, after: string, grain: Grain): RowParts {
  const whole = (text: string): readonly Part[] => [{ text, isChanged: false }];
  if (grain === 'none' || Math.max(before.length, after.length) > maxLength) return [whole(before), whole(after)];
  const tokensOf = grain === 'characters' ? charactersOf : wordsOf;
  const [left, right] = [tokensOf(before), tokensOf(after)];
  const interner = new Interner();
  const numbers = (tokens: readonly string[]) => Int32Array.from(tokens, (token) => interner.number(token));
  const partner = align(numbers(left), numbers(right));
  const stays = partner.map((place) => (place >= 0 ? 1 : 0));
  const stayed = new Uint8Array(right.length);
  for (const place of partner) if (place >= 0) stayed[place] = 1;
  return [partsOf(left, stays), partsOf(right, stayed)];
}

function partsOf(tokens: readonly string[], stays: ArrayLike<number>): readonly Part[] {
  const parts: { text: string; isChanged: boolean }[] = [];
  for (const [index, text] of tokens.entries()) {
    // A space between two words that changed is part of the change.
    const isBetween = !/\S/.test(text) && stays[index - 1] === 0 && stays[index + 1] === 0;
    const isChanged = stays[index] === 0 || isBetween;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}
