import { defineKind } from '#core/kind.ts';

/** Those that people type. */
const names =
  'add am apply archive bisect blame branch bundle checkout cherry-pick clean clone commit config count-objects ' +
  'describe diff fetch format-patch fsck gc grep init log ls-files ls-remote maintenance merge mv notes pull push ' +
  'range-diff rebase reflog remote reset restore rev-list rev-parse revert rm shortlog show sparse-checkout stash ' +
  'status submodule switch tag update-index worktree';
const command = new RegExp(String.raw`^\s*\$?\s*git (?:--?[\w-]+ )*(?:${names.replaceAll(' ', '|')})(?: .*)?\s*$`);
const maxLength = 300;

/** A command of Git on one line. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => (text.length <= maxLength && command.test(text) ? 0.9 : 0),
});
