/** Longer content, in bytes, is a file rather than a text to read. */
const maxLength = 8 * 2 ** 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these distinguish binary from text
const binaryControls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Content as a text; undefined where it is not UTF-8, has control characters of no text, or is too long. */
export async function readText(content: Blob): Promise<string | undefined> {
  if (content.size > maxLength) return undefined;
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await content.arrayBuffer());
    return binaryControls.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
