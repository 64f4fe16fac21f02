/**
 * The text of quoted-printable lines without soft line breaks (RFC 2045, section 6.7). Escaped line breaks are line feeds.
 * @param charset as `TextDecoder` names it; bytes that it does not allow are read as Windows-1252
 * @example decodeQuotedLines('caf=C3=A9') // 'café'
 */
export const decodeQuotedLines = (text: string, charset = 'utf-8'): string =>
  text.replace(/(?:=[\da-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (pair) => Number.parseInt(pair, 16));
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes).replace(/\r\n/g, '\n');
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  });
