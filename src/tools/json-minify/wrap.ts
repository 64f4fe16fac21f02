import { TextWriter } from '#lib/big-text/text-writer.ts';

const quoteMark = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;

/**
 * Breaks the lines of minified JSON between tokens, so that each has at most `width` UTF-16 units; a longer token has a
 * line of its own. A comma and a colon stay on the line of what they follow.
 */
export function wrapJson(json: string, width: number): string {
  const writer = new TextWriter();
  let column = 0;
  for (let at = 0; at < json.length; ) {
    if (json.charCodeAt(at) === lineFeed) {
      writer.char(lineFeed);
      column = 0;
      at++;
      continue;
    }
    let end = tokenEnd(json, at);
    while (/[,:]/.test(json.charAt(end))) end++;
    if (column > 0 && column + end - at > width) {
      writer.char(lineFeed);
      column = 0;
    }
    writer.write(json, at, end);
    column += end - at;
    at = end;
  }
  return writer.finish();
}

function tokenEnd(json: string, start: number): number {
  if (json.charCodeAt(start) === quoteMark) {
    let end = start + 1;
    for (; json.charCodeAt(end) !== quoteMark; end++) if (json.charCodeAt(end) === backslash) end++;
    return end + 1;
  }
  let end = start + 1;
  if (/[\w+.-]/.test(json.charAt(start))) while (/[\w+.-]/.test(json.charAt(end))) end++;
  return end;
}
