/**
 * A value without what is around it where people copy it from code: quotes, and a comma or semicolon at its end. A
 * space takes the place of the opening quote, so that places in the value are those in the text.
 */
export function unquote(text: string): string {
  const value = text.trimEnd().replace(/[,;]$/, '').trimEnd();
  const start = value.search(/\S/);
  const quote = value.charAt(start);
  const isQuoted = /^["'`]$/.test(quote) && value.indexOf(quote, start + 1) === value.length - 1;
  return isQuoted ? `${value.slice(0, start)} ${value.slice(start + 1, -1)}` : value;
}
