import type { AST } from '@eslint-community/regexpp';
import { type Context, type Offer, ToolError } from '#core/tool.ts';
import { areFlags, readDelimited } from '#lib/regex/literal.ts';
import { shorten } from '#lib/text/shorten.ts';
import type patternMessages from '#lib/user-pattern/en.json';
import { readBrackets } from './brackets.ts';
import { convertForeignSyntax, type ForeignSyntax, findForeignSyntax, inlineFlags } from './dialects.ts';
import type messages from './en.json';
import { parseSource } from './parse-source.ts';
import { findSyntaxError } from './syntax-error.ts';

export type TesterContext = Context<keyof typeof messages.logic | keyof typeof patternMessages.logic>;

/** The pattern and the flags of an operation, as they were typed. */
export interface PatternOptions {
  readonly pattern: string;
  readonly flags: string;
}

/** A pattern that compiles. */
export interface ReadPattern {
  readonly source: string;
  readonly flags: string;
  readonly regexp: RegExp;
  readonly tree: AST.Pattern;
  /** Where the source begins in what was typed, in UTF-16 units: 1 in a literal. */
  readonly start: number;
}

/** Groups in groups beyond this number would take more of the stack than there may be. */
const maxDepth = 250;

/**
 * Compiles a pattern of JavaScript; a literal brings its own flags.
 * @param field the option that the pattern is in; absent where it is the input
 * @throws ToolError `no-pattern`, `bad-flags` {flags}, `too-deep` {n}, `bad-pattern` {reason}, each with its place
 */
export function readPattern(typed: PatternOptions, field: string | undefined, ctx: TesterContext): ReadPattern {
  const place = (offset: number, length: number) => ({ offset, length, ...(field !== undefined && { field }) });
  if (typed.pattern === '') throw new ToolError('no-pattern', {}, place(0, 0));
  const found = readDelimited(typed.pattern);
  const { source, flags } = found ?? { source: typed.pattern, flags: typed.flags };
  const start = found ? typed.pattern.search(/\S/) + 1 : 0;
  if (!areFlags(flags))
    throw new ToolError('bad-flags', { flags }, { offset: 0, length: flags.length, field: 'flags' });
  if (readBrackets(source, flags).depth > maxDepth)
    throw new ToolError('too-deep', { n: maxDepth }, place(start, source.length));
  try {
    const regexp = new RegExp(source, flags);
    return { source, flags, regexp, tree: parseSource(source, flags), start };
  } catch (error) {
    const { code, offset, found: part, text = '' } = findSyntaxError(source, flags, error);
    for (const foreign of findForeignSyntax(source, flags)) {
      // With the flag u, the fault of a POSIX class is the bracket after it.
      const end = foreign.offset + foreign.found.length + (foreign.engines === 'POSIX' ? 1 : 0);
      if (foreign.offset >= offset + part.length || end <= offset) continue;
      const reason = describeForeign(source, foreign, ctx);
      const { offered, offers } = offerConverted({ source, flags, start }, field);
      const params = { reason, offered };
      throw new ToolError('bad-pattern', params, place(start + foreign.offset, foreign.found.length), offers);
    }
    const position = positionOf(source, offset);
    const reason = code ? ctx.message(`pattern-${code}`, { found: shorten(part), position }) : text;
    throw new ToolError('bad-pattern', { reason }, place(start + offset, part.length));
  }
}

/** The number of a character, from 1. */
const positionOf = (source: string, offset: number): number => [...source.slice(0, offset)].length + 1;

/** More kinds of foreign syntax in one pattern are not named. */
const maxForeign = 5;

/**
 * Reports the syntax of other engines that JavaScript reads as the text itself, such as `\\A`: each kind where it is first.
 * The first notice offers all of it converted.
 */
export function warnOfForeignSyntax(pattern: ReadPattern, field: string | undefined, ctx: TesterContext) {
  const { source, flags, start } = pattern;
  const kinds = new Map<string, ForeignSyntax>();
  for (const one of findForeignSyntax(source, flags)) if (!kinds.has(one.found)) kinds.set(one.found, one);
  for (const [index, foreign] of [...kinds.values()].slice(0, maxForeign).entries()) {
    const { offset, found } = foreign;
    const place = { offset: start + offset, length: found.length, ...(field !== undefined && { field }) };
    const { offered, offers } = index === 0 ? offerConverted(pattern, field) : { offered: '', offers: [] };
    ctx.notice('other-flavor', { reason: describeForeign(source, foreign, ctx), offered }, place, offers);
  }
}

/** Reports Unicode properties, `\\p{L}`, that are letters in braces without the flag `u` or `v`, and offers `u`. */
export function warnOfProperties(pattern: ReadPattern, field: string | undefined, ctx: TesterContext) {
  const { source, flags, start } = pattern;
  if (/[uv]/.test(flags)) return;
  // An escaped backslash is none of them.
  const [found] = Array.from(source.matchAll(/\\(?:[pP]\{[\w=]{1,60}\}|[\s\S])/g)).filter(([part]) => part.length > 2);
  if (!found) return;
  const place = { offset: start + found.index, length: found[0].length, ...(field !== undefined && { field }) };
  ctx.notice('property-needs-u', { part: found[0] }, place, offerUnicode(pattern, field));
}

/** Offers the flag `u`, if the pattern compiles with it. */
export function offerUnicode({ source, flags, start }: Typed, field: string | undefined): readonly Offer[] {
  const withUnicode = addFlags(flags, 'u');
  if (!compiles(source, withUnicode)) return [];
  return start > 0 ? offerSource({ source, flags: withUnicode, start }, source, field) : [{ flags: withUnicode }];
}

const addFlags = (flags: string, others: string): string => [...new Set(flags + others)].sort().join('');

type Typed = Pick<ReadPattern, 'source' | 'flags' | 'start'>;

/** Offers another source, in the option that the pattern is in, or the input; as a literal where it was typed as one. */
export const offerSource = ({ flags, start }: Typed, source: string, field = 'input'): readonly Offer[] => [
  { [field]: start > 0 ? String(new RegExp(source, flags)) : source },
];

/** A pattern as the button of an offer names it. */
export const nameOffered = (source = ''): string => shorten(source, 24);

/** Offers the pattern with the syntax and the flags of JavaScript, if it compiles then; `offered` names it. */
function offerConverted({ source, flags, start }: Typed, field: string | undefined) {
  const inline = inlineFlags(source);
  const own = addFlags(flags, inline);
  const converted = convertForeignSyntax(inline ? source.slice(`(?${inline})`.length) : source, own);
  if (['', source].includes(converted) || !compiles(converted, own)) return { offered: '', offers: [] };
  const [offer] = offerSource({ source, flags: own, start }, converted, field);
  const isOtherOption = start === 0 && own !== flags;
  return {
    offered: nameOffered(isOtherOption ? `/${converted}/${own}` : converted),
    offers: [{ ...offer, ...(isOtherOption && { flags: own }) }],
  };
}

function compiles(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/** Which engines have the syntax, and what to write instead. */
function describeForeign(
  source: string,
  { offset, found, engines, instead }: ForeignSyntax,
  ctx: TesterContext,
): string {
  const list = new Intl.ListFormat(ctx.locale);
  const params = {
    found: shorten(found),
    position: positionOf(source, offset),
    engines: list.format(engines.split(', ')),
  };
  const flags = inlineFlags(found);
  if (flags) return ctx.message('foreign-flags', { ...params, n: flags.length, flags: list.format(flags) });
  return instead === undefined
    ? ctx.message('foreign', params)
    : ctx.message('foreign-instead', { ...params, instead: shorten(instead) });
}
