import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { compilePattern, limitPattern } from '#lib/user-pattern/user-pattern.ts';
import type tool from './tool.ts';

type CleanOptions = OptionsOf<typeof tool, 'convert'>;
type Change = (item: string) => string;

/**
 * Trims and unwraps items, sets their letter case, finds and replaces in them; each step on request.
 * @throws ToolError `bad-find-pattern` {reason}, `pattern-too-slow`, `too-large`
 */
export function cleanItems(items: readonly string[], options: CleanOptions, ctx: Context): readonly string[] {
  const changes = [
    options.trim && ((item: string) => item.trim()),
    unwrapping(options),
    options.unquote && removeQuotes,
    options.letterCase !== 'keep' && letterCases[options.letterCase],
  ].filter((change) => change !== false);
  const changed = changes.reduce((changing, change) => changing.map(change), items);
  return replaceInItems(changed, options, ctx);
}

function unwrapping({ unwrapPrefix, unwrapSuffix, unwrapRepeat }: CleanOptions): Change | false {
  if (unwrapPrefix === '' && unwrapSuffix === '') return false;
  return (item) => {
    let start = 0;
    let end = item.length;
    const hasPrefix = () => unwrapPrefix !== '' && item.startsWith(unwrapPrefix, start);
    const hasSuffix = () =>
      unwrapSuffix !== '' && end - unwrapSuffix.length >= start && item.endsWith(unwrapSuffix, end);
    if (hasPrefix())
      do start += unwrapPrefix.length;
      while (unwrapRepeat && hasPrefix());
    if (hasSuffix())
      do end -= unwrapSuffix.length;
      while (unwrapRepeat && hasSuffix());
    return item.slice(start, end);
  };
}

const closing = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
]);

/** An item without the quotes around it; inside, a doubled quote means one, as in CSV and SQL. */
function removeQuotes(item: string): string {
  const open = item.charAt(0);
  const close = closing.get(open);
  if (item.length < 2 || close !== item.at(-1)) return item;
  const inside = item.slice(1, -1);
  return open === close ? inside.replaceAll(open + open, () => open) : inside;
}

const letterCases = {
  lower: (item: string) => item.toLowerCase(),
  upper: (item: string) => item.toUpperCase(),
  capitalise: (item: string) => {
    const [first = ''] = item;
    return first.toUpperCase() + item.slice(first.length);
  },
};

function replaceInItems(
  items: readonly string[],
  { find, findPattern, replacement }: CleanOptions,
  ctx: Context,
): readonly string[] {
  if (find === '') return items;
  if (!findPattern) return withinLimit(() => items.map((item) => item.replaceAll(find, () => replacement)));
  const regex = compilePattern(find, 'gu', 'find', 'bad-find-pattern', ctx);
  return limitPattern(ctx, 'find', () => withinLimit(() => items.map((item) => item.replace(regex, replacement))));
}

/** Runs what may make a text longer than an engine can hold. */
function withinLimit<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof RangeError ? new ToolError('too-large') : error;
  }
}
