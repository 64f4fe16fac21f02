/** What matches are replaced by. */
export interface Replacement {
  /** Texts, and the numbers of groups: 0 is the whole match. */
  readonly parts: readonly (string | number)[];
  /** It refers to the text before or after the match, which few engines have. */
  readonly hasContext: boolean;
}

/** Reads a replacement as `String.prototype.replace` does (ECMA-262, 22.1.3.19.1). `names`: those of the groups. */
export function readReplacement(replacement: string, names: readonly (string | null)[]): Replacement {
  const parts: (string | number)[] = [];
  let hasContext = false;
  const hasNames = names.some((name) => name !== null);
  for (const [whole] of replacement.matchAll(/\$(?:[$&`']|\d{1,2}|<[^>]*>)|[^$]+|\$/g)) {
    const digits = /^\$(\d{1,2})$/.exec(whole)?.[1];
    const name = /^\$<([^>]*)>$/.exec(whole)?.[1];
    if (whole === '$$') parts.push('$');
    else if (whole === '$&') parts.push(0);
    else if (whole === '$`' || whole === "$'") hasContext = true;
    else if (name !== undefined && hasNames) {
      // Alternatives may have the same name: all but one of them are empty.
      for (const [index, one] of names.entries()) if (one === name) parts.push(index + 1);
    } else if (digits !== undefined) {
      const isIn = (number: number) => number >= 1 && number <= names.length;
      if (isIn(Number(digits))) parts.push(Number(digits));
      else if (isIn(Number(digits[0]))) parts.push(Number(digits[0]), digits.slice(1));
      else parts.push(whole);
    } else parts.push(whole);
  }
  return { parts, hasContext };
}

/** Writes the parts in the syntax of an engine. */
export const writeReplacement = (
  { parts }: Replacement,
  write: (text: string) => string,
  refer: (group: number) => string,
): string => parts.map((part) => (typeof part === 'number' ? refer(part) : write(part))).join('');

/** References to groups as other engines write them, and what only looks like one. */
const foreignReference = /\$\$|\\\\|\\(\d{1,2})|\\g<(\w+)>|\$\{(\w+)\}/g;

/**
 * Writes references of other engines (`\1`, `\g<name>`, `${name}`) as JavaScript has them, where their groups exist.
 * `first` is the first of them, absent where there is none.
 */
export function convertReferences(
  replacement: string,
  groupCount: number,
  names: readonly string[],
): { readonly converted: string; readonly first?: string } {
  let first: string | undefined;
  const refer = (found: string, group: string, next: string): string => {
    const isNumber = /^\d+$/.test(group);
    const isGroup = isNumber ? Number(group) >= 1 && Number(group) <= groupCount : names.includes(group);
    if (!isGroup) return found;
    first ??= found;
    // A digit behind it would belong to the number.
    return isNumber ? `$${String(Number(group)).padStart(/^\d/.test(next) ? 2 : 1, '0')}` : `$<${group}>`;
  };
  const converted = replacement.replace(
    foreignReference,
    (found, digits?: string, escaped?: string, braced?: string, at?: number) =>
      refer(found, digits ?? escaped ?? braced ?? '', replacement.charAt((at ?? 0) + found.length)),
  );
  return { converted, ...(first !== undefined && { first }) };
}
