import { type Offer, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { writeReplaceSnippets, writeSplitSnippets } from './change-snippets.ts';
import { convertPattern } from './convert-pattern.ts';
import { expandEscapes, missingGroups } from './expand-escapes.ts';
import { explainPattern } from './explain-pattern.ts';
import { findMatches, groupNames, maxListed, tabulate, warnOfHalves } from './find-matches.ts';
import { findRisk } from './find-risk.ts';
import { flavors, nameDifference } from './flavors.ts';
import { groupsIn } from './groups.ts';
import {
  nameOffered,
  offerSource,
  type PatternOptions,
  type ReadPattern,
  readPattern,
  type TesterContext,
  warnOfForeignSyntax,
  warnOfProperties,
} from './pattern.ts';
import { convertReferences } from './replacement.ts';
import { rewriteSafely } from './rewrite-safely.ts';
import { writeSnippets } from './snippets.ts';
import { testEachLine } from './test-lines.ts';
import type tool from './tool.ts';

/** The pattern of an option, with a notice where matching can take very long. */
function usePattern(options: PatternOptions, ctx: TesterContext): ReadPattern {
  const pattern = readPattern(options, 'pattern', ctx);
  warnOfForeignSyntax(pattern, 'pattern', ctx);
  warnOfProperties(pattern, 'pattern', ctx);
  warnOfRisk(pattern, 'pattern', ctx);
  return pattern;
}

/** The pattern of an input, whose final line break is none of it. */
const readInput = (typed: string, flags: string, ctx: TesterContext): ReadPattern =>
  readPattern({ pattern: typed.replace(/\r?\n$/, ''), flags }, undefined, ctx);

function warnOfRisk(pattern: ReadPattern, field: string | undefined, ctx: TesterContext): void {
  const risk = findRisk(pattern);
  if (!risk) return;
  const { start, end, growth } = risk;
  const place = { offset: pattern.start + start, length: end - start, ...(field !== undefined && { field }) };
  const params = { part: pattern.source.slice(start, end), offered: nameOffered(rewriteSafely(pattern)) };
  ctx.notice(growth, params, place, saferThan(pattern, field));
}

/** Offers a pattern without the risk, where one is known. */
function saferThan(pattern: ReadPattern, field?: string): readonly Offer[] {
  const safe = findRisk(pattern) && rewriteSafely(pattern);
  return safe === undefined ? [] : offerSource(pattern, safe, field);
}

/**
 * Runs work with a pattern that may never end.
 * @throws ToolError `pattern-too-slow` {seconds}, with a safer pattern where one is known
 */
const limited = <T>(ctx: TesterContext, pattern: ReadPattern, work: () => T): T =>
  ctx.limit(
    work,
    new ToolError('pattern-too-slow', {}, { offset: 0, field: 'pattern' }, saferThan(pattern, 'pattern')),
  );

/** Whether a pattern with `\r`, which matches nothing, would match if lines ended with CRLF: text boxes make that LF. */
const needsReturns = (text: string, pattern: ReadPattern): boolean =>
  pattern.source.includes(String.raw`\r`) &&
  !text.includes('\r') &&
  text.includes('\n') &&
  findMatches(text.replaceAll('\n', '\r\n'), pattern).count > 0;

/**
 * The matches of a pattern of JavaScript in a text: how many, the text of each, and a table with places and groups.
 * @throws ToolError as `readPattern`; `pattern-too-slow`
 */
export const match: RunOf<typeof tool, 'match'> = (text, options, ctx: TesterContext) => {
  const pattern = usePattern(options, ctx);
  const { list, count } = limited(ctx, pattern, () => findMatches(text, pattern));
  if (count === 0 && limited(ctx, pattern, () => needsReturns(text, pattern))) ctx.notice('no-returns');
  if (count > list.length) ctx.notice('many-matches', { n: maxListed });
  warnOfHalves(text, list, pattern, ctx);
  const summary = count === 0 ? ctx.message('no-matches') : ctx.message('matches', { n: count });
  if (count === 0) return { summary, matched: null, matches: null };
  const columns = ['n', 'match', ...groupNames(pattern), 'place', 'start', 'end'];
  const matches = writeCsv(columns, tabulate(text, list, ctx.message('not-matched')));
  return { summary, matched: list.map((found) => found.text).join('\n'), matches };
};

const replacementOf = ({
  replacement,
  escapes,
}: {
  readonly replacement: string;
  readonly escapes: boolean;
}): string => (escapes ? expandEscapes(replacement) : replacement);

/** Reports a reference to a group that the pattern does not have: numbers stay as text, names become nothing. */
function warnOfReference(reference: string, { notice }: TesterContext): void {
  const group = reference.replace(/^\$<?|>$/g, '');
  const code = reference.startsWith('$<') ? 'missing-name' : Number(group) === 0 ? 'zero-group' : 'missing-group';
  notice(code, { reference, group }, { offset: 0, field: 'replacement' });
}

/**
 * Replaces the matches as `String.prototype.replace` does: `$1`, `$<name>`, `$&`.
 * @throws ToolError as `readPattern`; `pattern-too-slow`
 */
export const replace: RunOf<typeof tool, 'replace'> = (text, options, ctx: TesterContext) => {
  const pattern = usePattern(options, ctx);
  const replacement = replacementOf(options);
  const groups = groupsIn(pattern.tree);
  const names = groups.flatMap(({ name }) => name ?? []);
  for (const reference of new Set(missingGroups(replacement, groups.length, names))) warnOfReference(reference, ctx);
  const { converted, first } = convertReferences(options.replacement, groups.length, names);
  if (first !== undefined)
    ctx.notice(
      'other-reference',
      { reference: first },
      { offset: options.replacement.indexOf(first), length: first.length, field: 'replacement' },
      [{ replacement: converted }],
    );
  return limited(ctx, pattern, () => {
    const { list, count } = findMatches(text, pattern);
    warnOfHalves(text, list, pattern, ctx);
    return { result: text.replace(pattern.regexp, replacement), replaced: ctx.message('replaced', { n: count }) };
  });
};

/**
 * The parts of a text between the matches, with what groups have matched, as `String.prototype.split` gives them.
 * @throws ToolError as `readPattern`; `pattern-too-slow`
 */
export const split: RunOf<typeof tool, 'split'> = (text, options, ctx: TesterContext) => {
  const pattern = usePattern(options, ctx);
  const parts: readonly (string | undefined)[] = limited(ctx, pattern, () => text.split(pattern.regexp));
  const rows = parts.map((part) => [part ?? ctx.message('not-matched')]);
  return writeCsv(['part'], rows);
};

/**
 * Tests each line on its own: those of the input are to match, those of the option are not.
 * @throws ToolError as `readPattern`; `pattern-too-slow`
 */
export const testLines: RunOf<typeof tool, 'testLines'> = (
  text,
  { rejected, whole, ...options },
  ctx: TesterContext,
) => {
  const pattern = usePattern(options, ctx);
  const tested = limited(ctx, pattern, () => testEachLine(text, rejected, pattern, whole));
  const failed = tested.filter(({ isPassed }) => !isPassed).length;
  const total = tested.length;
  const rows = tested.map(({ line, isWanted, found, isPassed }) => [
    line,
    ctx.message(isWanted ? 'match' : 'no-match'),
    found ?? '',
    ctx.message(isPassed ? 'passed' : 'failed'),
  ]);
  return {
    summary: failed === 0 ? ctx.message('all-pass', { n: total }) : ctx.message('some-fail', { n: failed, total }),
    state: failed === 0 ? 'passed' : 'failed',
    results: writeCsv(['line', 'expected', 'found', 'state'], rows),
  };
};

/**
 * A pattern part by part in words, and what is different in the engines of other languages.
 * @throws ToolError as `readPattern`
 */
export const explain: RunOf<typeof tool, 'explain'> = (typed, { flags }, ctx: TesterContext) => {
  const pattern = readInput(typed, flags, ctx);
  warnOfForeignSyntax(pattern, undefined, ctx);
  warnOfProperties(pattern, undefined, ctx);
  warnOfRisk(pattern, undefined, ctx);
  const parts = explainPattern(pattern, ctx);
  const converted = flavors.map((flavor) => {
    const { source, lacks, differences } = convertPattern(pattern, flavor);
    const state = source === null ? 'no' : source === pattern.source ? 'same' : 'adapted';
    const notes = [
      ...lacks.map((lack) => ctx.message(`lack-${lack}`)),
      ...differences.map((one) => ctx.message(`difference-${nameDifference(one, flavor)}`)),
    ];
    return [ctx.message(`flavor-${flavor}`), ctx.message(`support-${state}`), source ?? '', notes.join(' ')];
  });
  return {
    explanation: writeCsv(
      ['part', 'meaning'],
      parts.map(({ depth, part, meaning }) => ['\u00a0\u00a0'.repeat(depth) + part, meaning]),
    ),
    flavors: writeCsv(['engine', 'support', 'pattern', 'notes'], converted),
  };
};

/**
 * Code in several languages that finds, replaces or splits at what a pattern matches; null where an engine lacks
 * something that it needs.
 * @throws ToolError as `readPattern`
 */
export const writeCode: RunOf<typeof tool, 'writeCode'> = (typed, options, ctx: TesterContext) => {
  const pattern = readInput(typed, options.flags, ctx);
  if (options.purpose === 'find') return writeSnippets(pattern);
  return options.purpose === 'split'
    ? writeSplitSnippets(pattern)
    : writeReplaceSnippets(pattern, replacementOf(options));
};
