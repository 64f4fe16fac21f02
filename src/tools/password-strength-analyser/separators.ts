import type { Match } from '@zxcvbn-ts/core';

/** A match with the symbols beside it; `inner` is the match without them. */
interface Joined extends Match {
  readonly inner: Match;
}

/** The fewest guesses that zxcvbn counts for a part of a password. */
const minGuesses = 50;

const separatorBefore = /[^\p{L}\p{N}]{1,2}$/u;
const separatorAfter = /^[^\p{L}\p{N}]{1,2}/u;

/**
 * Matches joined with the symbols that separate them, as in “correct-horse” or “Summer2024!”. For zxcvbn each symbol is
 * one more part, and each part costs a factor of 10,000 at least. Here it costs the guesses for its characters, once for
 * all places where it occurs. The whole password is never joined, since the symbol is then its second part.
 */
export function joinSeparators(password: string, matches: readonly Match[], guess: (match: Match) => number): Joined[] {
  return matches
    .filter((match) => match.pattern !== 'separator')
    .flatMap((inner) => {
      const before = separatorBefore.exec(password.slice(0, inner.i))?.[0] ?? '';
      const after = separatorAfter.exec(password.slice(inner.j + 1))?.[0] ?? '';
      if (before === '' && after === '') return [];
      const guesses = Math.max(minGuesses, guess({ ...inner, i: 0, j: inner.token.length - 1 }));
      return [
        { i: inner.i, j: inner.j + after.length },
        { i: inner.i - before.length, j: inner.j },
        { i: inner.i - before.length, j: inner.j + after.length },
      ].flatMap(({ i, j }) => {
        const token = password.slice(i, j + 1);
        if (token === password || token === inner.token) return [];
        const cost = costOf(password, i, inner.i - i) * costOf(password, inner.j + 1, j - inner.j);
        return [{ ...inner, i, j, token, inner, guesses: guesses * cost, guessesLog10: Math.log10(guesses * cost) }];
      });
    });
}

/** A separator that occurred before costs nothing. */
function costOf(password: string, start: number, length: number): number {
  return password.indexOf(password.slice(start, start + length)) < start ? 1 : 10 ** length;
}

/** A joined match as the parts that it consists of. */
export function splitJoined(match: Match): Match[] {
  const inner: Match | undefined = match['inner'];
  if (!inner) return [match];
  const symbols = (i: number, j: number): Match[] =>
    i > j ? [] : [{ pattern: 'separator', i, j, token: match.token.slice(i - match.i, j + 1 - match.i) }];
  return [...symbols(match.i, inner.i - 1), inner, ...symbols(inner.j + 1, match.j)];
}
