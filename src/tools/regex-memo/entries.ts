import type { Entries } from '#core/search/entries.ts';
import type { Context } from '#core/tool.ts';
import type messages from './en.json';
import { type Syntax, syntaxes } from './syntax.ts';

export type Key = keyof typeof messages.logic;

/** What a piece of syntax means, in the user's language. */
export const titleOf = ({ id }: Syntax, { message }: Context<Key>): string => message(`title-${id}` as Key);

const entries: Entries<Syntax, Key> = {
  list: syntaxes,
  describe: (entry, ctx) => ({
    id: entry.id,
    title: titleOf(entry, ctx),
    description: entry.syntax,
    keywords: entry.tags,
    category: ctx.message(`section-${entry.section}`),
  }),
};
export default entries;
