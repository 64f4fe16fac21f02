import { encodeBase64 } from '#lib/encoding/base64.ts';
import { escapeXml } from './draw.ts';

/** An SVG as a `data:` URI in Base64. */
export const toBase64Uri = (svg: string): string =>
  `data:image/svg+xml;base64,${encodeBase64(new TextEncoder().encode(svg))}`;

/**
 * An SVG as a percent-encoded `data:` URI (RFC 2397), shorter than in Base64. It can be put between double quotation
 * marks in HTML and CSS: those of attributes become single ones, if that does not change what the SVG says.
 */
export function toPercentUri(svg: string): string {
  const quoted = isPlainlyQuoted(svg) ? svg.replaceAll('"', "'") : svg;
  const escaped = quoted.replace(/[^ !$'()*+,./0-9:;=?@A-Z_a-z~-]+/g, encodeURIComponent);
  // A URI does not end or begin with blanks, and several in a row may become one.
  return `data:image/svg+xml,${escaped.replace(/^ +| +$|(?<= ) +/g, (blanks) => '%20'.repeat(blanks.length))}`;
}

/** Whether double quotation marks are only around the values of attributes, and single ones nowhere. */
const isPlainlyQuoted = (svg: string): boolean =>
  !svg.includes("'") && !svg.includes('<!') && !svg.includes('<?') && !svg.replace(/<[^<>]*>/g, '').includes('"');

/** An element of HTML that shows the picture; without a size where that is not known. */
export function toImg(uri: string, alt: string, size?: { readonly width: number; readonly height: number }): string {
  const dimensions = size ? ` width="${size.width}" height="${size.height}"` : '';
  return `<img src="${escapeHtml(uri)}"${dimensions} alt="${escapeXml(alt)}">`;
}

const escapeHtml = (uri: string): string => uri.replaceAll('&', '&amp;');

/** A declaration of CSS that shows the picture as a background. */
export const toCss = (uri: string): string => `background-image: url("${uri}");`;
