import { recordOf } from '#core/record-of.ts';
import { type RunOf, ToolError } from '#core/tool.ts';
import { maxOf } from '#lib/collections/extremes.ts';
import { commentWidth, endWithin, writeComment } from './comments.ts';
import { drawText } from './draw.ts';
import { type FontId, fontIds } from './fonts.ts';
import { alignLines, boxWidth, drawBox } from './frame.ts';
import type tool from './tool.ts';

/** The time of drawing grows faster than the text. */
const maxLength = 1_000;

/** How many of several characters are named. */
const maxNamed = 10;

const checkLength = (text: string): void => {
  if (text.length > maxLength) throw new ToolError('too-long', { n: maxLength }, maxLength);
};

/**
 * Draws a text in large letters made of characters (FIGlet), on request in a box and as a comment.
 * @throws ToolError `too-long` {n}
 */
export const draw: RunOf<typeof tool, 'draw'> = async (text, options, ctx) => {
  const { font, width, letters, align, box, comment } = options;
  checkLength(text);
  const room = width - boxWidth(box) - commentWidth(comment);
  const { rows, replaced, missing } = await drawText(text, font, room, letters);
  if (replaced.length > 0) ctx.notice('replaced', listed(replaced));
  if (missing.length > 0) ctx.notice('missing', listed(missing));
  const longest = maxOf(rows.map(([line = '']) => line.length));
  const inner = align === 'left' || box !== 'none' ? longest : Math.max(longest, room);
  const lines = rows.flatMap((row) => alignLines(row, align, inner));
  const framed = (lines.length > 0 ? drawBox(lines, box, comment !== 'html') : []).map((line) => line.trimEnd());
  const end = endWithin(framed, comment);
  if (end !== undefined)
    ctx.notice(end === '--' ? 'two-hyphens' : 'ends-comment', { end }, 0, [{ comment: 'slashes' }]);
  return writeComment(framed, framed.length > 0 ? comment : 'none')
    .map((line) => `${line}\n`)
    .join('');
};

const listed = (characters: readonly string[]) => ({
  n: characters.length,
  characters: `${characters.slice(0, maxNamed).join(' ')}${characters.length > maxNamed ? ' …' : ''}`,
});

/**
 * Draws a text in every font.
 * @throws ToolError `too-long` {n}
 */
export const drawAll: RunOf<typeof tool, 'drawAll'> = async (text, { width }, ctx) => {
  checkLength(text);
  const drawn = new Map<FontId, string>();
  for (const font of fontIds) {
    ctx.signal.throwIfAborted();
    const { rows } = await drawText(text, font, width, 'default');
    const lines = rows.flat().map((line) => `${line.trimEnd()}\n`);
    drawn.set(font, lines.join(''));
    ctx.progress(drawn.size / fontIds.length);
  }
  return recordOf(fontIds, (font) => drawn.get(font) ?? '');
};
