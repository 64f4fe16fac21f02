/**
 * Control characters that a terminal would obey, and those that change the direction of text so that it reads as
 * another. Tabs, line feeds and CRLF remain.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g;

/** Text that is safe to print on a terminal: control characters as `\u001b`, which is valid in JSON too. */
export const escapeControls = (text: string): string =>
  text.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The text for a stream: escaped on a terminal, as it is in a pipe or file. */
export const textFor = ({ isTTY }: { readonly isTTY?: boolean }, text: string): string =>
  isTTY ? escapeControls(text) : text;
