import type { Entries } from '#core/search/entries.ts';
import type { Context } from '#core/tool.ts';
import { type Command, commands } from './commands.ts';
import type messages from './en.json';

type Key = keyof typeof messages.logic;

/** The effect of a command, in the user's language. */
export const titleOf = ({ id }: Command, { message }: Context<Key>): string => message(`title-${id}` as Key);

const entries: Entries<Command, Key> = {
  list: commands,
  describe: (command, ctx) => ({
    id: command.id,
    title: titleOf(command, ctx),
    description: command.command,
    keywords: command.tags,
    isRisky: command.isDangerous,
    category: ctx.message(`section-${command.section}`),
  }),
};
export default entries;
