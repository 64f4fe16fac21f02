import type { Context, OptionsOf } from '#core/tool.ts';
import { createRandom } from '#lib/crypto/random.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { isPointDecimal, plainNumberReader } from '#lib/rational/read-number.ts';
import { countGraphemes, takeGraphemes } from '#lib/text/graphemes.ts';
import { createCollation } from './collate.ts';
import { compareDecimals, readDecimal } from './decimal.ts';
import { ipKey } from './ip-key.ts';
import { sortTexts } from './sort-texts.ts';
import type tool from './tool.ts';
import { compareDigits, compareVersions, readVersion } from './version.ts';

type SortOptions = Pick<
  OptionsOf<typeof tool, 'convert'>,
  'order' | 'decimalSign' | 'sortIgnoreCase' | 'reverse' | 'rotate'
>;
type Compare<T> = (a: T, b: T) => number;

/**
 * Sorts items (what is equal stays as it was), turns the order round, and moves the first `rotate` items to the end,
 * or the last ones to the beginning where it is negative. What is no number, address or version where such are sorted
 * comes last, and is reported.
 */
export function arrangeItems(items: readonly string[], options: SortOptions, ctx: Context): readonly string[] {
  const [sorted, rest] = sortItems(items, options, ctx);
  if (options.reverse) sorted.reverse();
  const all = rest.length > 0 ? [...sorted, ...rest] : sorted;
  const first = all.length === 0 ? 0 : options.rotate % all.length;
  return first === 0 ? all : [...all.slice(first), ...all.slice(0, first)];
}

type Sorted = readonly [string[], readonly string[]];

/** The items in order, and those that have no place in it. */
function sortItems(items: readonly string[], options: SortOptions, ctx: Context): Sorted {
  const { order, sortIgnoreCase: ignoreCase } = options;
  const byText = (collation: { readonly numeric: boolean }, isDescending = false): Sorted => {
    const { compare, ...ranking } = createCollation(ctx.locale, { ignoreCase, ...collation });
    return [[...sortTexts(items, { compare: telling(compare, ctx), ...ranking }, isDescending)], []];
  };
  switch (order) {
    case 'off':
      return [[...items], []];
    case 'az':
      return byText({ numeric: false });
    case 'za':
      return byText({ numeric: false }, true);
    case 'natural':
      return byText({ numeric: true });
    case 'length':
      return sortByKey(items, countGraphemes, (a, b) => a - b, '', ctx);
    case 'number':
      return sortByNumber(items, options, ctx);
    case 'hex':
      return sortByKey(items, readHex, compareHex, 'not-hex-last', ctx);
    case 'ip':
      return sortByKey(items, ipKey, (a, b) => (a < b ? -1 : a > b ? 1 : 0), 'not-an-ip-last', ctx);
    case 'version':
      return sortByKey(items, readVersion, compareVersions, 'not-a-version-last', ctx);
    case 'random':
      return [shuffle(items, ctx), []];
  }
}

/** Reports progress from time to time. */
function telling<T>(compare: Compare<T>, ctx: Context): Compare<T> {
  let count = 0;
  return (a, b) => {
    if ((++count & 0xffff) === 0) ctx.progress(0);
    return compare(a, b);
  };
}

/** Sorts by numbers as people write them; those that are ambiguous are reported once. */
function sortByNumber(items: readonly string[], options: SortOptions, ctx: Context): Sorted {
  const gathered = gatherNotices(ctx.notice);
  // Items have no place in the text.
  const notice: Context['notice'] = (code, params, _at, offers) => gathered.of(0)(code, params, undefined, offers);
  const readPlain = plainNumberReader(options, { locale: ctx.locale, notice });
  const isPlain = isPointDecimal(options, ctx.locale);
  const readNumber = (item: string) => {
    const quick = isPlain || !item.includes('.') ? readDecimal(item) : undefined;
    return quick ?? readDecimal(parseOrUndefined(() => readPlain(item)) ?? '');
  };
  const sorted = sortByKey(items, readNumber, compareDecimals, 'not-a-number-last', ctx);
  gathered.report();
  return sorted;
}

function sortByKey<K>(
  items: readonly string[],
  keyOf: (item: string) => K | undefined,
  compare: Compare<K>,
  notice: string,
  ctx: Context,
): Sorted {
  const keyed: { readonly item: string; readonly key: K }[] = [];
  const rest: string[] = [];
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    if (key !== undefined) keyed.push({ item, key });
    else if (rest.push(item) <= maxReported) ctx.notice(notice, { n: index + 1, x: shorten(item) });
  }
  if (rest.length > maxReported) ctx.notice('more-last', { n: rest.length - maxReported });
  keyed.sort(telling((a, b) => compare(a.key, b.key), ctx));
  return [keyed.map(({ item }) => item), rest];
}

/** How many items without a sort key are reported one by one. */
const maxReported = 3;
const maxQuotedLength = 40;

const shorten = (item: string): string => {
  const start = takeGraphemes(item, maxQuotedLength);
  return start === item ? item : `${start}…`;
};

interface Hex {
  readonly sign: number;
  readonly digits: string;
}

function readHex(item: string): Hex | undefined {
  const [, sign, digits] = /^([+-]?)(?:0x|#)?([0-9a-f]+)$/i.exec(item.trim()) ?? [];
  if (digits === undefined) return undefined;
  return { sign: /^0+$/.test(digits) ? 0 : sign === '-' ? -1 : 1, digits: digits.toLowerCase() };
}

const compareHex = (a: Hex, b: Hex): number => a.sign - b.sign || a.sign * compareDigits(a.digits, b.digits);

/** Each order equally likely (Durstenfeld’s form of the shuffle by Fisher and Yates). */
function shuffle(items: readonly string[], ctx: Context): string[] {
  const { below } = createRandom(ctx.random);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? '', shuffled[last] ?? ''];
  }
  return shuffled;
}
