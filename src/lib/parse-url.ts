/**
 * A URL as the URL Standard parses it, perhaps relative to another one; undefined if it is none. `URL.canParse` is not
 * reliable: once compiled, that of Node 20 rejects letters such as `é`.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
