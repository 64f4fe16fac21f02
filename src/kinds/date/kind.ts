import { defineKind } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { readRelative } from '#lib/date-time/relative.ts';
import { resolveParts } from '#lib/date-time/resolve.ts';
import { maxDateLength, readFormat, textFormats } from '#lib/date-time/text-formats.ts';

/** Digits of Unix seconds, milliseconds, microseconds and nanoseconds. */
const timestampLengths = [10, 13, 16, 19];
/** From 2000 to 2100, in seconds. */
const [first, last] = [946_684_800, 4_102_444_800];

const ids =
  /^(?:[0-9a-f]{24}|[0-7][0-9A-HJKMNP-TV-Z]{25}|[0-9a-f]{8}-[0-9a-f]{4}-[167][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/i;

/** What ISO 8601 looks like, also where there is no such day. */
const written = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A date or moment in any known format: of a standard, as a timestamp, within an id, or counted from now. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const content = text.trim();
    if (content === '' || content.length > maxDateLength) return 0;
    if (/^\d{4,19}$/.test(content)) return detectDigits(content);
    if (ids.test(content)) return 0.5;
    if (/\d/.test(content) && isDate(content)) return 0.9;
    if (written.test(content)) return { confidence: 0.6, errorAt: 0 };
    return isRelative(content) ? 0.6 : 0;
  },
});

function detectDigits(digits: string): number {
  if (!timestampLengths.includes(digits.length)) return 0.1;
  const seconds = Number(digits.slice(0, 10));
  return seconds >= first && seconds < last ? 0.4 : 0.1;
}

const isDate = (text: string): boolean =>
  textFormats.some((format) => {
    const result = readFormat(format, text);
    if ('expected' in result) return false;
    try {
      resolveParts(result.parts, 'en');
      return true;
    } catch (error) {
      if (error instanceof ToolError) return false;
      throw error;
    }
  });

/** Whether it names a day or moment by its distance from now: `tomorrow`, `in 3 days`. */
function isRelative(text: string): boolean {
  try {
    return readRelative(text, 0n, 'en') !== undefined;
  } catch (error) {
    // What could be meant in two ways, such as a weekday, may be no date at all.
    if (error instanceof ToolError) return false;
    throw error;
  }
}
