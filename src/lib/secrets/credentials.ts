import { argumentsOf, findUserPassword, headerNamed } from './commands.ts';
import { cookieFinders, findCookies } from './cookies.ts';
import { elementFinders } from './elements.ts';
import { type Finder, findAll, type Span, secretLength } from './findings.ts';
import { assigned, namedValues, setting } from './keyed.ts';
import { lineFinders } from './lines.ts';
import { isDescription, password, passwords, perhaps } from './names.ts';
import { quote, unquoted } from './quoted.ts';
import { statementFinders } from './statements.ts';

/** How a client proves who it is (the registry of RFC 9110, section 16.4.1, and others that are common). */
const scheme = String.raw`(?:(?:bearer|basic|token|digest|apikey|negotiate|ntlm|hawk|oauth|signature|key|aws4-hmac-sha256)(?:\\?[ \t]){1,3})?`;

/** Headers with credentials. */
const authorization = String.raw`\b(?:proxy-)?authorization`;

/** A command up to its password. */
const sshpass = String.raw`(?<![\w-])sshpass[ \t]{1,9}(?:-[ve][ \t]{1,9}){0,2}-p[ \t]{0,9}`;

/** Finds what follows the scheme in the value of such a header. */
export function* findAuthorization(value: string): Generator<Span> {
  const start = new RegExp(`^\\s*${scheme}`, 'i').exec(value)?.[0].length ?? 0;
  yield { start, end: start + secretLength(value.slice(start)) };
}

function* findPassword(value: string): Generator<Span> {
  yield { start: 0, end: secretLength(value) };
}

/** Finds a value that looks like a token, and like no word of a language. */
export function* findToken(value: string): Generator<Span> {
  if (/^[^\s.]{6,}$/.test(value) && /[\d=+/]|[a-z][A-Z]/.test(value)) yield* findPassword(value);
}

/** The length of a value without quotes; brackets that end an object around it are no part of it. */
const wordLength = (word: string): number =>
  secretLength(/[([{]/.test(word) ? word : word.replace(/(?<![)\]}])[)\]}]+$/, ''));

/** Passwords, keys and tokens, from the most to the least certain. */
export const credentialFinders = {
  cookie: [
    ...cookieFinders,
    argumentsOf('b', 'cookie', (value) => (value.includes('=') ? findCookies(value) : [])),
    argumentsOf('H', 'header|proxy-header', headerNamed('(?:set-)?cookie2?', findCookies)),
  ],
  urlCredentials: [{ pattern: /(?<before>\b[a-z][a-z\d+.-]{1,20}:\/\/)(?<secret>[^\s/?#@"'<>]{1,2000})(?=@)/gi }],
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
  // npm, PyPI, Hugging Face, DigitalOcean, Docker, Shopify, SendGrid, HashiCorp Vault, Linear, Square, Telegram.
  otherToken: [
    {
      pattern:
        /(?<![A-Za-z\d])(?:npm_[A-Za-z\d]{30,255}|pypi-[\w-]{50,255}|hf_[A-Za-z\d]{30,255}|do[opr]_v1_[\da-f]{60,255}|dckr_[op]at_[\w-]{20,255}|shp(?:at|ca|pa|ss)_[\da-fA-F]{32}|lin_api_[A-Za-z\d]{30,255}|sq0(?:atp|csp|idp)-[\w-]{20,255})(?![A-Za-z\d])/g,
    },
    { pattern: /(?<![\w.-])(?:SG\.[\w-]{16,64}\.[\w-]{16,128}|hv[bsr]\.[\w-]{24,255}|\d{8,10}:AA[\w-]{33})(?![\w-])/g },
  ],
  authorization: [
    ...namedValues({ name: authorization, parts: findAuthorization }),
    // A header in quotes, such as an argument of a shell.
    { pattern: new RegExp(`(?<quote>${quote})${authorization}[ \\t]{0,3}:`, 'gi'), parts: findAuthorization },
    // Some schemes have several values, with names.
    {
      pattern: new RegExp(
        String.raw`(?<before>${assigned(authorization)}(?:\\?[ \t]){0,3}\[?${scheme})(?<secret>${unquoted}(?:[\w-]{1,40}="[^"\r\n]*"|[^\s"',;]+)(?:,[ \t]{0,3}[\w-]{1,40}=(?:"[^"\r\n]*"|[^\s"',;]+))*)`,
        'gi',
      ),
      lengthOf: secretLength,
    },
    argumentsOf('H', 'header|proxy-header', headerNamed('(?:proxy-)?authorization', findAuthorization)),
    argumentsOf(' ', 'oauth2-bearer', findPassword),
    {
      pattern: /(?<before>\b(?:bearer|basic)[ \t]{1,3})(?<secret>[\w.~+/=-]{8,})/gi,
      // Words may follow, as in “basic training”.
      lengthOf: (secret) => (/[\d=_+/]|[a-z][A-Z]/.test(secret) ? secret.length : 0),
    },
  ],
  password: [
    ...lineFinders,
    ...namedValues({
      name: `(?:${password}|${passwords})`,
      parts: findPassword,
      ofMember: (key, value) => (isDescription(key) ? [] : findPassword(value)),
    }),
    ...namedValues({ name: perhaps, parts: findToken }),
    setting(perhaps),
    {
      pattern: new RegExp(
        String.raw`(?<before>${assigned(password)}[ \t]{0,3})(?<secret>${unquoted}(?![!&]\S{0,99}[ \t]{1,9}[|>])[^\s"'\x60&,;]+)`,
        'gi',
      ),
      lengthOf: wordLength,
    },
    argumentsOf('[uU]', 'user|proxy-user', findUserPassword),
    argumentsOf('H', 'header|proxy-header', headerNamed(String.raw`[\w-]{0,40}?${password}`, findPassword)),
    argumentsOf(' ', '(?:http-|ftp-|proxy-)?password|pass|proxy-pass|(?:proxy-)?tlspassword', findPassword),
    // A space after this option of MySQL means that the program asks for the password.
    argumentsOf('p(?=.)', 'password(?==)', findPassword, '(?:mysql|mariadb)(?:-?(?:dump|admin|import|check|show))?'),
    // What follows is another command, with options of its own.
    { pattern: new RegExp(`${sshpass}(?<quote>${quote})`, 'g'), parts: findPassword },
    { pattern: new RegExp(String.raw`(?<before>${sshpass})(?<secret>[^\s"'\x60;|&]+)`, 'g'), lengthOf: secretLength },
    argumentsOf('a', 'pass', findPassword, 'redis-cli'),
    argumentsOf(
      'p',
      'password',
      findPassword,
      String.raw`(?:docker|podman|nerdctl|buildah|helm[ \t]{1,9}registry)[ \t]{1,9}login`,
    ),
    ...elementFinders,
    ...statementFinders,
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
} satisfies Readonly<Record<string, readonly Finder[]>>;

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
  [findPrivateKeys(text), ...Object.values(credentialFinders).map((finders) => findAll(text, finders))].some(
    (found) => !found.next().done,
  );
