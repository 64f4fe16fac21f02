import type { Node } from '#lib/data/node.ts';
import { at, itemsOf, textOf, textsOf } from './read-node.ts';
import { othersOf } from './resources.ts';

/** A port of a container, and where it is published. */
export interface Port {
  readonly target: string;
  readonly published: string | undefined;
  readonly protocol: string;
  /** Published to the machine itself only. */
  readonly isLoopback: boolean;
}

/** More ports than this in one range are not written out. */
const longestRange = 100;

const short = /^(?:(?:(\[[^\]]*\]|[\d.]+):)?(\d*(?:-\d+)?):)?(\d+(?:-\d+)?)(?:\/(tcp|udp|sctp))?$/i;

/** The ports of a service, published and exposed, without those that cannot be read or carried, whose keys are `lost`. */
export function readPorts(service: Node | undefined): {
  readonly ports: readonly Port[];
  readonly lost: readonly string[];
} {
  const lost: string[] = [];
  const ports = itemsOf(at(service, 'ports')).flatMap((item) => {
    const text = textOf(item);
    const [, ownAddress, published = '', target, protocol] = short.exec(text ?? '') ?? [];
    const address = ownAddress ?? textOf(at(item, 'host_ip')) ?? '0.0.0.0';
    const isLoopback = /^127\.|^\[?::1\]?$/.test(address);
    if (!isLoopback && address !== '0.0.0.0') lost.push('ports.host_ip');
    if (text === undefined)
      for (const key of othersOf(item, ['target', 'published', 'protocol', 'host_ip'])) lost.push(`ports.${key}`);
    const read =
      text === undefined
        ? expand(textOf(at(item, 'target')), textOf(at(item, 'published')) ?? '', textOf(at(item, 'protocol')))
        : expand(target, published, protocol);
    if (!read) lost.push('ports');
    return read?.map((port) => ({ ...port, isLoopback })) ?? [];
  });
  const exposed = textsOf(at(service, 'expose')).flatMap((text) => {
    const [, , , target, protocol] = short.exec(text) ?? [];
    const read = expand(target, undefined, protocol);
    if (!read) lost.push('expose');
    return read ?? [];
  });
  return { ports: [...ports, ...exposed], lost };
}

/** Each port of a range. A port published without a number of the host is published under its own. */
function expand(
  target: string | undefined,
  published: string | undefined,
  protocol = 'tcp',
): readonly Port[] | undefined {
  const targets = rangeOf(target ?? '');
  const hosts = published === undefined ? undefined : published === '' ? targets : rangeOf(published);
  if (!targets || (published !== undefined && hosts?.length !== targets.length)) return undefined;
  return targets.map((port, index) => ({
    target: port,
    published: hosts?.[index],
    protocol: protocol.toUpperCase(),
    isLoopback: false,
  }));
}

function rangeOf(text: string): readonly string[] | undefined {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const length = Number(last) - Number(first) + 1;
  if (!(length >= 1 && length <= longestRange)) return undefined;
  return Array.from({ length }, (_, index) => String(Number(first) + index));
}
