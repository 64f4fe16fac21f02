/**
 * A text without percent-encoding (RFC 3986, section 2.1); as it is where that is wrong or no UTF-8.
 * @example decodePercent('a%20b') // 'a b'
 */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
