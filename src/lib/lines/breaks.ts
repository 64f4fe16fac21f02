export type LineBreak = '\n' | '\r\n' | 'mixed';

/** The line breaks of a text: all alike, or mixed (a lone CR counts as mixed). A text of one line has LF. */
export function lineBreakOf(text: string): LineBreak {
  if (!text.includes('\r')) return '\n';
  return /\r(?!\n)/.test(text) || /(?<!\r)\n/.test(text) ? 'mixed' : '\r\n';
}

/** The text as in editors: every line ends with LF. */
export const toLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** An edited text with its original line breaks; mixed ones cannot be kept and become LF. */
export const fromLineFeeds = (text: string, lineBreak: LineBreak): string =>
  lineBreak === '\r\n' ? text.replaceAll('\n', '\r\n') : text;

/** An offset of a text after its lines have been changed to end with LF. */
export const offsetInLineFeeds = (text: string, offset: number): number => toLineFeeds(text.slice(0, offset)).length;

/** The text without the line break that ends its last line. */
export const dropFinalLineBreak = (text: string): string => text.replace(/(?:\r\n|\r|\n)$/, '');

/** Whether there is text on more than one line. */
export const hasSeveralLines = (text: string): boolean => /[\r\n]/.test(text.trim());
