import { type Finder, type Span, secretLength } from './findings.ts';
import { namedValues, setting } from './keyed.ts';
import { quote, unquoted } from './quoted.ts';

/** The name of a header or field that has cookies. */
const name = '(?<![a-z])(?:set-?)?cookies?2?';

/** What a server says of a cookie (RFC 6265, section 4.1.1), what browsers add to it, and what HAR files do. */
const attribute =
  /^(?:path|domain|expires|max-?age|same-?site|priority|partition-?key|secure|http-?only|partitioned|size|comment)$/i;

/** Whether a name in a cookie or beside it is that of an attribute. */
export const isAttribute = (name: string): boolean => attribute.test(name);

/** Choices of a user, whose cookies have a plain word as their value. */
const choice =
  /^(?:[a-z]{1,20}[_-])?(?:theme|(?:color|colour)-?(?:mode|scheme)|lang(?:uage)?|locale|currency|country|time-?zone|tz)$/i;

/** Whether a cookie holds nothing but a preference of its user. */
export const isChoice = (name: string, value: string): boolean =>
  choice.test(name) && /^[a-z]{2,12}(?:[-_][a-z]{2,4})?$/i.test(value);

/** The name of a cookie where it has one, and its value, perhaps in quotes. */
const cookie =
  /^(?<before>(?:\\?\s)*(?:(?<name>[^\s=;,"'\\]{1,256})\s*=(?!=\s*$)\s*)?(?<opening>\\?")?)(?<value>[\s\S]*)$/;

/** Finds the values of the cookies in a header or a string, and a value without a name. */
export function* findCookies(text: string): Generator<Span> {
  // A comma is in a value unless another name follows.
  for (const { 0: part, index } of text.matchAll(/(?:=\s*\\?"[^"]*"|[^;,]|,(?!\s+[^\s=;,]{1,256}=))+/g)) {
    const { before = '', name: named, opening = '', value: rest = '' } = cookie.exec(part)?.groups ?? {};
    const trimmed = rest.trimEnd();
    const value = opening && trimmed.endsWith(opening) ? trimmed.slice(0, -opening.length) : trimmed;
    const start = index + before.length;
    const isValue =
      named === undefined ? !/\s/.test(value) && !isAttribute(value) : !isAttribute(named) && !isChoice(named, value);
    if (isValue && secretLength(value) > 0) yield { start, end: start + value.length };
  }
}

/** The same where other text may follow: a value ends with its quotes, or before white space. */
function* findCookiesInText(text: string): Generator<Span> {
  let isFirst = true;
  for (const { 0: part, index } of text.matchAll(/(?:=\s*\\?"[^"]*"|[^;,]|,(?!\s))+/g)) {
    const found = /^\s*[^\s=;,&"'\\]{1,256}\s*=\s*(?:\\?"[^"]*"|\S+)/.exec(part)?.[0];
    if (found) for (const { start, end } of findCookies(found)) yield { start: index + start, end: index + end };
    else if (isFirst) {
      const { 0: word = '', index: at = 0 } = /[^\s&]+/.exec(part) ?? {};
      if (isToken(word)) yield { start: index + at, end: index + at + word.length };
    }
    isFirst = false;
  }
}

/** Whether a word looks like no word of a language or of a program. */
const isToken = (word: string): boolean =>
  word.length >= 6 && /\d/.test(word) && !/[()]|^[a-z_$][\w$]*\.[a-z_$]/i.test(word);

/** Where cookies are. */
export const cookieFinders: readonly Finder[] = [
  ...namedValues({
    name,
    parts: findCookies,
    *ofMember(key, value, depth) {
      // A list has the names of its cookies as values.
      const isName = depth > 1 && /^(?:name|key)$/i.test(key);
      if (!isName && !isAttribute(key) && !isChoice(key, value)) yield { start: 0, end: secretLength(value) };
    },
  }),
  // Headers as Go prints them.
  {
    pattern: new RegExp(String.raw`(?<before>${name}[ \t]{0,9}:[ \t]{0,9}\[)(?<secret>[^\]"'\r\n]+)`, 'gi'),
    parts: findCookies,
  },
  // A header in quotes, such as an argument of a shell.
  { pattern: new RegExp(String.raw`(?<quote>${quote})${name}[ \t]{0,9}:`, 'gi'), parts: findCookies },
  // A header that is a line of its own, written as headers mostly are.
  {
    pattern:
      /(?<before>^[ \t]{0,20}(?:[<>*][ \t]{1,20})?(?:(?:Set-)?Cookie2?|(?:SET-)?COOKIE2?):[ \t]{0,99})(?<secret>[^\s"'`[{][^\r\n]*)/gm,
    parts: findCookies,
  },
  // A header within a line; quotes may be around a value.
  {
    pattern: new RegExp(
      String.raw`(?<before>(?<!["'\x60])${name}[ \t]{0,9}[:=][ \t]{0,9})(?<secret>${unquoted}(?:[^\r\n"\[\\]|\\(?!\\{0,15}")|(?<==)"[^"\r\n]*")+)`,
      'gi',
    ),
    parts: findCookiesInText,
  },
  setting(name),
];
