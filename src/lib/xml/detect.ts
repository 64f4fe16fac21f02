import { ToolError } from '#core/tool.ts';
import { scanXml } from './scan.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

/** The confidence, from 0 to 1, that a text, or the first 64 Ki units of one, is XML. */
export function detectXml(text: string): number {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^<\?xml\s/.test(start)) return 0.97;
  if (!/^<(?:[A-Za-z_]|!--|!DOCTYPE\s)/.test(start)) return 0;
  const isHtml = /^<(?:!doctype\s+html|html)\b/i.test(start);
  if (isWellFormed(start)) return isHtml ? 0.4 : 0.95;
  return isHtml ? 0 : 0.3;
}

function isWellFormed(text: string): boolean {
  try {
    scanXml(text);
    return true;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return text.length >= sampleLength && /^unclosed-/.test(error.code);
  }
}
