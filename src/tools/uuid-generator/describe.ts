import type { Context, OutputOf } from '#core/tool.ts';
import { base64Alphabets, encodeBase64 } from '#lib/encoding/base64.ts';
import { decodeHex } from '#lib/encoding/hex.ts';
import { withColons } from '#lib/mac/read-mac.ts';
import { floorDivide } from '#lib/moment/read-moment.ts';
import { isoOf, isoOfTicks, localTimeOf } from '#lib/moment/show-moment.ts';
import { ulidOfHex } from '#lib/uuid/crockford.ts';
import { hyphenate } from '#lib/uuid/read-uuid.ts';
import { ticksPerMillisecond, uuidTicks } from '#lib/uuid/uuid-time.ts';
import type messages from './en.json';
import type tool from './tool.ts';

/** The context of an operation, with the messages of this tool. */
export type UuidContext = Context<keyof typeof messages.logic>;
type Description = OutputOf<(typeof tool)['operations']['inspect']>;

const nil = '0'.repeat(32);
const max = 'f'.repeat(32);

/** All that is in a UUID, given as 32 hexadecimal digits. */
export function describeUuid(hex: string, ctx: UuidContext): Description {
  const bytes = decodeHex(hex);
  const variant = variantOf(bytes[8] ?? 0);
  const isNumbered = variant === 'rfc' && hex !== max;
  const version = isNumbered ? hex.charAt(12) : '';
  const isDce = version === '2';
  const ticks = isNumbered ? uuidTicks(isDce ? dceTime(hex) : hex) : undefined;
  const milliseconds = ticks === undefined ? null : Number(floorDivide(ticks, ticksPerMillisecond));
  const hasNode = isDce || version === '1' || version === '6';
  const key =
    hex === nil ? 'nil' : hex === max ? 'max' : !isNumbered ? 'none' : /[1-8]/.test(version) ? version : 'new';
  if (key === 'new') ctx.notice('unknown-version', { v: Number.parseInt(version, 16) });
  if (isDce) ctx.notice('dce-time');
  const v = Number.parseInt(version || '0', 16);
  const time = ticks === undefined ? null : version === '7' ? isoOf(Number(milliseconds)) : isoOfTicks(ticks);
  return {
    summary: !isNumbered
      ? ctx.message(`summary-${key as 'nil' | 'max' | 'none'}`)
      : time === null
        ? ctx.message('summary', { v })
        : ctx.message('summary-time', { v, time: `${time.slice(0, 19).replace('T', ' ')} UTC` }),
    uuid: hyphenate(hex),
    version: ctx.message(`version-${key as '1'}`, { v }),
    time,
    clockSequence: !hasNode ? null : isDce ? (bytes[8] ?? 0) & 0x3f : Number.parseInt(hex.slice(16, 20), 16) & 0x3fff,
    node: hasNode ? withColons(hex.slice(20)) : null,
    localId: isDce ? localIdOf(hex, ctx) : null,
    random: randomPart(version, hex),
    variant: hex === nil || hex === max ? null : ctx.message(`variant-${variant}`),
    localTime: milliseconds === null ? null : localTimeOf(milliseconds, ctx),
    milliseconds,
    nodeKind: hasNode ? ctx.message(nodeKindOf(bytes[10] ?? 0)) : null,
    integer: String(BigInt(`0x${hex}`)),
    hex,
    base64url: encodeBase64(bytes, { alphabet: base64Alphabets.url, padding: false }),
    ulid: ulidOfHex(hex),
    guidBytes: guidBytes(hex),
  };
}

/**
 * The time of version 2 as version 1 has it: without its lowest 32 bits, where the local ID is (DCE 1.1, appendix A).
 */
const dceTime = (hex: string): string => `00000000${hex.slice(8, 12)}1${hex.slice(13)}`;

const dceDomains = ['domain-user', 'domain-group', 'domain-organization'] as const;

/** The ID of a user, group or organization in a UUID of version 2. */
function localIdOf(hex: string, { message }: UuidContext): string {
  const domain = Number.parseInt(hex.slice(18, 20), 16);
  return message(dceDomains[domain] ?? 'domain-other', { id: String(Number.parseInt(hex.slice(0, 8), 16)), domain });
}

/** RFC 9562, section 4.1. */
const variantOf = (byte: number): 'ncs' | 'rfc' | 'microsoft' | 'future' =>
  byte < 0x80 ? 'ncs' : byte < 0xc0 ? 'rfc' : byte < 0xe0 ? 'microsoft' : 'future';

/** The random bits in hexadecimal digits; those of version 4 that share a digit with version or variant, too. */
function randomPart(version: string, hex: string): string | null {
  const last = ((Number.parseInt(hex.charAt(16), 16) & 3).toString(16) + hex.slice(17)) as string;
  if (version === '4') return hex.slice(0, 12) + hex.slice(13, 16) + last;
  return version === '7' ? hex.slice(13, 16) + last : null;
}

const nodeKindOf = (byte: number) => (byte & 1 ? 'node-random' : byte & 2 ? 'node-local' : 'node-card');

/** The bytes of Windows: the first three fields with the lowest byte first. */
const guidBytes = (hex: string): string =>
  [
    [0, 8],
    [8, 12],
    [12, 16],
  ]
    .map(([from, to]) => (hex.slice(from, to).match(/../g) ?? []).reverse().join(''))
    .join('') + hex.slice(16);
