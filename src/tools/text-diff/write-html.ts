import type { Context } from '#core/tool.ts';
import { afterLine, beforeLine, Change, type Comparison, hunksOf } from '#lib/diff/comparison.ts';
import { splitLine } from '#lib/diff/lines.ts';
import type { Grain, Part } from '#lib/diff/refine.ts';
import { refineRow } from '#lib/diff/refine-row.ts';
import { escapeMarkup } from '#lib/html/escape.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 1rem; font: 13px/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td { padding: 0 .5em; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
td.n { width: 5em; text-align: right; opacity: .7; user-select: none; }
td.gap { padding: .3em; text-align: center; opacity: .7; font-family: system-ui, sans-serif; }
del, ins { text-decoration: none; }
.removed { background: light-dark(#ffebe9, #4b1f1f); }
.removed del { background: light-dark(#ffb3ad, #8a3030); }
.added { background: light-dark(#e6ffec, #17371f); }
.moved { background: light-dark(#fdf3df, #33270f); }
small { float: right; opacity: .7; }
.added ins { background: light-dark(#9fe8b0, #256b38); }
`;

/**
 * A page that shows the changes of a comparison side by side, with a number of rows around them; it needs no other
 * file.
 */
export function writeHtml(
  comparison: Comparison,
  { grain, context }: { readonly grain: Grain; readonly context: number },
  { locale, message }: Pick<Context, 'locale' | 'message'>,
): string {
  const rows: string[] = [];
  let next = 0;
  const gap = (to: number) => {
    if (to > next)
      rows.push(
        `<tr><td class="gap" colspan="4">${escapeMarkup(message('unchanged-lines', { n: to - next }))}</td></tr>`,
      );
  };
  for (const { from, to } of hunksOf(comparison, context)) {
    gap(from);
    for (let row = from; row < to; row++) rows.push(writeRow(comparison, row, grain));
    next = to;
  }
  gap(comparison.changes.length);
  const title = escapeMarkup(message('differences'));
  return `<!doctype html>
<html lang="${escapeMarkup(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<table>
${rows.join('\n')}
</table>
</html>
`;
}

function writeRow(comparison: Comparison, row: number, grain: Grain): string {
  const isSame = comparison.changes[row] === Change.same;
  const [before, after] = refineRow(comparison, row, grain);
  const cells = (side: 0 | 1, parts: readonly Part[]): string => {
    const [line, text] =
      side === 0
        ? [comparison.beforeLines[row] ?? -1, beforeLine(comparison, row)]
        : [comparison.afterLines[row] ?? -1, afterLine(comparison, row)];
    if (text === undefined) return '<td class="n"><td>';
    const tag = side === 0 ? 'del' : 'ins';
    // A line that is too long to be compared within has no parts.
    const content =
      parts.length === 0
        ? escapeMarkup(splitLine(text)[0])
        : parts
            .map((part) => (part.isChanged ? `<${tag}>${escapeMarkup(part.text)}</${tag}>` : escapeMarkup(part.text)))
            .join('');
    const moved = comparison.moves?.[side][line] ?? -1;
    const note = moved < 0 ? '' : `<small>${side === 0 ? '→' : '←'} ${moved + 1}</small>`;
    const kind = moved >= 0 ? 'moved' : side === 0 ? 'removed' : 'added';
    return `<td class="n">${line + 1}<td${isSame ? '' : ` class="${kind}"`}>${note}${content}`;
  };
  return `<tr>${cells(0, before)}${cells(1, after)}</tr>`;
}
