import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { table, paragraph, code_block: code, horizontal_rule: rule } = schema.nodes;

const isEmptyParagraph = (node: Node | null): boolean => node?.type === paragraph && node?.content.size === 0;

/** Whether no key leads from the end of a block to what is after it. */
function holdsCaret(block: Node | null): boolean {
  let last = block;
  while (last && !last.isTextblock && last.type !== table && last.lastChild) last = last.lastChild;
  return last !== null && [table, code, rule].some((type) => last?.type === type);
}

/** The blocks of a document, without the paragraph that is there for the caret only, as in an empty document. */
export function writtenBlocks({ children }: Node): readonly Node[] {
  const isForCaret =
    isEmptyParagraph(children.at(-1) ?? null) && (children.length === 1 || holdsCaret(children.at(-2) ?? null));
  return isForCaret ? children.slice(0, -1) : children;
}

/** A document with the paragraph for the caret, where it needs one. */
export const withParagraphAfter = (doc: Node): Node =>
  holdsCaret(doc.lastChild) ? doc.copy(doc.content.append(Fragment.from(paragraph?.create()))) : doc;

/** Has an empty paragraph after a table, a code block or a rule at the end, and goes there after a table was pasted. */
export const paragraphAfter = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, state) {
      const left = leavePastedTable(transactions, state);
      const { doc, tr } = state;
      return left ?? (holdsCaret(doc.lastChild) ? tr.insert(doc.content.size, paragraph?.create() ?? []) : undefined);
    },
  });

/** Goes from the last cell of a table that was pasted to a paragraph after it. */
function leavePastedTable(transactions: readonly Transaction[], { tr, selection }: EditorState) {
  const { $from, empty } = selection;
  const depth = empty ? depthOfTable($from) : undefined;
  const pasted = transactions.find((transaction) => transaction.getMeta('paste'));
  if (depth === undefined || !pasted || !paragraph) return undefined;
  const isNew = pasted.mapping.invert().mapResult($from.before(depth)).deletedAfter;
  if (!isNew) return undefined;
  const after = $from.after(depth);
  if (!isEmptyParagraph(tr.doc.resolve(after).nodeAfter)) tr.insert(after, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
}

function depthOfTable($position: ResolvedPos): number | undefined {
  for (let depth = 1; depth <= $position.depth; depth++) if ($position.node(depth).type === table) return depth;
  return undefined;
}
