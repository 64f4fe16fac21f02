import type { AST } from '@eslint-community/regexpp';
import { showCharacter } from '#lib/text/show-character.ts';
import { groupsIn } from './groups.ts';
import type { ReadPattern, TesterContext } from './pattern.ts';

/** A part of a pattern in words. */
export interface ExplainedPart {
  /** How many groups it is in. */
  readonly depth: number;
  /** As it is written. */
  readonly part: string;
  readonly meaning: string;
}

/** Explains a pattern part by part, groups before what is in them. */
export function explainPattern(pattern: ReadPattern, ctx: TesterContext): readonly ExplainedPart[] {
  const explainer: Explainer = { pattern, ctx, parts: [], groups: new Map() };
  for (const node of groupsIn(pattern.tree)) explainer.groups.set(node, explainer.groups.size + 1);
  explainAlternatives(pattern.tree.alternatives, 0, explainer);
  return explainer.parts;
}

interface Explainer {
  readonly pattern: ReadPattern;
  readonly ctx: TesterContext;
  readonly parts: ExplainedPart[];
  /** The numbers of groups. */
  readonly groups: Map<AST.CapturingGroup, number>;
}

function explainAlternatives(alternatives: readonly AST.Alternative[], depth: number, explainer: Explainer): void {
  const { ctx, parts } = explainer;
  for (const [index, { elements }] of alternatives.entries()) {
    if (alternatives.length > 1) {
      const meaning = elements.length === 0 ? 'or-nothing' : index === 0 ? 'either' : 'or';
      parts.push({ depth, part: index === 0 ? '' : '|', meaning: ctx.message(meaning) });
    }
    const inner = alternatives.length > 1 ? depth + 1 : depth;
    for (const run of runsOf(elements)) explainElement(run, inner, explainer);
  }
}

/** Characters in a row are explained as one text. */
type Run = AST.Element | readonly AST.Character[];

function runsOf(elements: readonly AST.Element[]): readonly Run[] {
  const runs: (AST.Element | AST.Character[])[] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    if (element.type !== 'Character') runs.push(element);
    else if (Array.isArray(last)) last.push(element);
    else runs.push([element]);
  }
  return runs;
}

function explainElement(run: Run, depth: number, explainer: Explainer, times?: AST.Quantifier): void {
  const { ctx, parts } = explainer;
  if (!isElement(run)) {
    const text = run.map(({ value }) => String.fromCodePoint(value)).join('');
    const part = run.map(({ raw }) => raw).join('');
    parts.push({ depth, part, meaning: nameText(text, ctx) });
    return;
  }
  if (run.type === 'Quantifier') {
    explainElement(run.element, depth, explainer, run);
    return;
  }
  const quantifier = times ? times.raw.slice(times.element.raw.length) : '';
  const meaning = describeElement(run, explainer);
  const repeated = times ? ctx.message('repeated', { what: meaning, times: describeTimes(times, ctx) }) : meaning;
  parts.push({ depth, part: shownAs(run) + quantifier, meaning: repeated });
  if ('alternatives' in run) explainAlternatives(run.alternatives, depth + 1, explainer);
}

type Single = Exclude<AST.Element, AST.Quantifier>;

/** An element as it is written, without what is in a group. */
function shownAs(node: Single): string {
  if (!('alternatives' in node)) return node.raw;
  if (node.type === 'CapturingGroup') return '(…)';
  if (node.type === 'Group') return `(?${node.modifiers?.raw ?? ''}:…)`;
  return `(?${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}…)`;
}

function describeElement(node: Single, explainer: Explainer): string {
  const { ctx, groups } = explainer;
  switch (node.type) {
    case 'CapturingGroup': {
      const n = groups.get(node) ?? 0;
      return node.name === null ? ctx.message('group', { n }) : ctx.message('named-group', { n, name: node.name });
    }
    case 'Group': {
      const flags = node.modifiers?.raw ?? '';
      return flags === '' ? ctx.message('plain-group') : ctx.message('modified-group', { flags });
    }
    case 'Assertion':
      return 'alternatives' in node
        ? ctx.message(`look-${node.negate ? 'not-' : ''}${node.kind}`)
        : describeEdge(node, explainer);
    case 'Backreference':
      return ctx.message('backreference', { group: String(node.ref) });
    default:
      return describeSet(node, explainer);
  }
}

const isElement = (run: Run): run is AST.Element => !Array.isArray(run);

function describeEdge(node: AST.EdgeAssertion | AST.WordBoundaryAssertion, { ctx, pattern }: Explainer): string {
  if (node.kind === 'word') return ctx.message(node.negate ? 'no-boundary' : 'boundary');
  return ctx.message(`edge-${node.kind}-of-${pattern.flags.includes('m') ? 'line' : 'text'}`);
}

/** How often something is repeated. */
function describeTimes({ min, max, greedy }: AST.Quantifier, { message }: TesterContext): string {
  const isOpen = max === Number.POSITIVE_INFINITY;
  const times =
    isOpen && min < 2
      ? message(min === 0 ? 'zero-or-more' : 'one-or-more')
      : isOpen
        ? message('at-least', { n: min })
        : min === max
          ? message('exactly', { n: min })
          : min === 0 && max === 1
            ? message('optional')
            : message('between', { min, max });
  return greedy ? times : message('lazy', { times });
}

type Set = AST.CharacterClassElement | AST.CharacterClass | AST.ExpressionCharacterClass | AST.CharacterSet;

/** `\D`, `\S` or `\W`. */
const isInverse = (node: Set): node is AST.EscapeCharacterSet =>
  node.type === 'CharacterSet' && node.kind !== 'any' && node.kind !== 'property' && node.negate;

/** One character, or a set of them, in words. */
function describeSet(
  node: Set | AST.ClassIntersection | AST.ClassSubtraction | AST.Node,
  explainer: Explainer,
): string {
  const { ctx, pattern } = explainer;
  const { message } = ctx;
  switch (node.type) {
    case 'Character':
      return nameText(String.fromCodePoint(node.value), ctx);
    case 'CharacterClassRange':
      return message('range', {
        from: showText(String.fromCodePoint(node.min.value)),
        to: showText(String.fromCodePoint(node.max.value)),
      });
    case 'CharacterSet':
      if (node.kind === 'any') return message(pattern.flags.includes('s') ? 'any' : 'any-in-line');
      if (node.kind === 'property') return message(node.negate ? 'not-property' : 'property', { raw: node.raw });
      return message(`set-${node.negate ? 'not-' : ''}${node.kind}`);
    case 'CharacterClass': {
      if (node.elements.length === 0) return message(node.negate ? 'any' : 'nothing');
      const elements: readonly Set[] = node.elements;
      const describeAll = (some: readonly Set[]) => some.map((element) => describeSet(element, explainer)).join(', ');
      // None of what a set lacks is that set: `[^\W_]`.
      const [inverse, ...inverses] = node.negate ? elements.filter(isInverse) : [];
      if (inverse && inverses.length === 0) {
        const isUnderscore = ({ raw }: Set) => inverse.kind === 'word' && raw === '_';
        const left = message(elements.some(isUnderscore) ? 'letter-or-digit' : `set-${inverse.kind}`);
        const others = elements.filter((element) => element !== inverse && !isUnderscore(element));
        return others.length === 0 ? left : message('subtraction', { left, right: describeAll(others) });
      }
      return message(node.negate ? 'none-of' : 'one-of', { list: describeAll(elements) });
    }
    case 'ExpressionCharacterClass':
      return message(node.negate ? 'none-of' : 'one-of', { list: describeSet(node.expression, explainer) });
    case 'ClassIntersection':
    case 'ClassSubtraction':
      return message(node.type === 'ClassIntersection' ? 'intersection' : 'subtraction', {
        left: describeSet(node.left, explainer),
        right: describeSet(node.right, explainer),
      });
    default:
      return message('text', { text: node.raw });
  }
}

/** What cannot be seen has a name where nothing else is with it; a text is quoted. */
function nameText(text: string, { message }: TesterContext): string {
  if (text === ' ') return message('space');
  if (!/^[\n\r\t]{1,3}$/.test(text)) return message('text', { text: showText(text) });
  return Array.from(text, (character) =>
    message(character === '\n' ? 'line-feed' : character === '\r' ? 'carriage-return' : 'tab'),
  ).reduce((first, second) => message('then', { first, second }));
}

/** A text with its invisible characters as escapes or code points; a space is visible amid others. */
const showText = (text: string): string =>
  text === ' '
    ? showCharacter(text, 0)
    : [...text].map((character) => escapes.get(character) ?? showCharacter(character, 0)).join('');

/** Characters that are easier to read than by their code points. */
const escapes = new Map([
  [' ', ' '],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
]);
