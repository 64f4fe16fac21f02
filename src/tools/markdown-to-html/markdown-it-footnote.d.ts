/** The package does not declare its types. */
declare module 'markdown-it-footnote' {
  export default function footnotes(md: import('markdown-it').MarkdownIt): void;
}
