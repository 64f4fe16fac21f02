import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { createEntryFinder } from '#lib/entry-finder.ts';
import { type Command, commands } from './commands.ts';
import type messages from './en.json';
import entries, { titleOf } from './entries.ts';
import { fillIn } from './fill-in.ts';
import { sections } from './sections.ts';
import type tool from './tool.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;
type Options = OptionsOf<typeof tool, 'search'>;

const find = createEntryFinder(entries);

const isWanted = ({ section, isDangerous }: Command, options: Options): boolean =>
  (options.section === 'all' || options.section === section) && !(options.onlySafe && isDangerous);

const describeChanges = ({ changes }: Command, { message }: Ctx): string =>
  changes.map((change) => message(`change-${change}`)).join(', ');

const columns = ['section', 'title', 'command', 'changes', 'undo', 'danger', 'since', 'id'] as const;

/**
 * The commands that fit a query, the best first, with the user's own names filled in; all of them for an empty query.
 * If none fits, the closest, which is reported.
 */
export const search: RunOf<typeof tool, 'search'> = (query, options, ctx: Ctx) => {
  // A command that was pasted: its name and options say what is looked for.
  const asked = query.trim().replace(/^\$?\s*git\s+(?=\S)/i, '');
  const rows = find(asked, ctx)
    .filter((command) => isWanted(command, options))
    .map((command) => [
      ctx.message(`section-${command.section}`),
      titleOf(command, ctx),
      fillIn(command.command, options),
      describeChanges(command, ctx),
      command.undo === 'none' ? ctx.message('noUndo') : fillIn(command.undo ?? '', options),
      command.isDangerous ? ctx.message('danger') : '',
      command.since ?? '',
      command.id,
    ]);
  return writeCsv(columns, rows);
};

/** All commands as Markdown, with the user's own names filled in. */
export const writeCheatsheet: RunOf<typeof tool, 'writeCheatsheet'> = (options, ctx: Ctx) => {
  const { message } = ctx;
  const lines = [`# ${message('heading')}`];
  for (const section of sections) {
    const own = commands.filter((command) => command.section === section && isWanted(command, options));
    if (own.length === 0) continue;
    lines.push('', `## ${message(`section-${section}`)}`);
    for (const command of own) {
      const { undo, isDangerous, since } = command;
      const changes = describeChanges(command, ctx);
      const facts = [
        isDangerous && `**${message('danger')}**`,
        changes && message('changes', { what: changes }),
        undo && (undo === 'none' ? message('noUndo') : message('undoBy', { command: `\`${fillIn(undo, options)}\`` })),
        since && message('since', { version: since }),
      ].filter(Boolean);
      lines.push('', `${titleOf(command, ctx)}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`);
      lines.push('', '```sh', fillIn(command.command, options), '```');
    }
  }
  return lines.join('\n');
};
