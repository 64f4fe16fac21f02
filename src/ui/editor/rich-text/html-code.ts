import { blockElements, inlineElements, voidElements } from '#lib/html/elements.ts';
import { type HtmlToken, readHtml } from '#lib/html/tokens.ts';

type Tag = Extract<HtmlToken, { readonly type: 'open' }>;

/** Elements that are written without attributes and end tag; `<Input>` is a type in code, too. */
const bare: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** Whether a tag is one of HTML: `a<b && c>d` is none. */
const isTag = ({ name, attributes }: Tag): boolean =>
  (blockElements.has(name) || inlineElements.has(name) || voidElements.has(name)) &&
  attributes.every(([attribute]) => /^[a-z@:*_][\w@:.*-]*$/.test(attribute));

/** Whether a text has tags of HTML. */
export function hasTags(text: string): boolean {
  for (const token of readHtml(text)) if (token.type === 'open' && isTag(token)) return true;
  return false;
}

/** Whether a text is HTML: it has elements, with an end tag where they need one. */
export function isHtmlCode(text: string): boolean {
  const open = new Set<string>();
  for (const token of readHtml(text)) {
    if (token.type === 'close' && open.has(token.name)) return true;
    if (token.type !== 'open' || !isTag(token)) continue;
    if (!voidElements.has(token.name)) open.add(token.name);
    else if (bare.has(token.name) || token.attributes.length > 0) return true;
  }
  return false;
}
