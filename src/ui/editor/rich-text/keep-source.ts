import { closeHistory, isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, Selection, type Transaction } from 'prosemirror-state';
import { leftOf, type Range } from './pasted-range.ts';

const key = new PluginKey('keepSource');

/** The HTML that a document was read from, while nothing in it has been edited. */
export const sourceOf = ({ attrs }: Node): string | undefined => attrs['source'] ?? undefined;

/** The HTML that a document was read from, also after edits, while something of what was read is left. */
export const originOf = ({ attrs }: Node): string | undefined => attrs['origin'] ?? undefined;

/** Makes HTML the source of the document that a transaction makes, which is undone by itself. */
export const setSource = (tr: Transaction, html: string): Transaction =>
  closeHistory(tr).setDocAttribute('source', html).setDocAttribute('origin', html).setMeta(key, true);

/** An edit makes a document another one than its source; undone, it is that again, with all that an editor cannot hold. */
export const keepSource = (): Plugin =>
  new Plugin({
    key,
    appendTransaction(transactions, before, { doc, tr }) {
      const isEdited = transactions.some((transaction) => {
        const root: Transaction = transaction.getMeta('appendedTransaction') ?? transaction;
        return transaction.docChanged && !isHistoryTransaction(root) && !root.getMeta(key);
      });
      if (!isEdited || originOf(doc) === undefined) return undefined;
      const content: Range = { from: Selection.atStart(before.doc).from, to: Selection.atEnd(before.doc).to };
      const left = transactions.reduce<Range | undefined>(leftOf, content);
      if (content.from < content.to && !left) tr.setDocAttribute('origin', null);
      if (sourceOf(doc) !== undefined) tr.setDocAttribute('source', null);
      return tr.docChanged ? tr : undefined;
    },
  });
