import { quote } from './quoted.ts';

/** What is said about a password or a token, such as how long it may be, and is no secret. */
const about = String.raw`[_-](?:[a-z]{1,20}[_-])?(?:policy|(?:min|max)?length|type|count|expir(?:y|es|ation)(?:[_-](?:in|at|date|time|days))?|ttl|lifetime|timeout|page|limit|rounds|strength|algorithm|enabled|required|name|file|path|dir|arn|ref|field|label|hint|version|(?<=token[_-])(?:ur[il]|endpoint)|seconds|minutes|hours|days)(?![\w-])`;

/** The shell’s PWD is the present folder. */
const pwd = String.raw`pwd(?!(?<=(?<![\w-])(?:old)?pwd)(?:${quote})?\s{0,9}[:=]\s{0,9}(?:${quote})?(?:/|[a-z]:[\\/]))`;

/** Names that are clear in longer ones, too. */
const long = String.raw`(?:password|passwd|passphrase|passcode|${pwd}|secret|token|credentials?|(?:api|access|account|app|client|decryption|encryption|master|private|secret|session|shared|signing|validation)[_-]?key)(?!${about})(?:hash|salt|[_-][\w-]{0,30}|\d{0,3})`;

/** Names that other words end with. */
const short = String.raw`(?<![a-z])(?:(?:admin|db|ftp|key|mail|require|root|smtp|ssh|store|user)?pass|pw|masterauth|pin|psk|t?otp|salt|session[_-]?id|(?:php|j)sess(?:ion)?id|x-(?:amz|goog)-signature|(?<=[?&;])sig(?:nature)?)(?:[_-]?\d{1,3})?`;

/**
 * French names; their words may also be apart. An accent may be a sign of its own, and
 * a colon has a fixed space before it.
 */
const french = String.raw`(?<![a-zà-ÿ])(?:mots?[ _-]?de[ _-]?passe|mdp|jetons?|cl(?:é|e\u0301?)[ _-]?(?:secr(?:è|e\u0300?)te|d['’]api|api|priv(?:é|e\u0301?)e))(?:[_-]?\d{1,3})?(?![a-zà-ÿ])[\u00a0\u202f]?`;

/** Names of settings whose values are secrets. */
export const password = `(?:${long}|${short}|${french})`;

/** Names of settings whose values are lists of secrets. */
export const passwords = 'tokens|secrets|passwords|(?:api|access)[_-]?keys';

/** Names of what may be a secret or not. */
export const perhaps = '(?<![a-z])(?:auth|session)';

/** Fields of an object under such a name that only describe the secret or say where it is. */
const description =
  /(?:^|[_.$-])(?:names?|in|type|kind|version|description|title|labels?|path|file|dir|directory|ref|arn|from|external|driver|environment|format|mode|u?gid|uid|region|host(?:name)?|port|user|user_?name|login|email|ur[il]|endpoint|scopes?|scheme|provider|issuer|audience|algorithm|expir\w*|ttl|created\w*|updated\w*|date|time|timestamp|at|seconds|length|namespace|source|target|integrity|resolved|license|links?|vault)$/i;

/** Whether a field of a secret only describes it. */
export const isDescription = (key: string): boolean => description.test(separateWords(key));

/** A name with underscores between its words. */
export const separateWords = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2');
