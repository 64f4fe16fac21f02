import { type Context, type OptionsOf, type RunOf, ToolError } from '#core/tool.ts';
import { createBlocks } from '#lib/crypto/random.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { encodeHex } from '#lib/encoding/hex.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
import { type IpAddress, orThrow } from '#lib/ip/address.ts';
import { macOfInterface } from '#lib/ip/eui64.ts';
import { formatAddress, formatNetwork } from '#lib/ip/format.ts';
import { reverseZones } from '#lib/ip/network.ts';
import { type LocatedNetwork, readNetworks } from '#lib/ip/read-network.ts';
import { makeList } from '#lib/listing/make-list.ts';
import { formatMac } from '#lib/mac/read-mac.ts';
import type tool from './tool.ts';
import {
  type Derivation,
  derive,
  isHandPicked,
  networkOfId,
  partsOf,
  readId,
  readInterface,
  readNtpTime,
  subnetOf,
  type UlaParts,
  writeId,
} from './ula.ts';

type Options = OptionsOf<typeof tool, 'generate'>;

const lastSubnet = 0xffff;
const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes)}`);

/**
 * A network of unique local addresses (RFC 4193) with a subnet and an address in it.
 * @throws ToolError of `readId`, `readNtpTime` and `readWholeMac`, in their options
 */
export const generate: RunOf<typeof tool, 'generate'> = async (options, ctx) => {
  const { globalId, ntpTime = null, eui64 = null, sha1 = null } = await chooseId(options, ctx);
  const network = networkOfId(globalId);
  const subnet = subnetOf(network, Number.parseInt(options.subnetId, 16));
  return {
    network: formatNetwork(network),
    globalId: writeId(globalId),
    subnet: formatNetwork(subnet),
    address: formatAddress({ version: 6, value: subnet.first | interfaceFor(options, ctx) }),
    reverseZone: reverseZones(network).join('\n'),
    first: formatNetwork(subnetOf(network, 0)),
    last: formatNetwork(subnetOf(network, lastSubnet)),
    subnetCount: String(lastSubnet + 1),
    ntpTime,
    eui64,
    sha1,
  };
};

type Chosen = Pick<Derivation, 'globalId'> & Partial<Derivation>;

async function chooseId({ method, globalId, time, mac }: Options, ctx: Context): Promise<Chosen> {
  switch (method) {
    case 'random':
      return { globalId: toNumber(ctx.random(5)) };
    case 'rfc4193':
      return derive(await readNtpTime(time, ctx), readInterface(mac), ctx);
    case 'own': {
      const read = relocateToOption('globalId', () => readId(globalId));
      if (isHandPicked(read)) ctx.notice('hand-picked', {}, { offset: 0, field: 'globalId' });
      return { globalId: read };
    }
  }
}

function interfaceFor({ interfacePart, mac }: Options, ctx: Context): bigint {
  if (interfacePart === 'one') return 1n;
  return interfacePart === 'eui64' ? readInterface(mac) : toNumber(ctx.random(8));
}

/**
 * Several networks of unique local addresses. By the algorithm of the RFC, each is of the next moment that NTP can
 * represent.
 * @throws ToolError of `readNtpTime`, `readWholeMac` and `makeList`
 */
export const list: RunOf<typeof tool, 'list'> = async (options, ctx) => {
  const { method, count, time, mac } = options;
  const ids: bigint[] = [];
  if (method === 'random') {
    const next = createBlocks(ctx.random, 5, count);
    while (ids.length < count) ids.push(toNumber(next()));
  } else {
    const start = await readNtpTime(time, ctx);
    const identifier = readInterface(mac);
    while (ids.length < count) ids.push((await derive(start + BigInt(ids.length), identifier, ctx)).globalId);
  }
  return makeList(count, (index) => formatNetwork(networkOfId(ids[index] ?? 0n)), options, ctx);
};

/**
 * The subnets (/64) of the network of a unique local address, from one on.
 * @throws ToolError `one-network`, and of `readSome`
 */
export const subnets: RunOf<typeof tool, 'subnets'> = (text, options, ctx) => {
  const [first, second] = readSome(text);
  if (second) throw new ToolError('one-network', {}, second.place);
  const network = networkOfId(first.globalId);
  const from = Number.parseInt(options.from, 16);
  const left = lastSubnet + 1 - from;
  if (options.count > left) ctx.notice('fewer-subnets', { n: left });
  const count = Math.min(options.count, left);
  return makeList(count, (index) => formatNetwork(subnetOf(network, from + index)), options, ctx);
};

/**
 * The parts of a unique local address or network. Of several the first is read.
 * @throws ToolError of `readSome`
 */
export const inspect: RunOf<typeof tool, 'inspect'> = (text, _options, ctx) => {
  const [first, ...more] = readSome(text);
  if (more.length > 0) ctx.notice('more-addresses', { n: more.length });
  if (isHandPicked(first.globalId)) ctx.notice('hand-picked');
  return describeUla(first);
};

const columns = ['network', 'globalId', 'subnetId', 'interfaceId', 'mac'] as const;

/**
 * A row for each unique local address or network, and how many networks (/48) they are in.
 * @throws ToolError of `readSome`
 */
export const table: RunOf<typeof tool, 'table'> = (text, _options, ctx) => {
  const all = readSome(text);
  const ids = new Set(all.map(({ globalId }) => globalId));
  const n = [...ids].filter(isHandPicked).length;
  if (n > 0) ctx.notice('hand-picked-some', { n });
  const rows = all.map((ula) => {
    const described = describeUla(ula);
    return [formatAddress(ula.address), ...columns.map((column) => described[column] ?? '')];
  });
  return { table: writeCsv(['address', ...columns], rows), addresses: all.length, networks: ids.size };
};

interface LocatedUla extends UlaParts {
  readonly address: IpAddress;
  readonly place: LocatedNetwork['place'];
}

function describeUla({ globalId, subnet, interfaceId }: UlaParts) {
  const network = networkOfId(globalId);
  const mac = macOfInterface(interfaceId);
  return {
    network: formatNetwork(network),
    globalId: writeId(globalId),
    subnetId: subnet.toString(16),
    subnet: formatNetwork(subnetOf(network, subnet)),
    interfaceId: (interfaceId.toString(16).padStart(16, '0').match(/.{4}/g) ?? []).join(':'),
    mac: mac === undefined ? null : formatMac(mac),
    reverseZone: reverseZones(network).join('\n'),
  };
}

/**
 * Unique local addresses or networks, separated by line breaks, spaces or commas.
 * @throws ToolError `address-missing` where there is none, `not-ula` {a}, and as `readNetworks` says
 */
function readSome(text: string): readonly [LocatedUla, ...LocatedUla[]] {
  const [first, ...more] = orThrow(readNetworks(text)).map(({ address, place }) => {
    const parts = partsOf(address);
    if (!parts) throw new ToolError('not-ula', { a: formatAddress(address) }, place);
    return { ...parts, address, place };
  });
  if (!first) throw new ToolError('address-missing', {}, 0);
  return [first, ...more];
}
