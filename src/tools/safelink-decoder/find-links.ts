/** A link in a text. */
export interface FoundLink {
  readonly link: string;
  readonly offset: number;
  /** Of the link as the text has it, which may have references of HTML. */
  readonly length: number;
}

/** With the brackets and dots that make a link harmless in a report. */
const links = /\bh(?:tt|xx)ps?(?:\[:\]|\[?:)\/\/\]?[^\s"<>`{}|\\^\p{Cc}]+/giu;

/** All links of a text, in order, without the punctuation of the sentence around them. */
export function findLinks(text: string): readonly FoundLink[] {
  return Array.from(text.matchAll(links), ({ 0: found, index }) => {
    const quoted = text.charAt(index - 1) === "'" ? found.replace(/'.*$/s, '') : found;
    // In the source of HTML, the references around a link end it.
    const whole = quoted.replace(/&(?:quot|lt|gt|#34|#39);.*$/is, '');
    const written = whole.slice(0, endOfLink(whole));
    return { link: refang(written.replace(/&amp;/gi, '&')), offset: index, length: written.length };
  });
}

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Where a link ends: before punctuation, and before brackets that were opened outside of it. */
function endOfLink(text: string): number {
  const surplus = new Map<string, number>();
  for (const [close, open] of Object.entries(closing))
    surplus.set(close, text.split(close).length - text.split(open).length);
  for (let end = text.length; end > 0; end--) {
    const last = text.charAt(end - 1);
    const left = surplus.get(last) ?? 0;
    if (left > 0) surplus.set(last, left - 1);
    else if (!/[.,;:!?'*]/.test(last)) return end;
  }
  return 0;
}

/** A link that somebody made harmless, such as `hxxps[://]example[.]com`, as it was. */
const refang = (link: string): string =>
  /^hxxp|^[^/]*\[|\[(?:\.|dot)\]/i.test(link)
    ? link
        .replace(/^hxxp/i, 'http')
        .replace(/^(https?)(?:\[:\]\/\/|\[:\/\/\])/i, '$1://')
        .replace(/\[(?:\.|dot)\]/gi, '.')
    : link;

/** A text without line breaks in links between `<` and `>` (RFC 3986, appendix C). */
export const joinLines = (text: string): string =>
  text.replace(/<(https?:\/\/[^<>"]*)>/gi, (_, link: string) => `<${link.replace(/\s+/g, '')}>`);
