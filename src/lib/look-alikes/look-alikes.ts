import type { Params } from '#core/messages.ts';
import type { Context } from '#core/tool.ts';
import { normalForm } from '#lib/text/normal-form.ts';
import { showCodePoint } from '#lib/text/show-character.ts';

/** The code points that messages name. */
const named = [
  'U+0009',
  'U+0020',
  'U+00A0',
  'U+00AD',
  'U+2009',
  'U+200B',
  'U+200C',
  'U+200D',
  'U+200E',
  'U+200F',
  'U+202F',
  'U+2060',
  'U+3000',
  'U+FEFF',
] as const;
export type CharacterName = (typeof named)[number];

/** Whether two texts that are not the same look the same. */
export const areLookAlikes = (left: string, right: string): boolean =>
  left !== right && appearance(left) === appearance(right);

/** Reports the first characters that differ between texts that look the same. */
export function reportLookAlike(left: string, right: string, params: Params, ctx: Context<CharacterName>): void {
  const [before, after] = firstDifference(Array.from(left), Array.from(right));
  const described = { ...params, before: describe(before, ctx), after: describe(after, ctx) };
  if (before === '') ctx.notice('invisible-added', described);
  else if (after === '') ctx.notice('invisible-removed', described);
  else ctx.notice('look-alike', described);
}

/** A text by what can be seen of it. */
const appearance = (text: string): string =>
  normalForm(text, 'NFC')
    .normalize('NFC')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/\p{Cf}/gu, '');

/** The first characters that differ between texts that look the same; an empty one is absent. */
function firstDifference(left: readonly string[], right: readonly string[]): readonly [before: string, after: string] {
  let index = 0;
  while (left[index] === right[index]) index++;
  const [before, after] = [characterAt(left, index), characterAt(right, index)];
  const [isLeft, isRight] = [before, after].map((character) => /^\p{Cf}/u.test(character));
  return isLeft === isRight ? [before, after] : isLeft ? [before, ''] : ['', after];
}

/** A code point with the marks on it. */
function characterAt(text: readonly string[], start: number): string {
  let end = start + 1;
  while (/^\p{M}/u.test(text[end] ?? '')) end++;
  return text.slice(start, end).join('');
}

function describe(character: string, { message }: Context<CharacterName>): string {
  const codes = Array.from(character, (one) => showCodePoint(one.codePointAt(0) ?? 0)).join(' ');
  const name = named.find((one) => one === codes);
  if (name) return `${codes} ${message(name)}`;
  return /^[\p{C}\p{Z}]/u.test(character) ? codes : `${codes} “${character}”`;
}
