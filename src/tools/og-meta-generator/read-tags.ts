import { writeCsvRecord } from '#lib/csv/write.ts';
import { readHtml } from '#lib/html/tokens.ts';
import { unescapeText } from '#lib/html/unescape-text.ts';
import tool from './tool.ts';
import {
  basics,
  body,
  type Form,
  type FormField,
  head,
  ofCard,
  type Property,
  pictureFields,
  pictures,
  repeated,
  searched,
  twitter,
  typed,
} from './vocabulary.ts';

/** A tag of a page: of `<meta>`, or an equivalent. */
export interface FoundTag {
  readonly name: string;
  readonly content: string;
  readonly offset: number;
  /** The field that it fills; none where the form has no room for it. */
  readonly field?: FormField;
}

export interface ReadPage {
  readonly tags: readonly FoundTag[];
  /** The fields that are filled. */
  readonly form: Partial<Record<FormField, unknown>>;
}

/** What the head of a page says, in order: tags of `<meta>` with a name, the title, its own address and the icon. */
function findTags(html: string): readonly FoundTag[] {
  const tags: FoundTag[] = [];
  let title: { readonly start: number } | undefined;
  for (const token of readHtml(html)) {
    if (token.type === 'text' && title) {
      const content = unescapeText(html.slice(token.start, token.end), 'text').text.trim();
      tags.push({ name: 'title', content, offset: title.start });
    }
    title = undefined;
    if (token.type !== 'open') continue;
    const attributes = new Map(token.attributes);
    const { start: offset } = token;
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase();
    const rel = attributes.get('rel')?.toLowerCase() ?? '';
    if (token.name === 'title') title = token;
    // Some generators write `value`, which no crawler reads: what was meant is clear.
    else if (token.name === 'meta' && name !== '')
      tags.push({ name, content: attributes.get('content') ?? attributes.get('value') ?? '', offset });
    else if (token.name === 'link' && rel === 'canonical')
      tags.push({ name: 'canonical', content: attributes.get('href') ?? '', offset });
    else if (token.name === 'link' && /\bicon$/.test(rel))
      tags.push({ name: 'icon', content: attributes.get('href') ?? '', offset });
  }
  return tags;
}

const fields = tool.operations.generate.options;

type TypeName = Form['type'];
type CardName = Form['card'];
const isType = (text: string): text is TypeName => (fields.type.values as readonly string[]).includes(text);
const isCard = (text: string): text is CardName => (fields.card.values as readonly string[]).includes(text);

/** Fills the form from the tags of a page. */
export function readPage(html: string): ReadPage {
  const found = findTags(html);
  const contentOf = (name: string) => found.find((tag) => tag.name === name)?.content.trim();
  const [type = '', card = ''] = [contentOf('og:type'), contentOf('twitter:card')];
  const form = new FormWriter(isType(type) ? type : 'website', isCard(card) ? card : 'summary_large_image');
  const tags = found.map((tag): FoundTag => {
    const content = tag.content.trim();
    const [, own, shared] = searched.find(([name]) => name === tag.name) ?? [];
    const other = shared && contentOf(`og:${shared}`);
    const field = own && other && other !== content ? form.set(own, content) : form.take(tag.name, content);
    return field === undefined ? tag : { ...tag, field };
  });
  const hasTwitter = found.some(({ name }) => /^twitter:/.test(name));
  const isBasic = found.some(({ name }) =>
    /^(?:title|description|canonical|robots|author|theme-color|icon)$/.test(name),
  );
  return { tags, form: form.finish(hasTwitter, isBasic) };
}

/** The fields of what `<title>` and `<link>` say. */
const fieldOf: ReadonlyMap<string, FormField> = new Map([
  ...searched.map(([name, , shared]) => [name, shared] as const),
  ['icon', 'favicon'],
]);

/** The fields of the first picture, its address first. */
const firstPicture = ['image', ...pictureFields] as const;

class FormWriter {
  readonly #values = new Map<FormField, unknown>();
  readonly #rows = new Map<FormField, string[][]>();
  readonly #roots = new Map<string, Property>();
  readonly #parts = new Map<string, readonly [Property, number]>();
  readonly #type: TypeName;
  readonly #card: CardName;

  constructor(type: TypeName, card: CardName) {
    this.#type = type;
    this.#card = card;
    for (const property of [...head, pictures, ...body, ...typed[type], ...twitter, ...ofCard[card], ...basics]) {
      this.#roots.set(property.name, property);
      for (const [at, part] of (property.parts ?? []).entries()) this.#parts.set(part, [property, at + 1]);
    }
  }

  /** The field that a tag fills, if there is one and it is not filled with something else. */
  take(name: string, content: string): FormField | undefined {
    const root = this.#roots.get(name.replace(/^og:(image|video|audio):url$/, 'og:$1'));
    const part = this.#parts.get(name);
    const copy = repeated.find(([own]) => own === name);
    if (name === 'twitter:card') return this.#card === content ? 'card' : undefined;
    if (part) return this.#takePart(part[0], part[1], content);
    if (copy) return this.set(copy[1], content);
    const other = fieldOf.get(name);
    if (other) return this.set(other, content);
    if (!root) return undefined;
    if (root.form === 'entries') return this.#addRow(root, content);
    if (root.form === 'list') return this.#addRow(root, content.replace(/\s*[\r\n]+\s*/g, ' '));
    return this.set(root.field, content);
  }

  #rowsOf({ field }: Property): string[][] {
    const rows = this.#rows.get(field) ?? [];
    this.#rows.set(field, rows);
    return rows;
  }

  #addRow(property: Property, content: string): FormField {
    const rows = this.#rowsOf(property);
    const last = rows.at(-1);
    // Of an app, the name may precede the id.
    if (last && last[0] === '' && content !== '') last[0] = content;
    else rows.push([content]);
    return this.#fieldOf(property, 0);
  }

  /** The field of the last row of a property: the first picture has fields of its own. */
  #fieldOf({ field }: Property, at: number): FormField {
    const isFirst = field === pictures.field && this.#rows.get(field)?.length === 1;
    return (isFirst && firstPicture[at]) || field;
  }

  #takePart(property: Property, at: number, content: string): FormField | undefined {
    const rows = this.#rowsOf(property);
    if (rows.length === 0) rows.push(['']);
    const row = rows.at(-1) ?? [];
    const field = this.#fieldOf(property, at);
    if (row[at] !== undefined) return row[at] === content ? field : undefined;
    row[at] = content;
    return field;
  }

  /** Fills a field; nothing if it is filled with something else, or has no such value. */
  set(field: FormField, content: string): FormField | undefined {
    const value = this.#valueOf(field, content);
    if (value === undefined) return undefined;
    const known = this.#values.get(field);
    if (known !== undefined && known !== value) return undefined;
    this.#values.set(field, value);
    return field;
  }

  /** The value of a field for a content; nothing if it has none. */
  #valueOf(field: FormField, content: string): unknown {
    if (field === 'type') return content === this.#type ? content : undefined;
    if (field === 'determiner' && content === '') return 'empty';
    if (field === 'title') return content;
    const declared = fields[field];
    if (declared.type === 'choice')
      return (declared.values as readonly string[]).includes(content) ? content : undefined;
    if (declared.type === 'int') return /^\d{1,9}$/.test(content) && Number(content) > 0 ? Number(content) : undefined;
    return content;
  }

  /** The form: without what is as it is at first. */
  finish(hasTwitter: boolean, isBasic: boolean): Partial<Record<FormField, unknown>> {
    this.#finishPictures();
    for (const [field, rows] of this.#rows) {
      const isList = [...this.#roots.values()].some((root) => root.field === field && root.form === 'list');
      const lines = rows.map((row) =>
        isList ? (row[0] ?? '') : writeCsvRecord(Array.from(row, (each) => each ?? '')),
      );
      if (lines.length > 0) this.#values.set(field, lines.join('\n'));
    }
    if (!hasTwitter) this.#values.set('card', 'none');
    else if (this.#card !== 'summary_large_image') this.#values.set('card', this.#card);
    if (!isBasic) this.#values.set('basics', false);
    this.#finishRepeated(hasTwitter);
    if (this.#values.get('type') === 'website') this.#values.delete('type');
    return Object.fromEntries([...this.#values].filter(([, value]) => value !== ''));
  }

  /** The first picture has fields of its own. */
  #finishPictures(): void {
    const [first, ...others] = this.#rows.get('moreImages') ?? [];
    if (!first) return;
    this.#rows.set('moreImages', others);
    for (const [at, field] of firstPicture.entries()) {
      const value = first[at] && this.#valueOf(field, first[at]);
      if (value) this.#values.set(field, value);
    }
  }

  /** What only repeats Open Graph is no value of its own. */
  #finishRepeated(hasTwitter: boolean): void {
    const said = repeated.filter(([, , other]) => this.#values.get(other));
    const isRepeated = said.every(([, own]) => this.#values.get(own));
    for (const [, own, other] of repeated)
      if (isRepeated && this.#values.get(own) === this.#values.get(other)) this.#values.delete(own);
    if (hasTwitter && !isRepeated) this.#values.set('repeat', false);
  }
}
