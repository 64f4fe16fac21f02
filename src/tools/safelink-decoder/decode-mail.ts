import { ToolError } from '#core/tool.ts';
import { decodeBase64 } from '#lib/encoding/base64.ts';
import { decodeQuotedLines } from '#lib/encoding/quoted-printable.ts';
import { decodeText, findEncoding } from '#lib/encoding/text-encoding.ts';

/**
 * The source of a mail with its quoted-printable parts, and the texts among its Base64 parts, decoded (RFC 2045, section
 * 6); any other text stays. Parts say what they are, and where only the body was copied, quoted-printable lines show it.
 */
export const decodeMail = (text: string): string =>
  text
    .split(/(?=^--\S)/m)
    .map((part) => {
      const [head, encoding] = headOf(part);
      const body = part.slice(head.length);
      const decoded = encoding !== undefined && /^base64/i.test(encoding) ? decodeBase64Text(part, body) : undefined;
      if (decoded !== undefined) return `${describeDecoded(head)}${decoded}\n`;
      const isQuoted = encoding === undefined ? looksQuoted(body) : /^quoted-printable/i.test(encoding);
      return isQuoted ? describeDecoded(head) + decodeQuotedLines(body.replace(/=[ \t]*\r?\n/g, '')) : part;
    })
    .join('');

/** The text of a Base64 body; nothing where it is no text, or damaged. */
function decodeBase64Text(part: string, body: string): string | undefined {
  const [headers = ''] = part.split(/\r?\n[ \t]*\r?\n/, 1);
  const type = /^Content-Type:[ \t]*([^\s;]+)/im.exec(headers)?.[1] ?? 'text/plain';
  if (!/^text\//i.test(type)) return undefined;
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(headers)?.[1] ?? 'utf-8';
  try {
    return decodeText(decodeBase64(body), findEncoding(charset) ?? 'utf-8');
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return undefined;
  }
}

/** The header lines of a part that names its encoding. */
function headOf(part: string): readonly [head: string, encoding?: string] {
  const named = /^Content-Transfer-Encoding:[ \t]*(\S+)/im.exec(part);
  if (!named?.[1]) return [''];
  const rest = part.slice(named.index);
  const end = /\r?\n[ \t]*\r?\n/.exec(rest);
  return [part.slice(0, named.index + (end ? end.index + end[0].length : rest.length)), named[1]];
}

/** The header lines of a part that is decoded: with those of the source, it would be decoded twice. */
const describeDecoded = (head: string): string =>
  head
    .replace(/^(Content-Transfer-Encoding:[ \t]*)\S+/im, '$18bit')
    .replace(/^(Content-Type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*?;\s*charset=)("?)[\w.:-]+\2/im, '$1$2utf-8$2');

/** A soft line break, which no link begins after: a link may end with “=” too. */
const softBreak = /=[ \t]*\r?\n(?!\s*h(?:tt|xx)ps?)/i;

/** Whether a text has escapes in links or attributes, or else long lines that continue, and nothing against it. */
const looksQuoted = (text: string): boolean =>
  (softBreak.test(text) && /=3D/i.test(text)) ||
  /=3D["']?https?(?::|%3A)/i.test(text) ||
  (/^.{69,75}=\r?\n(?!h(?:tt|xx)ps?)/im.test(text) && !/=(?![\dA-F]{2}|\r?\n|$)|.{77}/.test(text));
