import { defineKind } from '#core/kind.ts';
import { readLiteral } from '#lib/regex/literal.ts';

const maxLength = 1_000;

/** What hardly any other text has: a repeated class, a group with a question mark, both anchors. */
const telling = /\\[dwsDWS](?:[+*?]|\{\d)|\(\?(?:[:=!]|<[=!a-zA-Z])|\[[^\]]+\][+*]|^\^.*[\\[(*+?{|].*\$$/;
/** What a path does not have. */
const special = /[\\^$*+?([{|]/;

/** A regular expression on one line, as a literal of JavaScript or by itself. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > maxLength || /[\r\n]/.test(written)) return 0;
    const literal = readLiteral(written);
    if (literal) return special.test(literal.source) && compiles(literal.source, literal.flags) ? 0.95 : 0;
    return telling.test(written) && !written.startsWith('/') && compiles(written, '') ? 0.7 : 0;
  },
});

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
