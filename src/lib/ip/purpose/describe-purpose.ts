import type { Context } from '#core/tool.ts';
import type { IpNetwork } from '../address.ts';
import { formatNetwork } from '../format.ts';
import { rangeOf } from '../network.ts';
import type messages from './en.json';
import { findPurpose, findPurposesWithin, type Purpose, registryDate } from './special-purpose.ts';

type Messages = Pick<Context<keyof typeof messages.logic>, 'message'>;

/** What addresses are for, and how far they reach, in words. */
export interface PurposeText {
  readonly purpose: string;
  /** Absent where no registry says it. */
  readonly reach: string | null;
}

/** What the addresses of a network are for, by the registries of IANA; a large one may have blocks for several purposes. */
export function describePurpose(network: IpNetwork, ctx: Messages): PurposeText {
  const purpose = findPurpose(rangeOf(network));
  if (purpose) return { purpose: tellPurpose(purpose, ctx), reach: tellReach(purpose, ctx) };
  const within = findPurposesWithin(rangeOf(network));
  if (within.length > 0)
    return {
      purpose: [ctx.message('purpose-mixed'), ...within.map((one) => tellPurpose(one, ctx))].join('\n'),
      reach: null,
    };
  return { purpose: ctx.message(isUnassigned(network) ? 'purpose-unassigned' : 'purpose-global'), reach: null };
}

/** IPv6 has 2000::/3 for global unicast; the rest is kept (RFC 4291, section 2.4). */
const isUnassigned = ({ version, first }: IpNetwork): boolean => version === 6 && first >> 125n !== 1n;

const tellPurpose = ({ name, network, rfc }: Purpose, ctx: Messages): string =>
  ctx.message('purpose', {
    purpose: ctx.message(`purpose-${name}`),
    network: formatNetwork(network),
    rfc,
  });

function tellReach({ isSource, isDestination, isForwardable, isGlobal }: Purpose, ctx: Messages): string {
  const tell = (is: boolean | undefined) =>
    ctx.message(is === undefined ? 'reach-unknown' : is ? 'reach-yes' : 'reach-no');
  return ctx.message('reach', {
    source: tell(isSource),
    destination: tell(isDestination),
    forwardable: tell(isForwardable),
    global: tell(isGlobal),
    date: registryDate,
  });
}
