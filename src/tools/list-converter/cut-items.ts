import { type OptionsOf, ToolError } from '#core/tool.ts';
import { countGraphemes, splitGraphemes, takeGraphemes } from '#lib/text/graphemes.ts';
import { maxTextLength } from './limits.ts';
import type tool from './tool.ts';

type CutOptions = OptionsOf<typeof tool, 'convert'>;

/** Skips the first `skip` items, then keeps all, or the first or last `takeCount`. */
export function takeItems(
  items: readonly string[],
  { skip, take, takeCount }: Pick<CutOptions, 'skip' | 'take' | 'takeCount'>,
): readonly string[] {
  const left = skip > 0 ? items.slice(skip) : items;
  if (take === 'all') return left;
  return take === 'first' ? left.slice(0, takeCount) : left.slice(Math.max(0, left.length - takeCount));
}

/**
 * Cuts items to a length, the ellipsis included where there is room for one, and fills them up to a width.
 * @throws ToolError `too-large`
 */
export function fitItems(items: readonly string[], options: CutOptions): readonly string[] {
  const { truncate, pad, padWith, padWidth } = options;
  const cut = truncate === null ? items : items.map((item) => shortenItem(item, truncate, options.ellipsis));
  if (pad === 'off' || padWith === '') return cut;
  if (cut.length * padWidth * padWith.length > maxTextLength) throw new ToolError('too-large');
  const filling = splitGraphemes(padWith);
  const fill = (width: number) => Array.from({ length: width }, (_, index) => filling[index % filling.length]).join('');
  return cut.map((item) => {
    const missing = padWidth - countGraphemes(item);
    if (missing <= 0) return item;
    const before = pad === 'start' ? missing : pad === 'end' ? 0 : Math.floor(missing / 2);
    return fill(before) + item + fill(missing - before);
  });
}

function shortenItem(item: string, length: number, ellipsis: string): string {
  if (takeGraphemes(item, length) === item) return item;
  const room = length - countGraphemes(ellipsis);
  return room > 0 ? takeGraphemes(item, room) + ellipsis : takeGraphemes(item, length);
}
