import { checkDigitsOf, findIbanCountry, ibanLength } from '#lib/iban/iban.ts';
import { credentialFinders } from '#lib/secrets/credentials.ts';
import { type Finder, findAll, type Span } from '#lib/secrets/findings.ts';

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

const patterns = {
  ...credentialFinders,
  email: [
    {
      pattern:
        /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,256}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,63}/gu,
    },
  ],
  iban: [{ pattern: /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}/g, lengthOf: ibanIn }],
  card: [
    {
      pattern: /(?<![\d.]|\d[ -])[2-6]\d{3}(?:[ -]?\d){9,1000}(?!\d)/g,
      lengthOf: cardIn,
      isList: true,
    },
    // After other digits, only as card numbers are usually grouped: few rows of numbers look like that.
    {
      pattern:
        /(?<=\d[ -])(?=(?<secret>(?:\d{13,19}|\d{4}(?<gap>[ -])(?:\d{4}\k<gap>\d{4}\k<gap>\d{4}(?:\k<gap>\d{1,3})?|\d{6}\k<gap>\d{4,5}))(?!\d)))/g,
      lengthOf: cardIn,
    },
  ],
  mac: [{ pattern: /(?<![\dA-F:-])[\dA-F]{2}([:-])(?:[\dA-F]{2}\1){4}[\dA-F]{2}(?![\dA-F:-])/gi }],
  ipv6: [
    {
      pattern: /(?<![\w:.])[\dA-F]{0,4}:[\dA-F:]{1,38}(?:\d{0,3}(?:\.\d{1,3}){3})?/gi,
      lengthOf: (text) =>
        isIpv6(text) ? text.length : isIpv6(text.slice(0, -1)) && text.endsWith(':') ? text.length - 1 : 0,
    },
  ],
  // What follows the word “version” is none.
  ipv4: [
    {
      pattern: new RegExp(
        String.raw`(?<![\w.]|\b[vV](?:ersion|ERSION)?[ :="']{1,4})(?:${octet}\.){3}${octet}(?!\w|\.\d)`,
        'g',
      ),
    },
  ],
  phone: [
    { pattern: /(?<![\w+])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,14}(?!\d)/g },
    { pattern: /(?<![\w.+-])0[1-9](?:[ ./-]?\d){7,9}(?![\w-])/g },
    { pattern: /(?<![\w.+-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g },
  ],
} satisfies Readonly<Record<string, readonly Finder[]>>;

/** A kind of secrets that is found by patterns. */
export type PatternKind = keyof typeof patterns;

/** The kinds from the most to the least certain: what is one of them is none of the later ones. */
export const patternKinds = Object.keys(patterns) as readonly PatternKind[];

/** Where a text has secrets of a kind. */
export const findByPattern = (text: string, kind: PatternKind): Generator<Span> => findAll(text, patterns[kind]);

/** How much of a text that begins like an IBAN is one, its spaces included; 0 for nothing. */
function ibanIn(text: string): number {
  const country = findIbanCountry(text.slice(0, 2));
  if (!country) return 0;
  let [length, end] = [0, 0];
  for (; end < text.length && length < ibanLength(country); end++) if (/[A-Z\d]/.test(text.charAt(end))) length++;
  const iban = text.slice(0, end).replace(/[ -]/g, '');
  const isWhole = length === ibanLength(country) && !/^[A-Z\d]/.test(text.slice(end));
  return isWhole && checkDigitsOf(iban.slice(0, 2), iban.slice(4)) === iban.slice(2, 4) ? end : 0;
}

/** How much of groups of digits is a card number of 13 to 19 digits, what may follow it left out; 0 for nothing. */
function cardIn(groups: string): number {
  const lengths: number[] = [];
  let digits = 0;
  for (let end = 1; end <= groups.length && digits < 19; end++) {
    if (/\d/.test(groups.charAt(end - 1))) digits++;
    if (digits >= 13 && !/\d/.test(groups.charAt(end))) lengths.push(end);
  }
  return (
    lengths.findLast((end) => /\d/.test(groups.charAt(end - 1)) && isCard(groups.slice(0, end).replace(/\D/g, ''))) ?? 0
  );
}

/** Beginnings and lengths of card numbers: Visa, Mastercard and Mir, American Express, Diners Club and JCB, others. */
const issued = /^(?:4(?:\d{12}|\d{15}|\d{18})|2[2-7]\d{14,17}|3[47]\d{13}|3[05689]\d{12,17}|[56]\d{12,18})$/;

/** Whether an issuer has such numbers and the check digit is right (ISO/IEC 7812-1, annex B). */
function isCard(digits: string): boolean {
  if (!issued.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Whether a text is an IPv6 address (RFC 4291, section 2.2) that says more than “::”. */
function isIpv6(text: string): boolean {
  if (!/\d/.test(text) || (!text.includes('::') && text.split(':').length < 6)) return false;
  const halves = text.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const count = groups.length + (last.includes('.') ? 1 : 0);
  const areGroups = groups.every((group, index) =>
    index === groups.length - 1 && group.includes('.')
      ? /^(?:\d{1,3}\.){3}\d{1,3}$/.test(group)
      : /^[\dA-F]{1,4}$/i.test(group),
  );
  return areGroups && (halves.length === 1 ? count === 8 : halves.length === 2 && count < 8);
}
