import { ParseError } from 'toml-eslint-parser';
import type { Detection } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { parseToml } from '#lib/toml/parse.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

const header = /^[ \t]*\[\[?[\w."' -]+\]\]?[ \t]*(?:#.*)?$/m;
/** What other settings with `=` do not have: a text in quotes, or an array. */
const value = /^[\w."' \t-]+=[ \t]*(?:"[^"\n]*"|'[^'\n]*'|\[[^\n]*)[ \t]*$/m;

/** Whether a text, or the first 64 Ki units of one, is TOML. */
export function detectToml(text: string): Detection {
  const hasPairs = /^[\w."' \t-]+=[ \t]*\S/m.test(text);
  if (!hasPairs) return 0;
  const errorAt = findError(text);
  if (errorAt !== undefined) return header.test(text) && value.test(text) ? { confidence: 0.5, errorAt } : 0;
  return header.test(text) ? 0.9 : 0.5;
}

function findError(text: string): number | undefined {
  const isCut = text.length >= sampleLength;
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  const content = whole.replace(/^\ufeff/, '');
  try {
    parseToml(content, '1.1');
    return undefined;
  } catch (error) {
    const at = error instanceof ToolError ? error.at?.offset : error instanceof ParseError ? error.index : undefined;
    if (at === undefined) throw error;
    return isCut && at >= content.length ? undefined : at + whole.length - content.length;
  }
}
