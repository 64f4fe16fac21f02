/** A secret in a text: from one offset up to another. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where secrets of a kind are: whatever the pattern matches, or its group `secret` after its group `before`. All of them
 * take linear time: a match begins only where a word does, and what repeats is limited.
 */
export interface Pattern {
  readonly pattern: RegExp;
  /** How much of what matches is a secret, in UTF-16 units; 0 for none of it. All where absent. */
  readonly lengthOf?: (secret: string, before: string) => number;
  /** After a secret and a space or hyphen, another one may follow in what matches. */
  readonly isList?: true;
  /** What of the secret is one, each part for itself. All where absent. */
  readonly parts?: readonly Pattern[];
}

/** Names of settings whose values are secrets, with the text between name and value. */
const assignment = String.raw`(?:password|passwd|passphrase|passcode|pwd|secret|token|credentials?|(?:api|access|private|secret)[_-]?key)(?:[_-][\w-]{0,30}|\d{0,3})["'\x60]?[ \t]{0,3}(?:=>?|:=?)[ \t]{0,3}`;

/** The name of a header or field that has cookies. */
const cookieName = '(?<![a-z])(?:set-?)?cookies?';

/** A name and the equals sign after it, but not that of an attribute (RFC 6265, section 4.1.1; `Priority` of Chromium). */
const cookieStart = String.raw`(?<before>(?:^|[;,](?!\s*(?:path|domain|expires|max-age|samesite|priority)\s*=))\s*(?:\\?["']\s*)?[^\s=;,"']{1,256}\s*=\s*`;

/** The value of each cookie, which may be in quotes. */
const cookies: readonly Pattern[] = [
  { pattern: new RegExp(String.raw`${cookieStart}\\?")(?<secret>[^"\\\r\n]+)`, 'gi'), lengthOf: secretLength },
  { pattern: new RegExp(String.raw`${cookieStart})(?<secret>(?:[^\s;,"\\]|,(?!\s))+)`, 'gi'), lengthOf: secretLength },
];

/** An argument of curl that has cookies, but for its value; without an equals sign that is the name of a file. */
const curlCookie = String.raw`(?<before>(?<!\S)(?:-b|--cookie)(?:[ \t]+|=)`;

/** Passwords, keys and tokens, from the most to the least certain. */
export const credentialPatterns = {
  cookie: [
    // A value in quotes, which may be escaped, as in JSON within JSON.
    {
      pattern: new RegExp(
        String.raw`(?<before>${cookieName}\\?["'\x60]?[ \t]{0,9}(?:=>?|:)\s{0,99}(?<quote>\\?["'\x60]))(?<secret>(?:(?!\k<quote>)(?:\\.|[^\r\n]))+)`,
        'gi',
      ),
      parts: cookies,
    },
    // Several of them.
    {
      pattern: new RegExp(
        String.raw`(?<before>${cookieName}\\?["']?[ \t]{0,9}(?:=>?|:)\s{0,99}\[)(?<secret>[^\]]+)`,
        'gi',
      ),
      parts: cookies,
    },
    // A header that is an argument of a shell.
    { pattern: new RegExp(String.raw`(?<before>'${cookieName}[ \t]{0,9}:)(?<secret>[^'\r\n]+)`, 'gi'), parts: cookies },
    // A header in a line, perhaps within double quotes; quotes may be around a value.
    {
      pattern: new RegExp(
        String.raw`(?<before>(?<!')${cookieName}[ \t]{0,9}[:=][ \t]{0,9})(?<secret>(?:[^\r\n"\[]|(?<==)"[^"\r\n]*")+)`,
        'gi',
      ),
      parts: cookies,
    },
    {
      pattern: new RegExp(String.raw`${curlCookie}\$?(?<quote>["']))(?<secret>(?:(?!\k<quote>)[^\r\n])+)`, 'g'),
      parts: cookies,
    },
    { pattern: new RegExp(String.raw`${curlCookie})(?<secret>[^\s"']+)`, 'g'), parts: cookies },
  ],
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
    // In a sentence, only what no word looks like: “password is required”.
    {
      pattern:
        /(?<before>\b(?:password|passwd|passphrase|passcode) (?:is|was):? ["'`]?)(?<secret>[^\s"'`]{0,255}[^\s"'`.,;:?)])/gi,
      lengthOf: (secret) =>
        /\d/.test(secret) && /[a-z]/i.test(secret) && !/^(?:sha|md|base|utf|aes)-?\d|^\d+-/i.test(secret)
          ? secret.length
          : 0,
    },
  ],
} satisfies Readonly<Record<string, readonly Pattern[]>>;

/** Finds what some patterns match in a text. */
export function* findByPatterns(text: string, patterns: readonly Pattern[]): Generator<Span> {
  for (const { pattern, lengthOf, isList, parts } of patterns)
    for (const match of text.matchAll(pattern)) {
      const { before = '', secret = match[0] } = match.groups ?? {};
      const start = match.index + before.length;
      if (parts) {
        for (const part of findByPatterns(secret, parts)) yield { start: start + part.start, end: start + part.end };
        continue;
      }
      let [at, length] = [0, 0];
      do {
        const rest = secret.slice(at);
        length = lengthOf ? lengthOf(rest, before) : rest.length;
        if (length > 0) yield { start: start + at, end: start + at + length };
        at += length + 1;
      } while (isList && length > 0 && at < secret.length);
    }
}

/** Finds the lines between the first and the last one of private keys in PEM; all that follow where there is no last one. */
export function* findPrivateKeys(text: string): Generator<Span> {
  let end = 0;
  for (const match of text.matchAll(/-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n?/g)) {
    const start = match.index + match[0].length;
    if (match.index < end) continue;
    const last = text.indexOf('-----END ', start);
    end = last < 0 ? text.length : last;
    const lines = text.slice(start, end);
    yield { start, end: start + lines.trimEnd().length };
  }
}

/** Whether a text is one word of letters, digits and the signs of Base64, as a key or a token by itself is. */
export const isSingleWord = (text: string): boolean => /^\s*[\w.+/~-]+={0,2}\s*$/.test(text);

/** Whether a text has a password, a key or a token in it. */
export const hasCredentials = (text: string): boolean =>
  [findPrivateKeys(text), ...Object.values(credentialPatterns).map((patterns) => findByPatterns(text, patterns))].some(
    (found) => !found.next().done,
  );

/** The length of a value, unless it is obviously no secret: a word of the language, a placeholder, a masked one. */
function secretLength(value: string, before: string): number {
  const isHarmless = /^(?:null|nil|none|true|false|undefined|[*•x]+|<[^>]*>|\$\{?\w*\}?|\{\{.*)$/i.test(value);
  // The shell’s PWD is the present folder.
  const isFolder = /pwd/i.test(before) && value.startsWith('/');
  return isHarmless || isFolder ? 0 : value.length;
}
