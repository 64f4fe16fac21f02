/**
 * A text as one word of a POSIX shell: as it is where that is safe, else in single quotes (POSIX.1-2024, shell, 2.2.2).
 * A leading `~/` stays open to expansion.
 */
export function quoteForShell(text: string): string {
  const home = text.startsWith('~/') ? '~/' : '';
  const rest = text.slice(home.length);
  if (/^[\w./:=@%^,+-]+$/.test(rest) || (home !== '' && rest === '')) return home + rest;
  return `${home}'${rest.replaceAll("'", String.raw`'\''`)}'`;
}
