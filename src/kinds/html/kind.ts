import { defineKind } from '#core/kind.ts';
import { isHtmlFragment } from '#lib/html/is-fragment.ts';

const sampleLength = 16_384;

/** A document or part of one in HTML (https://html.spec.whatwg.org), never made part of a page as it is. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'html',
  mime: 'text/html',
  detect(text) {
    const sample = text.trimStart().slice(0, sampleLength);
    if (/^<(?:!doctype html|html)\b/i.test(sample) || isHtmlFragment(text)) return 0.6;
    return /^<(?:h[1-6]|p|div|ul|ol|table|blockquote|section|article|main)\b/i.test(sample) ? 0.3 : 0;
  },
});
