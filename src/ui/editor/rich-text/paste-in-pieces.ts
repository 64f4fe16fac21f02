import { isHistoryTransaction } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { writeHtml } from '#lib/html/print.ts';
import { type HtmlNode, isElement } from '#lib/html/tree.ts';

/** So many blocks are inserted at a time: more would block the page while they are read and drawn. */
const pieceSize = 40;

const blockNames = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr'];

/** Gives the blocks of a piece. */
type Piece = () => Fragment;

/** What of a paste is still to be inserted, and where. */
interface Rest {
  readonly pieces: readonly Piece[];
  readonly position: number;
  /** Undone with the others. */
  readonly first: Transaction;
}

export interface PasteReader {
  /** What may be in the document of an HTML text. */
  readonly clean: (html: string) => readonly HtmlNode[];
  readonly read: (nodes: readonly HtmlNode[]) => Node;
}

const key = new PluginKey<Rest | undefined>('pasteInPieces');

/** Cleans what is pasted; reads and inserts a long paste between other blocks in pieces, with time for keys between them. */
export function pasteInPieces({ clean, read }: PasteReader): Plugin {
  /** What is dropped is cleaned too, and inserted at once. */
  let isPasting = false;
  /** The blocks between the first and the last one of a long paste: the editor reads only those two by itself. */
  let held: readonly Piece[] = [];
  return new Plugin<Rest | undefined>({
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
      handleDOMEvents: {
        paste: () => {
          isPasting = true;
        },
        drop: () => {
          isPasting = false;
        },
      },
      transformPastedHTML(html) {
        held = [];
        const nodes = clean(html);
        const blocks = nodes.filter((node) => node.type !== 'text' || node.text.trim() !== '');
        if (!isPasting || blocks.length <= pieceSize || !blocks.every((node) => isElement(node, ...blockNames)))
          return writeHtml(nodes);
        held = pieces(blocks.slice(1, -1), (piece) => read(piece).content);
        return writeHtml([...blocks.slice(0, 1), ...blocks.slice(-1)]);
      },
      handlePaste(view, _event, slice) {
        const inner = held;
        isPasting = false;
        held = [];
        return begin(view, slice, inner) || insertWhole(view, slice, inner);
      },
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
}

/** A transaction after which nothing is inserted any more: the document is another one. */
export const endPaste = (transaction: Transaction): Transaction => transaction.setMeta(key, { rest: undefined });

const pieces = <T>(blocks: readonly T[], read: (blocks: readonly T[]) => Fragment): readonly Piece[] =>
  Array.from({ length: Math.ceil(blocks.length / pieceSize) }, (_, index) => {
    const piece = blocks.slice(index * pieceSize, (index + 1) * pieceSize);
    return () => read(piece);
  });

/** Marked as what a paste does. */
const ofPaste = (transaction: Transaction): Transaction =>
  transaction.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView();

/** Inserts the first and the last block, which join with what is around them. Of what is no long paste, it does nothing. */
function begin(view: EditorView, { content, openStart, openEnd }: Slice, held: readonly Piece[]): boolean {
  const { firstChild, lastChild, childCount } = content;
  const { tr, selection } = view.state;
  // The next paste is inserted at once, so that nothing of the one before is lost.
  if (key.getState(view.state)) return false;
  const isLong = held.length > 0 ? childCount === 2 : childCount > pieceSize;
  if (!isLong || !firstChild || !lastChild || selection.$from.depth > 1) return false;
  tr.replaceSelection(new Slice(Fragment.from([firstChild, lastChild]), openStart, openEnd));
  const end = tr.selection.$from;
  if (end.depth !== 1) return false;
  const inner = held.length > 0 ? held : pieces(content.content.slice(1, -1), Fragment.fromArray);
  view.dispatch(ofPaste(tr).setMeta(key, { rest: { pieces: inner, position: end.before(1), first: tr } }));
  return true;
}

/** Inserts a long paste at once where it cannot be begun with. */
function insertWhole(view: EditorView, { content, openStart, openEnd }: Slice, held: readonly Piece[]): boolean {
  if (held.length === 0) return false;
  const [first, ...last] = content.content;
  const inner = held.flatMap((piece) => piece().content);
  const whole = Fragment.from([...(first ? [first] : []), ...inner, ...last]);
  view.dispatch(ofPaste(view.state.tr.replaceSelection(new Slice(whole, openStart, openEnd))));
  return true;
}

/** Inserts the next piece. */
function goOn(view: EditorView): void {
  const rest = key.getState(view.state);
  if (!rest) return;
  const [piece, ...left] = rest.pieces;
  const { position, first } = rest;
  const content = piece?.() ?? Fragment.empty;
  const tr = view.state.tr.insert(position, content);
  const next: Rest | undefined =
    left.length > 0 ? { pieces: left, position: position + content.size, first } : undefined;
  view.dispatch(tr.setMeta(key, { rest: next }).setMeta('appendedTransaction', first));
}
