/**
 * The parts of code in a common language, as far as names are concerned: comments, strings and numbers, which stay as
 * they are, and names, captured without what precedes their first letter. An open string ends with its line; `<'a` and
 * `&'a` are lifetimes. No sign is looked at twice, nor remembered one by one: texts are long.
 */
const tokens = new RegExp(
  [
    '//.*',
    '/\\*[^]*?(?:\\*/|$)',
    '#(?:[ \\t!]|include\\b).*',
    '(?<![\\p{L}\\p{N}_)\\]])--[ \\t].*',
    '"""[^]*?(?:"""|$)',
    "'''[^]*?(?:'''|$)",
    '`[^`\\\\]*(?:\\\\[^][^`\\\\]*)*`?',
    '"[^"\\\\\\r\\n]*(?:\\\\[^][^"\\\\\\r\\n]*)*"?',
    "[<&]'\\w+\\b(?!')",
    "'[^'\\\\\\r\\n]*(?:\\\\[^][^'\\\\\\r\\n]*)*'?",
    '\\p{N}[\\p{L}\\p{M}\\p{N}_]*',
    '(?<name>\\p{L}[\\p{L}\\p{M}\\p{N}_]*)',
  ].join('|'),
  'gu',
);

/** Changes the names in a piece of code; comments, strings, numbers and spacing stay as they are. */
export const renameIn = (code: string, rename: (name: string) => string): string =>
  code.replace(tokens, (token: string, name: string | undefined) => {
    if (name === undefined) return token;
    let end = name.length;
    while (name[end - 1] === '_') end--;
    return rename(name.slice(0, end)) + name.slice(end);
  });
