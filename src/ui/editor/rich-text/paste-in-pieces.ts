import { isHistoryTransaction } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { AllSelection, EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { CellSelection, isInTable, __pastedCells as pastedCells, tableEditing } from 'prosemirror-tables';
import { writeHtml } from '#lib/html/print.ts';
import type { HtmlNode } from '#lib/html/tree.ts';
import { blocksOf, type Gap, htmlTree, nodeTree, outline, type Piece, type Reading, restsOf } from './outline.ts';

/** What of a paste is still to be inserted, and where. */
interface Rest {
  readonly position: number;
  readonly pieces: readonly Piece[];
  /** Undone with the others. */
  readonly first: Transaction;
}

export interface PasteReader {
  /** What may be in the document of an HTML text. */
  readonly clean: (html: string) => readonly HtmlNode[];
  readonly read: (nodes: readonly HtmlNode[]) => Node;
}

const key = new PluginKey<readonly Rest[]>('pasteInPieces');

/** Cleans what is pasted; reads and inserts a long paste in pieces, with time for keys between them. */
export function pasteInPieces({ clean, read }: PasteReader): Plugin {
  const tree = htmlTree(read);
  /** What is dropped is cleaned too, and inserted at once. */
  let isPasting = false;
  /** A long paste: the editor reads only an outline by itself. */
  let long: { readonly html: string; readonly gaps: readonly Gap[] } | undefined;
  return new Plugin<readonly Rest[]>({
    key,
    state: {
      init: () => [],
      apply(transaction, rests) {
        // Undone is all of it, also what was still to come.
        if (isHistoryTransaction(transaction)) return [];
        return transaction.getMeta(key) ?? move(rests, transaction);
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
        const cleaned = clean(html);
        const { nodes, gaps } = outline(tree, isPasting ? blocksOf(cleaned) : []);
        long = gaps.length > 0 ? { html, gaps } : undefined;
        return writeHtml(long ? nodes : cleaned);
      },
      handlePaste(view, event, slice) {
        const pasted = long;
        isPasting = false;
        long = undefined;
        const begun = pasted ? begin(view.state, slice, pasted.gaps) : beginWith(view.state, slice);
        if (begun) view.dispatch(begun);
        // What cannot be begun with is read whole.
        return begun !== undefined || (pasted !== undefined && view.pasteHTML(pasted.html, event));
      },
    },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return {
        update() {
          if (timer !== undefined || !hasPieces(view.state)) return;
          timer = setTimeout(() => {
            timer = undefined;
            const next = insertNext(view.state);
            if (next) view.dispatch(next);
          });
        },
        destroy: () => clearTimeout(timer),
      };
    },
  });
}

/** Whether pieces are still to be inserted. */
export const hasPieces = (state: EditorState): boolean => Boolean(key.getState(state)?.length);

/** Replaces a range by nodes, most of them in pieces; what was still to be inserted belongs to another document. */
export function replaceInPieces(tr: Transaction, from: number, to: number, nodes: readonly Node[]): Transaction {
  const { nodes: kept, gaps } = outline(nodeTree, nodes);
  const rests = restsOf(Fragment.fromArray([...kept]), gaps);
  tr.replaceWith(from, to, rests ? kept : nodes);
  return tr.setMeta(key, rests ? find(tr.doc, rests, tr) : []);
}

/** Cleans HTML and reads it as a document, piece by piece. */
export function* readInPieces({ clean, read }: PasteReader, html: string): Generator<undefined, Node> {
  const cleaned = clean(html);
  const { nodes, gaps } = outline(htmlTree(read), blocksOf(cleaned));
  if (gaps.length === 0) return read(cleaned);
  const first = read(nodes);
  const plugins = [pasteInPieces({ clean, read }), tableEditing()];
  const empty = EditorState.create({ schema: first.type.schema, plugins });
  let state = empty.apply(empty.tr.setSelection(new AllSelection(empty.doc)));
  const begun = begin(state, new Slice(first.content, 0, 0), gaps);
  if (!begun) return read(cleaned);
  state = state.apply(begun);
  for (let next = insertNext(state); next; next = insertNext(state)) {
    yield;
    state = state.apply(next);
  }
  return state.doc;
}

const move = (rests: readonly Rest[], { mapping }: Transaction): readonly Rest[] =>
  rests.map((rest) => ({ ...rest, position: mapping.map(rest.position, -1) }));

/** Inserts an outline of nodes that were read. Of what is no long paste, undefined. */
export function beginWith(state: EditorState, slice: Slice, tree = nodeTree): Transaction | undefined {
  const { nodes, gaps } = outline(tree, slice.content.content);
  if (gaps.length === 0) return undefined;
  return begin(state, new Slice(tree.read(nodes, undefined), slice.openStart, slice.openEnd), gaps);
}

/** Inserts an outline as the editor does, which joins with what is around it. Undefined where its gaps cannot be found. */
export function begin(state: EditorState, slice: Slice, gaps: readonly Gap[]): Transaction | undefined {
  const { tr, selection } = state;
  const rests = restsOf(slice.content, gaps);
  // Tables take cells, and what is pasted into several of them, by themselves.
  if (!rests || selection instanceof CellSelection || (isInTable(state) && pastedCells(slice))) return undefined;
  const { firstChild, childCount } = slice.content;
  if (firstChild && childCount === 1 && slice.openStart === 0 && slice.openEnd === 0)
    tr.replaceSelectionWith(firstChild, false);
  else tr.replaceSelection(slice);
  const before = move(key.getState(state) ?? [], tr);
  const first = before[0]?.first ?? tr;
  const after = find(tr.doc, rests, first);
  if (after.length !== rests.size) return undefined;
  // A paste while another one is under way is undone with it.
  if (first !== tr) tr.setMeta('appendedTransaction', first);
  return tr
    .setMeta(key, [...before, ...after])
    .setMeta('paste', true)
    .setMeta('uiEvent', 'paste')
    .scrollIntoView();
}

/** Where rests are to be inserted in a document. */
function find(doc: Node, rests: Reading['rests'], first: Transaction): readonly Rest[] {
  const found: Rest[] = [];
  if (rests.size > 0)
    doc.descendants((node, position) => {
      const pieces = rests.get(node);
      if (pieces) found.push({ position: position + node.nodeSize, pieces, first });
      return !node.isTextblock;
    });
  return found;
}

/** Inserts the next piece. */
export function insertNext(state: EditorState): Transaction | undefined {
  const [rest, ...others] = key.getState(state) ?? [];
  const [piece, ...pieces] = rest?.pieces ?? [];
  if (!rest || !piece) return undefined;
  const { position, first } = rest;
  const { content, rests } = piece();
  const tr = state.tr.insert(position, content);
  const left = pieces.length > 0 ? [{ position: tr.mapping.map(position), pieces, first }] : [];
  tr.setMeta(key, [...find(tr.doc, rests, first), ...left, ...move(others, tr)]).setMeta('appendedTransaction', first);
  return first.scrolledIntoView ? tr.scrollIntoView() : tr;
}
