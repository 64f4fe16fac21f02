import { maxOf } from '#lib/collections/extremes.ts';
import { characterOf, legacyNames } from './named-references.ts';
import { forbiddenInXml, replacedByWindows1252 } from './numeric-references.ts';

/** Those of HTML for texts or values of attributes, or only references that end with a semicolon, or those of XML 1.0. */
export type Rules = 'text' | 'attribute' | 'strict' | 'xml';

/** What is wrong with a reference. */
export type Problem = 'unknown' | 'surrogate' | 'not-allowed' | 'not-xml';

/** Called for a reference that has a problem. */
export type OnProblem = (problem: Problem, reference: string, offset: number) => void;

/** A text without its references, and how many there were. */
export interface Unescaped {
  readonly text: string;
  readonly decoded: number;
}

const references = /&(?:#(?:x[\da-f]+|\d+)|[a-z][\da-z]*);?/gi;
const replacement = '\ufffd';
const xmlNames: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const maxLegacyLength = maxOf(Array.from(legacyNames, (name) => name.length));

/**
 * Replaces references by characters, by the rules of HTML for texts or for values of attributes (HTML Standard, section
 * 13.2.5.72), only if they end with a semicolon, or by those of XML 1.0.
 */
export function unescapeText(text: string, rules: Rules, onProblem: OnProblem = () => {}): Unescaped {
  let decoded = 0;
  const unescaped = text.replace(references, (reference, offset: number) => {
    const isWhole = reference.endsWith(';');
    if (!isWhole && (rules === 'strict' || rules === 'xml')) return reference;
    const body = reference.slice(1, isWhole ? -1 : undefined);
    const read = body.startsWith('#')
      ? readNumber(body, rules, (problem) => onProblem(problem, reference, offset))
      : readName(body, isWhole, rules, text.charAt(offset + reference.length));
    if (read !== undefined) {
      decoded++;
      return read;
    }
    if (isWhole) onProblem(body.startsWith('#') ? 'not-xml' : 'unknown', reference, offset);
    return reference;
  });
  return { text: unescaped, decoded };
}

function readNumber(body: string, rules: Rules, report: (problem: Problem) => void): string | undefined {
  const isHex = /^#x/i.test(body);
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const isNone = code === 0 || code > 0x10ffff || isSurrogate;
  if (rules === 'xml')
    return isNone || forbiddenInXml.test(String.fromCodePoint(code)) ? undefined : String.fromCodePoint(code);
  if (!isNone) return String.fromCodePoint(replacedByWindows1252(code) ?? code);
  report(isSurrogate ? 'surrogate' : 'not-allowed');
  return replacement;
}

/** @param next the character after the reference */
function readName(name: string, isWhole: boolean, rules: Rules, next: string): string | undefined {
  if (rules === 'xml') return Object.hasOwn(xmlNames, name) ? xmlNames[name] : undefined;
  const whole = isWhole ? characterOf.get(name) : undefined;
  if (whole !== undefined || rules === 'strict') return whole;
  for (let length = Math.min(name.length, maxLegacyLength); length > 1; length--) {
    const legacy = name.slice(0, length);
    if (!legacyNames.has(legacy)) continue;
    const rest = name.slice(length) + (isWhole ? ';' : '');
    const isLeft = rules === 'attribute' && /^[\da-z=]/i.test(rest + next);
    return isLeft ? undefined : `${characterOf.get(legacy)}${rest}`;
  }
  return undefined;
}
