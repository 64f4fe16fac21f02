import type { DialectOptions } from 'sql-formatter';
import type { Token } from './lexer.ts';
import {
  after,
  before,
  beforeObject,
  neverAliases,
  neverColumns,
  neverNames,
  neverObjects,
  optionLists,
  otherClauses,
  values,
} from './name-words.ts';

/** The keywords, types and functions of a dialect. */
export interface Vocabulary {
  readonly keywords: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}

export const vocabularyOf = ({ tokenizerOptions: options }: DialectOptions): Vocabulary => ({
  keywords: new Set(options.reservedKeywords),
  types: new Set(options.reservedDataTypes),
  functions: new Set(options.reservedFunctionNames),
});

/** The words of a statement that are names of columns, tables and the like, and aliases, whatever else they could be. */
export function findNames(text: string, tokens: readonly Token[], vocabulary: Vocabulary): ReadonlySet<Token> {
  return new NameFinder(text, tokens, vocabulary).find();
}

class NameFinder {
  private readonly tokens: readonly Token[];
  private readonly words: readonly string[];
  private readonly vocabulary: Vocabulary;
  private readonly names = new Set<Token>();
  /** The open parentheses, and the clauses that they are in. */
  private readonly open: { readonly hasOptions: boolean; readonly clause: string }[] = [];
  /** `SELECT` and `FROM` have aliases. */
  private clause = '';
  private readonly definesTable: boolean;
  private readonly hasTarget: boolean;

  constructor(text: string, tokens: readonly Token[], vocabulary: Vocabulary) {
    this.tokens = tokens.filter(({ kind }) => kind !== 'comment');
    this.words = this.tokens.map(({ start, end }) => text.slice(start, end).toUpperCase());
    this.vocabulary = vocabulary;
    const head = this.words.slice(0, 5).join(' ');
    this.definesTable = /^CREATE\b.*\bTABLE\b/.test(head);
    this.hasTarget = /^(?:GRANT|REVOKE|CREATE\b.*\b(?:INDEX|TRIGGER))\b/.test(head);
  }

  find(): ReadonlySet<Token> {
    for (const [place, token] of this.tokens.entries()) {
      const word = this.wordAt(place);
      if (word === '(') {
        const before = this.tokens[place - 1];
        this.open.push({
          hasOptions: optionLists.has(this.wordAt(place - 1)) && !(before && this.names.has(before)),
          clause: this.clause,
        });
        this.clause = '';
      } else if (word === ')') this.clause = this.open.pop()?.clause ?? '';
      else if (token.kind !== 'word') continue;
      else if (this.isName(place)) this.names.add(token);
      else if (word === 'SELECT' || word === 'FROM') this.clause = word;
      else if (otherClauses.has(word)) this.clause = '';
    }
    return this.names;
  }

  private wordAt(place: number): string {
    return this.words[place] ?? '';
  }

  private isOperator(place: number): boolean {
    return this.tokens[place]?.kind === 'operator';
  }

  private isName(place: number): boolean {
    if (this.wordAt(place - 1) === '.' || this.wordAt(place + 1) === '.') return true;
    const word = this.wordAt(place);
    if (values.has(word)) return false;
    if (this.isObject(place)) return true;
    if (neverNames.has(word) || this.open.at(-1)?.hasOptions) return false;
    return this.isExpression(place) || this.isColumn(place) || this.isAlias(place);
  }

  /** `FROM name`, `, name` in its list, `TABLE name`, `WITH name AS`, and the like. */
  private isObject(place: number): boolean {
    const [word, previous, next] = [this.wordAt(place), this.wordAt(place - 1), this.wordAt(place + 1)];
    if (neverObjects.has(word)) return false;
    if (/^(?:WITH|RECURSIVE)$/.test(previous)) return next === 'AS';
    // In `FROM date '2026-01-01'` it is a type.
    const isSource = previous === 'FROM' || previous === 'JOIN' || (previous === ',' && this.clause === 'FROM');
    const { functions, types } = this.vocabulary;
    if (isSource) return !(next === '(' && functions.has(word)) && !(next.startsWith("'") && types.has(word));
    if (previous === 'UPDATE') return !/^(?:ON|FOR)$/.test(this.wordAt(place - 2));
    if (previous === 'TO') return /^(?:ALTER|RENAME)$/.test(this.wordAt(0));
    return beforeObject.has(previous) || (previous === 'ON' && this.hasTarget);
  }

  private isExpression(place: number): boolean {
    const next = this.words[place + 1];
    // `name := 1`
    if (place === 0) return /^:=?$/.test(next ?? '');
    const begins = before.has(this.wordAt(place - 1)) || this.isOperator(place - 1);
    return begins && (next === undefined || after.has(next) || this.isOperator(place + 1));
  }

  /** The column of a definition, which its type follows. */
  private isColumn(place: number): boolean {
    const next = this.wordAt(place + 1);
    const previous = this.wordAt(place - 1);
    if (/^(?:ADD|DECLARE|IN|OUT|INOUT)$/.test(previous))
      return this.vocabulary.types.has(next) && this.wordAt(place) !== 'COLUMN';
    if (previous !== '(' && previous !== ',') return false;
    if (this.definesTable && this.open.length === 1 && !neverColumns.has(this.wordAt(place)))
      return this.tokens[place + 1]?.kind === 'word';
    // In `KEY date (a)`, an index, a name follows the parenthesis; in `key char(9)` a number.
    const isIndex = this.wordAt(place + 2) === '(' && this.tokens[place + 3]?.kind === 'word';
    return this.vocabulary.types.has(next) && !isIndex;
  }

  /** An alias without `AS`: `a name FROM`, `t name JOIN`. */
  private isAlias(place: number): boolean {
    const word = this.wordAt(place);
    if (this.clause === '' || neverAliases.has(word) || before.has(word) || after.has(word)) return false;
    const next = this.words[place + 1];
    const ends = next === undefined || after.has(next) || (next === 'WITH' && this.wordAt(place + 2) === '(');
    return ends && this.isOperand(place - 1);
  }

  private isOperand(place: number): boolean {
    const token = this.tokens[place];
    const word = this.wordAt(place);
    if (!token) return false;
    // `INTERVAL '1' DAY`
    if (token.kind === 'word') return this.names.has(token) || word === 'END' || !this.vocabulary.keywords.has(word);
    return (
      /^[)\]]$/.test(word) ||
      (token.kind !== 'operator' && token.kind !== 'punctuation' && this.wordAt(place - 1) !== 'INTERVAL')
    );
  }
}
