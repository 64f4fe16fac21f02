import type { RunOutcome } from '#core/execution/execute.ts';
import type { CatalogItem, Locale } from '#core/registry.ts';
import type { FirstCall } from '#page/services.ts';

/** The data of a tool's card. */
export type Card = Pick<CatalogItem, 'id' | 'icon' | 'title' | 'description' | 'createdAt'>;

/**
 * Data embedded in a document, so that its page can be hydrated without fetching it: only what no other page has, so that
 * the size of a page does not grow with the number of tools.
 */
export interface DocumentData {
  /** The page; absent for unknown paths, which share one document. */
  readonly page?: string;
  readonly locale: Locale;
  readonly cards?: readonly Card[];
  /** How the first runs of the tool ended, by their call. */
  readonly outcomes?: Readonly<Record<string, RunOutcome>>;
  /** What the page says where it cannot start: that a part of it did not load, and the label of its button. */
  readonly failed: readonly [message: string, reload: string];
}

/** A call as a key of outcomes. */
export const keyOfCall = ({ operation, input, options }: FirstCall): string =>
  JSON.stringify([operation, input, options]);

export const documentDataId = 'given';

/** The script element with the data, escaped so that no message can close it. */
export const writeDocumentData = (given: DocumentData): string =>
  `<script type="application/json" id="${documentDataId}">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>`;

export const readDocumentData = (): DocumentData =>
  JSON.parse(document.getElementById(documentDataId)?.textContent ?? '') as DocumentData;
