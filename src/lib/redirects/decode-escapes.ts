/** The escapes of one character in UTF-8, by its first byte. */
const character =
  /%(?:[0-7][\da-f]|[cd][\da-f]%[89ab][\da-f]|e[\da-f](?:%[89ab][\da-f]){2}|f[0-7](?:%[89ab][\da-f]){3})/gi;

/**
 * Decodes percent-escapes of UTF-8; those of anything else stay as they are.
 * @example decodeEscapes('%C3%A9 %E9 %') // é %E9 %
 */
export const decodeEscapes = (text: string): string =>
  text.replace(character, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
