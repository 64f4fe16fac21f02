/** `penknife.1`, the manual page of the command: what `--help` says, and all tools. */
import { generalHelp } from '../../src/cli/general-help.ts';
import { mcpHelp } from '../../src/cli/mcp.ts';
import { peelHelp } from '../../src/cli/peel.ts';
import { pipeHelp } from '../../src/cli/recipe/pipe-help.ts';
import { serveHelp } from '../../src/cli/serve/serve.ts';
import { categories } from '../../src/core/tool.ts';
import { catalog } from '../../src/host/catalog.ts';
import messages from '../../src/messages/en.json' with { type: 'json' };
import { entry, escapeRoff, markHeadings, request, toSections } from './roff.ts';

/** The variables that the command reads. */
export const variables: Readonly<Record<string, string>> = {
  NO_COLOR: 'If it is set, nothing is colored.',
  TERM: 'If it is “dumb”, nothing is colored, and “penknife” alone prints its help.',
  CI: 'If it is set, “penknife” alone prints its help.',
  XDG_CONFIG_HOME: 'The folder of settings; ~/.config by default.',
  APPDATA: 'On Windows, the folder of settings.',
  'PENKNIFE_*':
    'Settings of the site that “penknife serve” reads at its start: PENKNIFE_DEFAULT_THEME for defaultTheme in config.json, and so on.',
};

const files: Readonly<Record<string, string>> = {
  '~/.config/penknife/recipes/NAME.json': 'A recipe that “penknife pipe --save NAME” has saved.',
};

/** The manual page, without a date: the same sources give the same bytes. */
export function manPage(version: string): string {
  const [, ...sections] = toSections(generalHelp(version, markHeadings));
  const [summary = ''] = /: (.*?)\./.exec(generalHelp(version, markHeadings))?.slice(1) ?? [];
  const commands = {
    pipe: pipeHelp(markHeadings),
    peel: peelHelp(markHeadings),
    serve: serveHelp,
    mcp: mcpHelp(markHeadings),
  };
  return `${[
    `.TH PENKNIFE 1 "" "Penknife ${escapeRoff(version)}" "User Commands"`,
    '.SH NAME',
    `penknife \\- ${escapeRoff(summary)}`,
    '.SH SYNOPSIS',
    '.B penknife',
    escapeRoff('TOOL [OPERATION] [INPUT] [--option value]'),
    ...sections.flatMap(({ heading, body }) => [request('SH', heading.toUpperCase()), body]),
    ...Object.entries(commands).flatMap(([name, help]) => [
      request('SH', `penknife ${name}`.toUpperCase()),
      ...toSections(help).flatMap(({ heading, body }) => [...(heading === '' ? [] : [request('SS', heading)]), body]),
    ]),
    '.SH TOOLS',
    ...categories.flatMap((category) => {
      const tools = catalog.filter((tool) => tool.category === category);
      if (tools.length === 0) return [];
      return [request('SS', messages.shell.categories[category]), ...tools.map(({ id, title }) => entry(id, title))];
    }),
    '.SH ENVIRONMENT',
    ...toEntries(variables),
    '.SH FILES',
    ...toEntries(files),
  ].join('\n')}\n`;
}

const toEntries = (rows: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(rows).map(([term, description]) => entry(term, description));
