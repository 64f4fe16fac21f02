import type { Context, OptionsOf } from '#core/tool.ts';
import { splitGraphemes } from '#lib/text/graphemes.ts';
import { compilePattern, limitPattern } from '#lib/user-pattern/user-pattern.ts';
import { readEscapes } from './escapes.ts';
import { splitLines } from './lines.ts';
import type tool from './tool.ts';

type SplitOptions = OptionsOf<typeof tool, 'split'>;

/** Where the next separator lies, at or after an offset: its beginning and its end. */
type FindNext = (from: number, itemStart: number) => readonly [number, number] | undefined;

const separators = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|' } as const;

/**
 * Cuts a text into items, which are unchanged, blanks and quotes included. An empty separator or pattern cuts
 * nothing; of a pattern, an empty match cuts between two characters.
 * @throws ToolError `bad-split-pattern` {reason}, `pattern-too-slow`
 */
export function splitItems(text: string, options: SplitOptions, ctx: Context): string[] {
  const { splitOn, respectQuotes } = options;
  if (text === '') return [];
  if (splitOn === 'character') return splitGraphemes(text);
  if (splitOn === 'line') {
    const items = respectQuotes ? splitAt(text, findPattern(text, /\r\n|\r|\n/g), true, ctx) : splitLines(text);
    if (respectQuotes && items.at(-1) === '') items.pop();
    if (items.length === 1) offerSeparators(text, ctx);
    return items;
  }
  if (splitOn === 'pattern') {
    if (options.splitPattern === '') return [text];
    const regex = compilePattern(options.splitPattern, 'gu', 'splitPattern', 'bad-split-pattern', ctx);
    return limitPattern(ctx, 'splitPattern', () => splitAt(text, findPattern(text, regex), respectQuotes, ctx));
  }
  const separator =
    splitOn === 'nothing' ? '' : splitOn === 'custom' ? readEscapes(options.separator) : separators[splitOn];
  if (separator === '') return [text];
  return respectQuotes ? splitAt(text, findText(text, separator), true, ctx) : text.split(separator);
}

/** A single line that holds other separators is more often a list than an item. */
function offerSeparators(line: string, ctx: Context): void {
  const found = (['tab', 'semicolon', 'pipe', 'comma'] as const).filter((name) => line.includes(separators[name]));
  const offers = found.map((splitOn) => ({ splitOn }));
  if (offers.length > 0) ctx.notice('one-item', {}, undefined, offers);
}

const findText =
  (text: string, separator: string): FindNext =>
  (from) => {
    const at = text.indexOf(separator, from);
    return at < 0 ? undefined : [at, at + separator.length];
  };

const findPattern =
  (text: string, regex: RegExp): FindNext =>
  (from, itemStart) => {
    for (let start = from; start < text.length; start += (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1) {
      regex.lastIndex = start;
      const match = regex.exec(text);
      if (!match || match.index === text.length) return undefined;
      const [found] = match;
      if (found !== '' || match.index > itemStart) return [match.index, match.index + found.length];
    }
    return undefined;
  };

function splitAt(text: string, findNext: FindNext, respectQuotes: boolean, ctx: Context): string[] {
  const items: string[] = [];
  const quotes = createQuoteReader(text, ctx);
  let start = 0;
  for (;;) {
    let next = findNext(start, start);
    if (respectQuotes) {
      const end = quotes.skip(start, next?.[0] ?? text.length);
      if (end > start) next = findNext(end, start);
    }
    if (!next) break;
    items.push(text.slice(start, next[0]));
    [, start] = next;
  }
  items.push(text.slice(start));
  return items;
}

/** Finds the end of items that begin with a quote, single or double; inside, a doubled one is part of the item. */
function createQuoteReader(text: string, ctx: Context) {
  const unclosed = new Set<string>();
  const closeOf = (quote: string, open: number): number => {
    let at = text.indexOf(quote, open + 1);
    while (at >= 0 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
    return at;
  };
  return {
    /** The offset after the quoted part of an item, or where the item begins if it does not begin with a quote. */
    skip(start: number, limit: number): number {
      let open = start;
      while (open < limit && (text[open] === ' ' || text[open] === '\t')) open++;
      const quote = text[open] ?? '';
      if (open >= limit || (quote !== '"' && quote !== "'") || unclosed.has(quote)) return start;
      const close = closeOf(quote, open);
      if (close >= 0) return close + 1;
      // Once only, so that a text full of open quotes is not searched to its end for each.
      unclosed.add(quote);
      ctx.notice('unclosed-quote', {}, { offset: open, length: 1 });
      return start;
    },
  };
}
