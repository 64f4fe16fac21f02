/** What Markdown, or the HTML in it, would take for a mark. */
const marks = /[\\|`*_<>[\]~]|&(?=[#\w]+;)/g;

/** An underscore inside a word is none. */
const escapeMark = (mark: string, at: number, text: string): string =>
  mark === '_' && /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at + 1)) ? mark : `\\${mark}`;

/**
 * A text as a cell of a table of GitHub Flavored Markdown, which is a single line.
 * @example escapeMarkdownCell('a|b\nc') // a\|b<br>c
 */
export const escapeMarkdownCell = (text: string): string =>
  text.replace(marks, escapeMark).replace(/\r\n|[\r\n]/g, '<br>');
