import { ToolError } from '#core/tool.ts';
import { toLineFeeds } from '#lib/lines/breaks.ts';

const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const declaration = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')/g;
const reference = /&(?:#x([\da-f]+)|#(\d+)|([^;&\s]+));/gi;
const characterReference = /&#(?:x([\da-f]+)|(\d+));/gi;

const toCharacter = (_whole: string, hex: string | undefined, decimal: string | undefined): string =>
  String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));

/** Entities may multiply a text: what they add, at most, in UTF-16 units. */
const maxAdded = 10_000_000;

/** Replaces the references in a document that has been checked: to characters, and to entities that it declares. */
export class References {
  /** The names of entities that stay as they are: their text has tags, or is in another file. */
  readonly kept = new Set<string>();
  private readonly declared = new Map<string, string>();
  private readonly expanded = new Map<string, string | undefined>();
  private added = 0;

  /** @param doctype the document type, as it is typed */
  constructor(doctype: string) {
    for (const [, name, double, single] of doctype.matchAll(declaration))
      if (name !== undefined && !this.declared.has(name)) this.declared.set(name, double ?? single ?? '');
  }

  /** The text of content. */
  text(source: string): string {
    const text = source.includes('\r') ? toLineFeeds(source) : source;
    return text.includes('&') ? this.replace(text) : text;
  }

  /** The value of an attribute: white space in it is a space, unless it is written as a reference. */
  value(source: string): string {
    return this.text(source.replace(/\r\n|[\t\r\n]/g, ' '));
  }

  /** @throws ToolError `entities-too-large` */
  private replace(text: string): string {
    return text.replace(reference, (whole, hex: string | undefined, decimal: string | undefined, name?: string) => {
      if (name === undefined) return toCharacter(whole, hex, decimal);
      const value = predefined.get(name) ?? this.entity(name);
      if (value === undefined) this.kept.add(name);
      this.added += value?.length ?? 0;
      if (this.added > maxAdded) throw new ToolError('entities-too-large', { n: maxAdded });
      return value ?? whole;
    });
  }

  /** The text of an entity; undefined where that is not text alone. None contains itself: that has been checked. */
  private entity(name: string): string | undefined {
    if (this.expanded.has(name)) return this.expanded.get(name);
    // References to characters are replaced where it is declared, so that `&#60;` begins a tag.
    const source = this.declared.get(name)?.replace(characterReference, toCharacter);
    const text = source === undefined || source.includes('<') ? undefined : this.replace(source);
    this.expanded.set(name, text);
    return text;
  }
}
