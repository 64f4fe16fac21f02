import type { Node, StringNode } from '#lib/data/node.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';
import { isPlainText, type Readers } from '#lib/yaml/plain.ts';
import { resolvePlain } from '#lib/yaml/resolve.ts';
import { differenceOf } from '#lib/yaml/versions.ts';

export interface YamlSpelling {
  readonly readers: Readers;
  /** The quotes for texts that need them. */
  readonly quotes: 'double' | 'single';
  readonly quoteAll: boolean;
  /** Values that are in quotes in the tree stay in quotes. */
  readonly keepQuotes?: boolean;
  /**
   * The YAML text that nodes with a place come from: what the versions read differently, such as `0644`, stays as it is
   * typed there.
   */
  readonly source?: string;
}

type ScalarNode = Exclude<Node, { type: 'object' | 'array' }>;

/** Writes scalars as YAML, on one line. */
export class YamlSpeller {
  private readonly spelling: YamlSpelling;
  /** A cache of keys: most appear many times. */
  private readonly keys = new Map<string, string>();

  constructor(spelling: YamlSpelling) {
    this.spelling = spelling;
  }

  key(key: string, isFlow: boolean): string {
    if (isFlow) return this.text(key, true, false);
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    const spelled = this.text(key, false, false);
    if (this.keys.size < maxKeys) this.keys.set(key, spelled);
    return spelled;
  }

  scalar(node: ScalarNode, isFlow: boolean): string {
    const typed = this.typed(node);
    if (typed !== undefined) return typed;
    switch (node.type) {
      case 'string':
        return this.text(
          node.value,
          isFlow,
          this.spelling.quoteAll || (this.spelling.keepQuotes === true && isQuoted(node)),
        );
      case 'number':
        return toYamlNumber(node.raw, this.spelling.readers);
      case 'boolean':
        return String(node.value);
      case 'null':
        return 'null';
      case 'date':
        // YAML 1.1 reads a local time as a number in base 60.
        return node.form === 'local-time' ? this.quoted(node.raw) : node.raw;
    }
  }

  /** The plain scalar as typed in the source. One with a tag, which has another type than the text, is none. */
  private typed({ type, start, end }: ScalarNode): string | undefined {
    const text = this.spelling.source?.slice(start, end) ?? '';
    return differenceOf(text, '1.2') && resolvePlain(text, '1.2').type === type ? text : undefined;
  }

  private text(text: string, isFlow: boolean, isQuoted: boolean): string {
    return !isQuoted && isPlainText(text, this.spelling.readers, isFlow) ? text : this.quoted(text);
  }

  private quoted(text: string): string {
    if (this.spelling.quotes === 'single' && !unprintable.test(text)) return `'${text.replaceAll("'", "''")}'`;
    return `"${/["\\]/.test(text) || unprintable.test(text) ? escapeAll(text) : text}"`;
  }
}

const maxKeys = 10_000;

const isQuoted = ({ style }: StringNode): boolean => style === 'double' || style === 'single';

/**
 * Characters that are not printable (YAML 1.2.2, section 5.1), break a line in some version, or are lone surrogates.
 */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u;
const escaped = /["\\\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/gu;

const named: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\0': '\\0',
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\x1b': '\\e',
};

const escapeAll = (text: string): string =>
  text.replace(escaped, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase();
    return named[character] ?? (hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`);
  });

/** Whether a text can be written verbatim in a block scalar, line by line. */
export const isBlockText = (text: string): boolean => !unprintable.test(text.replace(/[\t\n]/g, ''));

/**
 * A number in a form that means the same for all of these parsers. Parsers of YAML 1.1 require a point and a sign with
 * an exponent (`1e3` → `1.0e+3`); they have another prefix for octal numbers, and one for binary numbers, which 1.2
 * lacks.
 */
function toYamlNumber(raw: string, readers: Readers): string {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(raw)) return raw;
  if (/^0[xX][\da-fA-F_]+$/.test(raw)) return `0x${raw.slice(2).replaceAll('_', '')}`;
  if (readers === '1.2' && /^0o[0-7_]+$/.test(raw)) return raw.replaceAll('_', '');
  const number = toJsonNumber(raw);
  if (number === 'NaN') return '.nan';
  if (number.endsWith('y')) return number.startsWith('-') ? '-.inf' : '.inf';
  const [, size = number, mark, sign = '', exponent = ''] = /^([^eE]*)([eE])([+-]?)(\d+)$/.exec(number) ?? [];
  if (mark === undefined) return number;
  return `${size.includes('.') ? size : `${size}.0`}${mark}${sign || '+'}${exponent}`;
}
