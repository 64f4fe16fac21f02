import type { Comment } from '#lib/data/node.ts';

/**
 * The lines of a comment as YAML and TOML write them, each from its `#`. Lines of a block comment lose their
 * indentation and leading stars; characters that are not allowed in comments become U+FFFD.
 */
export function commentLines({ text, isBlock }: Comment): readonly string[] {
  const lines = text.split(/\r\n|[\n\r\x85\u2028\u2029]/).map((line) => line.replace(unwritable, '\ufffd'));
  if (!isBlock) return lines.map((line) => `#${line}`);
  const bare = lines.map((line) =>
    line
      .trim()
      .replace(/^\*+(?:\s|$)|\*+$/g, '')
      .trimEnd(),
  );
  const filled = bare.filter((line, index) => line !== '' || (index > 0 && index < bare.length - 1));
  return filled.map((line) => (line === '' ? '#' : `# ${line}`));
}

const unwritable = /(?!\t)[\p{Cc}\p{Cs}\ufeff\ufffe\uffff]/gu;
