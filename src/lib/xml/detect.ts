import type { Detection } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { blockElements } from '#lib/html/elements.ts';
import { isHtmlFragment } from '#lib/html/is-fragment.ts';
import { scanXml } from './scan.ts';

/** Texts of this length may be cut off. */
const sampleLength = 65_536;

/** Whether a text, or the first 64 Ki units of one, is XML. */
export function detectXml(text: string): Detection {
  const start = text.replace(/^\ufeff/, '').trimStart();
  const isDeclared = /^<\?xml\s/.test(start);
  if (!isDeclared && !/^<(?:[A-Za-z_]|!--|!DOCTYPE\s)/.test(start)) return 0;
  const isHtml = /^<(?:!doctype\s+html|html)\b/i.test(start);
  const error = findError(start);
  if (error === undefined) return isDeclared ? 0.97 : isHtml ? 0.4 : isHtmlFragment(start) ? 0.5 : 0.95;
  if (isHtml && !isDeclared) return 0;
  const confidence = isDeclared ? 0.97 : isMeant(start) ? 0.5 : 0.3;
  return { confidence, errorAt: error + text.length - start.length };
}

/** Whether a text that is not well-formed is meant as XML: it has an end tag, and does not begin as HTML does. */
function isMeant(text: string): boolean {
  const [, root = ''] = /^<([\w:.-]+)/.exec(text) ?? [];
  return !inHtml.has(root.toLowerCase()) && /<\/[\w:.-]+\s*>/.test(text);
}

const inHtml = new Set([
  ...blockElements,
  ...'a abbr b br button em i img input label span strong svg textarea u video'.split(' '),
]);

function findError(text: string): number | undefined {
  try {
    scanXml(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return text.length >= sampleLength && /^unclosed-/.test(error.code) ? undefined : (error.at?.offset ?? 0);
  }
}
