import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { writeZip } from '#lib/files/zip.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { shorten } from '#lib/text/shorten.ts';
import { showCharacter } from '#lib/text/show-character.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { contrastOf } from './colors.ts';
import { drawSvg, type Look } from './draw.ts';
import { toBase64Uri, toCss, toImg, toPercentUri } from './embed.ts';
import { maxPixels } from './follow-ratio.ts';
import type tool from './tool.ts';

/** A picture of a size, and what shows it in HTML and CSS. */
export const generate: RunOf<typeof tool, 'generate'> = (text, options, ctx) => {
  const { width, height, showText, exact } = options;
  const size = `${width}x${height}`;
  offerSize(text, options, ctx);
  const lines = showText ? (readText(text, ctx) ?? [size]) : [];
  const title = dropForbidden(options.title, ctx, 'title').trim();
  const svg = drawSvg({ width, height, lines, title }, options);
  if (lines.length > 0) checkContrast(options, ctx);
  const alt = title || lines.join(' ') || size;
  return { svg, source: svg, ...embedAs(svg, alt, exact ? { width, height } : undefined) };
};

/** A text that is another size is probably meant as one. */
function offerSize(text: string, { width, height }: Readonly<Record<'width' | 'height', number>>, ctx: Context): void {
  const size = /^\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*$/i.exec(text)?.slice(1).map(Number);
  const [meantWidth = 0, meantHeight = 0] = size ?? [];
  const isSize = [meantWidth, meantHeight].every((pixels) => pixels >= 1 && pixels <= maxPixels);
  if (isSize && (meantWidth !== width || meantHeight !== height))
    ctx.notice('is-size', {}, undefined, [{ width: meantWidth, height: meantHeight }]);
}

/**
 * What shows an SVG in HTML and CSS.
 * @throws ToolError `nothing-to-embed`, `not-svg`, and of `scanXml`: browsers show no picture that is not well-formed
 */
export const embed: RunOf<typeof tool, 'embed'> = (text) => {
  const svg = dropFinalLineBreak(text);
  if (svg.trim() === '') throw new ToolError('nothing-to-embed');
  if (!/<(?:[\w-]+:)?svg[\s/>]/.test(svg)) throw new ToolError('not-svg');
  scanXml(svg, { namespaces: true });
  return embedAs(svg, '');
};

function embedAs(svg: string, alt: string, size?: { readonly width: number; readonly height: number }) {
  const uri = toPercentUri(svg);
  return {
    base64: toBase64Uri(svg),
    uri,
    img: toImg(uri, alt, size),
    css: toCss(uri),
    bytes: new TextEncoder().encode(svg).length,
  };
}

/** That of large texts and graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const leastContrast = 3;

function checkContrast({ contrast, textColor, background }: Look, { notice }: Context): void {
  const ratio = contrast ? leastContrast : contrastOf(textColor.trim(), background.trim());
  // Rounded down: 2.96 is not 3.
  if (ratio < leastContrast)
    notice('low-contrast', { ratio: Math.floor(ratio * 10) / 10 }, undefined, [{ contrast: true }]);
}

/** The lines of a text; undefined where it is blank. */
function readText(text: string, ctx: Context): readonly string[] | undefined {
  if (text.trim() === '') return undefined;
  return dropForbidden(dropFinalLineBreak(text), ctx).split(/\r\n|\r|\n/);
}

/** What XML 1.0 cannot contain, not even escaped (section 2.2). */
const forbidden = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

function dropForbidden(text: string, ctx: Context, field?: string): string {
  let n = 0;
  const kept = text.replace(forbidden, (character, offset: number) => {
    n++;
    if (n === 1)
      ctx.notice('left-out', { x: showCharacter(character, 0) }, field === undefined ? offset : { offset, field });
    return '';
  });
  if (n > 1) ctx.notice('more-left-out', { n: n - 1 });
  return kept;
}

/** Maximum number of pictures made at once. */
const maxPictures = 1_000;

/** A picture for each line, such as `600x350` or `1200x630@Banner`, as a table. */
export const batch: RunOf<typeof tool, 'batch'> = (text, look, ctx) =>
  writeCsv(
    ['file', 'width', 'height', 'text', 'bytes', 'uri'],
    drawAll(text, look, ctx).map(({ file, width, height, lines, svg }) => {
      const bytes = new TextEncoder().encode(svg).length;
      return [file, String(width), String(height), lines.join(' '), String(bytes), toBase64Uri(svg)];
    }),
  );

/** The maximum number of pictures that are shown of a list. */
const maxShown = 12;

/** The first of the same pictures, to look at. */
export const pictures: RunOf<typeof tool, 'pictures'> = (text, look, ctx) =>
  drawAll(text, look, ctx)
    .slice(0, maxShown)
    .map(({ width, height, svg }) => ({ name: `${width} × ${height}`, svg }));

/** The same pictures as files, in a ZIP archive. */
export const archive: RunOf<typeof tool, 'archive'> = (text, look, ctx) => {
  const files = drawAll(text, look, ctx).map(({ file, svg }) => ({ name: file, bytes: new TextEncoder().encode(svg) }));
  return new Blob([writeZip(files)], { type: 'application/zip' });
};

/**
 * Draws the picture of each line; those of one size have different names.
 * @throws ToolError `no-sizes`, `not-a-size` or `size-range` (`x`), `too-many` (`max`), and as `drawSvg` does
 */
function drawAll(text: string, look: Look, ctx: Context) {
  const entries = readEntries(text, ctx);
  if (entries.length === 0) throw new ToolError('no-sizes');
  const names = new Map<string, number>();
  const pictures = entries.map(({ width, height, label }) => {
    const size = `${width}x${height}`;
    const lines = readText(label, ctx) ?? [size];
    const count = (names.get(size) ?? 0) + 1;
    names.set(size, count);
    const file = `placeholder-${size}${count > 1 ? `-${count}` : ''}.svg`;
    return { file, width, height, lines, svg: drawSvg({ width, height, lines }, look) };
  });
  checkContrast(look, ctx);
  return pictures;
}

interface Entry {
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** Maximum number of lines that are named when they cannot be read. */
const maxReported = 5;

/** A size ends at a line break, or at a comma that another size follows. */
const separator = /[\r\n]+|,[ \t]*(?=\d{1,5}[ \t]*(?:px[ \t]*)?[x×*])/gi;

/** The sizes of a text; those that cannot be read are reported, where there are others. */
function readEntries(text: string, { notice }: Context): readonly Entry[] {
  const entries: Entry[] = [];
  const refused: ToolError[] = [];
  let start = 0;
  const read = (end: number) => {
    const part = text.slice(start, end);
    try {
      if (part.trim() !== '') entries.push(relocateToSlice(start, () => readEntry(part)));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      refused.push(error);
    }
    if (entries.length > maxPictures) throw new ToolError('too-many', { max: maxPictures }, start);
  };
  for (const { index, 0: found } of text.matchAll(separator)) {
    read(index);
    start = index + found.length;
  }
  read(text.length);
  const [first] = refused;
  if (first && entries.length === 0) throw first;
  for (const { params, at } of refused.slice(0, maxReported)) {
    const line = text.slice(0, at?.offset).split(/\r\n|\r|\n/).length;
    notice('skipped', { ...params, line }, at);
  }
  if (refused.length > maxReported) notice('more-skipped', { n: refused.length - maxReported });
  return entries;
}

function readEntry(part: string): Entry {
  const offset = part.search(/\S/);
  const at = part.indexOf('@');
  const size = part.slice(0, at < 0 ? part.length : at).trim();
  const [, width, height] = /^(\d+)\s*(?:px\s*)?[x×*]\s*(\d+)\s*(?:px)?$/i.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new ToolError('not-a-size', { x: shorten(size) }, offset);
  const [w, h] = [Number(width), Number(height)];
  if (Math.min(w, h) < 1 || Math.max(w, h) > maxPixels) throw new ToolError('size-range', { x: shorten(size) }, offset);
  return { width: w, height: h, label: at < 0 ? '' : part.slice(at + 1).trim() };
}
