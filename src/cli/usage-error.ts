import { closestNames } from '#core/search/closest.ts';

/** A wrong command line; the message says what would be right. Ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** ` Did you mean …?` where a known name is near, else `otherwise`. */
export function suggest(written: string, known: readonly string[], otherwise = ''): string {
  const near = closestNames(written, known).slice(0, 3);
  if (near.length > 0) return ` Did you mean ${near.join(', ')}?`;
  return otherwise === '' ? '' : ` ${otherwise}`;
}
