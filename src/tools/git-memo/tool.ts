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
    { place: 'segments', perVisit: true },
  ),
  // Not main: nobody should copy a command that deletes it.
  branch: name(),
  remote: name('origin'),
  commit: name('HEAD'),
  path: name(),
  count: text('2', { maxLength: 10, pattern: '\\d*' }),
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
      headline: { columns: ['command'] },
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
            'section,title,command,changes,undo,danger,since,id\nUndo,"Undo the last commit, keep its changes staged",git reset --soft HEAD~1,history,git reset --soft ORIG_HEAD,,,reset-soft\nUndo,"Undo the last commit, keep its changes unstaged",git reset HEAD~1,"history, index",git reset ORIG_HEAD,,,reset-mixed\nUndo,Undo the last commit and discard all changes,git reset --hard HEAD~1,"files, history, index",git reset --keep ORIG_HEAD,Can lose work,,reset-hard',
        },
        {
          id: 'renameBranch',
          input: 'rename branch',
          output:
            'section,title,command,changes,undo,danger,since,id\nBranch,Rename the current branch,git branch -m <new>,history,git branch -m <old>,,,rename\nBranch,Rename master to main,git branch -m master main,history,git branch -m main master,,,rename-master',
        },
        {
          id: 'amendMessage',
          input: 'amend',
          output:
            'section,title,command,changes,undo,danger,since,id\nCommit,Amend the last commit and its message,git commit --amend,history,git reset --soft HEAD@{1},,,amend\nCommit,Rewrite the last commit message,"git commit --amend -m ""<msg>""",history,git reset --soft HEAD@{1},,,amend-message\nCommit,Add staged changes to the last commit,git commit --amend --no-edit,history,git reset --soft HEAD@{1},,,amend-no-edit\nCommit,Remove a file from the last commit but keep it,git rm --cached <file> && git commit --amend --no-edit,"history, index",git reset HEAD@{1},,,rm-amend',
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
            '# Git cheatsheet\n\n## Find bugs\n\nStart searching for the commit that introduced a bug (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect start\n```\n\nMark this commit as bad (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect bad\n```\n\nMark a commit as good (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect good <commit>\n```\n\nLet a test find the bad commit (Changes: files; Undo: `git bisect reset`)\n\n```sh\ngit bisect run <cmd>\n```\n\nEnd the search and go back to where you started (Changes: files)\n\n```sh\ngit bisect reset\n```',
        },
        {
          id: 'stashes',
          options: { section: 'stash', onlySafe: true },
          output:
            '# Git cheatsheet\n\n## Stash\n\nStash all changes, including new files (Changes: files, index; Undo: `git stash pop`)\n\n```sh\ngit stash push -u -m "<msg>"\n```\n\nList stashes\n\n```sh\ngit stash list\n```\n\nShow the latest stash\n\n```sh\ngit stash show -p stash@{0}\n```\n\nApply the latest stash and keep it (Changes: files)\n\n```sh\ngit stash apply\n```\n\nApply the latest stash and drop it (Changes: files; Undo: `git stash push -u`)\n\n```sh\ngit stash pop\n```\n\nApply the latest stash to a new branch (Changes: files, history; Undo: `git stash push -u`)\n\n```sh\ngit stash branch <branch>\n```',
        },
      ],
    },
  },
});
