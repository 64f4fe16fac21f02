import { type AST, ParseError, parseTOML, traverseNodes } from 'toml-eslint-parser';
import { ToolError } from '#core/tool.ts';
import { lowerBound } from '#lib/collections/lower-bound.ts';
import { maxDepth } from '#lib/data/depth.ts';
import { type Lexeme, lexemesOf } from '#lib/toml/lexis.ts';

/** 1.1 accepts everything that 1.0 does. */
export type TomlVersion = '1.0' | '1.1';

/** The parser passes the characters of a string or number as arguments; engines allow at least 65,000. */
const longest = 10_000;

/**
 * The syntax tree of a TOML text. Long strings and numbers are replaced by short ones while it is parsed.
 * @throws ParseError with an index in the text; ToolError `too-deep` (`limit`)
 */
export function parseToml(text: string, version: TomlVersion): AST.TOMLProgram {
  checkBrackets(text);
  const cuts = text.length > longest ? findCuts(text, version) : [];
  if (cuts.length === 0) return parseTOML(text, { tomlVersion: version });
  const shortened = new ShortenedText(text, cuts);
  const wrong = cuts.find((cut) => cut.error);
  try {
    const program = parsePart(shortened.text, version, (index) => shortened.toWhole(index));
    if (wrong) throw wrong.error;
    shortened.restore(program);
    return program;
  } catch (error) {
    // The parser reads a token completely before it reports that it is misplaced.
    throw wrong && error instanceof ParseError && wrong.start <= error.index ? wrong.error : error;
  }
}

/** The parser recurses for each level. */
function checkBrackets(text: string): void {
  let depth = 0;
  for (const { kind, start } of lexemesOf(text)) {
    if (kind === 'open' && ++depth > maxDepth) throw new ToolError('too-deep', { limit: maxDepth }, start);
    if (kind === 'close') depth--;
  }
}

/** Parses a text derived from the original; `toWhole` maps an offset in it to the original. */
function parsePart(part: string, version: TomlVersion, toWhole: (index: number) => number): AST.TOMLProgram {
  try {
    return parseTOML(part, { tomlVersion: version });
  } catch (error) {
    if (error instanceof ParseError) error.index = toWhole(error.index);
    throw error;
  }
}

/** A long string, without its closing quotes, or a long number that is replaced. */
interface Cut {
  readonly start: number;
  readonly end: number;
  /** The same replacement for the same token: it may be a key. */
  readonly replacement: string;
  /** The decoded string. */
  readonly value: string;
  /** The error in the string. */
  readonly error?: ParseError | undefined;
}

function findCuts(text: string, version: TomlVersion): readonly Cut[] {
  // No token in the text begins with it.
  let sign = '\u{10ffff}';
  while (text.includes(sign)) sign += '\u{10ffff}';
  const numbers = new Map<string, number>();
  /** A replacement number, of digits valid in every base, and longer than a year. */
  const numberOf = (token: string): string => {
    if (!numbers.has(token)) numbers.set(token, numbers.size);
    return (numbers.get(token) ?? 0).toString(2).padStart(8, '0');
  };
  const cuts: Cut[] = [];
  for (const lexeme of lexemesOf(text)) {
    const { kind, start, end, mark, isClosed } = lexeme;
    if (end - start <= longest) continue;
    if (kind === 'string' && isClosed) {
      const read = readString(text, lexeme, version);
      const quotes = mark.length === 1 ? 1 : (/(["'])\1*$/.exec(text.slice(end - 5, end))?.[0].length ?? 3);
      cuts.push({ start, end: end - quotes, ...read, replacement: mark + sign + numberOf(read.value) });
    } else if (kind === 'digits') {
      const value = text.slice(start, end);
      // The parser reports these before it combines the digits.
      if (/__|_$/.test(value)) continue;
      // With all characters that occur in it, so that it is as valid as before.
      const rest = numberOf(value) + [...new Set(value.replaceAll('_', ''))].join('');
      const replacement = value.charAt(0) + (value.includes('_') ? '_' : '') + rest;
      cuts.push({ start, end, value, replacement });
    }
  }
  return cuts;
}

/** Up to 10,000 characters and escapes, none of them split. */
const parts = /(?:\\(?:[uUx][\da-fA-F]{0,8}|[ \t]*\r?\n\s*|[\s\S])|\r\n|[\s\S]){1,10000}/g;

/** The decoded value of a long string, or its error: the parser reads it in parts. */
function readString(text: string, lexeme: Lexeme, version: TomlVersion): Pick<Cut, 'value' | 'error'> {
  const { start, end, mark } = lexeme;
  const values: string[] = [];
  let place = start + mark.length;
  for (const [part] of text.slice(place, end - mark.length).matchAll(parts)) {
    // The parser drops a line break after three quotes, which is correct only for the first part.
    const lead = `a=${mark}${mark.length === 3 && values.length > 0 ? '\n' : ''}`;
    const shift = place - lead.length;
    try {
      const [pair] = parsePart(lead + part + mark, version, (index) => index + shift).body[0].body;
      if (pair?.type === 'TOMLKeyValue' && pair.value.type === 'TOMLValue') values.push(String(pair.value.value));
    } catch (error) {
      if (error instanceof ParseError) return { value: '', error };
      throw error;
    }
    place += part.length;
  }
  return { value: values.join('') };
}

/** A text with its long tokens replaced. */
class ShortenedText {
  readonly text: string;
  private readonly whole: string;
  private readonly cuts: readonly Cut[];
  /** The offsets of the replacements. */
  private readonly starts: readonly number[];

  constructor(whole: string, cuts: readonly Cut[]) {
    const starts: number[] = [];
    let text = '';
    let place = 0;
    for (const { start, end, replacement } of cuts) {
      text += whole.slice(place, start);
      starts.push(text.length);
      text += replacement;
      place = end;
    }
    this.text = text + whole.slice(place);
    this.whole = whole;
    this.cuts = cuts;
    this.starts = starts;
  }

  /** Offset in the whole text of one in the shortened text. */
  toWhole(index: number): number {
    const number = lowerBound(this.starts, index) - 1;
    const cut = this.cuts[number];
    if (!cut) return index;
    const inside = index - (this.starts[number] ?? 0);
    const { length } = cut.replacement;
    return inside < length ? cut.start + inside : cut.end + inside - length;
  }

  /** Restores the long tokens and offsets in the tree of the shortened text. */
  restore(program: AST.TOMLProgram): void {
    const { whole } = this;
    const values = new Map(this.cuts.map(({ start, value }) => [start, value]));
    const restoreRange = (node: AST.HasLocs): void => {
      node.range = [this.toWhole(node.range[0]), this.toWhole(node.range[1])];
    };
    program.comments.forEach(restoreRange);
    traverseNodes(program, {
      enterNode(node) {
        restoreRange(node);
        if (node.type === 'TOMLBare') node.name = whole.slice(node.range[0], node.range[1]);
        else if (node.type === 'TOMLQuoted' || (node.type === 'TOMLValue' && node.kind === 'string'))
          node.value = values.get(node.range[0]) ?? node.value;
      },
      leaveNode() {},
    });
  }
}
