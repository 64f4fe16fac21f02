import { type Removed, writtenAs } from '#lib/html/sanitize.ts';
import { type HtmlNode, isElement } from '#lib/html/tree.ts';

/** A part of HTML, such as `<div>`, `class` or `<!-- -->`, and how often it occurs. */
export type CountedPart = readonly [part: string, count: number];

/** What of an HTML text is not in what was made of it. */
export function lostParts(before: readonly HtmlNode[], after: readonly HtmlNode[]): readonly CountedPart[] {
  const kept = countParts(after);
  return [...countParts(before)]
    .map(([part, count]): CountedPart => [part, count - (kept.get(part) ?? 0)])
    .filter(([, count]) => count > 0);
}

function countParts(nodes: readonly HtmlNode[], counts = new Map<string, number>()): ReadonlyMap<string, number> {
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const node of nodes) {
    if (node.type === 'comment') count(node.text.startsWith('<!--') ? '<!-- -->' : node.text);
    if (!isElement(node)) continue;
    count(`<${writtenAs(node.name)}>`);
    for (const [name] of node.attributes) count(name);
    countParts(node.children, counts);
  }
  return counts;
}

/** What was left out of HTML as it was cleaned. */
export function removedParts({
  active,
  elements,
  attributes,
  events,
  schemes,
  styles,
}: Removed): readonly CountedPart[] {
  const style = [...styles.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...[...active, ...elements].map(([name, count]): CountedPart => [`<${name}>`, count]),
    ...attributes,
    ...events,
    ...[...schemes].map(([scheme, count]): CountedPart => [`${scheme}:`, count]),
    ...(style > 0 ? [['style', style] as const] : []),
  ];
}
