import { ParseError } from 'toml-eslint-parser';
import { ToolError } from '#core/tool.ts';
import { parseToml } from '#lib/toml/parse.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

/** The confidence, from 0 to 1, that a text, or the first 64 Ki units of one, is TOML. */
export function detectToml(text: string): number {
  const hasPairs = /^[\w."' \t-]+=[ \t]*\S/m.test(text);
  if (!hasPairs || !isToml(text)) return 0;
  return /^[ \t]*\[\[?[\w."' -]+\]\]?[ \t]*(?:#.*)?$/m.test(text) ? 0.9 : 0.5;
}

function isToml(text: string): boolean {
  const isCut = text.length >= sampleLength;
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  try {
    parseToml(whole.replace(/^\ufeff/, ''), '1.1');
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    if (!(error instanceof ParseError)) throw error;
    return isCut && error.index >= whole.length;
  }
}
