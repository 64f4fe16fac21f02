import { type Context, ToolError } from '#core/tool.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { escapeMarkup } from '#lib/html/escape.ts';

/** Maximum number of codes at once. */
const maxCodes = 1_000;

/**
 * Makes something of each line that is not blank, or of the first `most`; `name` is what its file is called, without an extension.
 * @throws ToolError `no-lines`, `too-many` (`max`), and those of `make`, at their place in the list
 */
export function eachLine<T>(
  list: string,
  { progress }: Pick<Context, 'progress'>,
  make: (line: string, name: string) => T,
  most = maxCodes,
): readonly T[] {
  const lines = [...list.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '');
  if (lines.length === 0) throw new ToolError('no-lines');
  if (lines.length > maxCodes) throw new ToolError('too-many', { max: maxCodes }, lines[maxCodes]?.index ?? 0);
  const digits = String(lines.length).length;
  return lines.slice(0, most).map(({ index, 0: line }, at) => {
    progress(at / lines.length);
    return relocateToSlice(index, () => make(line, `code-${String(at + 1).padStart(digits, '0')}`));
  });
}

/** Codes to be printed, with the content of each below it, as a document of HTML. */
export const writeSheet = (title: string, codes: readonly { readonly svg: string; readonly line: string }[]): string =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeMarkup(title)}</title>\n<style>\n` +
  'body{display:grid;grid-template-columns:repeat(auto-fill,minmax(45mm,1fr));gap:6mm;margin:0;font:9pt/1.3 sans-serif}\n' +
  'figure{margin:0;text-align:center;overflow-wrap:anywhere;break-inside:avoid}\nsvg{width:100%;height:auto}\n' +
  '@media screen{body{margin:10mm}}\n</style>\n' +
  codes.map(({ svg, line }) => `<figure>${svg}<figcaption>${escapeMarkup(line)}</figcaption></figure>\n`).join('');
