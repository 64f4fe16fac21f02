import type { Params } from '#core/messages.ts';
import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { bitsOf, type IpAddress, isFault, orThrow, readAddress } from '#lib/ip/address.ts';
import { macOfInterface } from '#lib/ip/eui64.ts';
import { formatAddress, formatGroups, formatNetwork } from '#lib/ip/format.ts';
import { networkOf } from '#lib/ip/network.ts';
import { describePurpose } from '#lib/ip/purpose/describe-purpose.ts';
import type { Part } from '#lib/ip/read-network.ts';
import { mapLines } from '#lib/lines/map.ts';
import { readLine } from '#lib/lines/parse.ts';
import { errorMessage, writeLineTable } from '#lib/lines/write-table.ts';
import { formatMac } from '#lib/mac/read-mac.ts';
import { shorten } from '#lib/text/shorten.ts';
import { describeMulticast, nameGroup, solicitedNode } from './describe-multicast.ts';
import { findIpv4, readTeredo, toMapped, toNat64, toSixToFour } from './embedded.ts';
import { type Form, forms } from './forms.ts';
import { type NotedAddress, readNotation } from './read-notation.ts';
import type tool from './tool.ts';

type Reading = Pick<Parameters<typeof format>[1], 'from' | 'libraryForms'>;

/**
 * An address in all forms, and what it says. Of several lines the first is read.
 * @throws ToolError at the place that is no address, as `readNotation` says
 */
export const describe: RunOf<typeof tool, 'describe'> = (text, options, ctx) => {
  const [line, ...more] = linesOf(text);
  if (!line) throw new ToolError('address-missing', {}, 0);
  const read = readPart(line, options, ctx.notice);
  if (more.length > 0) ctx.notice('more-addresses', { n: more.length });
  const { address } = read;
  const write = (form: Form) => forms[form](address, options.uppercase);
  return {
    address: formatAddress(address),
    integer: write('integer'),
    hex: write('hex'),
    binary: write('binary'),
    ipv6: address.version === 4 ? write('ipv6') : null,
    expanded: write('expanded'),
    signed: write('signed'),
    hexPrefixed: write('hexPrefixed'),
    hexDotted: write('hexDotted'),
    hexBytes: write('hexBytes'),
    octal: write('octal'),
    octalDotted: write('octalDotted'),
    binaryDotted: write('binaryDotted'),
    reverseName: write('reverseName'),
    url: write('url'),
    unc: write('unc'),
    ...describePurpose(networkOf(address, bitsOf(address.version)), ctx),
    ...inIpv6(address),
    ...partsOf(address),
    group: nameGroup(address, ctx) ?? null,
    multicast: (address.version === 6 && describeMulticast(address.value, ctx)) || null,
    version: address.version,
    notation: read.notation,
  };
};

/** What an IPv4 address is in IPv6, and with its bytes the other way round. */
function inIpv6({ version, value }: IpAddress) {
  const isFour = version === 4;
  return {
    mappedHex: isFour ? formatGroups(toMapped(value).value) : null,
    nat64: isFour ? formatAddress(toNat64(value)) : null,
    sixToFour: isFour ? formatNetwork(toSixToFour(value)) : null,
    swapped: isFour ? formatAddress({ version, value: swapBytes(value) }) : null,
  };
}

const swapBytes = (value: bigint): bigint =>
  ((value & 0xffn) << 24n) | ((value & 0xff00n) << 8n) | ((value >> 8n) & 0xff00n) | (value >> 24n);

/** What an IPv6 address is made of, as far as it shows. */
function partsOf({ version, value, zone }: IpAddress) {
  const isMulticast = value >> 120n === 0xffn;
  const isUnicast = version === 6 && !isMulticast;
  const teredo = isUnicast ? readTeredo(value) : undefined;
  const ipv4 = isUnicast ? findIpv4(value) : undefined;
  const mac = isUnicast ? macOfInterface(value & 0xffff_ffff_ffff_ffffn) : undefined;
  return {
    solicitedNode: isUnicast ? formatAddress(solicitedNode(value)) : null,
    ipv4: ipv4 ? formatAddress(ipv4) : null,
    mac: mac === undefined ? null : formatMac(mac),
    zone: zone ?? null,
    teredoServer: teredo ? formatAddress(teredo.server) : null,
    teredoClient: teredo ? formatAddress(teredo.client) : null,
    teredoPort: teredo?.port ?? null,
  };
}

/**
 * Addresses, each in a row, in the forms that most want; of what is none, what is wrong with it.
 * @throws ToolError at the first, as `readNotation` says, where none is one
 */
export const table: RunOf<typeof tool, 'table'> = (text, options, ctx) => {
  const parts = linesOf(text);
  const notices = gatherNotices(ctx.notice);
  const lines = parts.map(({ text: written, offset }, index) => {
    if (index % 10_000 === 0) ctx.progress(index / parts.length);
    return readLine(written, () => {
      const { address } = readPart({ text: written, offset: 0 }, options, notices.of(offset));
      const cells = columns.map((form) => forms[form](address, options.uppercase) ?? '');
      return [...cells, describePurpose(networkOf(address, bitsOf(address.version)), ctx).purpose];
    });
  });
  const invalid = lines.filter((line) => 'error' in line).length;
  const [first] = parts;
  if (first && invalid === lines.length) readPart(first, options, ctx.notice);
  notices.report();
  return {
    table: writeLineTable([...columns, 'purpose'], lines, errorMessage(ctx)),
    addresses: lines.length - invalid,
    invalid,
  };
};

const columns = [
  'address',
  'integer',
  'hex',
  'octal',
  'binary',
  'ipv6',
  'reverseName',
] as const satisfies readonly Form[];

/**
 * Addresses, one per line, in one form.
 * @throws ToolError `no-form` {form, version}, or as `readNotation` says
 */
export const format: RunOf<typeof tool, 'format'> = (text, options, ctx) => {
  const { form, uppercase } = options;
  const notices = gatherNotices(ctx.notice);
  const formatted = mapLines(text, (line, offset) => {
    const written = line.trim();
    if (written === '') return '';
    const part = { text: written, offset: line.indexOf(written) };
    const { address } = readPart(part, options, notices.of(offset));
    const result = forms[form](address, uppercase);
    if (result !== null) return result;
    throw new ToolError('no-form', { form, version: address.version }, { offset: part.offset, length: written.length });
  });
  notices.report();
  return formatted;
};

/** Addresses are separated by line breaks, commas or semicolons. */
const linesOf = (text: string): readonly Part[] =>
  Array.from(text.matchAll(/[^\r\n,;]+/g), ({ 0: line, index }) => {
    const written = line.trim();
    return { text: written, offset: index + line.indexOf(written) };
  }).filter((part) => part.text !== '');

/** Reads an address, and reports where it may have been meant otherwise. */
function readPart({ text, offset }: Part, { from, libraryForms }: Reading, notice: Context['notice']): NotedAddress {
  const [written, extra] = splitExtra(text);
  const read = relocateToSlice(offset, () => orThrow(readNotation(written, from, libraryForms)));
  const { address, notation, isCompleted, other } = read;
  const tell = (code: string, params: Params = {}) =>
    notice(
      code,
      { text: shorten(written), address: formatAddress(address), n: 1, ...params },
      { offset, length: text.length },
    );
  if (extra) tell(extra.code, { [extra.code]: extra.text });
  if (notation === 'integer' && written.startsWith('-')) tell('signed');
  if (notation === 'integer' && address.version === 6) tell('as-ipv6');
  const decimal = notation === 'dotted' ? readAsDecimal(written) : undefined;
  if (isCompleted) tell('completed');
  if (decimal && decimal.value !== address.value) tell('leading-zero', { decimal: formatAddress(decimal) });
  if (other) tell('other-reading', { notation, otherNotation: other.notation, other: formatAddress(other.address) });
  return read;
}

/** What does not belong to an address, but many are copied with. */
const extras = [
  ['prefix', /^([^/]+)(\/\d{1,3})$/],
  ['port', /^(\[[^\]]+\]|\d+(?:\.\d+){3})(:\d{1,5})$/],
] as const;

/** Splits a prefix length or a port from an address. */
function splitExtra(text: string): readonly [string, { readonly code: string; readonly text: string }?] {
  for (const [code, pattern] of extras) {
    const [, address, extra] = pattern.exec(text) ?? [];
    if (address && extra) return [address, { code, text: extra }];
  }
  return [text];
}

/** Numbers with leading zeros, taken as decimal. */
function readAsDecimal(text: string): IpAddress | undefined {
  if (!/(?:^|\.)0\d/.test(text)) return undefined;
  const read = readAddress(text.replace(/(^|\.)0+(?=\d)/g, '$1'));
  return isFault(read) ? undefined : read;
}
