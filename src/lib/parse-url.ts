/**
 * A URL as the URL Standard parses it, perhaps relative to another one; undefined where it is none. `URL.canParse` cannot
 * tell: once compiled, that of Node 20 refuses letters such as `é`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
