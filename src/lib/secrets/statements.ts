import { type Finder, secretLength } from './findings.ts';
import { password } from './names.ts';
import { quote, unquoted } from './quoted.ts';

/** An option of any program, before its value; that of MySQL asks for the password instead. */
const option = String.raw`(?<![\w-])--?(?:[\w-]{0,40}-)?(?:password|passwd|passphrase|passcode|(?:store|key)?pass|pass(?:in|out)|requirepass|masterauth|token|secret|pin|otp|(?:api|access|account|secret|private)-?key)[ \t]{1,9}(?<!\b(?:mysql|mariadb)[\w-]{0,9}(?:\.exe)?[ \t][^\r\n;|&]{0,200})`;

/** What follows the name of an option in a sentence, or is no secret. */
const isProse = /^(?:to|for|is|are|and|or|options?|flag|argument|parameter|with|in|on|when|if|the|an?|id=.*|-.*)$/i;

/** A clause of SQL, before the password in quotes. */
const clause = String.raw`\b(?:identified\s{1,9}(?:with\s{1,9}\S{1,60}\s{1,9})?(?:by|as)(?:\s{1,9}password)?|password)(?:\s{1,9}|\s{0,9}\(\s{0,9})`;

/** A setting of Redis, of nginx, of Apache or of a Dockerfile, whose value follows after a space. */
const directive = String.raw`(?:(?<![\w.-])(?:requirepass|masterauth)|^[ \t]{0,99}(?:(?:proxy_set|request)_?header(?:[ \t]{1,9}set)?|(?:fastcgi|uwsgi)_param|set(?:env)?|env)[ \t]{1,9}["']?\$?[\w.-]{0,40}?${password}["']?)[ \t]{1,9}`;

/** A password in the files of netrc and PostgreSQL, after other fields. */
const field = String.raw`(?:\blogin[ \t]{1,9}\S{1,100}\s{1,9}password[ \t]{1,9}|^[^\s:#]{1,100}:(?:\d{1,5}|\*):[^\s:]{1,60}:[^\s:]{1,60}:)`;

const findAll = (value: string) => [{ start: 0, end: secretLength(value) }];

/** Passwords in commands of any program, of Redis and of mail servers, and in statements of SQL. */
export const statementFinders: readonly Finder[] = [
  { pattern: new RegExp(`(?:${option}|${directive}|${clause})(?<quote>${quote})`, 'gim'), parts: findAll },
  {
    pattern: new RegExp(
      String.raw`(?<before>${option}|${directive}|${field})(?<secret>${unquoted}[^\s"'\x60;|&]+)`,
      'gim',
    ),
    lengthOf: (value) => (isProse.test(value) ? 0 : secretLength(value)),
  },
  // The hash of a password after the user’s name, as in htpasswd and shadow; Compose has two dollar signs for one.
  { pattern: /(?<before>[\w.-]:)(?<secret>\$\$?(?:apr1|2[abxy]?|[156y]|argon2(?:id?|d))\$[^\s:"',;]{8,255})/g },
  // Oracle has no quotes.
  {
    pattern: /(?<before>\bidentified[ \t]{1,9}by[ \t]{1,9})(?<secret>[^\s"'`;(]+)/gi,
    lengthOf: (value) => (/^(?:values|password|the|an?|its)$/i.test(value) ? 0 : secretLength(value)),
  },
  // AUTH of Redis, perhaps with a user, and of SMTP and IMAP, with the method.
  {
    pattern:
      /(?<before>^(?:[^\s>]{0,60}>[ \t]?|[CS]:[ \t]|[^\r\n]{0,60}?\bredis-cli[ \t][^\r\n;|&]{0,100}?)?AUTH[ \t]{1,9}(?:[^\s"']{1,60}[ \t]{1,9})?["']?)(?<secret>[^\s"']+)(?=["']?[ \t]*(?:\r?$|[|;&>]))/gm,
    lengthOf: (value) =>
      /^(?:LOGIN|PLAIN|NTLM|GSSAPI|XOAUTH2|(?:CRAM|DIGEST)-MD5|required|failed|ok)$/i.test(value)
        ? 0
        : secretLength(value),
  },
];
