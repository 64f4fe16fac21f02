import { SCALAR_STYLE } from 'js-yaml';
import { locate } from '#core/place.ts';
import type { Context } from '#core/tool.ts';
import { shorten } from '#lib/text/shorten.ts';
import { YamlNotices } from '#lib/yaml/notices.ts';
import { resolvePlain } from '#lib/yaml/resolve.ts';
import { type Alias, childrenOf, isCollection, type LayoutDocument, type LayoutNode, type Mapping } from './layout.ts';
import { isAmbiguousString, scalarValue } from './scalars.ts';

const maxReported = 5;

/**
 * Reports keys that a map has twice, aliases without an anchor, and plain scalars that parsers of YAML 1.1 and 1.2 read differently; `isQuoted`:
 * the result has quotes around those that are strings.
 */
export function reportIssues(
  documents: readonly LayoutDocument[],
  text: string,
  view: string,
  isQuoted: boolean,
  ctx: Pick<Context, 'notice'>,
): void {
  let isAmbiguous = false;
  let duplicates = 0;
  const undefinedAliases: Alias[] = [];
  const notices = new YamlNotices({
    notice: (code, params, at) =>
      ctx.notice(code, params, at, isAmbiguous && !isQuoted ? [{ quoteAmbiguous: true }] : []),
  });
  for (const { roots, isOld } of documents) {
    const anchors = new Set<string>();
    for (const node of nodesOf(roots)) {
      if (node.anchor !== undefined) anchors.add(node.anchor);
      if (node.type === 'alias' && !anchors.has(node.raw.slice(1))) undefinedAliases.push(node);
      if (node.type === 'mapping') duplicates += reportDuplicates(node, text, view, maxReported - duplicates, ctx);
      if (node.type !== 'scalar' || node.isTagged || node.event.style !== SCALAR_STYLE.PLAIN) continue;
      if (view.slice(node.start, node.start + node.raw.length) !== node.raw) continue;
      const isString = !isOld && isAmbiguousString(node.raw);
      if (isString && isQuoted) continue;
      isAmbiguous ||= isString;
      notices.plainScalar(node.raw, isOld ? '1.1' : '1.2', node.start, true);
    }
  }
  const [first] = undefinedAliases;
  if (first) {
    const { raw, start } = first;
    ctx.notice(
      'undefined-alias',
      { n: undefinedAliases.length, a: shorten(raw.slice(1)) },
      { offset: start, length: raw.length },
    );
  }
  if (duplicates > maxReported) ctx.notice('more-duplicate-keys', { n: duplicates - maxReported });
  notices.finish(0);
}

/** All values and keys, in their order. */
function* nodesOf(roots: readonly LayoutNode[]): Generator<LayoutNode> {
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isCollection(node)) for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
}

/** Reports the keys that are in a map twice, at most `most`; returns how many there are. */
function reportDuplicates(
  map: Mapping,
  text: string,
  view: string,
  most: number,
  ctx: Pick<Context, 'notice'>,
): number {
  const firsts = new Map<string, number>();
  let found = 0;
  for (const { key } of map.entries) {
    if (key.type !== 'scalar' || key.isTagged) continue;
    const value = scalarValue(key, view);
    const isPlain = key.event.style === SCALAR_STYLE.PLAIN;
    if (isPlain && value === '<<') continue;
    const id = isPlain && resolvePlain(value, '1.2').type !== 'string' ? `!${value}` : `"${value}`;
    const first = firsts.get(id);
    if (first === undefined) firsts.set(id, key.start);
    else if (found++ < most)
      ctx.notice('duplicate-key', { k: shorten(value), l0: locate({ offset: first }, text).line }, key.start);
  }
  return found;
}
