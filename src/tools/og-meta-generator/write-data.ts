import { openGraphTags, readEntries, readList, readPictures, searchedBy, twitterTags } from './tags.ts';
import type { Form, FormField } from './vocabulary.ts';

interface Data {
  readonly [key: string]: unknown;
}

/** The object without what is empty, at every level; undefined where nothing is left. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(compact).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value)
      .map(([key, each]) => [key, compact(each)] as const)
      .filter(([, each]) => each !== undefined);
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }
  if (typeof value === 'string') return value.trim() === '' || value === 'none' ? undefined : value.trim();
  return value === null ? undefined : value;
}

const numberOr = (text = ''): unknown => (/^\d{1,15}$/.test(text) ? Number(text) : text);

/** Entries as objects with these keys. */
const objects = (rows: readonly (readonly string[])[], keys: readonly string[]): readonly Data[] =>
  rows.map((row) =>
    Object.fromEntries(
      keys.map((key, at) => [key, ['width', 'height', 'disc', 'track'].includes(key) ? numberOr(row[at]) : row[at]]),
    ),
  );

const mediaKeys = ['url', 'width', 'height', 'alt', 'type', 'secureUrl'] as const;

/** What Next.js calls the properties of each type. */
function nextType(form: Form): Data {
  const { type } = form;
  const list = (field: FormField) => readList(form, field);
  const ofFilm = () => ({
    actors: objects(readEntries(form, 'actors'), ['url', 'role']),
    directors: list('directors'),
    writers: list('writers'),
    duration: form.duration,
    releaseDate: form.releaseDate,
    tags: list('tags'),
  });
  const music = (field: 'songs' | 'albums') => objects(readEntries(form, field), ['url', 'disc', 'track']);
  const { publishedTime, modifiedTime, expirationTime, section, isbn, releaseDate, duration } = form;
  const { firstName, lastName, username, gender } = form;
  switch (type) {
    case 'article':
      return { publishedTime, modifiedTime, expirationTime, authors: list('authors'), section, tags: list('tags') };
    case 'book':
      return { isbn, releaseDate, authors: list('authors'), tags: list('tags') };
    case 'profile':
      return { firstName, lastName, username, gender };
    case 'music.song':
      return { duration, albums: music('albums'), musicians: list('musicians') };
    case 'music.album':
      return { songs: music('songs'), musicians: list('musicians'), releaseDate };
    case 'music.playlist':
      return { songs: music('songs'), creators: form.creator };
    case 'music.radio_station':
      return { creators: form.creator };
    case 'video.movie':
    case 'video.tv_show':
    case 'video.other':
      return ofFilm();
    case 'video.episode':
      return { ...ofFilm(), series: form.series };
    default:
      return {};
  }
}

function nextTwitter(form: Form): unknown {
  if (form.card === 'none') return undefined;
  const tags = new Map(twitterTags(form).map(({ name, content }) => [name.replace('twitter:', ''), content]));
  const app = (part: string) =>
    Object.fromEntries(['iphone', 'ipad', 'googleplay'].map((store) => [store, tags.get(`app:${part}:${store}`)]));
  return {
    card: form.card,
    site: tags.get('site'),
    siteId: tags.get('site:id'),
    creator: tags.get('creator'),
    creatorId: tags.get('creator:id'),
    title: tags.get('title'),
    description: tags.get('description'),
    images: tags.has('image') ? [{ url: tags.get('image'), alt: tags.get('image:alt') }] : undefined,
    players:
      form.card === 'player'
        ? [
            {
              playerUrl: tags.get('player'),
              streamUrl: tags.get('player:stream'),
              width: form.playerWidth,
              height: form.playerHeight,
            },
          ]
        : undefined,
    app: form.card === 'app' ? { id: app('id'), url: app('url'), name: tags.get('app:name:iphone') } : undefined,
  };
}

/**
 * The `metadata` of a page of Next.js. Tags without a key of their own are under `other`, whose tags have `name`
 * instead of `property`: the names of these are returned too.
 */
export function writeNext(form: Form): { readonly code: string; readonly others: readonly string[] } {
  const isPayment = form.type === 'payment.link';
  const others = [
    ...openGraphTags(form).filter(
      ({ name, content }) => isPayment && (/^payment:/.test(name) || content === form.type),
    ),
    ...twitterTags(form).filter(({ name }) => name === 'twitter:app:country'),
  ];
  const page = searchedBy(form);
  const metadata = compact({
    ...(form.basics && {
      title: page.title,
      description: page.description,
      alternates: { canonical: page.canonical },
      robots: form.robots,
      authors: form.author === '' ? undefined : [{ name: form.author }],
      icons: { icon: form.favicon },
    }),
    openGraph: {
      type: isPayment ? undefined : form.type,
      title: form.title,
      description: form.description,
      url: form.url,
      siteName: form.siteName,
      determiner: form.determiner === 'empty' ? undefined : form.determiner,
      locale: form.locale,
      alternateLocale: readList(form, 'localeAlternates'),
      images: objects(readPictures(form), mediaKeys),
      videos: objects(readEntries(form, 'videos'), mediaKeys),
      audio: objects(readEntries(form, 'audios'), ['url', 'type', 'secureUrl']),
      ...nextType(form),
    },
    twitter: nextTwitter(form),
    facebook: { appId: form.fbAppId },
    other: Object.fromEntries(others.map(({ name, content }) => [name, content])),
  });
  const write = (name: string, type: string, value: unknown) =>
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')};\n`;
  const viewport = form.basics && form.themeColor.trim() !== '';
  return {
    code: [
      `import type { Metadata${viewport ? ', Viewport' : ''} } from 'next';\n\n`,
      write('metadata', 'Metadata', metadata ?? {}),
      viewport ? `\n${write('viewport', 'Viewport', { themeColor: form.themeColor.trim() })}` : '',
    ].join(''),
    others: others.map(({ name }) => name),
  };
}

/** The type of schema.org for each of Open Graph. */
const schemaTypes: Readonly<Record<Form['type'], string>> = {
  website: 'WebPage',
  article: 'Article',
  book: 'Book',
  profile: 'Person',
  'music.song': 'MusicRecording',
  'music.album': 'MusicAlbum',
  'music.playlist': 'MusicPlaylist',
  'music.radio_station': 'RadioStation',
  'video.movie': 'Movie',
  'video.episode': 'TVEpisode',
  'video.tv_show': 'TVSeries',
  'video.other': 'VideoObject',
  'payment.link': 'WebPage',
};

/** The page as data of schema.org, in the tag that search engines read it from. */
export function writeJsonLd(form: Form): string {
  const { type } = form;
  const things = (kind: string, names: readonly string[]) =>
    names.map((name) => ({ '@type': kind, [/^https?:/i.test(name) ? 'url' : 'name']: name }));
  const people = (field: FormField) => things('Person', readList(form, field));
  const single = (items: readonly unknown[]) => (items.length === 1 ? items[0] : items);
  const images = readPictures(form).map(([url, width, height, caption]) =>
    width || height || caption
      ? { '@type': 'ImageObject', url, width: numberOr(width), height: numberOr(height), caption }
      : url,
  );
  const of = (...types: readonly Form['type'][]) => types.includes(type);
  const isFilm = type.startsWith('video.');
  const names = (field: FormField) => readEntries(form, field).map(([name = '']) => name);
  const data = compact({
    '@context': 'https://schema.org',
    '@type': schemaTypes[type],
    [of('article') ? 'headline' : 'name']: form.title,
    description: form.description,
    url: form.url,
    image: single(images),
    inLanguage: form.locale.replaceAll('_', '-'),
    ...(form.siteName.trim() !== '' &&
      of('website', 'article') && { isPartOf: { '@type': 'WebSite', name: form.siteName } }),
    ...(of('article') && {
      datePublished: form.publishedTime,
      dateModified: form.modifiedTime,
      expires: form.expirationTime,
      articleSection: form.section,
    }),
    ...(of('article', 'book') && { author: people('authors') }),
    ...(of('book') && { isbn: form.isbn }),
    ...((of('book', 'music.album') || isFilm) && { datePublished: form.releaseDate }),
    ...((of('article', 'book') || isFilm) && { keywords: readList(form, 'tags') }),
    ...(of('profile') && {
      givenName: form.firstName,
      familyName: form.lastName,
      alternateName: form.username,
      gender: form.gender,
    }),
    ...((of('music.song') || isFilm) && { duration: form.duration === null ? null : `PT${form.duration}S` }),
    ...(of('music.song') && { inAlbum: things('MusicAlbum', names('albums')) }),
    ...(of('music.song', 'music.album') && { byArtist: things('MusicGroup', readList(form, 'musicians')) }),
    ...(of('music.album', 'music.playlist') && { track: things('MusicRecording', names('songs')) }),
    ...(of('music.playlist', 'music.radio_station') && {
      creator: things('Person', [form.creator.trim()].filter(Boolean)),
    }),
    ...(isFilm && {
      actor: things('Person', names('actors')),
      director: people('directors'),
      author: people('writers'),
    }),
    ...(of('video.episode') && { partOfSeries: things('TVSeries', [form.series.trim()].filter(Boolean)) }),
  });
  // Nothing in it can end the script.
  const json = JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>\n`;
}
