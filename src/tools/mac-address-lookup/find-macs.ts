import { parseOrUndefined } from '#lib/errors/parse-or-undefined.ts';
import { readMac } from '#lib/mac/read-mac.ts';

/** A MAC address in a text. */
export interface FoundMac {
  /** Its hexadecimal digits, in lower case: 12 or, of EUI-64, 16; of a line of its own, at least 6. */
  readonly hex: string;
  readonly offset: number;
  readonly length: number;
}

/**
 * Digits in pairs, perhaps single ones, or in fours; without separators only if a letter distinguishes them from a
 * number.
 */
const forms = [
  String.raw`[\da-f]{2}([:.-])(?:[\da-f]{2}\1){6}[\da-f]{2}`,
  String.raw`[\da-f]{1,2}([:-])(?:[\da-f]{1,2}\2){4}[\da-f]{1,2}`,
  String.raw`(?:[\da-f]{2}\.){5}[\da-f]{2}`,
  String.raw`(?:[\da-f]{4}\.){2,3}[\da-f]{4}`,
  String.raw`(?:0x)?(?=\d*[a-f])[\da-f]{12}`,
];
const inText = new RegExp(String.raw`(?<![\da-z]|[\da-f][:.-])(?:${forms.join('|')})(?![\da-z]|[:.-][\da-f])`, 'gi');

/** Whether a number of digits is a whole address, or the beginning of one. */
const isMacLength = (digits: number): boolean => (digits >= 6 && digits <= 12) || digits === 16;

/** All MAC addresses of a text, in order: a line that is nothing else may be written in any way, also in part. */
export function findMacs(text: string): readonly FoundMac[] {
  const found: FoundMac[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const trimmed = line.trim();
    const whole = trimmed.length <= 40 ? parseOrUndefined(() => readMac(trimmed)) : undefined;
    if (whole && isMacLength(whole.hex.length))
      found.push({ hex: whole.hex, offset: index + line.indexOf(trimmed), length: trimmed.length });
    else
      for (const { 0: written, index: at } of line.matchAll(inText))
        found.push({ hex: readMac(written).hex, offset: index + at, length: written.length });
  }
  return found;
}
