import { type Context, ToolError } from '#core/tool.ts';
import { formatList, type ListFormat } from '#lib/text/list-format.ts';

/** The options of `listing`. */
export interface Listing {
  readonly listFormat: ListFormat['format'];
  readonly listSeparator: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** Characters of a list that can be held as one text by every engine, with room to spare for quoting. */
const maxListLength = 100_000_000;

const progressStep = 1_000;

/**
 * Calls `make` a number of times and writes the results as a list.
 * @throws ToolError `too-many` {limit}: the list would be too long for one text
 */
export function makeList(
  count: number,
  make: (index: number) => string,
  { listFormat, listSeparator, prefix, suffix }: Listing,
  { progress, signal }: Pick<Context, 'progress' | 'signal'>,
): string {
  const around = prefix.length + suffix.length + listSeparator.length;
  const items: string[] = [];
  while (items.length < count) {
    const item = make(items.length);
    if ((item.length + around) * count > maxListLength) throw new ToolError('too-many', { limit: maxListLength });
    items.push(item);
    if (items.length % progressStep === 0) {
      signal.throwIfAborted();
      progress(items.length / count);
    }
  }
  return formatList(items, { format: listFormat, separator: listSeparator, prefix, suffix });
}
