// biome-ignore lint/suspicious/noControlCharactersInRegex: these distinguish binary from text
const binaryControls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Whether a text has control characters that only binary data has. */
export const hasBinaryControls = (text: string): boolean => binaryControls.test(text);

/** Content as a text; undefined where it is not UTF-8, or binary. */
export async function readText(content: Blob): Promise<string | undefined> {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await content.arrayBuffer());
    return hasBinaryControls(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
