import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { createRandom, type Random } from '#lib/crypto/random.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { makeList } from '#lib/listing/make-list.ts';
import { findOwner } from '#lib/mac/find-owner.ts';
import { findVendors } from '#lib/mac/find-vendors.ts';
import { readMac } from '#lib/mac/read-mac.ts';
import { writeMac } from '#lib/mac/write-mac.ts';
import type messages from './en.json';
import { localPrefixes, type Space, spaceOf } from './spaces.ts';
import type tool from './tool.ts';

type MacContext = Context<keyof typeof messages.logic>;

/** The addresses to choose from, and what they are. */
interface Source {
  readonly space: Space;
  readonly from: string;
}

/**
 * Different random MAC addresses: locally administered ones, those with a prefix, or those of a vendor.
 * @throws ToolError `prefix-long` {n}, `prefix-missing`, `vendor-missing`, `no-vendor` {name}, `too-few` {limit}, of
 * `readMac`, `loadNames` and `makeList`
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx: MacContext) => {
  const { space, from } = await sourceOf(options, ctx);
  const { count, consecutive } = options;
  if (count > space.total)
    throw new ToolError('too-few', { limit: space.total }, { offset: 0, length: 0, field: 'count' });
  const random = createRandom(ctx.random);
  const indexes = consecutive ? rowOf(space.total, count, random) : differentOf(space.total, count, random);
  const list = makeList(count, (index) => writeMac(space.at(indexes[index] ?? 0), options), options, ctx);
  return { macs: list, from, possible: String(space.total) };
};

/** Numbers in a row, at a random place. */
function rowOf(total: number, count: number, { below }: Random): readonly number[] {
  const first = below(total - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Different numbers in random order: one more for each upper bound (Floyd), of which none is drawn twice. */
function differentOf(total: number, count: number, { below }: Random): readonly number[] {
  const chosen = new Set<number>();
  for (let bound = total - count; bound < total; bound++) {
    const drawn = below(bound + 1);
    chosen.add(chosen.has(drawn) ? bound : drawn);
  }
  const numbers = [...chosen];
  // The later bounds would be more often at the end.
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}

type Options = Parameters<typeof generate>[0];

async function sourceOf(options: Options, ctx: MacContext): Promise<Source> {
  const isMulticast = options.cast === 'multicast';
  if (options.source === 'prefix') return prefixSource(options.macPrefix, ctx);
  if (options.source === 'vendor') return vendorSource(options.vendor, isMulticast, ctx);
  const name = ctx.message('local');
  return { space: spaceOf(localPrefixes(options.quadrant), isMulticast), from: castOf(isMulticast, name, ctx) };
}

const castOf = (isMulticast: boolean, name: string, { message }: MacContext): string =>
  message('from', { cast: message(isMulticast ? 'multicast' : 'unicast'), name });

const longestPrefix = 11;

/** The first two digits of a prefix decide on its bits; where there is one, the other one makes it local. */
async function prefixSource(text: string, ctx: MacContext): Promise<Source> {
  const { hex } = relocateToOption('macPrefix', () => readMac(text, true));
  const place = { offset: 0, length: text.length, field: 'macPrefix' };
  if (hex === '') throw new ToolError('prefix-missing', {}, place);
  if (hex.length > longestPrefix) throw new ToolError('prefix-long', { n: hex.length }, place);
  const byte = Number.parseInt(hex.length === 1 ? `${hex}2` : hex.slice(0, 2), 16);
  const isMulticast = (byte & 1) === 1;
  const isLocal = (byte & 2) === 2;
  const space = spaceOf(hex.length === 1 ? localPrefixes('any', hex) : [hex], isMulticast);
  if (isLocal) return { space, from: castOf(isMulticast, ctx.message('local'), ctx) };
  const unicast = (byte & 0xfe).toString(16).padStart(2, '0') + hex.slice(2);
  const owner = hex.length >= 6 ? await findOwner(unicast).catch(ignoreUnavailable) : undefined;
  if (owner) ctx.notice('vendor-block', { name: owner.name });
  else ctx.notice('universal-prefix', {}, { offset: 0, length: text.length, field: 'macPrefix' });
  return { space, from: castOf(isMulticast, owner?.name ?? ctx.message('universal'), ctx) };
}

/** Without the list of vendors, a prefix has no name. */
function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof ToolError)) throw error;
}

async function vendorSource(text: string, isMulticast: boolean, ctx: MacContext): Promise<Source> {
  if (text.trim() === '') throw new ToolError('vendor-missing', {}, { offset: 0, length: 0, field: 'vendor' });
  const found = await findVendors(text, 'vendor');
  const names = new Set(found.map(({ name }) => name));
  const [first = ''] = names;
  const name = names.size > 1 ? ctx.message('vendors', { n: names.size, name: first }) : first;
  ctx.notice('vendor-block', { name });
  const prefixes = found.map(({ prefix }) => prefix);
  // Some vendors have a block in one of their own.
  const outer = prefixes.filter((one) => !prefixes.some((other) => other !== one && one.startsWith(other)));
  return { space: spaceOf(outer, isMulticast), from: castOf(isMulticast, name, ctx) };
}
