import type { AST } from 'toml-eslint-parser';
import { type Context, ToolError } from '#core/tool.ts';
import { append } from '#lib/collections/append.ts';
import {
  type ArrayNode,
  type Comment,
  commentsOf,
  type Document,
  type Entry,
  type Node,
  type NumberNode,
  type ObjectNode,
} from '#lib/data/node.ts';
import { relocateToSlice } from '#lib/errors/relocate-to-slice.ts';
import { parseToml, type TomlVersion } from '#lib/toml/parse.ts';
import { toSyntaxError } from './diagnostics.ts';

/**
 * The lossless tree of a TOML text: one object. Notice: `bom-dropped`.
 * @throws ToolError a syntax error (diagnostics.ts), `too-deep` (`limit`)
 */
export function readToml(text: string, version: TomlVersion, host: Pick<Context, 'notice' | 'progress'>): Document {
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  if (bom > 0) host.notice('bom-dropped');
  return relocateToSlice(bom, () => readPart(text.slice(bom), version, bom, (part) => host.progress(part)));
}

/** `shift` is added to all offsets in the tree. */
function readPart(text: string, version: TomlVersion, shift: number, progress: (part: number) => void): Document {
  // The parser accepts a lone carriage return as a line break, which TOML does not allow.
  const bare = /\r(?!\n)/.exec(text)?.index;
  if (bare !== undefined) throw new ToolError('carriage-return', {}, bare);
  let program: AST.TOMLProgram;
  try {
    program = parseToml(text, version);
  } catch (error) {
    throw toSyntaxError(error, text, (part) => readPart(part, version, 0, () => {}));
  }
  progress(0.7);
  return new Builder(text, program, shift).build();
}

class Builder {
  private readonly text: string;
  private readonly program: AST.TOMLProgram;
  private readonly shift: number;
  private readonly root: ObjectNode = { type: 'object', entries: [], start: 0, end: 0, comments: undefined };
  /** The entries of tables by key: searching long tables for each key would take too long. */
  private readonly children = new Map<ObjectNode, Map<string, Node>>();
  /** Index of the next comment. */
  private comment = 0;
  private waiting: Comment[] = [];
  /** The value that a comment on the same line belongs to, and where it ends. */
  private last: Node | undefined;
  private lastEnd = 0;
  private lastPlace: 'head' | 'after' = 'after';

  constructor(text: string, program: AST.TOMLProgram, shift: number) {
    this.text = text;
    this.program = program;
    this.shift = shift;
  }

  build(): Document {
    for (const item of this.program.body[0].body)
      if (item.type === 'TOMLTable') this.table(item);
      else this.keyValue(item, this.root);
    this.findComments(this.text.length);
    this.root.end = this.text.length + this.shift;
    return { values: [this.root], after: this.waiting };
  }

  private table({ key, kind, body, range }: AST.TOMLTable): void {
    this.findComments(range[0]);
    const before = this.takeWaiting();
    const holder = this.descend(this.root, key.keys.slice(0, -1));
    const name = key.keys.at(-1);
    if (!name) return;
    const table = kind === 'array' ? this.item(holder, name) : this.child(holder, name);
    if (before.length > 0) append(commentsOf(table).before, before);
    // The bracket that closes the header.
    this.end(table, this.text.indexOf(']', key.range[1]), 'head');
    for (const pair of body) this.keyValue(pair, table);
  }

  /** A new table in an array of tables. */
  private item(holder: ObjectNode, name: Name): ObjectNode {
    const known = this.childrenOf(holder).get(nameOf(name));
    const array: ArrayNode =
      known?.type === 'array' ? known : { type: 'array', items: [], ...this.place(name.range), comments: undefined };
    if (!known) this.addEntry(holder, name, array);
    const table = this.newTable(name);
    array.items.push(table);
    return table;
  }

  /** The table at a path of keys; missing ones are created. */
  private descend(from: ObjectNode, keys: readonly Name[]): ObjectNode {
    return keys.reduce((table, name) => this.child(table, name), from);
  }

  private child(table: ObjectNode, name: Name): ObjectNode {
    const known = this.childrenOf(table).get(nameOf(name));
    const held = known?.type === 'array' ? known.items.at(-1) : known;
    if (held?.type === 'object') return held;
    const child = this.newTable(name);
    this.addEntry(table, name, child);
    return child;
  }

  private keyValue({ key, value, range }: AST.TOMLKeyValue, table: ObjectNode): void {
    this.findComments(range[0]);
    const before = this.takeWaiting();
    const holder = this.descend(table, key.keys.slice(0, -1));
    const name = key.keys.at(-1);
    if (!name) return;
    const node = this.value(value);
    if (before.length > 0) append(commentsOf(node).before, before);
    this.addEntry(holder, name, node);
    this.end(node, range[1]);
  }

  private value(node: AST.TOMLContentNode): Node {
    if (node.type === 'TOMLValue') return this.scalar(node);
    const place = this.place(node.range);
    this.last = undefined;
    const comments = undefined;
    const container: ArrayNode | ObjectNode =
      node.type === 'TOMLArray'
        ? { type: 'array', items: [], ...place, comments }
        : { type: 'object', entries: [], ...place, comments };
    if (node.type === 'TOMLInlineTable' && container.type === 'object')
      for (const pair of node.body) this.keyValue(pair, container);
    if (node.type === 'TOMLArray' && container.type === 'array')
      for (const element of node.elements) {
        this.findComments(element.range[0]);
        const before = this.takeWaiting();
        const item = this.value(element);
        if (before.length > 0) append(commentsOf(item).before, before);
        container.items.push(item);
        this.end(item, element.range[1]);
      }
    this.findComments(node.range[1]);
    if (this.waiting.length > 0) append(commentsOf(container).inside, this.takeWaiting());
    return container;
  }

  private scalar(value: AST.TOMLValue): Node {
    const place = { ...this.place(value.range), comments: undefined };
    const raw = this.text.slice(value.range[0], value.range[1]);
    switch (value.kind) {
      case 'string': {
        const style = value.multiline ? 'literal' : value.style === 'literal' ? 'single' : 'double';
        return { type: 'string', value: value.value, style, literal: undefined, ...place };
      }
      case 'integer':
      case 'float':
        return { type: 'number', raw, form: numberForm(raw), ...place };
      case 'boolean':
        return { type: 'boolean', value: value.value, ...place };
      default:
        return { type: 'date', form: dateForms[value.kind], raw, ...place };
    }
  }

  private addEntry(table: ObjectNode, name: Name, value: Node): void {
    const key = nameOf(name);
    const { start, end } = this.place(name.range);
    const entry: Entry = { key, literal: undefined, keyStart: start, keyEnd: end, value };
    table.entries.push(entry);
    this.childrenOf(table).set(key, value);
  }

  private newTable(name: Name): ObjectNode {
    return { type: 'object', entries: [], ...this.place(name.range), comments: undefined };
  }

  private childrenOf(table: ObjectNode): Map<string, Node> {
    const known = this.children.get(table);
    if (known) return known;
    const children = new Map<string, Node>();
    this.children.set(table, children);
    return children;
  }

  private place([start, end]: AST.HasLocs['range']): { readonly start: number; end: number } {
    return { start: start + this.shift, end: end + this.shift };
  }

  /** Collects the comments before an offset. */
  private findComments(end: number): void {
    for (
      let comment = this.program.comments[this.comment];
      comment && comment.range[0] < end;
      comment = this.program.comments[++this.comment]
    ) {
      const found = { text: comment.value, isBlock: false };
      const isBehind = this.last && !this.text.slice(this.lastEnd, comment.range[0]).includes('\n');
      if (this.last && isBehind) commentsOf(this.last)[this.lastPlace].push(found);
      else this.waiting.push(found);
    }
  }

  private takeWaiting(): Comment[] {
    return this.waiting.length === 0 ? [] : this.waiting.splice(0);
  }

  private end(node: Node, end: number, place: 'head' | 'after' = 'after'): void {
    this.last = node;
    this.lastEnd = end;
    this.lastPlace = place;
  }
}

type Name = AST.TOMLBare | AST.TOMLQuoted;
const nameOf = (name: Name): string => (name.type === 'TOMLBare' ? name.name : name.value);

const dateForms = {
  'offset-date-time': 'offset-datetime',
  'local-date-time': 'local-datetime',
  'local-date': 'local-date',
  'local-time': 'local-time',
} as const;

function numberForm(raw: string): NumberNode['form'] {
  if (raw.startsWith('0x')) return 'hex';
  if (raw.startsWith('0o')) return 'oct';
  if (raw.startsWith('0b')) return 'bin';
  if (raw.endsWith('inf')) return 'inf';
  if (raw.endsWith('nan')) return 'nan';
  return /[.eE]/.test(raw) ? 'float' : 'int';
}
