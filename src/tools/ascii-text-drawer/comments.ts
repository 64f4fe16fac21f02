import type tool from './tool.ts';

/** How a comment is written in the language that a text is pasted into. */
export type CommentStyle = (typeof tool)['operations']['draw']['options']['comment']['values'][number];

const prefixes = { hash: '# ', slashes: '// ', dashes: '-- ', semicolons: '; ', percent: '% ' } as const;

/** What ends the comments that have an end, and so must not be within them; XML allows no two hyphens at all. */
const ends: Partial<Record<CommentStyle, readonly string[]>> = { block: ['*/'], html: ['-->', '--!>', '--'] };

/** The text that would end a comment too early; undefined where there is none. */
export const endWithin = (lines: readonly string[], style: CommentStyle): string | undefined =>
  ends[style]?.find((end) => lines.some((line) => line.includes(end)));

/** How much room on a line a comment takes. */
export const commentWidth = (style: CommentStyle): number =>
  style === 'none' || style === 'html' ? 0 : style === 'block' ? ' * '.length : prefixes[style].length;

/** Lines as a comment, without trailing spaces. */
export function writeComment(lines: readonly string[], style: CommentStyle): readonly string[] {
  if (style === 'none') return lines;
  if (style === 'html') return ['<!--', ...lines, '-->'];
  if (style === 'block') return ['/*', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
  const prefixed = lines.map((line) => `${prefixes[style]}${line}`.trimEnd());
  // In C, a backslash at the end makes the line after it, which is code, part of the comment.
  const continues = style === 'slashes' && prefixed.at(-1)?.endsWith('\\') === true;
  return continues ? [...prefixed, prefixes[style].trimEnd()] : prefixed;
}
