import { defineKind } from '#core/kind.ts';
import { maxOf } from '#lib/collections/extremes.ts';

const minLines = 3;
/** In UTF-16 units. */
const maxLineLength = 80;

/** A column of values: short lines, most of the same shape. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const lines = text.split(/\r?\n/, 1_000).filter((line) => line.trim() !== '');
    if (lines.length < minLines || lines.some((line) => line.length >= maxLineLength)) return 0;
    const counts = new Map<string, number>();
    for (const shape of lines.map(shapeOf)) counts.set(shape, (counts.get(shape) ?? 0) + 1);
    return maxOf(counts.values()) >= lines.length * 0.75 ? 0.05 : 0;
  },
});

/** A name of a few words, such as `O'Brien` or `Jean-Luc van Dyke`. */
const name = /^\p{L}[\p{L}\p{M}]*(?:['’. -]{1,2}\p{L}[\p{L}\p{M}]*){0,3}\.?$/u;

/** The shape of a line: that of a name, or runs of letters, digits and spaces, and other characters as they are. */
const shapeOf = (line: string): string =>
  line
    .trim()
    .replace(name, 'a')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\p{N}+/gu, '9')
    .replace(/\s+/g, ' ');
