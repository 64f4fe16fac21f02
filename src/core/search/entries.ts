/** The entries of a tool, such as the commands of a cheatsheet: its own search and the palette find them alike. */

import type { Context } from '#core/tool.ts';
import type { Found, Searchable } from './search.ts';

/** What an entry is found by; `category` is the displayed name. Its id is the fragment of its address. */
export type EntryWords = Pick<Searchable, 'id' | 'title' | 'description' | 'keywords' | 'category' | 'isRisky'>;

/** The default export of a tool's `entries.ts`. `Key` types the keys of messages, as that of the context does. */
export interface Entries<Entry = unknown, Key extends string = string> {
  readonly list: readonly Entry[];
  describe(entry: Entry, ctx: Context<Key>): EntryWords;
}

/** An entry that the palette has found, and its tool. */
export interface FoundEntry extends Omit<Found<unknown>, 'item'>, Pick<EntryWords, 'id' | 'title' | 'description'> {
  readonly tool: string;
}
