/**
 * A text as one word of a POSIX shell, in which nothing is expanded: as it is where that is safe, else in single quotes
 * (POSIX.1-2024, shell, 2.2.2).
 * @example quoteForShell("it's") // 'it'\\''s'
 */
export const quoteForShell = (text: string): string =>
  /^[\w./:=@%^,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A path as one word of a POSIX shell, in which only `~/` at its beginning is expanded. */
export const quotePathForShell = (path: string): string =>
  path.startsWith('~/') ? `~/${path.length > 2 ? quoteForShell(path.slice(2)) : ''}` : quoteForShell(path);
