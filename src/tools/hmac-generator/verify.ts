import type { Params } from '#core/messages.ts';
import { type Context, type OptionsOf, ToolError } from '#core/tool.ts';
import { readBytes } from '#lib/bytes/read-bytes.ts';
import { equalInConstantTime } from '#lib/crypto/equal-in-constant-time.ts';
import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { readDigest } from '#lib/hashing/digest-encoding.ts';
import type { MacRequest } from '#lib/hashing/hash.ts';
import { hashAlgorithms } from '#lib/hashing/hash-algorithms.ts';
import { readInput } from '#lib/hashing/read-input.ts';
import { lengthOf, type Message, macOf, readKey, type SigningOptions } from './sign.ts';
import tool from './tool.ts';

/** The change that would make an expected value match, as a notice. */
interface Alternative {
  readonly code: string;
  readonly params?: Params;
}

/** Another message that may have been signed instead. */
interface OtherMessage extends Alternative {
  readonly message: Message;
}

/**
 * Whether an expected value is the MAC of a message. Where it is not, reports the first of these that would make it so:
 * another hash function, the key read in another way, a line break at the end more or less, `others`, a shorter MAC.
 * @throws ToolError `not-a-mac` in the option `expected`; of `readKey` and `lengthOf`
 */
export async function check(
  message: Message,
  options: SigningOptions & { readonly expected: string },
  others: readonly OtherMessage[],
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
  for (const other of [...(await otherEndings(message)), ...others]) {
    const [changed = new Uint8Array()] = await macOf(other.message, [own], ctx);
    if (isExpected(changed.subarray(0, length))) return report(other);
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

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** The message with a line break at its end, or without the one that it has: editors and `echo` add one. */
async function otherEndings(message: Message): Promise<readonly OtherMessage[]> {
  const isFile = message instanceof Blob;
  const end = isFile ? new Uint8Array(await message.slice(-2).arrayBuffer()) : message.slice(-2);
  if (end.at(-1) === lineFeed) {
    const length = end.at(-2) === carriageReturn ? -2 : -1;
    return [{ code: 'matches-without-line-break', message: message.slice(0, length) }];
  }
  return [{ code: 'matches-with-line-break', message: isFile ? new Blob([message, '\n']) : withLineFeed(message) }];
}

function withLineFeed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(bytes.length + 1).fill(lineFeed);
  longer.set(bytes);
  return longer;
}

/** A text of several lines with the line breaks that it does not have. */
export function otherLineEndings(
  text: string,
  options: Omit<OptionsOf<typeof tool, 'verify'>, keyof SigningOptions | 'expected'>,
): readonly OtherMessage[] {
  if (options.inputAs !== 'text' || !/[\r\n]/.test(text)) return [];
  const withLineEndings = (lineEndings: 'lf' | 'crlf') =>
    readInput(text, { ...options, lineEndings }, { notice: () => {} }).bytes;
  return [
    { code: 'matches-lf', message: withLineEndings('lf') },
    { code: 'matches-crlf', message: withLineEndings('crlf') },
  ];
}
