import { type Offer, ToolError } from '#core/tool.ts';
import { dialects } from '#lib/cron/dialects.ts';
import { type DialectName, dialectNames } from '#lib/cron/options.ts';
import type { Cron } from '#lib/cron/read-cron.ts';

/** Reads an expression as one of a dialect. */
export type ReadAs = (dialect: DialectName) => Cron;

const toOffers = (names: readonly DialectName[]): readonly Offer[] => names.map((dialect) => ({ dialect }));

/** The code of the error with which a dialect rejects an expression; undefined if it accepts it. */
function rejectionBy(dialect: DialectName, readAs: ReadAs): string | undefined {
  try {
    readAs(dialect);
    return undefined;
  } catch (error) {
    if (error instanceof ToolError) return error.code;
    throw error;
  }
}

/** The other dialects that accept an expression, and AWS if only the `?` is missing that it requires. */
export const offerOtherReadings = (taken: DialectName, readAs: ReadAs): readonly Offer[] =>
  toOffers(
    dialectNames.filter((dialect) => {
      if (dialect === taken) return false;
      const code = rejectionBy(dialect, readAs);
      return code === undefined || (dialect === 'aws' && code === 'cron-question');
    }),
  );

/** The dialects that accept a rejected expression, else those that have its sign: their errors say what else is wrong. */
export function offerDialects({ code }: ToolError, chosen: DialectName | 'auto', readAs: ReadAs): readonly Offer[] {
  const others = dialectNames.filter((dialect) => dialect !== chosen);
  const accepting = others.filter((dialect) => rejectionBy(dialect, readAs) === undefined);
  if (accepting.length > 0 || code !== 'cron-sign') return toOffers(accepting);
  return toOffers(others.filter((dialect) => dialects[dialect].hasDaysBeforeLast));
}
