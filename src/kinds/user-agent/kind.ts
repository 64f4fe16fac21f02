import { defineKind } from '#core/kind.ts';
import { everyLine } from '#lib/lines/every.ts';

const maxLength = 1_000;
/** How nearly all browsers and many bots begin. */
const browser = /^(?:user-agent:\s*)?"?(?:Mozilla|Opera)\/\d/i;
/** Programs that send a user agent of their own. */
const program =
  /^(?:user-agent:\s*)?(?:curl|Wget|HTTPie|python-requests|Python-urllib|aiohttp|Go-http-client|okhttp|Apache-HttpClient|axios|PostmanRuntime|insomnia|libwww-perl|GuzzleHttp|Dalvik|facebookexternalhit|Googlebot|Twitterbot)\/\d/i;

/** The `User-Agent` header of a request, or its value; several, one per line. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const fits = (pattern: RegExp) => everyLine(text, (line) => line.length <= maxLength && pattern.test(line));
    if (fits(browser)) return 0.95;
    return fits(program) ? 0.6 : 0;
  },
});
