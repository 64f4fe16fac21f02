import type { Context } from '#core/tool.ts';
import { type IpAddress, orThrow, readAddress } from '#lib/ip/address.ts';
import type messages from './en.json';

type Messages = Pick<Context<keyof typeof messages.logic>, 'message'>;

/**
 * Groups that are known by name, from the IANA registries of IPv4 and IPv6 multicast addresses: whom they reach, and the
 * protocol that they serve.
 */
const table = `
224.0.0.1 nodes
224.0.0.2 routers
224.0.0.4 routers-of DVMRP
224.0.0.5 routers-of OSPF
224.0.0.6 designated OSPF
224.0.0.9 routers-of RIPv2
224.0.0.10 routers-of EIGRP
224.0.0.13 routers-of PIM
224.0.0.18 service VRRP
224.0.0.22 service IGMPv3
224.0.0.102 service HSRPv2, GLBP
224.0.0.251 service mDNS
224.0.0.252 service LLMNR
224.0.1.1 service NTP
224.0.1.39 service Cisco RP announce
224.0.1.40 service Cisco RP discovery
224.0.1.129 service PTP
239.255.255.250 service SSDP, WS-Discovery
239.255.255.253 service SLPv2
ff01::1 nodes
ff01::2 routers
ff02::1 nodes
ff02::2 routers
ff02::5 routers-of OSPFv3
ff02::6 designated OSPFv3
ff02::9 routers-of RIPng
ff02::a routers-of EIGRP
ff02::d routers-of PIM
ff02::12 service VRRP
ff02::16 routers-of MLDv2
ff02::c service SSDP, WS-Discovery
ff02::fb service mDNS
ff02::1:2 service DHCPv6
ff02::1:3 service LLMNR
ff05::2 routers
ff05::1:3 service DHCPv6
`;

type Prefixed = keyof typeof messages.logic;
/** The message `group-<name>` says it. */
type GroupName = Prefixed extends infer Key ? (Key extends `group-${infer Name}` ? Name : never) : never;

const groups = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, address = '', name = '', protocol = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
      const { version, value } = orThrow(readAddress(address));
      return [`${version}:${value}`, { name: name as GroupName, protocol }];
    }),
);

/** The name of a group that is known by one. */
export function nameGroup({ version, value }: IpAddress, ctx: Messages): string | undefined {
  const group = groups.get(`${version}:${value}`);
  if (group) return ctx.message(`group-${group.name}`, { protocol: group.protocol });
  return version === 6 && value >> 24n === solicitedPrefix ? ctx.message('group-solicited') : undefined;
}

const scopes = ['1', '2', '3', '4', '5', '8', 'e'] as const;

/** How far a multicast address of IPv6 reaches, and what its flags say (RFC 4291, section 2.7; RFC 7371). */
export function describeMulticast(value: bigint, ctx: Messages): string | undefined {
  if (value >> 120n !== 0xffn) return undefined;
  const digit = ((value >> 112n) & 0xfn).toString(16);
  const known = scopes.find((scope) => scope === digit);
  const flags = (value >> 116n) & 0xfn;
  return [
    known ? ctx.message(`scope-${known}`) : ctx.message('scope-unknown', { scope: digit }),
    ctx.message((flags & 1n) === 0n ? 'flag-permanent' : 'flag-transient'),
    ...((flags & 2n) === 0n ? [] : [ctx.message('flag-prefix')]),
    ...((flags & 4n) === 0n ? [] : [ctx.message('flag-rendezvous')]),
  ].join(', ');
}

/** ff02::1:ff00:0/104 */
const solicitedPrefix = (0xff02n << 88n) | 0x1ffn;

/** The group that receives requests for the link-layer address of an IPv6 host (RFC 4291, section 2.7.1). */
export const solicitedNode = (value: bigint): IpAddress => ({
  version: 6,
  value: (solicitedPrefix << 24n) | (value & 0xff_ffffn),
});
