import MarkdownIt, { type Env, type MarkdownIt as Parser } from 'markdown-it';
import { ToolError } from '#core/tool.ts';
import { alerts } from './rules/alerts.ts';
import { autolinks } from './rules/autolinks.ts';
import { gfmFootnotes } from './rules/footnotes.ts';
import { type Heading, headingIds } from './rules/headings.ts';
import { strikethrough } from './rules/strikethrough.ts';
import { taskLists } from './rules/task-lists.ts';

export interface ParserOptions {
  /** GitHub Flavored Markdown with footnotes and alerts, or CommonMark alone. */
  readonly dialect: 'gfm' | 'commonmark';
  /** Tags in the text are HTML; else they are text. */
  readonly html: boolean;
  /** A line break in a paragraph is one in HTML too. */
  readonly breaks: boolean;
  readonly headingIds: boolean;
  readonly isXhtml: boolean;
}

export interface Rendered {
  readonly html: string;
  /** The headings that Markdown marks; none unless they have ids. */
  readonly headings: readonly Heading[];
  readonly hasIds: boolean;
  /** The labels of footnotes that nothing refers to. */
  readonly unusedNotes: readonly string[];
}

/** What the rules of a parser write beside the text. */
interface Found extends Env {
  headings?: readonly Heading[];
  footnotes?: { readonly refs?: Readonly<Record<string, number>> };
}

/** The maximum depth of quotes and lists: each level is read again for all levels around it. */
const maxDepth = 100;

/**
 * The HTML of a text from an offset on; it may run scripts.
 * @throws ToolError `too-deep` (`limit`)
 */
export function renderMarkdown(text: string, start: number, options: ParserOptions): Rendered {
  const { dialect, html, breaks, isXhtml } = options;
  const source = text.slice(start);
  const md = new MarkdownIt({ html, breaks, xhtmlOut: isXhtml, maxNesting: maxDepth });
  // What is not safe is removed, and reported, by the sanitizer.
  md.validateLink = () => true;
  // An empty quote has two lines, as in the specification.
  md.renderer.rules['blockquote_open'] = (tokens, at, _options, _env, renderer) => {
    const token = tokens[at];
    return token ? `${tokens[at - 1]?.hidden ? '\n' : ''}<${token.tag}${renderer.renderAttrs(token)}>\n` : '';
  };
  if (dialect === 'commonmark') md.disable(['table', 'strikethrough']);
  else for (const rule of [strikethrough, autolinks, taskLists, alerts, gfmFootnotes]) rule(md);
  if (options.headingIds) headingIds(md);
  limitDepth(md, (line) => start + startOfLine(source, line));
  const found: Found = {};
  const rendered = md.render(source, found);
  const unusedNotes = Object.entries(found.footnotes?.refs ?? {}).filter(([, use]) => use < 0);
  return {
    html: rendered,
    headings: found.headings ?? [],
    hasIds: options.headingIds,
    unusedNotes: unusedNotes.map(([label]) => label.slice(1)),
  };
}

/** Instead of leaving out what is nested too deeply, as the parser does by itself. */
function limitDepth({ block }: Parser, offsetOf: (line: number) => number): void {
  const { tokenize } = block;
  block.tokenize = (state, from, to) => {
    if (state.level >= maxDepth && from < to) throw new ToolError('too-deep', { limit: maxDepth }, offsetOf(from));
    tokenize.call(block, state, from, to);
  };
}

function startOfLine(text: string, line: number): number {
  const breaks = /\r\n?|\n/g;
  for (let count = 0; count < line && breaks.test(text); ) count++;
  return breaks.lastIndex;
}
