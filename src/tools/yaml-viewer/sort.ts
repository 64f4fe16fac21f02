import type { CompareTexts } from '#lib/data/compare-texts.ts';
import { joined, none } from './comments.ts';
import { childrenOf, type Entry, isCollection, type LayoutDocument, type LayoutNode, type Mapping } from './layout.ts';
import { scalarValue } from './scalars.ts';

/** What sorting has done, and what it could not do. */
export interface SortReport {
  /** Documents that stay in order, since they define an anchor twice. */
  unsorted: number;
  /** Maps whose entries have another order now. */
  changed: number;
  /** Maps whose entries are not in order, because of anchors. */
  anchored: number;
}

/**
 * Sorts the entries of all maps by key, in place. Entries with a key that is no scalar come last; an entry with an anchor
 * comes before those that refer to it.
 */
export function sortMaps(documents: readonly LayoutDocument[], view: string, compare: CompareTexts): SortReport {
  const report = { unsorted: 0, changed: 0, anchored: 0 };
  for (const { roots } of documents) {
    const links = readLinks(roots);
    if (!links) report.unsorted++;
    else for (const map of mapsOf(roots)) sortMap(map, view, compare, links, report);
  }
  return report;
}

/** The anchors of nodes, and the names of aliases, of nodes that have any in them. */
interface Links {
  readonly anchors: ReadonlyMap<LayoutNode, readonly string[]>;
  readonly aliases: ReadonlyMap<LayoutNode, readonly string[]>;
}

function* nodesOf(roots: readonly LayoutNode[]): Generator<LayoutNode> {
  const waiting = [...roots];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (isCollection(node)) for (const child of childrenOf(node)) waiting.push(child);
  }
}

function* mapsOf(roots: readonly LayoutNode[]): Generator<Mapping> {
  for (const node of nodesOf(roots)) if (node.type === 'mapping') yield node;
}

/** What the entries of maps define and refer to; undefined where a name is defined twice. */
function readLinks(roots: readonly LayoutNode[]): Links | undefined {
  const anchors = new Map<LayoutNode, string[]>();
  const aliases = new Map<LayoutNode, string[]>();
  const names = new Set<string>();
  const path: LayoutNode[] = [];
  const note = (links: Map<LayoutNode, string[]>, name: string) => {
    for (const node of path) {
      const known = links.get(node);
      if (known) known.push(name);
      else links.set(node, [name]);
    }
  };
  const visit = (node: LayoutNode): boolean => {
    path.push(node);
    if (node.anchor !== undefined) {
      if (names.has(node.anchor)) return false;
      names.add(node.anchor);
      note(anchors, node.anchor);
    }
    if (node.type === 'alias') note(aliases, node.raw.slice(1));
    const isUnique = !isCollection(node) || childrenOf(node).every(visit);
    path.pop();
    return isUnique;
  };
  return roots.every(visit) ? { anchors, aliases } : undefined;
}

function sortMap(map: Mapping, view: string, compare: CompareTexts, links: Links, report: SortReport): void {
  const [first] = map.entries;
  if (!first || map.entries.length < 2) return;
  const heading = takeHeading(first.key);
  const keyed = map.entries.map((entry) => ({ entry, key: keyOf(entry, view) }));
  keyed.sort((a, b) =>
    a.key === undefined || b.key === undefined
      ? Number(a.key === undefined) - Number(b.key === undefined)
      : compare(a.key, b.key),
  );
  const sorted = keyed.map(({ entry }) => entry);
  if (sorted[0] !== first) evenGaps(first, sorted);
  const before = map.entries;
  map.entries = definitionsFirst(sorted, links);
  if (differ(map.entries, before)) report.changed++;
  if (differ(map.entries, sorted)) report.anchored++;
  const [top] = map.entries;
  if (top && heading.length > 0) separate(top.key, heading);
}

const differ = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  some.some((entry, index) => entry !== others[index]);

/** Puts remarks above a key, and a blank line between them. */
function separate(key: LayoutNode, heading: LayoutNode['before']): void {
  const [first, ...rest] = key.before;
  if (first) key.before = joined(heading, [{ ...first, blanks: Math.max(1, first.blanks) }, ...rest]);
  else {
    key.before = heading;
    key.blanks = Math.max(1, key.blanks);
  }
}

const keyOf = ({ key }: Entry, view: string): string | undefined =>
  key.type === 'scalar' ? scalarValue(key, view) : undefined;

/** Remarks above the first key that a blank line separates from it, such as a licence: they stay on top. */
function takeHeading(key: LayoutNode): LayoutNode['before'] {
  const { before, blanks } = key;
  const last = blanks > 0 ? before.length : before.findLastIndex((remark, index) => index > 0 && remark.blanks > 0);
  const count = Math.max(0, last);
  if (count === 0) return none;
  const [first, ...rest] = before.slice(count);
  key.before = first ? [{ ...first, blanks: 0 }, ...rest] : none;
  if (!first) key.blanks = 0;
  return before.slice(0, count);
}

/** The entry that was the first has no blank lines above it: it gets those of the one that is first now. */
function evenGaps(first: Entry, sorted: readonly Entry[]): void {
  const [now] = sorted;
  if (now) first.key.blanks = Math.max(first.key.blanks, now.key.before[0]?.blanks ?? now.key.blanks);
}

/** The entries in their order, but each after those that define what it refers to. */
function definitionsFirst(entries: readonly Entry[], { anchors, aliases }: Links): Entry[] {
  const of = (links: Links['anchors'], { key, value }: Entry) => [
    ...(links.get(key) ?? []),
    ...(links.get(value) ?? []),
  ];
  const definers = new Map(entries.flatMap((entry) => of(anchors, entry).map((name) => [name, entry] as const)));
  if (definers.size === 0) return [...entries];
  const placed = new Set<Entry>();
  const started = new Set<Entry>();
  // An own stack: a long chain of anchors goes deeper than that of the engine.
  const open = entries.toReversed();
  for (let entry = open.at(-1); entry; entry = open.at(-1)) {
    if (started.has(entry)) {
      placed.add(entry);
      open.pop();
      continue;
    }
    started.add(entry);
    for (const name of of(aliases, entry).toReversed()) {
      const definer = definers.get(name);
      if (definer && !started.has(definer)) open.push(definer);
    }
  }
  return [...placed];
}
