import { type Context, ToolError } from '#core/tool.ts';
import type { DuplicateKeys } from '#lib/json/duplicates.ts';
import type { Source } from '#lib/json/source.ts';
import { lineNumbers } from '#lib/line-numbers.ts';

/** What becomes of keys that appear twice in an object. */
export type OnDuplicate = 'keep' | 'last' | 'error';

const mostTold = 10;
const mostLines = 5;

/**
 * Warns of keys that appear more than once: `duplicate-key`, or `duplicate-key-dropped` where only the last is kept
 * (`k`, `n` times in one object, `lines`), and `more-duplicates` (`n`) for those past the tenth.
 * @throws ToolError `duplicate-key` where they are errors
 */
export function reportDuplicates(
  keys: DuplicateKeys,
  source: Source,
  action: OnDuplicate,
  host: Pick<Context, 'notice'>,
): void {
  const told = keys.found.slice(0, action === 'error' ? 1 : mostTold);
  const places = told.map(({ offsets }) => offsets.slice(0, mostLines).map((offset) => source.inputOffset(offset)));
  const lines = lineNumbers(source.input, places.flat());
  for (const [index, { key, offsets }] of told.entries()) {
    const at = places[index] ?? [];
    const listed = at.map((offset) => lines.get(offset)).join(', ') + (offsets.length > mostLines ? ', …' : '');
    const params = { k: key, n: offsets.length, lines: listed };
    if (action === 'error') throw new ToolError('duplicate-key', params, at[1]);
    host.notice(action === 'last' ? 'duplicate-key-dropped' : 'duplicate-key', params, at[1]);
  }
  if (keys.count > told.length) host.notice('more-duplicates', { n: keys.count - told.length });
}
