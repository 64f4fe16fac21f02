import { defineKind } from '#core/kind.ts';

/** The header before the first file, as of `git format-patch`, `git show` and `svn diff`. */
const heading = String.raw`(?:(?:From [0-9a-f]{7,64} |commit [0-9a-f]{7,64}\b|Index: )[^]*?\n)?`;
const first = String.raw`(?:diff --(?:git|cc|combined) \S|--- \S[^\n]*\n\+\+\+ \S[^\n]*\n@@ -\d)`;
const start = new RegExp(`^\\s*${heading}${first}`);

/** A patch in the unified format, such as those of `diff -u` and `git diff`. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'patch',
  mime: 'text/x-diff',
  detect: (text) => (start.test(text) ? 0.95 : 0),
});
