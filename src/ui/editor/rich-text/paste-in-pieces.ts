import { isHistoryTransaction } from 'prosemirror-history';
import { Fragment, Slice } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** So many blocks are inserted at a time: more would block the page while they are drawn. */
const pieceSize = 40;

/** What of a paste is still to be inserted, and where. */
interface Rest {
  readonly content: Fragment;
  readonly position: number;
  /** Undone with the others. */
  readonly first: Transaction;
}

const key = new PluginKey<Rest | undefined>('pasteInPieces');

/** Inserts a long paste between other blocks in pieces, with time for what is typed meanwhile between them. */
export const pasteInPieces = (): Plugin =>
  new Plugin<Rest | undefined>({
    key,
    state: {
      init: () => undefined,
      apply(transaction, rest) {
        if (transaction.getMeta(key) !== undefined) return transaction.getMeta(key).rest as Rest | undefined;
        // Undone is all of it, also what was still to come.
        if (isHistoryTransaction(transaction)) return undefined;
        return rest && { ...rest, position: transaction.mapping.map(rest.position, -1) };
      },
    },
    props: {
      handlePaste: (view, _event, slice) => begin(view, slice),
    },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return {
        update() {
          if (timer !== undefined || !key.getState(view.state)) return;
          timer = setTimeout(() => {
            timer = undefined;
            goOn(view);
          });
        },
        destroy: () => clearTimeout(timer),
      };
    },
  });

/** A transaction after which nothing is inserted any more: the document is another one. */
export const endPaste = (transaction: Transaction): Transaction => transaction.setMeta(key, { rest: undefined });

/** Inserts the first and the last block, which join with what is around them. Of what is no long paste, it does nothing. */
function begin(view: EditorView, { content, openStart, openEnd }: Slice): boolean {
  const { firstChild, lastChild, childCount } = content;
  const { tr, selection } = view.state;
  // The next paste is inserted at once, so that nothing of the one before is lost.
  if (key.getState(view.state)) return false;
  if (childCount <= pieceSize || !firstChild || !lastChild || selection.$from.depth > 1) return false;
  tr.replaceSelection(new Slice(Fragment.from([firstChild, lastChild]), openStart, openEnd));
  const end = tr.selection.$from;
  if (end.depth !== 1) return false;
  const inner = content.cut(firstChild.nodeSize, content.size - lastChild.nodeSize);
  const rest: Rest = { content: inner, position: end.before(1), first: tr };
  view.dispatch(tr.setMeta(key, { rest }).setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView());
  return true;
}

/** Inserts the next piece. */
function goOn(view: EditorView): void {
  const rest = key.getState(view.state);
  if (!rest) return;
  const { content, position, first } = rest;
  let size = 0;
  for (let index = 0; index < Math.min(pieceSize, content.childCount); index++) size += content.child(index).nodeSize;
  const left = content.cut(size);
  const tr = view.state.tr.insert(position, content.cut(0, size));
  const next: Rest | undefined = left.size > 0 ? { content: left, position: position + size, first } : undefined;
  view.dispatch(tr.setMeta(key, { rest: next }).setMeta('appendedTransaction', first));
}
