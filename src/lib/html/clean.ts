import type { Context, Offer } from '#core/tool.ts';
import type messages from './en.json';
import { type Removed, sanitizeHtml } from './sanitize.ts';
import { type HtmlNode, parseHtml } from './tree.ts';

export type HtmlContext = Context<keyof typeof messages.logic>;

/**
 * HTML in which nothing runs, as formatted text, as a document whose parts are linked to each other, or as what becomes
 * text, which has no elements. Notices: `removed` for what could have run, `dropped` for what is only not
 * supported, `comments` (`n`).
 */
export function cleanHtml(
  html: string,
  form: 'formatted' | 'linked' | 'text',
  ctx: HtmlContext,
  offers?: readonly Offer[],
): HtmlNode[] {
  const { nodes, removed } = sanitizeHtml(parseHtml(html), form === 'linked');
  report(form === 'text' ? { ...removed, wrappers: new Map(), comments: 0 } : removed, ctx, offers);
  return nodes;
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Most names are enough to see what a document was made with. */
const maxNames = 20;

/** Reports what was left out: what could have run, then what is only not supported. */
function report(
  { active, events, schemes, elements, wrappers, comments, attributes, styles }: Removed,
  { notice, message }: HtmlContext,
  offers: readonly Offer[] = [],
): void {
  const unsafe = [
    ...[...active].map(([name, n]) => `${n} <${name}>`),
    ...(events.size > 0
      ? [message('events', { n: total(events), list: [...events.keys()].slice(0, maxNames).join(', ') })]
      : []),
    ...[...schemes].slice(0, maxNames).map(([scheme, n]) => message('links', { n, scheme })),
  ];
  if (unsafe.length > 0) notice('removed', { list: unsafe.join(', ') }, undefined, offers);
  if (comments > 0) notice('comments', { n: comments }, undefined, offers);
  const other = [
    ...[...elements.keys(), ...wrappers.keys()].map((name) => `<${name}>`),
    ...[...attributes.keys()].map((name) => message('attribute', { name })),
    ...[...styles.keys()].map((property) => message('style', { property })),
  ];
  const more = other.length > maxNames ? ', …' : '';
  if (other.length > 0) notice('dropped', { list: other.slice(0, maxNames).join(', ') + more }, undefined, offers);
}
