import { ToolError } from '#core/tool.ts';
import { checkPart, cut, type Given, partsOf } from './flags.ts';
import { sorted } from './mounts.ts';
import { addTo, type Section, sectionIn } from './tree.ts';

/** A network that a container joins, with its addresses there. */
export interface Joined {
  readonly name: string;
  readonly settings: Section;
}

const keys: Readonly<Record<string, string>> = {
  ip: 'ipv4_address',
  ip6: 'ipv6_address',
  'mac-address': 'mac_address',
  'gw-priority': 'gw_priority',
};

const lists: Readonly<Record<string, string>> = {
  alias: 'aliases',
  'network-alias': 'aliases',
  'link-local-ip': 'link_local_ips',
};

const order = ['ipv4_address', 'ipv6_address', 'link_local_ips', 'aliases', 'mac_address', 'driver_opts'];

/** The key of a flag, or of a part of `--network name=…`, in a network of a service. */
export const networkKey = (name: string): string | undefined =>
  [keys, lists].flatMap((table) => (Object.hasOwn(table, name) ? [table[name]] : []))[0];

/** Sets one of them. */
export function setInNetwork(settings: Section, name: string, value: string): void {
  const key = networkKey(name) ?? name;
  if (Object.hasOwn(lists, name)) addTo(settings, key, value);
  else settings.set(key, key === 'gw_priority' ? { digits: value } : value);
}

/**
 * A value of `--network`: a name, or `name=…,alias=…`.
 * @throws ToolError `network-key` (`k`), `bad-value` (`f`, `v`)
 */
export function readNetwork(given: Given): Joined {
  const { typed, value, start } = given;
  if (!value.includes('=')) return { name: value, settings: new Map() };
  const settings: Section = new Map();
  let name = '';
  for (const field of partsOf(given)) {
    const [key, text = ''] = cut(field, '=');
    if (key === 'name') name = text;
    else if (key === 'driver-opt') {
      const [option, setting = ''] = cut(text, '=');
      sectionIn(settings, 'driver_opts').set(option, setting);
    } else if (networkKey(key) === undefined) throw new ToolError('network-key', { k: key }, start);
    else if (key === 'gw-priority' && !/^-?\d+$/.test(text))
      throw new ToolError('bad-value', { f: key, v: text }, start);
    else setInNetwork(settings, key, checkPart(key, given, text));
  }
  if (name === '') throw new ToolError('bad-value', { f: typed, v: value }, start);
  return { name, settings };
}

/** Modes that are no network that one joins. */
export const isMode = (name: string): boolean => /^(?:host|none|bridge|default|container:.*)$/.test(name);

export const inOrder = (settings: Section): Section => sorted(settings, order);
