import type { Context } from '#core/tool.ts';
import { gatherNotices } from '#lib/errors/gather-notices.ts';
import { relocateNoticeToOption } from '#lib/errors/relocate-to-option.ts';
import { parseUrl } from '#lib/parse-url.ts';
import { shorten } from '#lib/text/shorten.ts';
import type messages from './en.json';
import { readPictures, type Tag } from './tags.ts';
import type { Form, FormField } from './vocabulary.ts';

type Ctx = Context<keyof typeof messages.logic>;

/** The fields of what Open Graph requires; a type there always is. */
const required = ['title', 'url', 'image'] as const;

/** What X shows of a title and a description, and allows as text for a picture; in characters. */
const most = { title: 70, description: 200, alt: 420 };

/** The smallest pictures of its cards, in pixels. */
const smallest: Readonly<Partial<Record<Form['card'], readonly [width: number, height: number]>>> = {
  summary_large_image: [300, 157],
  summary: [144, 144],
};

const addresses =
  /^(?:og:url|og:(?:image|video|audio)(?::secure_url)?|article:author|music:(?:album|song|musician|creator)|video:(?:actor|director|writer|series)|payment:success_url|twitter:(?:image|player|player:stream))$/;
const dates = /(?:_time|_date|expires_at)$/;

/** Reports what crawlers cannot use or will not show: the tags are written all the same, which the notices say. */
export function checkTags(form: Form, openGraph: readonly Tag[], twitter: readonly Tag[], ctx: Ctx): void {
  const missing = required.filter((field) => !openGraph.some(({ name }) => name === `og:${field}`));
  if (missing.length > 0) {
    const list = missing.map((field) => ctx.message(`field-${field}`)).join(', ');
    const field = missing.find((each) => each !== 'title');
    ctx.notice('missing', { list }, field && { field, offset: 0 });
  }
  const lengthOf = (text: string) => [...text.trim()].length;
  const shownTitle = form.twitterTitle || form.title;
  const shownDescription = form.twitterDescription || form.description;
  if (lengthOf(shownTitle) > most.title) ctx.notice('title-long', { n: lengthOf(shownTitle) });
  if (lengthOf(shownDescription) > most.description) ctx.notice('description-long', { n: lengthOf(shownDescription) });
  checkContents([...openGraph, ...twitter], ctx);
  checkPictures(form, ctx);
}

function checkContents(tags: readonly Tag[], ctx: Context): void {
  const gathered = new Map(tags.map(({ field }) => [field, gatherNotices(ctx.notice)]));
  const report = (code: string, { content, field }: Tag) => {
    const notice = gathered.get(field)?.of(0) ?? ctx.notice;
    (field === 'title' ? notice : relocateNoticeToOption(field, notice))(code, { n: 1, x: shorten(content) });
  };
  for (const tag of tags) {
    const { name, content } = tag;
    // Those of X mostly repeat one of Open Graph.
    const isRepeated = tags.some((other) => other !== tag && other.content === content && !/^twitter/.test(other.name));
    if (addresses.test(name) && !isAddress(content) && !(isRepeated && /^twitter/.test(name)))
      report('not-absolute', tag);
    if (dates.test(name) && !isDate(content)) report('not-a-date', tag);
    if (name === 'book:isbn' && !isIsbn(content)) report('not-an-isbn', tag);
    if (/^twitter:(?:site|creator)$/.test(name) && !/^@?\w{1,15}$/.test(content)) report('not-an-account', tag);
    if (/^og:locale/.test(name) && !/^[a-z]{2,3}_[A-Z]{2}$/.test(content)) report('not-a-locale', tag);
    if (name === 'payment:currency' && !/^[A-Z]{3}$/.test(content)) report('not-a-currency', tag);
    if (/:alt$/.test(name) && [...content].length > most.alt && !(isRepeated && /^twitter/.test(name)))
      ctx.notice('alt-long', { n: [...content].length });
  }
  for (const notices of gathered.values()) notices.report();
}

function checkPictures(form: Form, ctx: Context): void {
  const [width, height] = smallest[form.card] ?? [0, 0];
  const small = readPictures(form).find(([, w = '', h = '']) => (w && Number(w) < width) || (h && Number(h) < height));
  if (!small) return;
  const at: { field: FormField; offset: number } = { field: 'imageWidth', offset: 0 };
  ctx.notice('picture-small', { width, height, own: `${small[1] || '?'} × ${small[2] || '?'}` }, at);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && parseUrl(text) !== undefined;
}

/** A date of ISO 8601 that exists, perhaps with a time. */
function isDate(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text) ??
    [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return day !== undefined && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** An ISBN of 10 or 13 digits with its check digit (ISO 2108). */
function isIsbn(text: string): boolean {
  const digits = [...text.replace(/[\s-]/g, '')];
  const worthOf = (digit: string) => (digit === 'X' ? 10 : Number(digit));
  if (/^\d{9}[\dX]$/.test(digits.join('')))
    return digits.reduce((sum, digit, at) => sum + (10 - at) * worthOf(digit), 0) % 11 === 0;
  return (
    /^97[89]\d{10}$/.test(digits.join('')) &&
    digits.reduce((sum, digit, at) => sum + (at % 2 === 0 ? 1 : 3) * worthOf(digit), 0) % 10 === 0
  );
}
