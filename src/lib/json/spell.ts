import type { Entry, Node } from '#lib/data/node.ts';
import { isNonFinite, shortenNumber, toJsonNumber } from '#lib/data/number-text.ts';
import { json5NumberAt, numberEnd } from '#lib/json/lexis.ts';
import { type NonFinite, NonFiniteWriter } from '#lib/json/non-finite.ts';
import { type Escapes, quote, rewriteEscapes, toJsonString } from '#lib/json/strings.ts';

/** The written dialect: JSON, JSON with comments, or JSON5, which also has bare keys and its own numbers and quotes. */
export type Dialect = 'json' | 'jsonc' | 'json5';

export interface Spelling {
  readonly dialect: Dialect;
  readonly escapes: Escapes;
  readonly nonFinite: NonFinite;
  /** Writes numbers without what their value does not need. */
  readonly shortensNumbers?: boolean;
  /** Maps an offset of a node to the offset reported in an error. */
  readonly inputOffset: (offset: number) => number;
}

/** Writes the keys and scalars of a lossless tree as JSON tokens. */
export class Speller {
  /** NaN and infinities. */
  readonly nonFinite: NonFiniteWriter;
  /** The number of numbers that were written shorter. */
  shortened = 0;
  private readonly spelling: Spelling;

  constructor(spelling: Spelling) {
    this.spelling = spelling;
    this.nonFinite = new NonFiniteWriter(spelling.nonFinite);
  }

  key({ key, literal }: Pick<Entry, 'key' | 'literal'>): string {
    const isBare = this.spelling.dialect === 'json5' && (literal === undefined ? bareKey.test(key) : false);
    return isBare ? key : this.string(key, literal);
  }

  /** @throws ToolError `non-finite`, if requested */
  scalar(node: Exclude<Node, { type: 'object' | 'array' }>): string {
    switch (node.type) {
      case 'string':
        return this.string(node.value, node.literal);
      case 'number':
        return this.number(node.raw, node.start);
      case 'boolean':
        return String(node.value);
      case 'null':
        return 'null';
      case 'date':
        return this.string(node.raw, undefined);
    }
  }

  private string(value: string, literal: string | undefined): string {
    const { dialect, escapes } = this.spelling;
    const token = literal === undefined ? quote(value) : dialect === 'json5' ? literal : toJsonString(literal);
    return rewriteEscapes(token, escapes);
  }

  private number(raw: string, start: number): string {
    const { dialect, inputOffset } = this.spelling;
    if (numberEnd(raw, raw.startsWith('-') ? 1 : 0) === raw.length) return this.finite(raw);
    if (dialect === 'json5' && json5NumberAt(raw, 0) === raw.length) return raw;
    const number = toJsonNumber(raw);
    if (dialect === 'json5' || !isNonFinite(number)) return this.finite(number);
    return this.nonFinite.write(number, inputOffset(start));
  }

  private finite(number: string): string {
    if (!this.spelling.shortensNumbers) return number;
    const short = shortenNumber(number);
    if (short !== number) this.shortened++;
    return short;
  }
}

/** A key that JSON5 allows without quotes and that all parsers support. */
const bareKey = /^[A-Za-z_$][\w$]*$/;
