import type { AST } from '@eslint-community/regexpp';
import type { Flavor, Report, Target } from './flavors.ts';
import { groupsIn, isNeverSet, lengthOf, mayBeUnset, mayPreferEmpty } from './groups.ts';
import type { ReadPattern } from './pattern.ts';
import { printCharacter } from './print-character.ts';
import { printClass, printSet } from './print-class.ts';

/** Writes a pattern in the syntax of another engine, so that it matches the same as far as that can. */
export function printPattern({ tree, flags }: ReadPattern, flavor: Flavor, report: Report): string {
  const groups = new Map(groupsIn(tree).map((group, index) => [group, index + 1]));
  const target: Target = { ...report, flavor, flags, groups };
  const captures = [...groups.keys()];
  const isMixed = captures.some(({ name }) => name !== null) && captures.some(({ name }) => name === null);
  if (flavor === 'dotnet' && isMixed) report.differences.add('group-order');
  if ((flavor === 'python' || flavor === 'pcre') && flags.includes('g') && mayPreferEmpty(tree))
    report.differences.add('empty-match');
  return printAlternatives(tree.alternatives, target);
}

const printAlternatives = (alternatives: readonly AST.Alternative[], target: Target): string =>
  alternatives.map(({ elements }) => elements.map((element) => print(element, target)).join('')).join('|');

function print(node: AST.Element, target: Target): string {
  const { flavor, differences } = target;
  const inner = () => printAlternatives('alternatives' in node ? node.alternatives : [], target);
  switch (node.type) {
    case 'Group':
      // Every group of POSIX captures.
      if (flavor === 'ere') differences.add('group-numbers');
      return flavor === 'ere' ? `(${inner()})` : `(?${node.modifiers?.raw ?? ''}:${inner()})`;
    case 'CapturingGroup':
      return node.name === null || flavor === 'ere' ? `(${inner()})` : `${openNamed(node.name, target)}${inner()})`;
    case 'Assertion':
      return 'alternatives' in node ? `${printLookaround(node, target)}${inner()})` : printEdge(node, target);
    case 'Quantifier':
      return print(node.element, target) + printTimes(node, target);
    case 'Backreference':
      return printReference(node, target);
    case 'Character':
      return printCharacter(node, target, false);
    case 'CharacterSet':
      return printSet(node, target);
    default:
      return printClass(node, target);
  }
}

function openNamed(name: string, { flavor, lacks }: Target): string {
  const isKnown = flavor === 'java' ? /^[A-Za-z][A-Za-z0-9]*$/ : /^[A-Za-z_]\w*$/;
  if (!isKnown.test(name)) lacks.add('group-name');
  return flavor === 'python' || flavor === 'go' ? `(?P<${name}>` : `(?<${name}>`;
}

function printLookaround({ kind, negate, alternatives }: AST.LookaroundAssertion, { flavor, lacks }: Target): string {
  if (flavor === 'go' || flavor === 'ere') lacks.add(kind);
  if (kind === 'lookbehind' && !alternatives.every((alternative) => isLengthKnown(alternative, alternatives, flavor)))
    lacks.add('variable-lookbehind');
  return `(?${kind === 'lookbehind' ? '<' : ''}${negate ? '!' : '='}`;
}

/** Whether an engine can look behind for a text of these lengths. */
function isLengthKnown(alternative: AST.Alternative, all: readonly AST.Alternative[], flavor: Flavor): boolean {
  const [min, max] = lengthOf(alternative);
  if (flavor === 'java') return max !== Number.POSITIVE_INFINITY;
  if (flavor === 'pcre') return min === max;
  if (flavor === 'python') return min === max && all.every((other) => lengthOf(other)[0] === min);
  return true;
}

function printEdge(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, target: Target): string {
  const { flavor, flags, differences } = target;
  if (node.kind === 'word') {
    if (flavor !== 'go') differences.add('word');
    return node.raw;
  }
  if (flags.includes('m')) {
    differences.add('line-ends');
    return node.raw;
  }
  // Elsewhere $ also matches before a final line break.
  if (node.kind === 'end' && flavor !== 'ere' && flavor !== 'go')
    return flavor === 'python' ? String.raw`\Z` : String.raw`\z`;
  return node.raw;
}

function printTimes({ raw, element, min, max, greedy }: AST.Quantifier, { flavor, lacks }: Target): string {
  if (!greedy && flavor === 'ere') lacks.add('lazy');
  const largest = Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max);
  if (flavor === 'go' && largest > 1_000) lacks.add('repeat-limit');
  if (flavor === 'ere' && largest > 32_767) lacks.add('repeat-limit');
  return raw.slice(element.raw.length);
}

function printReference(node: AST.Backreference, { flavor, lacks, differences, groups }: Target): string {
  const { ref, resolved } = node;
  const [group, ...more] = [resolved].flat();
  if (group && more.length === 0 && isNeverSet(group, node)) {
    differences.add('empty-reference');
    if (flavor === 'ere') differences.add('group-numbers');
    return flavor === 'ere' ? '()' : '(?:)';
  }
  if (flavor === 'go') lacks.add('backreference');
  if (group && mayBeUnset(group)) differences.add('unset-group');
  if (typeof ref === 'number' || flavor === 'ere') return `\\${group ? groups.get(group) : ref}`;
  return flavor === 'python' ? `(?P=${ref})` : `\\k<${ref}>`;
}
