import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

/** No setting: a remote may be a URL with a token in it. */
const name = (initial = '') => text(initial, { maxLength: 1_000, transient: true });

const options = {
  section: choice(
    [
      'all',
      'configure',
      'start',
      'look',
      'commit',
      'branch',
      'sync',
      'combine',
      'undo',
      'stash',
      'tag',
      'bisect',
      'trees',
    ],
    'all',
    { place: 'segments' },
  ),
  // Not main: nobody should copy a command that deletes it.
  branch: name(),
  remote: name('origin'),
  commit: name('HEAD'),
  path: name(),
  count: text('1', { maxLength: 10, pattern: '\\d*' }),
  userName: name(),
  email: name(),
  onlySafe: flag(),
  shell: choice(['posix', 'powershell'], 'posix', { more: true }),
};

export default defineTool({
  category: 'development',
  icon: 'brand-git',
  createdAt: '2026-11-22',
  page: { initialInput: '', operations: ['search', 'writeCheatsheet'] },
  operations: {
    search: {
      input: 'query',
      alsoTakes: { 'git-command': {} },
      output: 'csv',
      primary: ['branch', 'remote'],
      options,
      components: { result: 'command-list' },
      examples: [
        {
          id: 'search1',
          input: 'submodules',
          output:
            'section,title,command,changes,undo,danger,since,id\nStart,Fetch all submodules,git submodule update --init --recursive,files,,,,submodules',
        },
      ],
    },
    writeCheatsheet: {
      long: true,
      fixed: true,
      output: 'text',
      options,
      examples: [
        {
          id: 'writeCheatsheet1',
          options: { section: 'bisect' },
          output:
            '# Git cheatsheet\n\n## Find bugs\n\nBegin to look for the commit with the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect start\n```\n\nSay that this commit has the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect bad\n```\n\nSay that a commit does not have it (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect good HEAD\n```\n\nLet a test find the commit with the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect run <cmd>\n```\n\nEnd the search, go back to where you were (Changes: files)\n\n```sh\ngit bisect reset\n```',
        },
      ],
    },
  },
});
