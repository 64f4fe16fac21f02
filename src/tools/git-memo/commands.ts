import { type Section, sections } from './sections.ts';

/** What a command changes: files, the index, commits and branches, remote-tracking branches, the remote repository, settings. */
export type Change = 'files' | 'index' | 'history' | 'tracking' | 'remote' | 'settings';

export interface Command {
  readonly id: string;
  readonly section: Section;
  readonly command: string;
  readonly changes: readonly Change[];
  /** The command that undoes it; `none` where nothing does; absent where there is nothing to undo. */
  readonly undo: string | undefined;
  /** Work can be lost. */
  readonly isDangerous: boolean;
  /** The version of Git that first had it, where an old installation may lack it. */
  readonly since: string | undefined;
  readonly tags: readonly string[];
}

/**
 * A line for each command: id, command, what it changes (w: files, i: index, h: history, t: remote-tracking branches,
 * r: remote, c: settings), the command that undoes it, whether work can be lost, the first version, further words to find
 * it by, with hyphens between those of a phrase.
 */
const table = `
[configure]
set-name | git config --global user.name "<name>" | c | git config --global --unset user.name | - | - | author identity auteur identité
set-email | git config --global user.email "<email>" | c | git config --global --unset user.email | - | - | author identity auteur identité mail
default-branch | git config --global init.defaultBranch main | c | git config --global --unset init.defaultBranch | - | 2.28 | main master
pull-rebase | git config --global pull.rebase true | c | git config --global --unset pull.rebase | - | - | -
auto-setup-remote | git config --global push.autoSetupRemote true | c | git config --global --unset push.autoSetupRemote | - | 2.37 | upstream amont
fetch-prune | git config --global fetch.prune true | c | git config --global --unset fetch.prune | - | - | clean
rerere | git config --global rerere.enabled true | c | git config --global --unset rerere.enabled | - | - | conflict conflit
autocrlf | git config --global core.autocrlf input | c | git config --global --unset core.autocrlf | - | - | crlf windows
alias | git config --global alias.st "status -sb" | c | git config --global --unset alias.st | - | - | shortcut raccourci
list-config | git config --list --show-origin --show-scope | - | - | - | 2.26 | show settings
unset | git config --global --unset <key> | c | git config --global <key> <value> | - | - | delete
[start]
init | git init | h | - | - | - | create new créer nouveau
clone | git clone <url> | w | - | - | - | download télécharger copy copier
clone-shallow | git clone --depth 1 <url> | w | git fetch --unshallow | - | - | fast shallow rapide copy newest copier
clone-blobless | git clone --filter=blob:none <url> | w | - | - | - | partial fast rapide copy copier
clone-branch | git clone --branch <branch> --single-branch <url> | w | - | - | - | copy copier
remote-add | git remote add <remote> <url> | c | git remote remove <remote> | - | - | origin github gitlab
remote-set-url | git remote set-url <remote> <url> | c | - | - | - | origin ssh https
remote-list | git remote -v | - | - | - | - | origin show
remote-show | git remote show <remote> | - | - | - | - | origin
submodules | git submodule update --init --recursive | w | - | - | - | -
sparse-set | git sparse-checkout set --cone <dir> | w | git sparse-checkout disable | - | 2.35 | monorepo
sparse-disable | git sparse-checkout disable | w | git sparse-checkout set --cone <dir> | - | 2.25 | monorepo
[look]
status | git status -sb | - | - | - | - | modified untracked short changements
diff | git diff | - | - | - | - | compare difference comparer changements not staged
diff-staged | git diff --staged | - | - | - | - | compare cached index changements next commit
diff-stat | git diff --stat | - | - | - | - | summary résumé
diff-words | git diff --word-diff <rev> | - | - | - | - | compare
diff-names | git diff --name-status <rev> | - | - | - | - | compare list
diff-branches | git diff <a>...<b> | - | - | - | - | compare
log-graph | git log --oneline --graph --decorate --all | - | - | - | - | tree arbre
log-file | git log -p -- <file> | - | - | - | - | history historique
log-follow | git log --follow -- <file> | - | - | - | - | moved
log-pickaxe | git log -S "<text>" | - | - | - | - | search find chercher
log-grep | git log --grep "<text>" | - | - | - | - | search find chercher message text texte
log-author | git log --author="<name>" --since="2 weeks ago" | - | - | - | - | search who
log-lines | git log -L <from>,<to>:<file> | - | - | - | - | -
show | git show <rev> | - | - | - | - | -
show-file | git show <rev>:<file> | - | - | - | - | old version
blame | git blame -w -C <file> | - | - | - | - | author annotate auteur
shortlog | git shortlog -sn HEAD | - | - | - | - | count contributors
grep | git grep -n "<text>" | - | - | - | - | search chercher
short-hash | git rev-parse --short HEAD | - | - | - | - | sha id version
count-commits | git rev-list --count HEAD | - | - | - | - | number
describe | git describe --tags | - | - | - | - | version étiquette
check-ignore | git check-ignore -v <file> | - | - | - | - | gitignore why
ls-files | git ls-files | - | - | - | - | -
[commit]
add | git add <file> | i | git restore --staged <file> | - | - | -
add-patch | git add -p | i | git restore --staged -p | - | - | hunk partial interactive
add-all | git add -A | i | git restore --staged . | - | - | -
commit | git commit -m "<msg>" | h | git reset --soft HEAD~1 | - | - | save enregistrer valider
commit-all | git commit -am "<msg>" | h | git reset --soft HEAD~1 | - | - | save valider
amend | git commit --amend | h | git reset --soft HEAD@{1} | - | - | edit fix reword last
amend-no-edit | git commit --amend --no-edit | h | git reset --soft HEAD@{1} | - | - | forgot file oubli
amend-message | git commit --amend -m "<msg>" | h | git reset --soft HEAD@{1} | - | - | reword rename typo change
commit-empty | git commit --allow-empty -m "<msg>" | h | git reset --soft HEAD~1 | - | - | trigger ci
fixup | git commit --fixup <rev> | h | git reset --soft HEAD~1 | - | - | autosquash correction
rm-cached | git rm --cached <file> | i | git restore --staged <file> | - | - | gitignore untrack-file remove-file-from-git retirer-fichier-du-suivi untrack stop-tracking enlever-du-suivi
rm-amend | git rm --cached <file> && git commit --amend --no-edit | hi | git reset HEAD@{1} | - | - | untrack delete
rm-history | git filter-branch --index-filter "git rm --cached --ignore-unmatch <file>" -- --all | whi | git reset --hard refs/original/refs/heads/<branch> | danger | - | delete purge rewrite secret password effacer mot de passe
chmod | git update-index --chmod=+x <file> | i | git update-index --chmod=-x <file> | - | - | permission mode
skip-worktree | git update-index --skip-worktree <file> | i | git update-index --no-skip-worktree <file> | - | - | assume unchanged
no-skip-worktree | git update-index --no-skip-worktree <file> | i | git update-index --skip-worktree <file> | - | - | -
[branch]
branch-list | git branch | - | - | - | - | -
branch-all | git branch -a -vv | - | - | - | - | remote tracking
switch-create | git switch -c <branch> | w | git switch - | - | 2.23 | new checkout nouvelle make go to aller créer
switch | git switch <branch> | w | git switch - | - | 2.23 | checkout change go to aller
switch-back | git switch - | w | git switch - | - | 2.23 | previous go-back
switch-detach | git switch --detach <commit> | w | git switch - | - | 2.23 | checkout detached
checkout-create | git checkout -b <branch> | w | git checkout - | - | - | new
rename | git branch -m <new> | h | git branch -m <old> | - | - | move
rename-master | git branch -m master main | h | git branch -m main master | - | - | move
delete | git branch -d <branch> | h | git branch <branch> <hash> | - | - | remove
delete-force | git branch -D <branch> | h | git branch <branch> <hash> | danger | - | remove force
set-upstream | git branch -u <remote>/<branch> | c | git branch --unset-upstream | - | - | upstream amont
merged | git branch --merged main | - | - | - | - | clean up
contains | git branch --contains <rev> | - | - | - | - | find
delete-remote | git push <remote> --delete <branch> | r | git push <remote> <hash>:refs/heads/<branch> | danger | - | remove origin
[sync]
fetch | git fetch --all --prune | t | - | - | - | update forget oublier
pull | git pull --rebase --autostash | wh | git reset --keep ORIG_HEAD | - | - | update
push | git push -u <remote> <branch> | r | git push <remote> --delete <branch> | - | - | upload upstream publish publier
push-force | git push --force-with-lease --force-if-includes | r | git push --force-with-lease <remote> <hash>:<branch> | danger | 2.30 | force overwrite publish replace remplacer publier
remote-prune | git remote prune <remote> | t | git fetch <remote> | - | - | clean forget oublier
ls-remote | git ls-remote --heads <remote> | - | - | - | - | -
[combine]
merge | git merge --no-ff <branch> | wh | git reset --keep ORIG_HEAD | - | - | merge-branch
merge-squash | git merge --squash <branch> | wi | git reset --merge | - | - | -
merge-abort | git merge --abort | wi | - | - | - | cancel undo annuler give up
rebase | git rebase main | wh | git reset --keep ORIG_HEAD | - | - | -
rebase-interactive | git rebase -i HEAD~<n> | wh | git reset --keep ORIG_HEAD | - | - | squash reword history clean
rebase-autosquash | git rebase -i --autosquash HEAD~<n> | wh | git reset --keep ORIG_HEAD | - | - | fixup squash join corrections
rebase-onto | git rebase --onto <new> <old> <branch> | wh | git reset --keep ORIG_HEAD | - | - | -
rebase-continue | git rebase --continue | wh | git reset --keep ORIG_HEAD | - | - | conflict
rebase-abort | git rebase --abort | wh | - | - | - | cancel undo annuler give up
cherry-pick | git cherry-pick <commit> | wh | git reset --keep HEAD~1 | - | - | copy take over
merge-base | git merge-base <a> <b> | - | - | - | - | ancestor
range-diff | git range-diff <a>..<b> <c>..<d> | - | - | - | 2.19 | rebase
[undo]
reset-soft | git reset --soft HEAD~1 | h | git reset --soft ORIG_HEAD | - | - | uncommit undo last commit undo-commit
revert | git revert <rev> | wh | git reset --keep HEAD~1 | - | - | published undo push revenir-en-arrière
restore | git restore <file> | w | none | danger | 2.23 | undo discard checkout revert discard-changes discard-local-changes throw-away-changes annuler-modifications-locales supprimer-modifications-locales abandonner-les-changements abandonner-les-modifications annuler-les-changements
restore-staged | git restore --staged <file> | i | git add <file> | - | 2.23 | unstage undo add retirer-de-l'index enlever-de-l'index
restore-source | git restore --source=<rev> <file> | w | git restore <file> | danger | 2.23 | old version recover
reset-mixed | git reset HEAD~1 | hi | git reset ORIG_HEAD | - | - | uncommit last commit
reset-several | git reset HEAD~<n> | hi | git reset ORIG_HEAD | - | - | uncommit
reset-hard | git reset --hard HEAD~1 | whi | git reset --keep ORIG_HEAD | danger | - | discard throw away
reset-to-remote | git fetch <remote> && git reset --hard <remote>/<branch> | whi | git reset --keep ORIG_HEAD | danger | - | discard local overwrite make same
revert-merge | git revert -m 1 <merge> | wh | git reset --keep HEAD~1 | - | - | -
clean-preview | git clean -nd | - | - | - | - | dry run
clean | git clean -fd | w | none | danger | - | remove discard
clean-ignored | git clean -fdx | w | none | danger | - | remove build reset
reflog | git reflog | - | - | - | - | recover lost history undo
recover-branch | git branch <branch> <hash> | h | git branch -D <branch> | - | - | restore undelete lost reflog delete
orig-head | git reset --hard ORIG_HEAD | whi | git reset --keep HEAD@{1} | danger | - | recover restore
fsck | git fsck --lost-found | - | - | - | - | recover lost dangling
[stash]
stash-push | git stash push -u -m "<msg>" | wi | git stash pop | - | - | save shelve put aside untracked mettre de côté stash stash-changes discard local annuler supprimer locales
stash-list | git stash list | - | - | - | - | mettre de côté
stash-show | git stash show -p stash@{0} | - | - | - | - | see voir
stash-apply | git stash apply | w | - | - | - | bring back reprendre
stash-pop | git stash pop | w | git stash push -u | - | - | bring back reprendre
stash-drop | git stash drop | h | git stash apply <hash> | danger | - | delete throw away jeter
stash-branch | git stash branch <branch> | wh | git stash push -u | - | - | bring back reprendre
[tag]
tag | git tag <v> | h | git tag -d <v> | - | - | release version étiquette
tag-annotated | git tag -a <v> -m "<msg>" | h | git tag -d <v> | - | - | version annotated étiquette
tag-list | git tag -l "<v>*" --sort=-v:refname | - | - | - | - | versions étiquettes
tag-push | git push <remote> <v> | r | git push <remote> --delete <v> | - | - | release étiquette publish publier
tags-push | git push --tags | r | git push <remote> --delete <v> | - | - | release étiquettes publish publier
tag-delete-remote | git push <remote> --delete <v> | r | git push <remote> <v> | danger | - | remove étiquette
tag-delete | git tag -d <v> | h | git tag <v> <hash> | - | - | remove étiquette
[bisect]
bisect-start | git bisect start | w | git bisect reset | - | - | bug regression fault
bisect-bad | git bisect bad | w | git bisect reset | - | - | bug fault défaut
bisect-good | git bisect good <commit> | w | git bisect reset | - | - | bug
bisect-run | git bisect run <cmd> | w | git bisect reset | - | - | bug automatic fault
bisect-reset | git bisect reset | w | - | - | - | bug
[trees]
worktree-add | git worktree add ../<dir> -b <branch> | wh | git worktree remove ../<dir> | - | - | parallel folder dossier
worktree-list | git worktree list | - | - | - | - | folders dossiers
worktree-remove | git worktree remove <dir> | w | git worktree add <dir> <branch> | - | - | delete folder dossier
archive | git archive --format=zip -o <f>.zip HEAD | - | - | - | - | export release
bundle | git bundle create <f>.bundle --all | - | - | - | - | backup sauvegarde
format-patch | git format-patch -1 HEAD | - | - | - | - | mail export
am | git am <f>.patch | wh | git reset --keep HEAD~1 | - | - | mail apply import valider
apply-check | git apply --check <f>.patch | - | - | - | - | test
notes | git notes add -m "<msg>" <rev> | h | git notes remove <rev> | - | - | comment
count-objects | git count-objects -vH | - | - | - | - | size disk taille room space place
gc | git gc | - | - | - | - | clean optimize size tidy ranger
maintenance | git maintenance run | - | - | - | 2.29 | optimize
`;

const changes: Readonly<Record<string, Change>> = {
  w: 'files',
  i: 'index',
  h: 'history',
  t: 'tracking',
  r: 'remote',
  c: 'settings',
};

/** All commands, by section. */
export const commands: readonly Command[] = readTable();

function readTable(): readonly Command[] {
  const found: Command[] = [];
  let section: Section = 'configure';
  for (const line of table.trim().split('\n')) {
    const [, name] = /^\[(.*)\]$/.exec(line) ?? [];
    section = sections.find((known) => known === name) ?? section;
    if (name !== undefined) continue;
    const [id = '', command = '', letters = '', undo = '-', danger, since = '-', tags = '-'] = line.split(' | ');
    found.push({
      id,
      section,
      command,
      changes: [...letters].flatMap((letter) => changes[letter] ?? []),
      undo: undo === '-' ? undefined : undo,
      isDangerous: danger === 'danger',
      since: since === '-' ? undefined : since,
      tags: tags === '-' ? [] : tags.split(' '),
    });
  }
  return found;
}
