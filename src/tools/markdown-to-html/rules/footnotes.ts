/// <reference path="../markdown-it-footnote.d.ts" />
import type { MarkdownIt } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

/** Footnotes as GitHub has them: `[^1]`, with their text anywhere, and no inline ones. */
export function gfmFootnotes(md: MarkdownIt): void {
  footnotes(md);
  md.inline.ruler.disable('footnote_inline');
  const { rules } = md.renderer;
  rules['footnote_caption'] = (tokens, at) => String(Number(tokens[at]?.meta?.id) + 1);
  rules['footnote_block_open'] = () => '<section class="footnotes">\n<ol>\n';
}
