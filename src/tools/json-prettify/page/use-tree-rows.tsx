import { Kind } from '#lib/json/kind.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { JsonLine } from '#ui/display/trees/json-line.tsx';
import type messages from '../en.json';
import type { JsonTree } from '../tree.ts';
import { cutText, maxShownLength } from './long-text.ts';

const brackets = { [Kind.object]: ['{', '}'], [Kind.array]: ['[', ']'] } as const;

/** Draws rows of a tree; one whose text is cut can be loaded in full. */
export function useTreeRows(tree: JsonTree, onShow: (row: number) => void) {
  const { message } = useToolMessages<typeof messages>();
  const { reader } = tree;
  return (row: number) => {
    const kind = reader.kind(row);
    const count = reader.count(row);
    const parent = reader.parent(row);
    const key = reader.rawKey(row);
    const isItem = reader.kind(parent) === Kind.array || (parent === 0 && reader.count(0) > 1);
    const name = key === undefined ? (isItem ? tree.index(row) : undefined) : cutText(key);
    let line = { text: '', isCut: false };
    if (kind === Kind.object || kind === Kind.array) {
      const [open, close] = brackets[kind];
      line.text = tree.isExpanded(row) ? open : `${open}${count > 0 ? '…' : ''}${close}`;
    } else line = tree.head(row, maxShownLength);
    return (
      <JsonLine
        name={name}
        value={line.text}
        count={count > 0 ? message(kind === Kind.object ? 'keys' : 'items', { n: count }) : undefined}
        onShow={line.isCut ? () => onShow(row) : undefined}
      />
    );
  };
}
