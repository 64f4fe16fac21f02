import type { Params } from '#core/messages.ts';
import { type Context, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { readDigest } from '#lib/hashing/digest-encoding.ts';
import type { MacRequest } from '#lib/hashing/hash.ts';
import { hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import { type OtherLineBreaks, otherEnding } from '#lib/hashing/other-line-breaks.ts';
import { lengthOf, type Message, macOf, readKey, type SigningOptions } from './sign.ts';
import tool from './tool.ts';

/** The change that would make an expected value match, as a notice. */
interface Alternative {
  readonly code: string;
  readonly params?: Params;
}

/**
 * Whether an expected value is the MAC of a message. Where it is not, reports the first of these that would make it so:
 * another hash function, the key read in another way, a line break at the end more or less, `others`, a shorter MAC.
 * @throws ToolError `not-a-mac` in the option `expected`; of `readKey` and `lengthOf`
 */
export async function check(
  message: Message,
  options: SigningOptions & { readonly expected: string },
  others: readonly OtherLineBreaks[],
  ctx: Context,
): Promise<boolean> {
  const { algorithm, expected, truncate } = options;
  const length = lengthOf(options);
  const key = readKey(options, ctx);
  const readings = readExpected(expected);
  const [first] = readings;
  if (!first) throw new ToolError('not-a-mac', {}, { field: 'expected', offset: 0, length: expected.length });
  const isExpected = (mac: Uint8Array) => readings.some((reading) => equalInConstantTime(reading, mac));

  const own = { algorithm, key };
  const [mac = new Uint8Array()] = await macOf(message, [own], ctx);
  if (isExpected(mac.subarray(0, length))) return true;
  const given = { given: hashAlgorithms[algorithm].name };
  if (readings.some((reading) => reading.length === length)) ctx.notice('mismatch', given);
  else ctx.notice('expected-length', { ...given, n: first.length, m: length });

  const report = ({ code, params }: Alternative) => {
    ctx.notice(code, params);
    return false;
  };
  const requests = [...otherAlgorithms(own), ...otherKeys(options, own)];
  const macs = await macOf(message, requests, ctx);
  const found = requests.find((_, index) => isExpected((macs[index] as Uint8Array).subarray(0, truncate ?? undefined)));
  if (found) return report(found);
  for (const other of [await otherEnding(message), ...others]) {
    const [changed = new Uint8Array()] = await macOf(other.message, [own], ctx);
    if (isExpected(changed.subarray(0, length))) return report({ code: `matches-${other.difference}` });
  }
  const beginning = readings.find(
    (reading) => reading.length >= minMacLength && equalInConstantTime(reading, mac.subarray(0, reading.length)),
  );
  return beginning ? report({ code: 'matches-beginning', params: { n: beginning.length } }) : false;
}

/** The beginning of a MAC that is no chance hit, in bytes. */
const minMacLength = 8;

/**
 * Every way to read an expected value: alone, after names as in `sha256=…`, `v1=…` or `SHA2-256(stdin)= …`, in a header
 * (`X-Hub-Signature-256: …`) or in a list of these (`t=1492774577,v1=…,v0=…`).
 */
function readExpected(expected: string): readonly Uint8Array[] {
  const value = expected.trim().replace(/^[\w-]+:\s+/, '');
  return value.split(',').flatMap((part) => {
    // A “=” at the end is padding of Base64.
    const [, named = part] = /^[^=]*=\s*([^=\s].*)$/s.exec(part) ?? [];
    return readDigest(named).map(({ bytes }) => bytes);
  });
}

type OtherRequest = MacRequest & Alternative;

const otherAlgorithms = ({ algorithm, key }: MacRequest): readonly OtherRequest[] =>
  tool.operations.hmac.options.algorithm.values
    .filter((other) => other !== algorithm)
    .map((other) => ({
      code: 'matches-algorithm',
      params: { other: hashAlgorithms[other].name },
      algorithm: other,
      key,
    }));

function otherKeys({ key: text, keyEncoding }: SigningOptions, { algorithm }: MacRequest): readonly OtherRequest[] {
  const encodings = (['utf-8', 'hex', 'base64'] as const).filter((encoding) => !keyEncoding.startsWith(encoding));
  return encodings.flatMap((encoding) => {
    const key = parseOrUndefined(() => readBytes(text, encoding, () => {}));
    return key ? [{ code: 'matches-key', params: { encoding }, algorithm, key }] : [];
  });
}
