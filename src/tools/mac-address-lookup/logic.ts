import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { createBlocks, createRandom } from '#lib/crypto/random.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { interfaceOfMac } from '#lib/ip/eui64.ts';
import { formatAddress } from '#lib/ip/format.ts';
import { makeList } from '#lib/listing/make-list.ts';
import {
  countModules,
  findName,
  findOwner,
  loadNames,
  type MacBlock,
  type OwnedBlock,
  ouiDate,
} from '#lib/mac/find-owner.ts';
import { findVendors } from '#lib/mac/find-vendors.ts';
import { readMac, readWholeMac, withColons } from '#lib/mac/read-mac.ts';
import { writeMac } from '#lib/mac/write-mac.ts';
import { nameRegion } from '#lib/name-region.ts';
import {
  asUnicast,
  dividedBlock,
  isBroadcast,
  isMulticast,
  type MacContext,
  nameBlock,
  noOwner,
  remarkOn,
  typeOf,
} from './describe.ts';
import { type FoundMac, findMacs } from './find-macs.ts';
import type tool from './tool.ts';

/**
 * The owner of a MAC address, or of the beginning of one, and what it is. Of several the first is described.
 * @throws ToolError `mac-digits` {n}, and as `readMac` does
 */
export const lookup: RunOf<typeof tool, 'lookup'> = async (text, _options, ctx: MacContext) => {
  const [first, ...more] = findMacs(text);
  if (!first) {
    const { hex } = readMac(text);
    throw new ToolError('mac-digits', { n: hex.length }, { offset: 0, length: text.length });
  }
  if (more.length > 0) ctx.notice('more-macs', { n: more.length });
  const { hex } = first;
  if (readMac(text.slice(first.offset, first.offset + first.length)).isMixed) ctx.notice('mixed-separators');
  const owner = await orUnavailable(() => findOwner(asUnicast(hex)), ctx);
  if (owner === undefined && !isBroadcast(hex)) {
    const { code, params } = noOwner(hex);
    ctx.notice(code, params);
  } else if (owner?.name === 'Private') ctx.notice('private-owner');
  const divided = owner ? dividedBlock(hex, owner) : undefined;
  if (divided) ctx.notice(divided, { date: ouiDate });
  return {
    ...describeOwner(owner ?? undefined, ctx),
    ...(divided && { vendor: null, address: null, country: null }),
    type: typeOf(hex, ctx),
    remark: remarkOn(hex, ctx),
    ...formsOf(hex),
  };
};

/** What is looked up; null, and a notice, where the list cannot be loaded. */
async function orUnavailable<T>(find: () => Promise<T>, ctx: Context): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    ctx.notice(error.code);
    return null;
  }
}

function describeOwner(owner: OwnedBlock | undefined, ctx: MacContext) {
  if (!owner) return { vendor: null, address: null, country: null, block: null, first: null, last: null, size: null };
  const { prefix, name, address, country } = owner;
  return {
    ...{ vendor: name, address, country: country && nameRegion(country, ctx) },
    block: nameBlock(prefix, ctx),
    first: withColons(prefix.padEnd(12, '0')),
    last: withColons(prefix.padEnd(12, 'f')),
    size: String(16 ** (12 - prefix.length)),
  };
}

/** The ways to write a whole address. */
function formsOf(hex: string) {
  const colons = writeMac(hex, { separator: 'colon', uppercase: false });
  const isWhole = hex.length === 12 || hex.length === 16;
  // An interface has the address of one device.
  const identifier = isWhole && !isMulticast(hex) ? interfaceOfMac(hex) : undefined;
  return {
    colons,
    hyphens: writeMac(hex, { separator: 'hyphen', uppercase: true }),
    dots: writeMac(hex, { separator: 'dots', uppercase: false }),
    bare: hex,
    integer: isWhole ? String(BigInt(`0x${hex}`)) : null,
    binary: isWhole ? (BigInt(`0x1${hex}`).toString(2).slice(1).match(/.{8}/g) ?? []).join(' ') : null,
    eui64: identifier === undefined ? null : withColons(identifier.toString(16).padStart(16, '0')),
    linkLocal: identifier === undefined ? null : linkLocalOf(identifier),
  };
}

const linkLocalOf = (identifier: bigint): string =>
  formatAddress({ version: 6, value: (0xfe80n << 112n) | identifier });

const columns = ['mac', 'vendor', 'block', 'type', 'remark'] as const;
/** Number of parts of the list above which all names are loaded at once. */
const maxModules = 8;

/**
 * A row for each MAC address that is found in a text, and how many there are.
 * @throws ToolError `no-mac`
 */
export const table: RunOf<typeof tool, 'table'> = async (text, _options, ctx: MacContext) => {
  const found = findSome(text);
  const find = await orUnavailable(() => finderFor(found.map(({ hex }) => asUnicast(hex))), ctx);
  const rows: string[][] = [];
  for (const { hex } of found) {
    const owner = find && (await find(asUnicast(hex)));
    const mac = writeMac(hex, { separator: 'colon', uppercase: false });
    rows.push([
      mac,
      owner && !dividedBlock(hex, owner) ? owner.name : '',
      owner ? nameBlock(owner.prefix, ctx) : '',
      typeOf(hex, ctx),
      remarkOn(hex, ctx) ?? '',
    ]);
    if (rows.length % 1_000 === 0) ctx.progress(rows.length / found.length);
  }
  const different = new Set(found.map(({ hex }) => hex)).size;
  return { table: writeCsv(columns, rows), count: found.length, different };
};

/** Finds owners in the parts of the list or, where the addresses are of many, in that of all names. */
async function finderFor(all: readonly string[]): Promise<(hex: string) => Promise<MacBlock | undefined>> {
  if (countModules(all) <= maxModules) return findOwner;
  await loadNames();
  return findName;
}

/** @throws ToolError `no-mac` where there is none */
function findSome(text: string): readonly FoundMac[] {
  const found = findMacs(text);
  if (found.length === 0) throw new ToolError('no-mac', {}, 0);
  return found;
}

/**
 * The blocks of all owners whose names have all the words of a text.
 * @throws ToolError `no-vendor` {name}
 */
export const search: RunOf<typeof tool, 'search'> = async (text, _options, ctx: MacContext) => {
  const found = await findVendors(text);
  const rows = found.map(({ prefix, name }) => [name, nameBlock(prefix, ctx)]);
  const vendors = new Set(found.map(({ name }) => name)).size;
  return { found: writeCsv(['vendor', 'block'], rows), vendors, blocks: found.length };
};

/**
 * A text with its MAC addresses written in another way, or only these, one per line.
 * @throws ToolError `no-mac`
 */
export const format: RunOf<typeof tool, 'format'> = (text, options) => {
  const found = findSome(text);
  if (options.onlyMacs)
    return found.map(({ hex }) => writeMac(hex, options)).join('\n') + (/[\r\n]$/.test(text) ? '\n' : '');
  let end = 0;
  const parts = found.map(({ hex, offset, length }) => {
    const before = text.slice(end, offset);
    end = offset + length;
    return before + writeMac(hex, options);
  });
  return parts.join('') + text.slice(end);
};

/**
 * Random MAC addresses: in a block of a vendor, with a prefix or, where neither is given, locally administered ones.
 * @throws ToolError `no-vendor` {name}, `prefix-long` {n}, and as `readMac` does
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx: MacContext) => {
  const { prefixes, from } = await startsFor(options.prefix, ctx);
  if (options.prefix.trim() === '') ctx.notice('other-kinds', {}, { offset: 0, field: 'prefix' });
  const next = createBlocks(ctx.random, 6, options.count);
  const { pick } = createRandom(ctx.random);
  const make = () => {
    const bytes = next().slice();
    if (prefixes.length === 0) bytes[0] = ((bytes[0] ?? 0) & 0xfc) | 2;
    const start = prefixes.length > 1 ? pick(prefixes) : (prefixes[0] ?? '');
    return writeMac(start + encodeHex(bytes).slice(start.length), options);
  };
  return { macs: makeList(options.count, make, { ...options, prefix: '', suffix: '' }, ctx), from };
};

/** How the addresses begin; hexadecimal digits without a digit are rather a name, such as “Ace”. */
async function startsFor(prefix: string, ctx: MacContext) {
  const written = prefix.trim();
  if (written === '') return { prefixes: [], from: ctx.message('no-vendor') };
  if (/\d/.test(written) && /^[\da-f:.\sx-]+$/i.test(written)) {
    const { hex } = relocateToOption('prefix', () => readMac(written));
    if (hex.length > 11)
      throw new ToolError('prefix-long', { n: hex.length }, { offset: 0, length: prefix.length, field: 'prefix' });
    const owner = hex.length >= 6 ? await orUnavailable(() => findOwner(asUnicast(hex)), ctx) : undefined;
    return { prefixes: [hex], from: owner?.name ?? writeMac(hex, { separator: 'colon', uppercase: false }) };
  }
  const found = await findVendors(prefix, 'prefix');
  const vendors = new Set(found.map(({ name }) => name));
  const [name = ''] = vendors;
  return {
    prefixes: found.map((block) => block.prefix),
    from: vendors.size > 1 ? ctx.message('vendors', { n: vendors.size }) : name,
  };
}

/**
 * The IPv6 link-local address that a MAC address or an EUI-64 becomes (RFC 4291, appendix A).
 * @throws ToolError as `readWholeMac` does
 */
export const toLinkLocal: RunOf<typeof tool, 'toLinkLocal'> = (text) => linkLocalOf(interfaceOfMac(readWholeMac(text)));
