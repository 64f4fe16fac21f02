import { escapeMarkup } from '#lib/html/escape.ts';
import { forbiddenInXml } from '#lib/html/numeric-references.ts';
import { drawLogo, type QrLogo } from '#lib/qr/draw-qr.ts';
import type { QrCode } from '#lib/qr/encode-qr.ts';

const [width, margin, lineHeight] = [400, 40, 30];
const forbidden = new RegExp(forbiddenInXml.source, 'gu');

/** A card to print: a title, the code, and what people read beside it. */
export function drawCard(title: string, lines: readonly string[], code: QrCode, logo?: QrLogo): string {
  const side = width - 2 * margin;
  const top = title === '' ? margin : margin + 40;
  const scale = side / code.size;
  const height = top + side + margin + lines.length * lineHeight;
  const write = (text: string, y: number, size: number) =>
    `<text x="${width / 2}" y="${y}" font-size="${size}" text-anchor="middle"${text.length > 30 ? ` textLength="${side}" lengthAdjust="spacingAndGlyphs"` : ''}>` +
    `${escapeMarkup(text.replace(forbidden, ''))}</text>`;
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.isDark(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">` +
    `<rect width="${width}" height="${height}" rx="16" fill="#fff"/>` +
    (title === '' ? '' : write(title, margin + 16, 26)) +
    `<path transform="translate(${margin} ${top}) scale(${+scale.toFixed(4)})" shape-rendering="crispEdges" d="${path}"/>` +
    (logo ? drawLogo(logo, code.size, `transform="translate(${margin} ${top}) scale(${+scale.toFixed(4)})"`) : '') +
    lines.map((line, at) => write(line, top + side + margin + at * lineHeight, 18)).join('') +
    '</svg>'
  );
}
