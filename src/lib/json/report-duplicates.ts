import type { Params } from '#core/messages.ts';
import { type Context, ToolError } from '#core/tool.ts';
import type { DuplicateKeys } from '#lib/json/duplicates.ts';
import type { Source } from '#lib/json/source.ts';
import { locateAll } from '#lib/text/locate-all.ts';
import { shorten } from '#lib/text/shorten.ts';

/** How duplicate keys of an object are handled. */
export type OnDuplicate = 'keep' | 'last' | 'error';

const maxReported = 10;
const maxPlaces = 5;

/** Codes for keys on several lines, and on one line. */
const codes = {
  keep: ['duplicate-key', 'duplicate-key-in-line'],
  last: ['duplicate-key-dropped', 'duplicate-key-dropped-in-line'],
} as const;

/**
 * Reports keys that appear more than once (`k`, `n` times): `duplicate-key` (`lines`) or, where all are on one line,
 * `duplicate-key-in-line` (`columns`); with `-dropped` where only the last is kept. `more-duplicates` (`n`) for those
 * past the tenth.
 * @param more further parameters of the messages
 * @throws ToolError `duplicate-key` or `duplicate-key-in-line` where they are errors
 */
export function reportDuplicates(
  keys: DuplicateKeys,
  source: Source,
  action: OnDuplicate,
  host: Pick<Context, 'notice' | 'locale'>,
  more: Params = {},
): void {
  if (keys.count === 0) return;
  const reported = keys.found.slice(0, action === 'error' ? 1 : maxReported);
  const places = reported.map(({ offsets }) => offsets.slice(0, maxPlaces).map((offset) => source.inputOffset(offset)));
  const positions = locateAll(source.input, places.flat());
  for (const [index, { key, offsets }] of reported.entries()) {
    const at = places[index] ?? [];
    const found = at.flatMap((offset) => positions.get(offset) ?? []);
    const lines = [...new Set(found.map(({ line }) => line))];
    const isMore = offsets.length > maxPlaces;
    const list = (numbers: readonly number[]) => listNumbers(numbers, isMore, host.locale);
    const [onLines, inLine] = codes[action === 'last' ? 'last' : 'keep'];
    const [code, params] =
      lines.length > 1
        ? [onLines, { lines: list(lines) }]
        : [inLine, { columns: list(found.map(({ column }) => column)) }];
    const whole = { ...more, k: shorten(key), n: offsets.length, ...params };
    if (action === 'error') throw new ToolError(code, whole, at[1]);
    host.notice(code, whole, at[1]);
  }
  if (keys.count > reported.length) host.notice('more-duplicates', { n: keys.count - reported.length });
}

function listNumbers(numbers: readonly number[], isMore: boolean, locale: string): string {
  const format = new Intl.NumberFormat(locale);
  const written = numbers.map((number) => format.format(number));
  return isMore ? `${written.join(', ')}, …` : new Intl.ListFormat(locale).format(written);
}
