import { closeHistory, isHistoryTransaction } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';

const key = new PluginKey('keepSource');

/** The HTML that a document was read from, while nothing in it has been edited. */
export const sourceOf = ({ attrs }: Node): string | undefined => attrs['source'] ?? undefined;

/** Makes HTML the source of the document that a transaction makes, which is undone by itself. */
export const setSource = (tr: Transaction, html: string): Transaction =>
  closeHistory(tr).setDocAttribute('source', html).setMeta(key, true);

/** An edit makes a document another one than its source; undone, it is that again, with all that an editor cannot hold. */
export const keepSource = (): Plugin =>
  new Plugin({
    key,
    appendTransaction(transactions, _before, { doc, tr }) {
      const isEdited = transactions.some((transaction) => {
        const root: Transaction = transaction.getMeta('appendedTransaction') ?? transaction;
        return transaction.docChanged && !isHistoryTransaction(root) && !root.getMeta(key);
      });
      return isEdited && sourceOf(doc) !== undefined ? tr.setDocAttribute('source', null) : undefined;
    },
  });
