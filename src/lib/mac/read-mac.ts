import { ToolError } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';

/** A MAC address, or the beginning of one, as somebody wrote it. */
export interface WrittenMac {
  /** Its hexadecimal digits, in lower case. */
  readonly hex: string;
  /** Its digits are separated by different characters. */
  readonly isMixed: boolean;
}

/**
 * Reads hexadecimal digits, together or separated by colons, hyphens, dots or spaces; a single digit between two
 * separators has a zero before it. How many there are is for the caller to judge.
 * @param isPrefix the last digit, where it is alone, is the first one of a byte
 * @throws ToolError `mac-digit` {c, p}, `mac-is-ip` {x}
 * @example readMac('0:1a:2b:3:4d:5e').hex // 001a2b034d5e
 */
export function readMac(text: string, isPrefix = false): WrittenMac {
  const start = /^\s*(?:0x)?/i.exec(text)?.[0].length ?? 0;
  const body = text.slice(start).trimEnd();
  if (isIp(body)) throw new ToolError('mac-is-ip', { x: shorten(body) }, { offset: start, length: body.length });
  const stranger = body.search(/[^\da-f:.\s-]/i);
  if (stranger >= 0) {
    const p = [...text.slice(0, start + stranger)].length + 1;
    throw new ToolError('mac-digit', { c: showCharacter(body, stranger), p }, { offset: start + stranger, length: 1 });
  }
  const groups = body.split(/[:.\s-]/);
  const isOfBytes = groups.length > 1 && groups.every((group) => group.length === 1 || group.length === 2);
  const whole = isPrefix ? groups.length - 1 : groups.length;
  const padded = groups.map((group, index) => (index < whole ? group.padStart(2, '0') : group));
  return {
    hex: (isOfBytes ? padded : groups).join('').toLowerCase(),
    isMixed: new Set(body.match(/[:.\s-]/g)).size > 1,
  };
}

/** Whether a text is an IP address: four groups of three digits are a MAC address, too. */
const isIp = (text: string): boolean =>
  /^[\da-f:]*::[\da-f:.]*$/i.test(text) ||
  (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && /(?:^|\.)\d{3}(?:\.|$)/.test(text) && text.length < 15);

/**
 * Reads a whole MAC address of 48 bits.
 * @throws ToolError `mac-digits` {n}, and as `readMac` does
 */
export const readMac48 = (text: string): string => readDigits(text, [12]);

/**
 * Reads a whole MAC address, of 48 bits, or of 64 (EUI-64).
 * @throws ToolError `mac-digits` {n}, and as `readMac` does
 */
export const readWholeMac = (text: string): string => readDigits(text, [12, 16]);

function readDigits(text: string, lengths: readonly number[]): string {
  const { hex } = readMac(text);
  if (!lengths.includes(hex.length))
    throw new ToolError('mac-digits', { n: hex.length }, { offset: 0, length: text.length });
  return hex;
}

/**
 * Bytes in hexadecimal with a colon between them.
 * @example withColons('20370612ab56') // 20:37:06:12:ab:56
 */
export const withColons = (hex: string): string => hex.replace(/..(?=.)/g, '$&:');

/** A MAC address, given as a number of 48 bits, as it is usually written. */
export const formatMac = (mac: bigint): string => withColons(mac.toString(16).padStart(12, '0'));
