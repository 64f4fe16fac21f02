import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { encodeBase64 } from '#lib/encoding/base64.ts';
import { ByteCounter } from '#lib/encoding/wtf8.ts';
import { plainRewriting, rewriteJson } from '#lib/json/rewrite.ts';
import { quote, unicodeEscape } from '#lib/json/strings.ts';
import type tool from './tool.ts';
import { wrapJson } from './wrap.ts';

type Changes = Omit<OptionsOf<typeof tool, 'encode'>, 'as'>;

/**
 * JSON, in any dialect, without white space between its tokens. Each top-level value is on a line of its own. No value
 * changes, and digits only on request.
 * @throws ToolError those of `rewriteJson`
 */
export const minify: RunOf<typeof tool, 'minify'> = (json, { width, ...changes }, ctx) =>
  layOut(shorten(json, changes, ctx), width);

/**
 * Minified JSON for a place that takes a text: in quotes, in an address (RFC 3986), or as the Base64 (RFC 4648) of its
 * UTF-8. Halves of surrogate pairs, which neither of the last two can have, are escaped.
 * @throws ToolError those of `rewriteJson`
 */
export const encode: RunOf<typeof tool, 'encode'> = (json, { as, ...changes }, ctx) => {
  const minified = shorten(json, changes, ctx);
  if (minified === '') return '';
  if (as === 'string') return quote(minified);
  const wellFormed = minified.replace(/\p{Surrogate}/gu, unicodeEscape);
  return as === 'url' ? encodeURIComponent(wellFormed) : encodeBase64(new TextEncoder().encode(wellFormed));
};

/**
 * Bytes in UTF-8 before and after, the share saved in percent, and bytes of the minified text compressed by gzip.
 * @throws ToolError those of `rewriteJson`
 */
export const measure: RunOf<typeof tool, 'measure'> = async (json, { width, ...changes }, ctx) => {
  const minified = layOut(shorten(json, changes, ctx), width);
  const [before, after] = [byteCount(json), byteCount(minified)];
  const saved = before === 0 ? 0 : Math.round((1 - after / before) * 10_000) / 100;
  return { before, after, saved, gzip: await gzipLength(minified) };
};

const layOut = (minified: string, width: number | null): string =>
  width === null ? minified : wrapJson(minified, width);

const byteCount = (text: string): number => new ByteCounter(text).bytesBefore(text.length);

const shorten = (json: string, { shortenEscapes, shortenNumbers, ...changes }: Changes, ctx: Context): string =>
  rewriteJson(
    json,
    {
      ...plainRewriting,
      ...changes,
      indent: '',
      escapes: shortenEscapes ? 'decode' : 'keep',
      shortensNumbers: shortenNumbers,
    },
    ctx,
  );

async function gzipLength(text: string): Promise<number> {
  const reader = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')).getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) length += part.value.byteLength;
  return length;
}
