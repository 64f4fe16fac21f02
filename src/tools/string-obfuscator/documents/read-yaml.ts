import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent, YAMLException } from 'js-yaml';
import { parseYaml } from '#lib/yaml/parse.ts';
import { resolvePlain } from '#lib/yaml/resolve.ts';
import { type Node, type Scalar, type Tree, TreeBuilder } from './tree.ts';

const styles: Readonly<Record<number, Scalar['style']>> = {
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
};

/** YAML, also several documents; undefined for what is none, or where a document is no list or map. */
export function readYaml(text: string): Tree | undefined {
  let events: readonly Event[];
  try {
    events = parseYaml(text);
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
  const tree = new TreeBuilder();
  const anchors = new Map<string, Node>();
  const anchor = ({ anchorStart, anchorEnd }: { anchorStart: number; anchorEnd: number }, node: Node) => {
    if (anchorStart >= 0) anchors.set(text.slice(anchorStart, anchorEnd), node);
  };
  let isSure = /^[\s\ufeff]*(?:---|%YAML|[[{])/.test(text);
  let depth = 0;
  for (const event of events)
    switch (event.type) {
      case EVENT_ID.SEQUENCE:
      case EVENT_ID.MAPPING:
        anchor(event, tree.start(event.type === EVENT_ID.SEQUENCE ? 'list' : 'fields'));
        depth++;
        isSure ||= depth > 1;
        break;
      case EVENT_ID.POP:
        // Documents end, too.
        if (depth > 0) tree.end();
        depth = Math.max(0, depth - 1);
        break;
      case EVENT_ID.SCALAR: {
        const scalar = scalarOf(text, event);
        anchor(event, scalar);
        tree.scalar(scalar);
        break;
      }
      case EVENT_ID.ALIAS: {
        const node = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
        if (node) tree.add(node);
      }
    }
  const { roots, scalars, others } = tree;
  if (roots.some((root) => root.type === 'scalar' && root.value !== '')) return undefined;
  return { roots, scalars, others: [...others, ...commentsOf(text, [...scalars, ...others])], isSure, isJson: false };
}

function scalarOf(text: string, event: ScalarEvent): Scalar {
  const { valueStart: start, tagStart, tagEnd } = event;
  const style = styles[event.style] ?? 'bare';
  const value = start < 0 ? '' : getScalarValue(text, event);
  const tag = tagStart < 0 ? '' : text.slice(tagStart, tagEnd);
  const { type } = style === 'bare' && tag === '' ? resolvePlain(value, '1.1') : { type: 'string' };
  return {
    type: 'scalar',
    value,
    start: Math.max(start, 0),
    end: start < 0 ? 0 : endOf(text, event),
    isWord: type === 'null' || type === 'boolean',
    isNumber: type === 'number',
    style,
    tag,
  };
}

/** The end of a scalar; what begins with a sign of a comment, but has no space after it, is rather part of a password. */
function endOf(text: string, { valueEnd, style }: ScalarEvent): number {
  if (style !== SCALAR_STYLE.PLAIN) return valueEnd;
  const line = /[ \t]+#[^\s#][^\r\n]*/y;
  line.lastIndex = valueEnd;
  return valueEnd + (line.exec(text)?.[0].trimEnd().length ?? 0);
}

/** The comments between the scalars. */
function commentsOf(text: string, scalars: readonly Scalar[]): readonly Scalar[] {
  const comments: Scalar[] = [];
  let from = 0;
  const find = (until: number) => {
    for (const { 0: value, index } of text.slice(from, until).matchAll(/(?<=^|\s)#[^\r\n]+/g)) {
      const start = from + index;
      const end = start + value.length;
      comments.push({ type: 'scalar', value, start, end, isWord: false, isNumber: false, style: 'bare' });
    }
  };
  for (const { start, end } of scalars.toSorted((a, b) => a.start - b.start)) {
    find(start);
    from = Math.max(from, end);
  }
  find(text.length);
  return comments;
}
