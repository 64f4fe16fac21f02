import { RegExpSyntaxError } from '@eslint-community/regexpp';
import { findPatternError, type PatternError } from '#lib/user-pattern/find-pattern-error.ts';
import { readBrackets } from './brackets.ts';
import { parseSource } from './parse-source.ts';

/** What is wrong with a pattern, and where. */
export interface SyntaxProblem {
  /** `pattern-<code>` in the messages; absent where only the engine knows the reason. */
  readonly code?: PatternError['code'] | 'class' | 'engine';
  /** In UTF-16 units. */
  readonly offset: number;
  /** The text at that place. */
  readonly found: string;
  /** What the engine says. */
  readonly text?: string;
}

/** The codes by the beginnings of what the parser says. */
const codes: readonly (readonly [beginning: string, code: SyntaxProblem['code']])[] = [
  ['Unterminated group', 'unclosed'],
  ['Unterminated character class', 'unclosed'],
  ["Unmatched ')'", 'unopened'],
  ['Nothing to repeat', 'nothing-to-repeat'],
  ['numbers out of order', 'repeat-order'],
  ['Range out of order', 'range'],
  ['Invalid character class', 'range'],
  ['Invalid group', 'group'],
  ['Invalid capture group name', 'group-name'],
  ['Duplicate capture group name', 'same-name'],
  ['Invalid named capture referenced', 'no-group'],
  ['Invalid named reference', 'no-group'],
  ['\\ at end', 'unfinished-escape'],
  ['Incomplete quantifier', 'lone-bracket'],
  ['Lone quantifier', 'lone-bracket'],
  ['Invalid character in character class', 'class'],
  ['Invalid set operation', 'class'],
  ['Invalid escape', 'escape'],
  ['Invalid unicode escape', 'escape'],
  ['Invalid property name', 'escape'],
];

/** Texts that end where the parser stops, by code. */
const endings: Readonly<Record<string, RegExp>> = {
  'nothing-to-repeat': /(?:[*+?]|\{\d+(?:,\d*)?\})$/,
  'repeat-order': /\{\d+(?:,\d*)?\}$/,
  range: /(?:\\.|[^\\])-(?:\\.|[^\\])$/su,
  group: /\(\?*$/,
  'group-name': /(?:\(\?|\\k)<[^>]*>?$/,
  'same-name': /\(\?<[^>]*>?$/,
  escape: /\\(?:[pPuk]\{?[^\\]*|.)?$/su,
};

/**
 * Finds what is wrong with a pattern that the engine has rejected with `error`. Without the flag `u` the syntax is that of
 * ECMA-262, annex B.
 */
export function findSyntaxError(source: string, flags: string, error: unknown): SyntaxProblem {
  const strict = flags.includes('u') && findPatternError(source);
  if (strict) return strict;
  const problem = parse(source, flags);
  if (!problem) return { code: 'engine', offset: 0, found: source };
  const reason = problem.message.slice(problem.message.lastIndexOf(': ') + 2);
  const code = codes.find(([beginning]) => reason.startsWith(beginning))?.[1];
  if (code === undefined) return { offset: 0, found: source, text: reason || String(error) };
  const index = Math.min(problem.index, source.length);
  if (code === 'unclosed') {
    const offset = readBrackets(source, flags).unclosed ?? 0;
    return { code, offset, found: source.slice(offset, offset + 1) };
  }
  if (code === 'no-group') return { code, ...findMissingGroup(source) };
  const found = endings[code]?.exec(source.slice(0, index))?.[0];
  if (found !== undefined) {
    const shown = code === 'group' ? source.slice(index - found.length, index + 2) : found;
    return { code, offset: index - found.length, found: shown };
  }
  const offset = Math.max(0, Math.min(index, source.length - 1));
  return { code, offset, found: source.slice(offset, offset + 1) };
}

/** The first reference to a group that the pattern does not have: the parser only knows at its end. */
function findMissingGroup(source: string): Pick<SyntaxProblem, 'offset' | 'found'> {
  const parts = [...source.matchAll(/\\k<(?<reference>[^>]*)>?|\\[\s\S]|\(\?<(?<name>[^=!>][^>]*)>/g)];
  const names = new Set(parts.map(({ groups }) => groups?.['name']));
  const missing = parts.find(({ groups }) => groups?.['reference'] !== undefined && !names.has(groups['reference']));
  return { offset: missing?.index ?? 0, found: missing?.[0] ?? source };
}

function parse(source: string, flags: string): RegExpSyntaxError | undefined {
  try {
    parseSource(source, flags);
    return undefined;
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return error;
    throw error;
  }
}
