/** What quotes a string: a quotation mark, with backslashes before it within other strings, as in JSON within JSON. */
export const quote = String.raw`\\{0,15}["'\x60]`;

/** Looks ahead: what follows is neither a string nor a list or object of data. */
export const unquoted = String.raw`(?![ \t]{0,9}(?:\\{0,15}["'\x60]|\\{1,15}\s|[[{]\s{0,99}(?:${quote}|[[{\r\n])))`;

/**
 * Where a string ends: before the next of its quotes that is not escaped, before quotes around it, or at the end of the line.
 * @param at the offset after its opening quote
 */
export function endOfString(text: string, at: number, opening: string): number {
  const mark = opening.at(-1);
  // Each level of strings within strings turns n backslashes before a quote into 2n + 1.
  const escaped = 2 * opening.length - 1;
  let slashes = 0;
  for (let index = at; index < text.length; index++) {
    const sign = text[index];
    if (sign === '\n' || sign === '\r') return index;
    const ofQuote = slashes % (escaped + 1);
    if (sign === mark && ofQuote !== escaped) return index - ofQuote;
    slashes = sign === '\\' ? slashes + 1 : 0;
  }
  return text.length;
}
