import { type Context, ToolError } from '#core/tool.ts';
import { checkDepth } from '#lib/data/depth.ts';
import type { Node, NumberNode, ObjectNode, StringNode } from '#lib/data/node.ts';
import { toStringNode } from '#lib/data/string-node.ts';
import { shorten } from '#lib/text/shorten.ts';
import type { TomlVersion } from '#lib/toml/parse.ts';
import { dateFormFor, fitsInteger } from '#lib/toml/spell.ts';

export interface TomlFitting {
  readonly version: TomlVersion;
  /** TOML has no null: left out, written as an empty text, or rejected. */
  readonly nulls: 'omit' | 'empty' | 'error';
  /** A document that is not a map: placed under a key, or rejected. */
  readonly root: 'wrap' | 'error';
  /** That key; empty: `items` for a list, `value` for anything else. */
  readonly rootKey: string;
  /** Whole numbers beyond 64 bits. */
  readonly bigIntegers: 'text' | 'keep' | 'error';
  readonly dates: 'date' | 'text';
  /** Texts that are exactly a date, a time or both become dates. */
  readonly dateTexts: boolean;
  /** Maps an offset of a node to the offset reported in an error. */
  readonly inputOffset: (offset: number) => number;
}

const maxReported = 5;

/**
 * Converts a value to one that TOML can represent, in place. `format` is the source format. Notices: `root-list`,
 * `root-value` (`format`, `key`), `nulls-dropped`, `nulls-emptied` (`n`, `paths`), `big-integer` (`path`, `digits`),
 * `more-big-integers`, `surrogates-replaced` (`n`).
 * @throws ToolError `root-list-refused`, `root-value-refused` (`format`), `null-in-list`, `null-value` (`path`),
 * `big-integer-refused` (`path`, `digits`), if requested; `too-deep` (`limit`)
 */
export function fitForToml(
  value: Node,
  options: TomlFitting,
  format: string,
  host: Pick<Context, 'notice'>,
): ObjectNode {
  const root = value.type === 'object' ? value : wrap(value, options, format, host);
  const fitter = new Fitter(options, host);
  fitter.fit(root);
  fitter.finish();
  return root;
}

function wrap(value: Node, options: TomlFitting, format: string, host: Pick<Context, 'notice'>): ObjectNode {
  const { root, rootKey, inputOffset } = options;
  const isList = value.type === 'array';
  const key = rootKey || (isList ? 'items' : 'value');
  if (root === 'error') {
    const code = isList ? 'root-list-refused' : 'root-value-refused';
    throw new ToolError(code, { format }, inputOffset(value.start));
  }
  checkDepth([value], inputOffset, 1);
  host.notice(isList ? 'root-list' : 'root-value', { format, key });
  const { start, end } = value;
  const entry = { key, literal: undefined, keyStart: start, keyEnd: start, value };
  return { type: 'object', entries: [entry], start, end, comments: undefined };
}

class Fitter {
  private readonly options: TomlFitting;
  private readonly host: Pick<Context, 'notice'>;
  private readonly path: (string | number)[] = [];
  private readonly nulls: string[] = [];
  private nullCount = 0;
  private bigIntegers = 0;
  private surrogates = 0;

  constructor(options: TomlFitting, host: Pick<Context, 'notice'>) {
    this.options = options;
    this.host = host;
  }

  /** The node, changed where necessary; undefined where it is left out. */
  fit(node: Node): Node | undefined {
    switch (node.type) {
      case 'object':
        node.entries = node.entries.flatMap((entry) => {
          if (!entry.key.isWellFormed()) this.surrogates++;
          const value = this.fitAt(entry.key, entry.value);
          return value ? [value === entry.value ? entry : { ...entry, value }] : [];
        });
        return node;
      case 'array':
        node.items = node.items.flatMap((item, index) => this.fitAt(index, item) ?? []);
        return node;
      case 'null':
        return this.fitNull(node);
      case 'number':
        return fitsInteger(node) ? node : this.fitBigInteger(node);
      case 'date':
        return this.options.dates === 'text' ? toStringNode(node, node.raw) : node;
      case 'string':
        return this.fitText(node);
      default:
        return node;
    }
  }

  /** Reports what is reported once. */
  finish(): void {
    const list = this.nulls.join(', ') + (this.nullCount > maxReported ? ' …' : '');
    const code = this.options.nulls === 'empty' ? 'nulls-emptied' : 'nulls-dropped';
    if (this.nullCount > 0) this.host.notice(code, { n: this.nullCount, paths: list });
    if (this.bigIntegers > maxReported) this.host.notice('more-big-integers', { n: this.bigIntegers - maxReported });
    if (this.surrogates > 0) this.host.notice('surrogates-replaced', { n: this.surrogates });
  }

  private fitAt(step: string | number, node: Node): Node | undefined {
    this.path.push(step);
    const fitted = this.fit(node);
    this.path.pop();
    return fitted;
  }

  private fitNull(node: Node): Node | undefined {
    const { nulls } = this.options;
    if (nulls === 'error') {
      const code = typeof this.path.at(-1) === 'number' ? 'null-in-list' : 'null-value';
      throw new ToolError(code, { path: this.written() }, this.options.inputOffset(node.start));
    }
    if (this.nullCount++ < maxReported) this.nulls.push(this.written());
    return nulls === 'empty' ? toStringNode(node, '') : undefined;
  }

  private fitBigInteger(node: NumberNode): Node {
    const { bigIntegers } = this.options;
    if (bigIntegers === 'keep') return node;
    const params = { path: this.written(), digits: shorten(node.raw, 60) };
    if (bigIntegers === 'error')
      throw new ToolError('big-integer-refused', params, this.options.inputOffset(node.start));
    if (this.bigIntegers++ < maxReported) this.host.notice('big-integer', params);
    return toStringNode(node, node.raw);
  }

  private fitText(node: StringNode): Node {
    if (!node.value.isWellFormed()) this.surrogates++;
    const form = this.options.dateTexts ? dateFormFor(node.value, this.options.version) : undefined;
    if (form === undefined) return node;
    const { value: raw, start, end, comments } = node;
    return { type: 'date', form, raw, start, end, comments };
  }

  /** The path in TOML's notation of keys, with indexes in brackets. */
  private written(): string {
    return this.path
      .map((step, index) => {
        if (typeof step === 'number') return `[${step}]`;
        return (index > 0 ? '.' : '') + (/^[\w-]+$/.test(step) ? step : JSON.stringify(step));
      })
      .join('');
  }
}
