import { blockElements, inlineElements, voidElements } from './elements.ts';

const sampleLength = 16_384;

/** Elements that a part of a page begins with, but hardly ever a document of XML; an `<a>` only with an address. */
const root =
  /^<(?:h[1-6]|p|div|[uod]l|li|table|t(?:head|body|r|d|h)|body|blockquote|section|article|main|aside|nav|header|footer|figure|form|button|input|select|textarea|label|details|pre|code|span|b|i|u|em|strong|small|br|hr|img|iframe|video|audio|picture|script|style|meta|a(?=\s[^>]*\bhref\s*=))(?=[\s/>])/i;

/** Marks of Markdown, which may begin with a part of a page. */
const markdown = /^(?:#{1,6} |```|[-*+] |!?\[)/m;

const isKnown = (name: string): boolean =>
  [blockElements, inlineElements, voidElements].some((names) => names.has(name));

/**
 * Whether a text is a part of a page in HTML: it begins and ends with tags, and up to a picture it has no namespace and
 * no other elements.
 */
export function isHtmlFragment(text: string): boolean {
  const written = text.trim();
  const sample = written.slice(0, sampleLength);
  if (!root.test(sample) || !written.endsWith('>') || markdown.test(sample)) return false;
  const [before = ''] = sample.split(/<(?:svg|math)\b/i, 1);
  if (/\sxmlns[:=]/.test(before)) return false;
  return [...before.matchAll(/<([a-z][^\s/>]*)/gi)].every(([, name = '']) => isKnown(name.toLowerCase()));
}
