import type { CatalogItem, Locale, MenuItem } from '#core/registry.ts';
import type { SharedMessages } from '#ui/messages.ts';

/** What is told of a tool on a card. */
export type Card = Pick<CatalogItem, 'id' | 'icon' | 'title' | 'description' | 'createdAt'>;

/**
 * What a document brings along as data, so that its page can come alive without fetching it. It repeats what the page
 * says, which costs little once compressed, and weighs nothing as code however many tools there are.
 */
export interface DocumentData {
  /** The page it is; the one for unknown paths stands for all of them. */
  readonly page?: string;
  readonly locale: Locale;
  readonly messages: SharedMessages;
  readonly menu: readonly MenuItem[];
  readonly cards?: readonly Card[];
}

const id = 'given';

/** The element that carries it. Whatever the messages are, they cannot end the element. */
export const writeDocumentData = (given: DocumentData): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>`;

export const readDocumentData = (): DocumentData =>
  JSON.parse(document.getElementById(id)?.textContent ?? '') as DocumentData;
