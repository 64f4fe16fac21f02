import { clauseWord, isNameOfClause } from './clause-names.ts';
import type { Lexer, Token } from './lexer.ts';

/** What the formatter would misread, which it is given as something else of the same length. */
export interface Masks {
  /** `#{name}`, which begins a comment where that begins with `#`. */
  readonly placeholders: boolean;
  /** `.5f`, where numbers have suffixes. */
  readonly suffixes: boolean;
}

const fraction = /\.\d\w*[a-z]/i;
const fractionToken = /^\.\d+[a-z]\w*$/i;

/** Placeholders of templates, which take any text, such as a part of a name. */
const template = /^(?:\{\{|[$#]\{)/;

/** A token, or those that are one name because a template is among them: `{{ schema }}_raw`, `orders_${year}`. */
interface Unit {
  readonly start: number;
  end: number;
  isName: boolean;
}

function unitsOf(text: string, tokens: readonly Token[]): readonly Unit[] {
  const units: Unit[] = [];
  let wasTemplate = false;
  for (const { kind, start, end } of tokens) {
    const last = units.at(-1);
    const isTemplate = kind === 'placeholder' && template.test(text.slice(start, start + 2));
    const isPart = isTemplate || (wasTemplate && (kind === 'word' || kind === 'number'));
    if (last && isPart && last.end === start && /[\p{L}\p{M}\p{Nd}_$}]/u.test(text.charAt(start - 1))) {
      last.end = end;
      last.isName = true;
    } else units.push({ start, end, isName: isTemplate && [start - 1, end].some((at) => text.charAt(at) === '.') });
    wasTemplate = isTemplate;
  }
  return units;
}

/** Names that templates are part of as other names of the same length, without which the formatter would part them. */
export function maskNames(typed: string, lexer: Lexer): string {
  let done = '';
  let last = 0;
  for (const { start, end, isName } of unitsOf(typed, lexer.readAll(typed))) {
    if (!isName) continue;
    done += typed.slice(last, start) + '_'.repeat(end - start);
    last = end;
  }
  return done + typed.slice(last);
}

/** Puts back what `maskNames` has replaced. */
export function unmaskNames(formatted: string, typed: string, lexer: Lexer): string {
  const tokens = lexer.readAll(formatted);
  let done = '';
  let last = 0;
  for (const [index, unit] of unitsOf(typed, lexer.readAll(typed)).entries()) {
    const token = tokens[index];
    if (!unit.isName || !token) continue;
    done += formatted.slice(last, token.start) + typed.slice(unit.start, unit.end);
    last = token.end;
  }
  return done + formatted.slice(last);
}

/**
 * `#{name}` as `${name}`, names that the formatter would take for the beginning of a clause as other names, and `.5f`,
 * which it would part, as a name.
 */
export function mask(typed: string, lexer: Lexer, { placeholders, suffixes }: Masks): string {
  const hasSign = placeholders && typed.includes('#{');
  const hasFraction = suffixes && fraction.test(typed);
  if (!hasSign && !hasFraction && !clauseWord.test(typed)) return typed;
  const tokens = lexer.readAll(typed);
  let index = 0;
  return replaceSigns(typed, lexer, ({ start, end }) => {
    if (isNameOfClause(typed, tokens, index++)) return '_';
    if (hasFraction && fractionToken.test(typed.slice(start, end))) return '_';
    return hasSign && typed.startsWith('#{', start) ? '$' : undefined;
  });
}

/** Puts back what `mask` has replaced. */
export function unmask(formatted: string, typed: string, lexer: Lexer): string {
  const signs = lexer.readAll(typed).map(({ start }) => typed.slice(start, start + 2));
  let index = 0;
  return replaceSigns(formatted, lexer, ({ start }) => {
    const sign = signs[index++] ?? '';
    if (formatted.startsWith('${', start) && sign === '#{') return '#';
    if (!formatted.startsWith('_', start) || !/^[a-z.]/i.test(sign)) return undefined;
    // The rest of the name may be written in another case.
    const [first = '', second = ''] = sign;
    const next = formatted.charAt(start + 1);
    return next === second ? first : next === next.toUpperCase() ? first.toUpperCase() : first.toLowerCase();
  });
}

/** Replaces the first sign of tokens. */
function replaceSigns(text: string, lexer: Lexer, signOf: (token: Token) => string | undefined): string {
  let done = '';
  let last = 0;
  for (const token of lexer.readAll(text)) {
    const sign = signOf(token);
    if (sign === undefined) continue;
    done += text.slice(last, token.start) + sign;
    last = token.start + 1;
  }
  return done + text.slice(last);
}

/** Words as they are typed: the formatter writes some types in capitals whatever the options say. */
export function restoreCase(formatted: string, typed: string, lexer: Lexer): string {
  const words = lexer.readAll(typed).map(({ start, end }) => typed.slice(start, end));
  let done = '';
  let last = 0;
  for (const [index, { kind, start, end }] of lexer.readAll(formatted).entries()) {
    const word = words[index];
    if (kind !== 'word' || word?.toUpperCase() !== formatted.slice(start, end).toUpperCase()) continue;
    done += formatted.slice(last, start) + word;
    last = end;
  }
  return done + formatted.slice(last);
}
