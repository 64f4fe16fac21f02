import { defineKind } from '#core/kind.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { isQuery } from '#lib/url/query.ts';

const maxLength = 100_000;
const [certain, unlikely] = [0.9, 0.3];

/** A scheme of the web without its colon. */
const mistyped = /^(?:https?|ftp|wss?)\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#:]\S*)?$/i;

/** A URL (https://url.spec.whatwg.org) with its scheme, an address as people write it, or a query alone, with an error. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written === '' || written.length > maxLength || /\s/.test(written)) return 0;
    if (/^(?:[a-z][a-z\d+.-]*:\/\/|mailto:)./i.test(written)) return parseUrl(written) ? certain : 0;
    if (mistyped.test(written) || isQuery(written)) return { confidence: 0.6, errorAt: 0 };
    return /^(?:www\.[a-z\d-]+\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)\S*$/i.test(written) ? unlikely : 0;
  },
});
