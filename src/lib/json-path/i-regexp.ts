/**
 * An interoperable regular expression (RFC 9485) as an ECMAScript one (its section 5.3): only a dot outside a class
 * differs. Undefined if the expression is invalid.
 */
export function compileIRegexp(expression: string, isAnchored: boolean): RegExp | undefined {
  const pattern = expression.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\\\]])*\]|\./g, (part) =>
    part === '.' ? '[^\\n\\r]' : part,
  );
  try {
    return new RegExp(isAnchored ? `^(?:${pattern})$` : pattern, 'u');
  } catch {
    return undefined;
  }
}
