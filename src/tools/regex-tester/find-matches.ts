import { locateAll } from '#lib/text/locate-all.ts';
import { groupsIn } from './groups.ts';
import { offerUnicode, type ReadPattern, type TesterContext } from './pattern.ts';

/** A match in a text. */
export interface Match {
  readonly text: string;
  /** In UTF-16 units. */
  readonly start: number;
  /** By number, from 1; undefined where a group has not matched. */
  readonly groups: readonly (string | undefined)[];
}

/** Matches beyond this number are counted, not listed. */
export const maxListed = 100_000;

/** All matches of a pattern, or the first where it lacks the flag `g`. */
export function findMatches(text: string, { regexp }: ReadPattern): { readonly list: Match[]; readonly count: number } {
  const list: Match[] = [];
  let count = 0;
  const found = regexp.global ? text.matchAll(regexp) : [regexp.exec(text)];
  for (const match of found) {
    if (!match) break;
    count++;
    if (list.length < maxListed) list.push({ text: match[0], start: match.index, groups: match.slice(1) });
  }
  return { list, count };
}

/** The groups as a replacement refers to them: `$1`, `$<year>`. */
export const groupNames = ({ tree }: ReadPattern): readonly string[] =>
  groupsIn(tree).map(({ name }, index) => (name === null ? `$${index + 1}` : `$<${name}>`));

/** A row for each match: number, text, the text of each group, and places. */
export function tabulate(text: string, list: readonly Match[], notMatched: string): readonly (readonly string[])[] {
  const positions = locateAll(
    text,
    list.map(({ start }) => start),
  );
  return list.map(({ text: matched, start, groups }, index) => {
    const { line = 1, column = 1 } = positions.get(start) ?? {};
    const places = [`${line}:${column}`, String(start), String(start + matched.length)];
    return [String(index + 1), matched, ...groups.map((group) => group ?? notMatched), ...places];
  });
}

/** Reports a match that begins or ends within a surrogate pair of the text, and offers the flag `u`. */
export function warnOfHalves(text: string, list: readonly Match[], pattern: ReadPattern, ctx: TesterContext): void {
  const halfAt = (end: number) => (text.codePointAt(end - 1) ?? 0) > 0xffff;
  const match = list.find(({ start, text: { length } }) => halfAt(start) || halfAt(start + length));
  if (!match) return;
  const { start, text: matched } = match;
  const offset = (halfAt(start) ? start : start + matched.length) - 1;
  const found = text.slice(offset, offset + 2);
  ctx.notice('half-characters', { found }, { offset, length: 2 }, offerUnicode(pattern, 'pattern'));
}
