import { createSearch } from '#core/search.ts';
import type { Context, OptionsOf, RunOf } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { type Command, commands } from './commands.ts';
import type messages from './en.json';
import { fillIn } from './fill-in.ts';
import { sections } from './sections.ts';
import type tool from './tool.ts';

type Key = keyof typeof messages.logic;
type Ctx = Context<Key>;
type Options = OptionsOf<typeof tool, 'search'>;

const titleOf = ({ id }: Command, { message }: Ctx): string => message(`title-${id}` as Key);

/** One search for each language: making it takes longer than using it. */
const searches = new Map<string, ReturnType<typeof createSearch<Found>>>();

interface Found {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly command: Command;
}

function searchIn(ctx: Ctx) {
  const known = searches.get(ctx.locale);
  if (known) return known;
  const items = commands.map((command): Found => {
    const { id, section, tags } = command;
    const words = command.command.replace(/[^\p{L}\p{N}-]+/gu, ' ');
    return { id, title: titleOf(command, ctx), description: words, keywords: tags, category: section, command };
  });
  const names = Object.fromEntries(sections.map((section) => [section, ctx.message(`section-${section}`)]));
  const made = createSearch(items, names);
  searches.set(ctx.locale, made);
  return made;
}

const isWanted = ({ section, isDangerous }: Command, options: Options): boolean =>
  (options.section === 'all' || options.section === section) && !(options.onlySafe && isDangerous);

const describeChanges = ({ changes }: Command, { message }: Ctx): string =>
  changes.map((change) => message(`change-${change}`)).join(', ');

/** Nobody asks longer questions; similar words are searched for at a cost that grows with them. */
const maxQuestion = 100;

const columns = ['section', 'title', 'command', 'changes', 'undo', 'danger', 'since'] as const;

/**
 * The commands that fit a question, the best first, with the reader's own names filled in; all of them for no question.
 * Where none fits, the closest, which is reported.
 */
export const search: RunOf<typeof tool, 'search'> = (query, options, ctx: Ctx) => {
  // A command that was pasted: its name and options say what is looked for.
  const asked = query
    .slice(0, maxQuestion)
    .trim()
    .replace(/^\$?\s*git\s+(?=\S)/i, '');
  const found = asked === '' ? commands.map((command) => ({ item: { command }, fit: 'exact' })) : searchIn(ctx)(asked);
  if (found.every(({ fit }) => fit === 'closest')) ctx.notice('nothing-matches', { query: asked });
  // Words that only look similar help where no others were found.
  const rows = found
    .filter(({ fit }) => fit === found[0]?.fit)
    .map(({ item: { command } }) => command)
    .filter((command) => isWanted(command, options))
    .map((command) => [
      ctx.message(`section-${command.section}`),
      titleOf(command, ctx),
      fillIn(command.command, options),
      describeChanges(command, ctx),
      command.undo === 'none' ? ctx.message('noUndo') : fillIn(command.undo ?? '', options),
      command.isDangerous ? ctx.message('danger') : '',
      command.since ?? '',
    ]);
  return writeCsv(columns, rows);
};

/** All commands as Markdown, with the reader's own names filled in. */
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
