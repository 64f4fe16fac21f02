/** The source and the flags of a regular expression. */
export interface RegexLiteral {
  readonly source: string;
  readonly flags: string;
}

/** A literal of JavaScript: every slash in it is escaped or within a class. */
const literal = /^\/(?<source>(?:[^\\/[\r\n]|\\[^\r\n]|\[(?:[^\]\\\r\n]|\\[^\r\n])*\])+)\/(?<flags>[a-z]*)$/u;
const knownFlags = 'dgimsuvy';

/**
 * The parts of a literal of JavaScript, whose source may still be wrong.
 * @returns undefined for any other text
 * @example readLiteral('/a+/gi') // { source: 'a+', flags: 'gi' }
 */
export function readLiteral(text: string): RegexLiteral | undefined {
  const { source, flags = '' } = literal.exec(text.trim())?.groups ?? {};
  return source !== undefined && !source.startsWith('*') && areFlags(flags) ? { source, flags } : undefined;
}

/** With flags; without them, it may be the text itself, such as `%name%`. */
const delimited = /^(?<sign>[#~%!])(?<source>(?:(?!\k<sign>)[^\\\r\n]|\\[^\r\n])+)\k<sign>(?<flags>[a-z]+)$/u;

/**
 * As `readLiteral`, and the parts of a pattern of PHP with other delimiters than slashes.
 * @example readDelimited('#^a/b#i') // { source: '^a/b', flags: 'i' }
 */
export function readDelimited(text: string): RegexLiteral | undefined {
  const { source, flags = '' } = delimited.exec(text.trim())?.groups ?? {};
  return source !== undefined && areFlags(flags) ? { source, flags } : readLiteral(text);
}

/** Whether flags are known, none of them occurs twice, and `u` and `v` are not both there. */
export const areFlags = (flags: string): boolean =>
  [...flags].every((flag) => knownFlags.includes(flag)) &&
  new Set(flags).size === flags.length &&
  !(flags.includes('u') && flags.includes('v'));
