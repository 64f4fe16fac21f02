import { checkDigitsOf, findIbanCountry, ibanLength } from '#lib/iban/iban.ts';

/** A secret in a text: from one offset up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where secrets of a kind are: whatever the pattern matches, or its group `secret` after its group `before`. All of them
 * take linear time: a match begins only where a word does, and what repeats is limited.
 */
interface Pattern {
  readonly pattern: RegExp;
  /** How much of what matches is a secret, in UTF-16 units; 0 for none of it. All where absent. */
  readonly lengthOf?: (secret: string, before: string) => number;
  /** After a secret and a space or hyphen, another one may follow in what matches. */
  readonly isList?: true;
}

/** Names of settings whose values are secrets, with what stands between name and value. */
const assignment = String.raw`(?:password|passwd|passphrase|passcode|pwd|secret|token|credentials?|(?:api|access|private|secret)[_-]?key)(?:[_-][\w-]{0,30}|\d{0,3})["'\x60]?[ \t]{0,3}(?:=>?|:=?)[ \t]{0,3}`;

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;

const patterns = {
  urlCredentials: [{ pattern: /(?<before>\b[a-z][a-z\d+.-]{1,20}:\/\/)(?<secret>[^\s/?#@"'<>]{1,300})(?=@)/gi }],
  jwt: [{ pattern: /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{4,}(?:\.[\w-]*){1,3}/g }],
  aws: [{ pattern: /(?<![A-Za-z\d])(?:AKIA|ASIA|AROA|AIDA)[A-Z\d]{16}(?![A-Za-z\d])/g }],
  github: [{ pattern: /(?<![A-Za-z\d])(?:gh[pousr]_[A-Za-z\d]{20,255}|github_pat_\w{20,255})/g }],
  gitlab: [{ pattern: /(?<![A-Za-z\d])gl(?:pat|dt|rt|ptt|cbt|ft|imt|soat|oas|agent)-[\w-]{20,255}/g }],
  slack: [
    { pattern: /(?<![A-Za-z\d])xox[a-z]-[\w-]{10,255}/g },
    { pattern: /(?<before>\bhooks\.slack\.com\/(?:services|workflows|triggers)\/)(?<secret>[\w/-]{10,255})/g },
  ],
  stripe: [{ pattern: /(?<![A-Za-z\d])(?:[srp]k_(?:live|test)_|whsec_)[A-Za-z\d]{10,255}/g }],
  google: [{ pattern: /(?<![A-Za-z\d])(?:AIza[\w-]{35}|ya29\.[\w-]{20,255}|GOCSPX-[\w-]{20,255})/g }],
  openai: [{ pattern: /(?<![A-Za-z\d])sk-[\w-]{20,255}/g }],
  authorization: [
    {
      pattern:
        /(?<before>\bauthorization["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?:(?:bearer|basic|token|digest|apikey)[ \t]{1,3})?)(?<secret>[^\s"',;]{4,})/gi,
    },
    {
      pattern: /(?<before>\b(?:bearer|basic)[ \t]{1,3})(?<secret>[\w.~+/=-]{8,})/gi,
      // Words may follow, as in “basic training”.
      lengthOf: (secret) => (/[\d=_+/]|[a-z][A-Z]/.test(secret) ? secret.length : 0),
    },
  ],
  password: [
    {
      pattern: new RegExp(
        String.raw`(?<before>${assignment}(?<quote>["'\x60]))(?<secret>(?:\\.|(?!\k<quote>)[^\\\r\n]){1,1000})`,
        'gi',
      ),
      lengthOf: secretLength,
    },
    {
      pattern: new RegExp(String.raw`(?<before>${assignment})(?<secret>[^\s"'\x60&,;]{1,1000})`, 'gi'),
      lengthOf: secretLength,
    },
  ],
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
  ipv4: [{ pattern: new RegExp(String.raw`(?<![\w.])(?:${octet}\.){3}${octet}(?!\w|\.\d)`, 'g') }],
  phone: [
    { pattern: /(?<![\w+])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,14}(?!\d)/g },
    { pattern: /(?<![\w.+-])0[1-9](?:[ ./-]?\d){7,9}(?![\w-])/g },
    { pattern: /(?<![\w.+-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-])/g },
  ],
} satisfies Readonly<Record<string, readonly Pattern[]>>;

/** A kind of secrets that is found by patterns. */
export type PatternKind = keyof typeof patterns;

/** The kinds from the most to the least certain: what is one of them is none of the later ones. */
export const patternKinds = Object.keys(patterns) as readonly PatternKind[];

/** Where a text has secrets of a kind. */
export function* findByPattern(text: string, kind: PatternKind): Generator<Span> {
  for (const { pattern, lengthOf, isList } of patterns[kind] as readonly Pattern[])
    for (const match of text.matchAll(pattern)) {
      const { before = '', secret = match[0] } = match.groups ?? {};
      const start = match.index + before.length;
      let [at, length] = [0, 0];
      do {
        const rest = secret.slice(at);
        length = lengthOf ? lengthOf(rest, before) : rest.length;
        if (length > 0) yield { start: start + at, end: start + at + length };
        at += length + 1;
      } while (isList && length > 0 && at < secret.length);
    }
}

/** The length of a value, unless it is obviously no secret: a word of the language, a placeholder, a masked one. */
function secretLength(value: string, before: string): number {
  const isHarmless = /^(?:null|nil|none|true|false|undefined|[*•x]+|<[^>]*>|\$\{?\w*\}?|\{\{.*)$/i.test(value);
  // The shell’s PWD is the present folder.
  const isFolder = /pwd/i.test(before) && value.startsWith('/');
  return isHarmless || isFolder ? 0 : value.length;
}

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
