import { unescapeText } from './unescape-text.ts';

/** An attribute, its name in lower case, its value without references. */
export type HtmlAttribute = readonly [name: string, value: string];

/** A part of a text in HTML, from `start` to before `end`; names of elements are in lower case. */
export type HtmlToken = { readonly start: number; readonly end: number } & (
  | { readonly type: 'text' }
  | { readonly type: 'open'; readonly name: string; readonly attributes: readonly HtmlAttribute[] }
  | { readonly type: 'close'; readonly name: string }
  /** A comment, a document type, or what HTML takes for a comment. */
  | { readonly type: 'comment' }
);

/** Elements whose content is text whatever it looks like, up to their end tag. */
const rawElements: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
);

const attributePattern = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const tagPattern = /<(\/?)([a-z][^\s/>]*)/iy;
const tagEnd = /[\s/]*>/y;

/** What a pattern matches right at an offset. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * The tags, texts and comments of a text in HTML, in their order, as the HTML Standard (section 13.2.5) reads them; in
 * linear time. A tag that is never closed is the end of the text.
 */
export function* readHtml(text: string): Generator<HtmlToken> {
  let at = 0;
  while (at < text.length) {
    const less = nextMarkup(text, at);
    if (less > at) yield { type: 'text', start: at, end: less };
    if (less === text.length) return;
    const tag = matchAt(tagPattern, text, less);
    if (!tag) {
      at = commentEnd(text, less);
      yield { type: 'comment', start: less, end: at };
      continue;
    }
    const { attributes, end } = readAttributes(text, tagPattern.lastIndex);
    if (end === undefined) return;
    const name = (tag[2] ?? '').toLowerCase();
    at = end;
    if (tag[1]) yield { type: 'close', name, start: less, end };
    else {
      yield { type: 'open', name, attributes, start: less, end };
      if (!rawElements.has(name)) continue;
      at = rawEnd(text, end, name);
      if (at > end) yield { type: 'text', start: end, end: at };
    }
  }
}

/** Where the next tag or comment begins; a `<` before anything else is text. */
function nextMarkup(text: string, from: number): number {
  for (let less = text.indexOf('<', from); less >= 0; less = text.indexOf('<', less + 1))
    if (/[a-z/!?]/i.test(text.charAt(less + 1))) return less;
  return text.length;
}

function commentEnd(text: string, start: number): number {
  const isComment = text.startsWith('<!--', start);
  const end = isComment ? text.indexOf('-->', start + 2) : text.indexOf('>', start);
  return end < 0 ? text.length : end + (isComment ? 3 : 1);
}

function rawEnd(text: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(text)?.index ?? text.length;
}

/** The attributes of a tag, the first of each name, and where it ends. */
function readAttributes(text: string, from: number): { attributes: readonly HtmlAttribute[]; end?: number } {
  const attributes = new Map<string, string>();
  for (let at = from; ; at = attributePattern.lastIndex) {
    if (matchAt(tagEnd, text, at)) return { attributes: [...attributes], end: tagEnd.lastIndex };
    const [, name, double, single, bare = ''] = matchAt(attributePattern, text, at) ?? [];
    if (name === undefined) return { attributes: [] };
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, unescapeText(double ?? single ?? bare, 'attribute').text);
  }
}
