import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const list = { multiline: true } as const;
const of = (is: readonly string[]) => ({ group: 'type', when: { field: 'type', is } }) as const;
/** Entries with these parts; without any, each is a line. */
const entries = (parts: readonly string[] = []) => ({ ...list, parts }) as const;
const entriesOf = (is: readonly string[]) => ({ ...entries(), ...of(is) }) as const;
const media = ['width', 'height', 'alt', 'mediaType', 'secureUrl'] as const;
const pixels = { optional: true, min: 1, max: 100_000 } as const;
const picture = { more: true, group: 'picture' } as const;
const twitter = { more: true, group: 'twitter' } as const;
const withCard = (...is: readonly string[]) => ({ ...twitter, when: { field: 'card', is } }) as const;
const page = { more: true, group: 'page' } as const;

const films = ['video.movie', 'video.episode', 'video.tv_show', 'video.other'] as const;

/** What a page says of itself is the user's own. */
const own = (extra: Parameters<typeof text>[1] = {}) => text('', { content: true, ...extra });

/** What search engines are given where it is not what is shared: a title often names the site too. */
const searched = { pageTitle: own(page), pageDescription: own({ ...list, ...page }) };

/** What is seen of a page that is shared, besides its title. */
const shown = {
  description: own({ ...list, place: 'input' }),
  url: own({ place: 'input' }),
  image: own({ place: 'input' }),
  imageAlt: own(picture),
  siteName: own(),
};

const moreImages = own({ ...entries(['url', ...media]), ...picture });

const type = choice(
  [
    'website',
    'article',
    'book',
    'profile',
    'music.song',
    'music.album',
    'music.playlist',
    'music.radio_station',
    ...films,
    'payment.link',
  ],
  'website',
);

export default defineTool({
  category: 'web',
  icon: 'share',
  createdAt: '2026-11-23',
  shortName: 'og',
  page: { operations: ['generate', 'read'], ownInputs: ['read'] },
  operations: {
    generate: {
      input: 'line',
      output: 'html',
      components: { result: 'tags-and-cards' },
      primary: ['type', 'style'],
      options: {
        type,
        style: choice(['html', 'xhtml', 'jsx', 'nextjs', 'json-ld'], 'html'),
        indent: int(0, { min: 0, max: 8 }),

        ...shown,

        publishedTime: own(of(['article'])),
        modifiedTime: own(of(['article'])),
        expirationTime: own(of(['article'])),
        section: own(of(['article'])),
        authors: own(entriesOf(['article', 'book'])),
        isbn: own(of(['book'])),
        releaseDate: own(of(['book', 'music.album', ...films])),
        firstName: own(of(['profile'])),
        lastName: own(of(['profile'])),
        username: own(of(['profile'])),
        gender: choice(['none', 'male', 'female'], 'none', of(['profile'])),
        duration: int(null, { optional: true, min: 1, max: 1_000_000_000, ...of(['music.song', ...films]) }),
        albums: own({ ...entries(['url', 'disc', 'track']), ...of(['music.song']) }),
        songs: own({ ...entries(['url', 'disc', 'track']), ...of(['music.album', 'music.playlist']) }),
        musicians: own(entriesOf(['music.song', 'music.album'])),
        creator: own(of(['music.playlist', 'music.radio_station'])),
        actors: own({ ...entries(['url', 'role']), ...of(films) }),
        directors: own(entriesOf(films)),
        writers: own(entriesOf(films)),
        series: own(of(['video.episode'])),
        tags: own(entriesOf(['article', 'book', ...films])),
        paymentDescription: own(of(['payment.link'])),
        currency: text('', of(['payment.link'])),
        amount: own(of(['payment.link'])),
        expiresAt: own(of(['payment.link'])),
        status: choice(['none', 'PENDING', 'PAID', 'FAILED', 'EXPIRED'], 'none', of(['payment.link'])),
        paymentId: own(of(['payment.link'])),
        successUrl: own(of(['payment.link'])),

        locale: text(),
        localeAlternates: text('', { ...entries(), more: true }),
        determiner: choice(['none', 'empty', 'a', 'an', 'the', 'auto'], 'none', { more: true }),
        fbAppId: own({ more: true }),

        imageWidth: int(null, { ...pixels, ...picture }),
        imageHeight: int(null, { ...pixels, ...picture }),
        imageType: own(picture),
        imageSecureUrl: own(picture),
        moreImages,
        videos: own({ ...entries(['url', ...media]), ...picture }),
        audios: own({ ...entries(['url', 'mediaType', 'secureUrl']), ...picture }),

        card: choice(['summary_large_image', 'summary', 'player', 'app', 'none'], 'summary_large_image', twitter),
        twitterSite: own(twitter),
        twitterSiteId: own(twitter),
        twitterCreator: own(twitter),
        twitterCreatorId: own(twitter),
        repeat: flag(true, twitter),
        twitterTitle: own(twitter),
        twitterDescription: own({ ...list, ...twitter }),
        twitterImage: own(twitter),
        twitterImageAlt: own(twitter),
        player: own(withCard('player')),
        playerWidth: int(null, { ...pixels, ...withCard('player') }),
        playerHeight: int(null, { ...pixels, ...withCard('player') }),
        playerStream: own(withCard('player')),
        iphone: own({ parts: ['appId', 'appName', 'url'], ...withCard('app') }),
        ipad: own({ parts: ['appId', 'appName', 'url'], ...withCard('app') }),
        googleplay: own({ parts: ['appId', 'appName', 'url'], ...withCard('app') }),
        appCountry: text('', withCard('app')),

        basics: flag(true, page),
        ...searched,
        canonicalUrl: own(page),
        robots: text('', page),
        author: own(page),
        themeColor: text('', page),
        favicon: own(page),
      },
      examples: [
        {
          id: 'movie',
          // The example of ogp.me.
          input: 'The Rock',
          options: {
            type: 'video.movie',
            url: 'https://www.imdb.com/title/tt0117500/',
            image: 'https://ia.media-imdb.com/images/rock.jpg',
            card: 'none',
            basics: false,
          },
          output:
            '<meta property="og:title" content="The Rock">\n<meta property="og:type" content="video.movie">\n<meta property="og:url" content="https://www.imdb.com/title/tt0117500/">\n<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg">\n',
        },
        {
          id: 'jsonLd',
          input: 'How bees find home',
          options: {
            type: 'article',
            description: 'A map in the sky.',
            url: 'https://example.com/bees',
            image: 'https://example.com/bee.jpg',
            publishedTime: '2026-05-01',
            card: 'none',
            style: 'json-ld',
          },
          output:
            '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Article",\n  "headline": "How bees find home",\n  "description": "A map in the sky.",\n  "url": "https://example.com/bees",\n  "image": "https://example.com/bee.jpg",\n  "datePublished": "2026-05-01"\n}\n</script>\n',
        },
        {
          id: 'articlePage',
          input: 'How bees find home',
          options: {
            description: 'A map in the sky.',
            url: 'https://example.com/bees',
            image: 'https://example.com/bee.jpg',
            type: 'article',
          },
          output:
            '<title>How bees find home</title>\n<meta name="description" content="A map in the sky.">\n<link rel="canonical" href="https://example.com/bees">\n<meta property="og:title" content="How bees find home">\n<meta property="og:type" content="article">\n<meta property="og:url" content="https://example.com/bees">\n<meta property="og:image" content="https://example.com/bee.jpg">\n<meta property="og:description" content="A map in the sky.">\n<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:title" content="How bees find home">\n<meta name="twitter:description" content="A map in the sky.">\n<meta name="twitter:image" content="https://example.com/bee.jpg">\n',
        },
        {
          id: 'nextjs',
          input: 'My page',
          options: { style: 'nextjs', url: 'https://example.com/', card: 'none' },
          output:
            'import type { Metadata } from \'next\';\n\nexport const metadata: Metadata = {\n  title: "My page",\n  alternates: {\n    canonical: "https://example.com/"\n  },\n  openGraph: {\n    type: "website",\n    title: "My page",\n    url: "https://example.com/"\n  }\n};\n',
        },
        {
          id: 'summaryCard',
          input: 'My page',
          options: { card: 'summary', twitterSite: '@example', basics: false },
          output:
            '<meta property="og:title" content="My page">\n<meta property="og:type" content="website">\n<meta name="twitter:card" content="summary">\n<meta name="twitter:site" content="@example">\n<meta name="twitter:title" content="My page">\n',
        },
      ],
    },
    read: {
      input: 'meta-tags',
      output: { tags: 'csv', form: 'json' },
      headline: 'tags',
      namesOptions: true,
      components: { control: 'edit-tags', result: 'no-rows' },
      examples: [
        {
          id: 'twoTags',
          input: '<meta property="og:title" content="The Rock">\n<meta property="og:type" content="video.movie">',
          output: { tags: 'tag,content,field\nog:title,The Rock,Title\nog:type,video.movie,Type' },
        },
        {
          id: 'titleAndCard',
          input: '<title>My page</title>\n<meta name="twitter:card" content="summary">',
          output: { tags: 'tag,content,field\ntitle,My page,Title\ntwitter:card,summary,Card' },
        },
      ],
    },
    preview: {
      input: 'line',
      output: { large: 'svg', small: 'svg', chat: 'svg', search: 'svg', element: 'text' },
      headline: 'large',
      options: { type, ...shown, ...searched, moreImages },
      examples: [
        { id: 'titleOnly', input: 'Title', output: { element: '<html prefix="og: https://ogp.me/ns#">' } },
        {
          id: 'articlePreview',
          input: 'How bees find home',
          options: { type: 'article' },
          output: { element: '<html prefix="og: https://ogp.me/ns# article: https://ogp.me/ns/article#">' },
        },
      ],
    },
  },
});
