import type { Context } from '#core/tool.ts';
import { splitColors } from '#lib/color/split.ts';
import { relocateNoticeToSlice, relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { nameExactly } from './names.ts';
import { type ReadAs, readColor } from './read-color.ts';
import type { Color } from './spaces.ts';

export interface PaletteColor {
  /** As it was written before the color, or that of CSS. */
  readonly name: string | undefined;
  readonly color: Color;
}

/** Lines of a style sheet or of JSON that hold no color. */
const frame = /^(?:[^#(;]*\{|\}[;,]?|\[|\][;,]?|\/\/.*|\/\*.*)?$/;
/** `--name:`, `$name:`, `"name":`, `name =` before a color. */
const naming = /^(?:--|\$|["'])?([\p{L}_][\p{L}\p{N} _-]*)["']?\s*[:=]\s*/u;

/**
 * Reads a palette: each line a color, perhaps after its name, as in CSS, SCSS and JSON, or several colors.
 * @throws ToolError as `readColor` does, at its place
 */
export function readPalette(
  text: string,
  readAs: ReadAs,
  notice: Context['notice'] = () => {},
  progress: (fraction: number) => void = () => {},
): readonly PaletteColor[] {
  const colors: PaletteColor[] = [];
  let offset = 0;
  for (const line of text.split(/(?<=\n)|(?<=\r)(?!\n)/)) {
    const content = line.trim();
    if (!frame.test(content)) {
      const [before = '', name] = naming.exec(content) ?? [];
      const written = content
        .slice(before.length)
        .replace(/[;,]+$/, '')
        .trim();
      const [, quoted] = /^["'](.*)["']$/.exec(written) ?? [];
      const first = offset + line.indexOf(quoted ?? written, line.indexOf(content) + before.length);
      const several = before === '' && splitColors(written);
      for (const one of several || [{ text: quoted ?? written, offset: 0 }]) {
        const start = first + one.offset;
        const color = relocateToSlice(start, () =>
          // What is offered for one color would replace all of them.
          readColor(one.text, readAs, (code, params, at) => relocateNoticeToSlice(start, notice)(code, params, at)),
        );
        colors.push({ name: name?.trim() ?? nameExactly(color), color });
      }
    }
    offset += line.length;
    progress(offset / text.length);
  }
  return colors;
}

/** Each color under a name of its own, fit for a variable; colors without a name are counted. */
export function nameEach(colors: readonly PaletteColor[], prefix: string): readonly (readonly [string, Color])[] {
  const used = new Set<string>();
  return colors.map(({ name, color }, index) => {
    const base = name?.replace(/\s+/g, '-') ?? `${prefix}-${index + 1}`;
    let unique = base;
    for (let number = 2; used.has(unique); number++) unique = `${base}-${number}`;
    used.add(unique);
    return [unique, color];
  });
}
