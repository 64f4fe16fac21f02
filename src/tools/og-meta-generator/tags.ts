import * as csv from '#lib/csv/entries.ts';
import { relocateToOption } from '#lib/errors/relocate-to-option.ts';
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
  twitter,
  typed,
} from './vocabulary.ts';

/** A `<meta>` tag, and the field that says what it holds. */
export interface Tag {
  readonly name: string;
  readonly content: string;
  readonly field: FormField;
}

/** A value of a choice that means no tag, and one that means an empty one. */
const codes: Readonly<Record<string, string | undefined>> = { none: '', empty: '' };

/** The entries of a field, each with its parts. */
export const readEntries = <Field extends FormField>(
  form: Pick<Form, Field>,
  field: Field,
): readonly (readonly string[])[] => relocateToOption(field, () => csv.readEntries(String(form[field]), true));

/** The entries of a field that have no parts. */
export const readList = (form: Form, field: FormField): readonly string[] =>
  csv.readEntries(String(form[field]), false).flat();

/** The fields that pictures are made of; those of `pictureFields` that are absent are empty. */
type PictureForm = Pick<Form, 'image' | 'moreImages'> & Partial<Pick<Form, (typeof pictureFields)[number]>>;

/** The pictures: the first one has fields of its own. */
export function readPictures(form: PictureForm): readonly (readonly string[])[] {
  const first = [form.image, ...pictureFields.map((field) => String(form[field] ?? ''))].map((each) => each.trim());
  const others = readEntries(form, 'moreImages');
  return first.some(Boolean) ? [first, ...others] : others;
}

const writeEntries = ({ name, field, parts = [] }: Property, rows: readonly (readonly string[])[]): readonly Tag[] =>
  rows.flatMap((row) =>
    [name, ...parts]
      .map((each, at) => ({ name: each, content: row[at] ?? '', field }))
      .filter(({ content }) => content),
  );

function writeTags(form: Form, property: Property): readonly Tag[] {
  const { name, field } = property;
  if (property.form === 'entries') return writeEntries(property, readEntries(form, field));
  if (property.form === 'list') return readList(form, field).map((content) => ({ name, content, field }));
  const value = form[field];
  const isCode = field === 'determiner' || field === 'gender' || field === 'status';
  const written = isCode ? (codes[String(value)] ?? String(value)) : String(value ?? '').trim();
  return written !== '' || value === 'empty' ? [{ name, content: written, field }] : [];
}

/** The tags of Open Graph in their order: properties of a tag follow it. */
export const openGraphTags = (form: Form): readonly Tag[] => [
  ...head.flatMap((property) => writeTags(form, property)),
  ...writeEntries({ ...pictures, field: 'image' }, readPictures(form)),
  ...[...body, ...typed[form.type]].flatMap((property) => writeTags(form, property)),
];

/** The tags of X; none where there is no card. */
export function twitterTags(form: Form): readonly Tag[] {
  if (form.card === 'none') return [];
  const [[image = '', , , imageAlt = ''] = []] = readPictures(form);
  const said = { ...form, image, imageAlt };
  const shown = repeated.map(([name, field, other]): Tag => {
    const own = form[field].trim();
    return { name, field, content: own || (form.repeat ? said[other].trim() : '') };
  });
  return [
    { name: 'twitter:card', content: form.card, field: 'card' },
    ...[...twitter, ...ofCard[form.card]].flatMap((property) => writeTags(form, property)),
    ...shown.filter(({ content }) => content),
  ];
}

/** What search engines read of the page: what it has for them, else what is shared. */
export const searchedBy = (form: Form) => ({
  title: form.pageTitle.trim() || form.title,
  description: form.pageDescription.trim() || form.description,
  canonical: form.canonicalUrl.trim() || form.url,
});

/** What the page says to search engines and browsers by `<meta name>`. */
export const basicTags = (form: Form): readonly Tag[] => basics.flatMap((property) => writeTags(form, property));
