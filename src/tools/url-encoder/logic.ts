import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { encodeText } from '#lib/encoding/text-encoding.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { mapLines } from '#lib/lines/map.ts';
import { showCodePoint } from '#lib/text/show-character.ts';
import { type Decoded, percentDecode } from './percent-decode.ts';
import { type Encoded, percentEncode } from './percent-encode.ts';
import type tool from './tool.ts';

/**
 * A text in percent-encoding, for a part of a URL, a whole one, or the body of a form. Halves of surrogate pairs, which
 * UTF-8 cannot encode, become U+FFFD, and are reported.
 * @throws ToolError `not-in-encoding` or `lone-surrogate` at the character, in the other character sets
 */
export const encode: RunOf<typeof tool, 'encode'> = (text, options, ctx) => encodeWhole(text, options, ctx).text;

/**
 * A percent-encoded text, as `percentDecode` reads it, once or until nothing changes.
 * @throws ToolError as it does, of the first time
 */
export const decode: RunOf<typeof tool, 'decode'> = (text, options, ctx) => decodeWhole(text, options, ctx).text;

/** How many characters `encode` changes. */
export const measureEncoded: RunOf<typeof tool, 'measureEncoded'> = (text, options, ctx) => ({
  changed: encodeWhole(text, options, ctx).changed,
});

/** How many characters `decode` finds escaped the first time and, where that is open, how often it decodes. */
export const measureDecoded: RunOf<typeof tool, 'measureDecoded'> = (text, options, ctx) => {
  const { changed, times } = decodeWhole(text, options, ctx);
  return { changed, times: options.repeat === '1' ? null : times };
};

/** Bytes of UTF-8 that continue a character do not count as one. */
const isFirstByte = (byte: number): boolean => (byte & 0xc0) !== 0x80;

function encodeWhole(text: string, options: OptionsOf<typeof tool, 'encode'>, { notice }: Context): Encoded {
  const isUtf8 = options.charset === 'utf-8';
  const halves = isUtf8 && !text.isWellFormed() ? (text.match(/\p{Surrogate}/gu) ?? []) : [];
  if (halves[0] !== undefined) {
    const params = { n: halves.length, code: showCodePoint(halves[0].charCodeAt(0)) };
    notice('lone-surrogate', params, text.search(/\p{Surrogate}/u));
  }
  let changed = 0;
  const encodePart = (part: string): string => {
    const bytes = encodeText(isUtf8 ? part.toWellFormed() : part, options.charset);
    const encoded = percentEncode(bytes, options, isUtf8 ? isFirstByte : undefined);
    changed += encoded.changed;
    return encoded.text;
  };
  return { text: options.eachLine ? mapLines(text, encodePart) : encodePart(text), changed };
}

/** Nobody encodes so often, and each time takes as long as the first. */
const maxTimes = 20;

function decodeWhole(
  text: string,
  options: OptionsOf<typeof tool, 'decode'>,
  { notice }: Context,
): Decoded & { readonly times: number } {
  const notices = gatherNotices(notice);
  const first = relocateToSlice(0, () => percentDecode(text, options, notices.of(0)));
  notices.report();
  const most = options.repeat === 'stable' ? maxTimes : Number(options.repeat);
  let decoded = first.text;
  let times = decoded === text ? 0 : 1;
  // What is wrong with a text that was decoded already has no place in what was typed: it is left as it is.
  const again = { ...options, invalid: 'keep' } as const;
  while (times > 0 && times < most) {
    const next = percentDecode(decoded, again, () => {}).text;
    if (next === decoded) break;
    decoded = next;
    times++;
  }
  if (options.repeat === 'stable' && times === maxTimes) notice('not-stable', { n: maxTimes });
  return { text: decoded, changed: first.changed, times };
}
