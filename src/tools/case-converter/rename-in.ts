/**
 * What a piece of code in a common language is made of, as far as names are concerned: comments, strings and numbers,
 * which stay as they are, and names, captured without the signs and underscores around them. An open string ends with
 * its line; `<'a` and `&'a` are lifetimes.
 */
const tokens = new RegExp(
  [
    '//.*',
    '/\\*[^]*?(?:\\*/|$)',
    '#(?:[ \\t!]|include\\b).*',
    '(?<![\\p{L}\\p{N}_)\\]])--[ \\t].*',
    '"""[^]*?(?:"""|$)',
    "'''[^]*?(?:'''|$)",
    '`(?:[^`\\\\]|\\\\[^])*`?',
    '"(?:[^"\\\\\\r\\n]|\\\\[^])*"?',
    "[<&]'\\w+\\b(?!')",
    "'(?:[^'\\\\\\r\\n]|\\\\[^])*'?",
    '\\p{N}[\\p{L}\\p{M}\\p{N}_]*',
    '[_$@]*(?<name>\\p{L}(?:[\\p{L}\\p{M}\\p{N}$]|_+(?=[\\p{L}\\p{N}$]))*)',
  ].join('|'),
  'gu',
);

/** Changes the names in a piece of code; comments, strings, numbers and spacing stay as they are. */
export const renameIn = (code: string, rename: (name: string) => string): string =>
  code.replace(tokens, (token: string, name: string | undefined) => {
    if (name === undefined) return token;
    return token.slice(0, token.length - name.length) + rename(name);
  });
