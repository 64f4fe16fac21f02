import type messages from './en.json';

type Key = keyof typeof messages.logic;

/** What is wrong with a regular expression; `pattern-<code>` in the messages says it. */
export interface PatternError {
  readonly code: Key extends `pattern-${infer Code}` ? Code : never;
  /** Where it is, in UTF-16 units. */
  readonly offset: number;
  /** The text at that place. */
  readonly found: string;
}

/** `\` and what belongs to it, whether it means something or not. */
const escaped = String.raw`\\(?:u\{[^}]*\}?|u[\da-fA-F]{0,4}|x[\da-fA-F]{0,2}|[pP](?:\{[^}]*\}?)?|c[a-zA-Z]?|k(?:<[^>]*>?)?|[1-9]\d*|.?)`;
const opening = String.raw`\((?:\?(?:<[=!]|<[^>]*>?|[=!:]|[a-zA-Z-]*:?))?`;
const quantifier = String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`;
const token = new RegExp(`(?<escape>${escaped})|(?<opening>${opening})|(?<quantifier>${quantifier})|.`, 'suy');

/** A character of a class, or a range of them. */
const member = new RegExp(String.raw`(?<from>${escaped}|[^\\\]])(?:-(?<to>${escaped}|[^\\\]]))?`, 'suy');

/** `\k<name>` or `\2`, which are only as good as the groups of the whole. */
const reference = /^\\(?:k<(?<name>[^>]+)>|(?<number>[1-9]\d*))$/u;

/**
 * Finds the first error of a regular expression with the flag `u`, as engines name its reason but no place. The engine
 * itself compiles each short part, so that both agree.
 * @returns undefined where none is found
 * @example findPatternError('a(b') // { code: 'unclosed', offset: 1, found: '(' }
 */
export function findPatternError(source: string): PatternError | undefined {
  const open: { readonly offset: number; readonly isRepeatable: boolean }[] = [];
  const names = new Set<string>();
  const references: PatternError[] = [];
  let sameName: PatternError | undefined;
  let groups = 0;
  let isRepeatable = false;
  for (let offset = 0; offset < source.length; ) {
    const { 0: found, groups: is } = matchAt(token, source, offset);
    const wrong = (code: PatternError['code']): PatternError => ({ code, offset, found });
    let length = found.length;
    const wasRepeatable = isRepeatable;
    isRepeatable = !/^(?:[\^$|(]|\\[bB])/u.test(found);
    if (is['escape']) {
      if (reference.test(found)) references.push(wrong('no-group'));
      else if (!compiles(found)) return escapeError(found, offset);
    } else if (is['opening']) {
      const name = /^\(\?<(?![=!])(?<name>[^>]*)/u.exec(found)?.groups?.['name'];
      if (!compiles(`${found})`)) return wrong(name === undefined ? 'group' : 'group-name');
      if (name !== undefined && names.has(name)) sameName ??= wrong('same-name');
      if (name !== undefined) names.add(name);
      if (name !== undefined || found === '(') groups++;
      open.push({ offset, isRepeatable: !/^\(\?<?[=!]/u.test(found) });
    } else if (is['quantifier']) {
      if (!wasRepeatable) return wrong('nothing-to-repeat');
      if (!compiles(`a${found}`)) return wrong('repeat-order');
      isRepeatable = false;
    } else if (found === '[') {
      const end = readClass(source, offset);
      if (typeof end === 'object') return end;
      length = end - offset;
    } else if (found === ')') {
      const group = open.pop();
      if (!group) return wrong('unopened');
      isRepeatable = group.isRepeatable;
    } else if (/[\]{}]/u.test(found)) return wrong('lone-bracket');
    offset += length;
  }
  const unclosed = open.at(-1);
  if (unclosed) return { code: 'unclosed', offset: unclosed.offset, found: '(' };
  const isMissing = ({ found }: PatternError): boolean => {
    const { name, number } = reference.exec(found)?.groups ?? {};
    return name === undefined ? Number(number) > groups : !names.has(name);
  };
  return references.find(isMissing) ?? sameName;
}

/** Where the class that begins at `start` ends, or what is wrong with it. */
function readClass(source: string, start: number): number | PatternError {
  let offset = start + (source[start + 1] === '^' ? 2 : 1);
  while (offset < source.length && source[offset] !== ']') {
    const { 0: found, groups: is } = matchAt(member, source, offset);
    const { from = '', to = '' } = is;
    // After “^”, no character has a meaning that it has not elsewhere in the class.
    if (found.length > 1 && !compiles(`[^${found}]`)) {
      if (!compiles(`[^${from}]`)) return escapeError(from, offset);
      if (!compiles(`[^${to}]`)) return escapeError(to, offset + found.length - to.length);
      return { code: 'range', offset, found };
    }
    offset += found.length;
  }
  return offset < source.length ? offset + 1 : { code: 'unclosed', offset: start, found: '[' };
}

const escapeError = (found: string, offset: number): PatternError => ({
  code: found === '\\' ? 'unfinished-escape' : 'escape',
  offset,
  found,
});

function matchAt(pattern: RegExp, source: string, offset: number) {
  pattern.lastIndex = offset;
  const match = pattern.exec(source);
  return { 0: match?.[0] ?? '', groups: match?.groups ?? {} };
}

function compiles(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
