import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

type Options = OptionsOf<typeof tool, 'generate'>;

/** All that the tags of a page say: the options, and the title. */
export type Form = Options & { readonly title: string };
export type FormField = keyof Form;

/** A tag of the vocabulary and the field that it is made of. */
export interface Property {
  readonly name: string;
  readonly field: FormField;
  /**
   * The field has an entry on each line. With parts, the line is CSV: the content of the tag, then those of the tags of
   * its properties.
   */
  readonly form?: 'value' | 'list' | 'entries';
  readonly parts?: readonly string[];
}

const value = (name: string, field: FormField): Property => ({ name, field });
const list = (name: string, field: FormField): Property => ({ name, field, form: 'list' });
const entries = (name: string, field: FormField, ...parts: readonly string[]): Property => ({
  name,
  field,
  form: 'entries',
  parts: parts.map((part) => `${name}:${part}`),
});

/** The fields of the first picture, in the order of the parts of the others. */
export const pictureFields = ['imageWidth', 'imageHeight', 'imageAlt', 'imageType', 'imageSecureUrl'] as const;
export const pictures = entries('og:image', 'moreImages', 'width', 'height', 'alt', 'type', 'secure_url');

/** Before and after the pictures. */
export const head = [value('og:title', 'title'), value('og:type', 'type'), value('og:url', 'url')];
export const body = [
  value('og:description', 'description'),
  value('og:site_name', 'siteName'),
  value('og:determiner', 'determiner'),
  value('og:locale', 'locale'),
  list('og:locale:alternate', 'localeAlternates'),
  entries('og:video', 'videos', 'width', 'height', 'alt', 'type', 'secure_url'),
  entries('og:audio', 'audios', 'type', 'secure_url'),
  value('fb:app_id', 'fbAppId'),
];

const film = [
  entries('video:actor', 'actors', 'role'),
  list('video:director', 'directors'),
  list('video:writer', 'writers'),
  value('video:duration', 'duration'),
  value('video:release_date', 'releaseDate'),
  list('video:tag', 'tags'),
];

/** The properties that each type has besides (https://ogp.me/#types). */
export const typed: Readonly<Record<Options['type'], readonly Property[]>> = {
  website: [],
  article: [
    value('article:published_time', 'publishedTime'),
    value('article:modified_time', 'modifiedTime'),
    value('article:expiration_time', 'expirationTime'),
    list('article:author', 'authors'),
    value('article:section', 'section'),
    list('article:tag', 'tags'),
  ],
  book: [
    list('book:author', 'authors'),
    value('book:isbn', 'isbn'),
    value('book:release_date', 'releaseDate'),
    list('book:tag', 'tags'),
  ],
  profile: [
    value('profile:first_name', 'firstName'),
    value('profile:last_name', 'lastName'),
    value('profile:username', 'username'),
    value('profile:gender', 'gender'),
  ],
  'music.song': [
    value('music:duration', 'duration'),
    entries('music:album', 'albums', 'disc', 'track'),
    list('music:musician', 'musicians'),
  ],
  'music.album': [
    entries('music:song', 'songs', 'disc', 'track'),
    list('music:musician', 'musicians'),
    value('music:release_date', 'releaseDate'),
  ],
  'music.playlist': [entries('music:song', 'songs', 'disc', 'track'), value('music:creator', 'creator')],
  'music.radio_station': [value('music:creator', 'creator')],
  'video.movie': film,
  'video.episode': [...film, value('video:series', 'series')],
  'video.tv_show': film,
  'video.other': film,
  'payment.link': [
    value('payment:description', 'paymentDescription'),
    value('payment:currency', 'currency'),
    value('payment:amount', 'amount'),
    value('payment:expires_at', 'expiresAt'),
    value('payment:status', 'status'),
    value('payment:id', 'paymentId'),
    value('payment:success_url', 'successUrl'),
  ],
};

/** The tags that repeat one of Open Graph unless they have a field of their own, with its name there. */
export const repeated = [
  ['twitter:title', 'twitterTitle', 'title'],
  ['twitter:description', 'twitterDescription', 'description'],
  ['twitter:image', 'twitterImage', 'image'],
  ['twitter:image:alt', 'twitterImageAlt', 'imageAlt'],
] as const;

export const twitter = [
  value('twitter:site', 'twitterSite'),
  value('twitter:site:id', 'twitterSiteId'),
  value('twitter:creator', 'twitterCreator'),
  value('twitter:creator:id', 'twitterCreatorId'),
];

const app = (store: 'iphone' | 'ipad' | 'googleplay'): Property => ({
  name: `twitter:app:id:${store}`,
  field: store,
  form: 'entries',
  parts: [`twitter:app:name:${store}`, `twitter:app:url:${store}`],
});

/** What a card of its kind has besides. */
export const ofCard: Readonly<Record<Options['card'], readonly Property[]>> = {
  none: [],
  summary: [],
  summary_large_image: [],
  player: [
    value('twitter:player', 'player'),
    value('twitter:player:width', 'playerWidth'),
    value('twitter:player:height', 'playerHeight'),
    value('twitter:player:stream', 'playerStream'),
  ],
  app: [app('iphone'), app('ipad'), app('googleplay'), value('twitter:app:country', 'appCountry')],
};

/** What search engines read of a page: what is shared, unless it has a field of its own; with the name of the other. */
export const searched = [
  ['title', 'pageTitle', 'title'],
  ['description', 'pageDescription', 'description'],
  ['canonical', 'canonicalUrl', 'url'],
] as const;

/** What search engines and browsers read besides. */
export const basics = [value('robots', 'robots'), value('author', 'author'), value('theme-color', 'themeColor')];

/** The namespaces of the properties of a type that are not Open Graph's own. */
export function namespaceOf(type: Options['type']): string | undefined {
  const [property] = typed[type];
  return property?.name.split(':')[0];
}
