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
      headline: { column: 'command' },
      primary: ['branch', 'remote'],
      options,
      components: { result: 'command-list' },
      examples: [
        {
          id: 'submodules',
          input: 'submodules',
          output:
            'section,title,command,changes,undo,danger,since,id\nStart,Fetch all submodules,git submodule update --init --recursive,files,,,,submodules',
        },
        {
          id: 'undoLastCommit',
          input: 'undo last commit',
          output:
            'section,title,command,changes,undo,danger,since,id\nUndo,"Undo the last commit, its changes stay staged",git reset --soft HEAD~1,history,git reset --soft ORIG_HEAD,,,reset-soft\nUndo,"Undo the last commit, its changes stay in the files",git reset HEAD~1,"history, index",git reset ORIG_HEAD,,,reset-mixed\nUndo,Undo the last commit and all changes,git reset --hard HEAD~1,"files, history, index",git reset --hard ORIG_HEAD,Work can be lost,,reset-hard',
        },
        {
          id: 'renameBranch',
          input: 'rename branch',
          output:
            'section,title,command,changes,undo,danger,since,id\nBranch,Rename this branch,git branch -m <new>,history,git branch -m <old>,,,rename\nBranch,Rename master to main,git branch -m master main,history,git branch -m main master,,,rename-master',
        },
        {
          id: 'amendMessage',
          input: 'amend',
          output:
            'section,title,command,changes,undo,danger,since,id\nCommit,"Change the last commit: what is staged, and its message",git commit --amend,history,git reset --soft HEAD@{1},,,amend\nCommit,Write the last commit’s message anew,"git commit --amend -m ""<msg>""",history,git reset --soft HEAD@{1},,,amend-message\nCommit,Add what is staged to the last commit,git commit --amend --no-edit,history,git reset --soft HEAD@{1},,,amend-no-edit',
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
          id: 'bisect',
          options: { section: 'bisect' },
          output:
            '# Git cheatsheet\n\n## Find bugs\n\nBegin to look for the commit with the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect start\n```\n\nSay that this commit has the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect bad\n```\n\nSay that a commit does not have it (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect good HEAD\n```\n\nLet a test find the commit with the fault (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect run <cmd>\n```\n\nEnd the search, go back to where you were (Changes: files)\n\n```sh\ngit bisect reset\n```',
        },
        {
          id: 'stashes',
          options: { section: 'stash', onlySafe: true },
          output:
            '# Git cheatsheet\n\n## Stash\n\nPut all changes aside, new files too (Changes: files, index; Undo: `git stash pop`)\n\n```sh\ngit stash push -u -m "<msg>"\n```\n\nList what was put aside\n\n```sh\ngit stash list\n```\n\nSee what was last put aside\n\n```sh\ngit stash show -p stash@{0}\n```\n\nBring back what was put aside, and keep it there (Changes: files; Undo: `git restore .`)\n\n```sh\ngit stash apply\n```\n\nBring back what was put aside (Changes: files; Undo: `git stash push -u`)\n\n```sh\ngit stash pop\n```\n\nBring back what was put aside on a new branch (Changes: files, history; Undo: `git stash push -u`)\n\n```sh\ngit stash branch <branch>\n```',
        },
      ],
    },
  },
});
