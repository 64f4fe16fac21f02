import type { AST } from '@eslint-community/regexpp';
import type { Flavor, Target } from './flavors.ts';
import { noteCase } from './letter-case.ts';

const controls: Readonly<Record<number, string>> = {
  9: String.raw`\t`,
  10: String.raw`\n`,
  12: String.raw`\f`,
  13: String.raw`\r`,
};

/** A character, escaped where it would mean something, or could not be seen. */
export function printCharacter({ value }: AST.Character, target: Target, isInClass: boolean): string {
  const { flavor, differences } = target;
  noteCase([[value, value]], target);
  const text = String.fromCodePoint(value);
  if (flavor === 'dotnet' && value > 0xffff) differences.add('astral');
  const special = isInClass ? /[\\\]^\-[&]/ : /[\\^$.*+?()[\]{}|]/;
  const control = controls[value];
  if (flavor === 'ere') {
    if (value < 0x20 || value === 0x7f) return control ?? printCode(value, flavor);
    return !isInClass && special.test(text) ? `\\${text}` : text;
  }
  if (special.test(text)) return `\\${text}`;
  if (control !== undefined) return control;
  return /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text) ? printCode(value, flavor) : text;
}

/** A character by its code point. */
function printCode(value: number, flavor: Flavor): string {
  const hex = value.toString(16).toUpperCase();
  if (value <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  if (flavor === 'pcre' || flavor === 'go' || flavor === 'java') return `\\x{${hex}}`;
  if (value <= 0xffff) return `\\u${hex.padStart(4, '0')}`;
  if (flavor === 'python') return `\\U${hex.padStart(8, '0')}`;
  return [...String.fromCodePoint(value)].join('');
}
