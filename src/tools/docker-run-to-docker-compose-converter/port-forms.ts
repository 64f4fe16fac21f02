import { isAddress } from './address-forms.ts';

const protocol = /(?:\/(?:tcp|udp|sctp))?$/i.source;
const address = /(?:\[[\da-f:.]+\]|\d+(?:\.\d+){3}|[\da-f]*:[\da-f:.]*)/.source;
const published = new RegExp(`^(?:(?:(${address}):)?([\\d-]*):)?([\\d-]+)${protocol}`, 'i');
const exposed = new RegExp(`^([\\d-]+)${protocol}`, 'i');

/** Whether Docker takes this as ports to publish: `80`, `8080:80`, `127.0.0.1::80/udp`, `8000-8009:80`. */
export function isPublished(text: string): boolean {
  // The long form, as in target=80,published=8080.
  if (text.includes('=')) return true;
  const [, ownAddress, host = '', target = ''] = published.exec(text) ?? [];
  if (ownAddress !== undefined && !isAddress(ownAddress)) return false;
  const [hosts, targets] = [host === '' ? undefined : countPorts(host, 0), countPorts(target, 1)];
  return targets > 0 && (hosts === undefined || (hosts > 0 && (targets === 1 || hosts === targets)));
}

/** Whether the address of the host is what is wrong with ports to publish: it looks like one and is none. */
export function hasWrongAddress(text: string): boolean {
  const [, wrong] = /^(\[[^\]]*\]|\d+(?:\.\d+){1,}):/.exec(text) ?? [];
  return wrong !== undefined && !isAddress(wrong);
}

/** Whether Docker takes this as ports to expose: `80`, `8000-8009/udp`. */
export const isExposed = (text: string): boolean => countPorts(exposed.exec(text)?.[1] ?? '', 1) > 0;

/** The ports of a number or range; none where it has others than `lowest` to 65535. Of the host, 0 is any free one. */
function countPorts(text: string, lowest: number): number {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  return Number(first) >= lowest && Number(last) <= 65_535 ? Number(last) - Number(first) + 1 : 0;
}
