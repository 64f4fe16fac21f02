import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import { shorten } from '#lib/text/shorten.ts';
import { checkTags } from './check.ts';
import { drawCards } from './draw-cards.ts';
import type messages from './en.json';
import { readPage } from './read-tags.ts';
import { openGraphTags, readPictures, twitterTags } from './tags.ts';
import type tool from './tool.ts';
import { type Form, type FormField, namespaceOf } from './vocabulary.ts';
import { writeJsonLd, writeNext } from './write-data.ts';
import { writeHtml } from './write-html.ts';

type Ctx = Context<keyof typeof messages.logic>;

/** The tags of a page with this title, as ogp.me and X have them, or as data for other software. */
export const generate: RunOf<typeof tool, 'generate'> = (input, options, ctx: Ctx) => {
  const form: Form = { ...options, title: dropFinalLineBreak(input) };
  checkTags(form, openGraphTags(form), twitterTags(form), ctx);
  switch (form.style) {
    case 'json-ld':
      return writeJsonLd(form);
    case 'nextjs':
      return writeNextCode(form, ctx);
    default:
      return writeHtml(form, form.style);
  }
};

function writeNextCode(form: Form, { notice }: Context): string {
  const { code, others } = writeNext(form);
  if (others.length > 0) notice('next-other', { n: others.length, list: shorten(others.join(', '), 100) });
  return code;
}

/**
 * The tags that a page has, and the form that writes them.
 * @throws ToolError `no-tags`
 */
export const read: RunOf<typeof tool, 'read'> = (html, _options, { notice, message }) => {
  const labelOf = (field: FormField) => message(field === 'title' ? 'field-title' : field);
  const { tags, form } = readPage(html);
  const [first, ...others] = tags.filter(({ field }) => field === undefined);
  if (tags.length === 0) throw new ToolError('no-tags', {}, { offset: 0, length: html.length });
  if (first) notice('not-in-form', { n: others.length + 1, x: shorten(first.name) }, first.offset);
  return {
    tags: writeCsv(
      ['tag', 'content', 'field'],
      tags.map(({ name, content, field }) => [name, content, field === undefined ? '' : labelOf(field)]),
    ),
    form: JSON.stringify(form, null, 2),
  };
};

/** How the page looks where it is shared, with its first picture, and the element around it, which names the vocabularies of its tags. */
export const preview: RunOf<typeof tool, 'preview'> = (input, { type, moreImages, ...shown }) => {
  const namespace = namespaceOf(type);
  const own = namespace === undefined ? '' : ` ${namespace}: https://ogp.me/ns/${namespace}#`;
  const [[image = '', , , imageAlt = ''] = []] = readPictures({ ...shown, moreImages });
  const page = { ...shown, image, imageAlt, title: dropFinalLineBreak(input) };
  return { ...drawCards(page), element: `<html prefix="og: https://ogp.me/ns#${own}">` };
};
