import { ToolError } from '#core/tool.ts';
import type { IbanCountry, IbanPart } from '#lib/iban/country.ts';
import { checkDigitsOf, compactIban, fitsClass, type IbanClass, positionsOf } from '#lib/iban/iban.ts';
import { nationalCheckOf, withNationalCheck } from './national-check.ts';

/** The names that messages use. */
export interface Names {
  readonly country: string;
  part(part: IbanPart): string;
  class(of: IbanClass): string;
}

/** The countries whose banks put zeros before shorter account numbers. */
const padded = new Set(['AT', 'CH', 'DE', 'DK', 'GB', 'LI', 'NL']);

/**
 * An IBAN from a BBAN, or from its parts, separated by blanks, commas, semicolons or slashes. National check digits may be
 * left out where they can be computed.
 * @throws ToolError `part-digits`, `part-characters` {part, n, m}, `account-short` {n, m, write}, `bban-length` {country, n, m, parts},
 * `part-character` {c, part, class}, `check-missing` {country}, `national` {a, b}, `national-unknown`
 */
export function buildIban(line: string, code: string, country: IbanCountry, names: Names): string {
  const { parts } = country;
  const length = positionsOf(country).length;
  const tokens = splitParts(line);
  const joined = tokens.join('');
  const hasAll = tokens.length === parts.length;
  const given = hasAll ? parts : parts.filter(([part]) => part !== 'nationalCheck');
  const wanted = given.reduce((sum, [, count]) => sum + count, 0);
  const isGrouped = tokens.length > 1 && tokens.slice(0, -1).every((token) => token.length === 4);
  const isInParts = tokens.length > 1 && tokens.length === given.length && !(isGrouped && joined.length === length);
  if (isInParts)
    for (const [index, part] of given.entries()) {
      const token = tokens[index] ?? '';
      if (part[0] === 'account' && /^\d+$/.test(token) && token.length < part[1] && padded.has(country.of ?? code))
        throw shortAccount(tokens, index, part[1]);
      checkLength(part, token, country, names);
    }
  const isWhole = joined.length === length && (!isInParts || hasAll);
  if (!isWhole && !(joined.length === wanted && wanted < length))
    throw new ToolError('bban-length', {
      country: names.country,
      n: length,
      m: [...joined].length,
      parts: parts.map(([part, count]) => `${names.part(part)} (${count})`).join(', '),
    });
  const bban = isWhole ? joined : spread(joined, country);
  checkCharacters(bban, country, names);
  return finish(bban, isWhole, code, country, names);
}

/** The text between separators; if there are others than blanks, a part may contain blanks. */
function splitParts(line: string): readonly string[] {
  const separator = /[,;/|\t]/.test(line) ? /[,;/|\t]/ : /\s+/;
  return line.trim().split(separator).map(compactIban);
}

/** Offers the account number with the zeros that are missing. */
function shortAccount(tokens: readonly string[], index: number, n: number): ToolError {
  const token = tokens[index] ?? '';
  const write = token.padStart(n, '0');
  const offer = { input: tokens.with(index, write).join('; ') };
  return new ToolError('account-short', { n, m: token.length, write }, undefined, [offer]);
}

function checkLength([part, n]: IbanCountry['parts'][number], text: string, country: IbanCountry, names: Names): void {
  const m = [...text].length;
  if (m === n) return;
  const isOfDigits = positionsOf(country).every((position) => position.part !== part || position.class === 'n');
  throw new ToolError(isOfDigits ? 'part-digits' : 'part-characters', { part: names.part(part), n, m });
}

/** Zeros, or letters, in the places of the national check digits, which are not there. */
function spread(text: string, country: IbanCountry): string {
  let next = 0;
  return positionsOf(country)
    .map(({ part, class: of }) => (part === 'nationalCheck' ? (of === 'a' ? 'A' : '0') : text[next++]))
    .join('');
}

function checkCharacters(bban: string, country: IbanCountry, names: Names): void {
  const characters = [...bban];
  for (const [index, { class: of, part }] of positionsOf(country).entries()) {
    const c = characters[index] ?? '';
    if (!fitsClass(c, of)) throw new ToolError('part-character', { c, part: names.part(part), class: names.class(of) });
  }
}

function finish(bban: string, isWhole: boolean, code: string, country: IbanCountry, names: Names): string {
  const fits = nationalCheckOf(code, country);
  if (isWhole && (!fits || fits(bban))) return code + checkDigitsOf(code, bban) + bban;
  const right = withNationalCheck(code, country, bban);
  if (!isWhole && right) return code + checkDigitsOf(code, right) + right;
  if (!isWhole) throw new ToolError('check-missing', { country: names.country });
  const checkOf = (text: string) =>
    positionsOf(country)
      .map(({ part }, index) => (part === 'nationalCheck' ? text[index] : ''))
      .join('');
  throw right ? new ToolError('national', { a: checkOf(bban), b: checkOf(right) }) : new ToolError('national-unknown');
}
