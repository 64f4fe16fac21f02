import type { AST } from '@eslint-community/regexpp';
import type { Target } from './flavors.ts';
import { noteCase } from './letter-case.ts';
import { printCharacter } from './print-character.ts';

/** Sets of characters that other engines read otherwise, written out. */
const ascii = { digit: '0-9', word: 'A-Za-z0-9_' } as const;
const posix = { digit: '[:digit:]', word: ascii.word, space: '[:space:]' } as const;

/** A set of characters outside a class, such as `\d`, `.` or `\p{L}`. */
export function printSet(node: AST.CharacterSet, target: Target): string {
  const { flavor, flags, differences } = target;
  if (node.kind === 'any') {
    if (!flags.includes('s') && flavor !== 'ere') differences.add('dot');
    return '.';
  }
  if (node.kind === 'property') return printProperty(node, target);
  if (flavor === 'ere') return `[${node.negate ? '^' : ''}${posix[node.kind]}]`;
  if (node.kind === 'space') {
    differences.add('space');
    return node.raw;
  }
  if (node.kind === 'word') noteCase([], target, true);
  return needsAscii(target) ? `[${node.negate ? '^' : ''}${ascii[node.kind]}]` : node.raw;
}

/** Whether `\d` and `\w` are those of Unicode there; in PCRE they are in PHP’s mode `u`, and in some versions of grep. */
const needsAscii = ({ flavor }: Target): boolean => ['pcre', 'python', 'dotnet'].includes(flavor);

/** General categories and their groups, which all engines with properties know by their short names. */
const category = /^(?:C[cfnos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;
const scriptKey = /^(?:Script|sc|Script_Extensions|scx)$/;

function printProperty(node: AST.UnicodePropertyCharacterSet, { flavor, lacks }: Target): string {
  const { key, value, strings } = node;
  const sign = 'negate' in node && node.negate ? 'P' : 'p';
  const name = value ?? key;
  const isCategory = category.test(name) && (value === null || /^(?:General_Category|gc)$/.test(key));
  const isScript = value !== null && scriptKey.test(key);
  if (!strings && isCategory && flavor !== 'python' && flavor !== 'ere') return `\\${sign}{${name}}`;
  if (!strings && isScript && (flavor === 'pcre' || flavor === 'go')) return `\\${sign}{${value}}`;
  if (!strings && isScript && flavor === 'java') return `\\${sign}{Is${value}}`;
  lacks.add('property');
  return node.raw;
}

/** A class in brackets. */
export function printClass(node: AST.CharacterClass | AST.ExpressionCharacterClass, target: Target): string {
  const { flavor, lacks } = target;
  if (node.type === 'ExpressionCharacterClass') {
    lacks.add('set-operation');
    return node.raw;
  }
  if (node.elements.length === 0) {
    if (node.negate) return flavor === 'go' ? '(?s:.)' : flavor === 'ere' ? '.' : String.raw`[\s\S]`;
    // Nothing matches it.
    if (flavor === 'go') return String.raw`[^\x00-\x{10FFFF}]`;
    if (flavor === 'ere') lacks.add('lookahead');
    return '(?!)';
  }
  const last = node.elements.length - 1;
  const items = node.elements.map((element, index) =>
    // At either end it is itself in all engines.
    element.raw === '-' && (index === 0 || index === last) ? '-' : printItem(element, target),
  );
  // POSIX has no escapes in a class: there the place of these three makes them characters.
  const isPlaced = flavor === 'ere';
  const at = (character: string) => (isPlaced && items.includes(character) ? character : '');
  const others = isPlaced ? items.filter((item) => ![']', '^', '-'].includes(item)) : items;
  return `[${node.negate ? '^' : ''}${at(']')}${others.join('')}${at('^')}${at('-')}]`;
}

function printItem(element: AST.CharacterClassElement, target: Target): string {
  const { flavor, lacks, differences } = target;
  switch (element.type) {
    case 'Character':
      return printCharacter(element, target, true);
    case 'CharacterClassRange':
      noteCase([[element.min.value, element.max.value]], target);
      return `${printCharacter(element.min, target, true)}-${printCharacter(element.max, target, true)}`;
    case 'CharacterSet': {
      if (element.kind === 'property') return printProperty(element, target);
      if (flavor === 'ere' && element.negate) lacks.add('class-escape');
      if (flavor === 'ere') return posix[element.kind];
      if (element.kind === 'word') noteCase([], target, true);
      if (element.kind !== 'space') {
        if (!needsAscii(target)) return element.raw;
        if (!element.negate) return ascii[element.kind];
        differences.add(`not-${element.kind}`);
        return element.raw;
      }
      differences.add('space');
      return element.raw;
    }
    default:
      lacks.add('set-operation');
      return element.raw;
  }
}
