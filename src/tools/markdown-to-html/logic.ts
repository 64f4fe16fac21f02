import type { RunOf } from '#core/tool.ts';
import { cleanHtml, type HtmlContext } from '#lib/html/clean.ts';
import { writeHtml } from '#lib/html/print.ts';
import { htmlToMarkdown } from '#lib/html/to-markdown.ts';
import { readHtml } from '#lib/html/tokens.ts';
import { insertContents } from './contents.ts';
import { findFrontMatter, frontMatterTable, textOf } from './front-matter.ts';
import { type Rendered, renderMarkdown } from './parser.ts';
import type tool from './tool.ts';
import { writePage } from './whole-page.ts';

/**
 * Markdown as HTML, by CommonMark 0.31.2 and GitHub Flavored Markdown 0.29.
 * @throws ToolError `too-deep` (`limit`)
 */
export const toHtml: RunOf<typeof tool, 'toHtml'> = async (markdown, options, ctx: HtmlContext) => {
  const { dialect, output, styled, contents, contentsDepth } = options;
  const isXhtml = options.voidStyle === 'xhtml';
  const matter = dialect === 'gfm' && options.frontMatter !== 'text' ? findFrontMatter(markdown) : undefined;
  const start = matter?.end ?? Number(markdown.startsWith('\ufeff'));
  if (matter && options.frontMatter === 'omit')
    ctx.notice('front-matter-omitted', { n: matter.source.split('\n').length - 1 }, undefined, [
      { frontMatter: 'table' },
    ]);
  const rendered = renderMarkdown(markdown, start, {
    dialect,
    isXhtml,
    html: options.html !== 'escape',
    breaks: options.breaks,
    headingIds: contents || options.headingIds,
  });
  const nodes = options.html === 'keep' ? undefined : cleanHtml(rendered.html, 'linked', ctx, [{ html: 'keep' }]);
  const body = nodes ? writeHtml(nodes, isXhtml) : rendered.html;
  const whole = contents ? insertContents(body, rendered.headings, contentsDepth) : body;
  reportLinks(whole, rendered, ctx);
  const entries =
    matter && (output === 'page' || options.frontMatter === 'table')
      ? (await import('./read-front-matter.ts')).readFrontMatter(matter)
      : [];
  const text = matter && options.frontMatter === 'table' ? frontMatterTable(matter, entries) + whole : whole;
  if (output === 'fragment') return text;
  const textAt = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => textOf(value))[0];
  const title = textAt('title') ?? rendered.headings[0]?.text ?? '';
  return writePage(text, { title, language: textAt('lang') ?? textAt('language'), isStyled: styled, isXhtml });
};

/** Most names are enough to see what is wrong. */
const maxNames = 10;

/** Reports footnotes that nothing refers to, and links to places that do not exist. */
function reportLinks(html: string, { unusedNotes, hasIds }: Rendered, { notice }: HtmlContext): void {
  const listOf = (names: readonly string[]) =>
    names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ', …' : '');
  if (unusedNotes.length > 0) notice('unused-notes', { n: unusedNotes.length, list: listOf(unusedNotes) });
  if (!hasIds) return;
  const places = new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id = '']) => encodeURI(id)));
  const links = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id = '']) => id));
  const broken = [...links].filter((id) => !places.has(id) && !places.has(encodeURI(id)) && id !== 'top');
  if (broken.length > 0) notice('broken-links', { n: broken.length, list: listOf(broken.map((id) => `#${id}`)) });
}

/** The text of HTML as Markdown (GFM). Notices: `comments` (`n`), and those of `cleanHtml`. */
export const toMarkdown: RunOf<typeof tool, 'toMarkdown'> = (html, _options, ctx: HtmlContext) => {
  let n = 0;
  for (const token of readHtml(html)) if (token.type === 'comment' && html.startsWith('<!--', token.start)) n++;
  if (n > 0) ctx.notice('comments', { n });
  return htmlToMarkdown(cleanHtml(html, 'text', ctx));
};
