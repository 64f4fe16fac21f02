import { Kind } from '#lib/json/kind.ts';
import type { JsonTree } from '#lib/json/tree.ts';
import { lowerBound } from '#lib/lower-bound.ts';
import { levelOf } from '#lib/tree/rows.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { JsonLine } from '#ui/display/json-line.tsx';
import type { TreeItem } from '#ui/display/tree-view.tsx';
import type messages from '../en.json';
import { cutText, maxShownLength } from './long-text.ts';

const brackets = { [Kind.object]: ['{', '}'], [Kind.array]: ['[', ']'] } as const;

/** Draws rows of a tree; those that were found are marked, and one whose text is cut can be asked for whole. */
export function useTreeItems(tree: JsonTree, hits: Int32Array, onShow: (row: number) => void) {
  const { message } = useToolMessages<typeof messages>();
  const { reader } = tree;
  return (row: number): TreeItem => {
    const kind = reader.kind(row);
    const count = reader.count(row);
    const parent = reader.parent(row);
    const position = tree.index(row);
    const isExpanded = count > 0 ? tree.isExpanded(row) : undefined;
    const key = reader.rawKey(row);
    const isItem = reader.kind(parent) === Kind.array || (parent === 0 && reader.count(0) > 1);
    const name = key === undefined ? (isItem ? position : undefined) : cutText(key);
    let line = { text: '', isCut: false };
    if (kind === Kind.object || kind === Kind.array) {
      const [open, close] = brackets[kind];
      line.text = isExpanded ? open : `${open}${count > 0 ? '…' : ''}${close}`;
    } else line = tree.head(row, maxShownLength);
    return {
      key: row,
      level: levelOf(reader.tape, row),
      isExpanded,
      position,
      siblings: reader.count(parent),
      isMarked: hits[lowerBound(hits, row)] === row,
      content: (
        <JsonLine
          name={name}
          value={line.text}
          count={count > 0 ? message(kind === Kind.object ? 'keys' : 'items', { n: count }) : undefined}
          onShow={line.isCut ? () => onShow(row) : undefined}
        />
      ),
    };
  };
}
