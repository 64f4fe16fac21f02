import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * The tree of a pattern without delimiters.
 * @throws RegExpSyntaxError
 */
export const parseSource = (source: string, flags: string): AST.Pattern =>
  new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
