import { escapeMarkup } from '#lib/html/escape.ts';

export interface Page {
  readonly title: string;
  readonly language: string | undefined;
  readonly isStyled: boolean;
  readonly isXhtml: boolean;
}

/** Enough to read a page well, in light and dark. */
const style = `:root { color-scheme: light dark; }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
pre, code { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { padding: 0.75rem 1rem; overflow-x: auto; background: #8882; }
:not(pre) > code { padding: 0.1em 0.3em; background: #8882; }
img { max-width: 100%; }
blockquote, .markdown-alert { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 0.25rem solid #8888; }
.markdown-alert-title { font-weight: 600; }
table { border-collapse: collapse; }
th, td { padding: 0.3rem 0.75rem; border: 1px solid #8888; }
.task-list-item { list-style: none; }
.task-list-item > input { margin-inline-start: -1.4em; }
.footnotes { margin-top: 2rem; border-top: 1px solid #8888; font-size: 0.9em; }`;

/** A document with this content. */
export function writePage(body: string, { title, language, isStyled, isXhtml }: Page): string {
  const end = isXhtml ? ' />' : '>';
  return [
    '<!doctype html>',
    `<html${language === undefined ? '' : ` lang="${escapeMarkup(language)}"`}>`,
    '<head>',
    `<meta charset="utf-8"${end}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"${end}`,
    `<title>${escapeMarkup(title)}</title>`,
    ...(isStyled ? [`<style>\n${style}\n</style>`] : []),
    '</head>',
    '<body>',
    `${body.trimEnd()}`,
    '</body>',
    '</html>\n',
  ].join('\n');
}
