import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/og-meta-generator.en.json' with { type: 'json' };
import { readHtml } from '#lib/html/tokens.ts';
import { scanXml } from '#lib/xml/scan.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, error, report, notices } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'generate'>;

const bare: Options = { card: 'none', basics: false };
const lines = async (title: string, options: Options) =>
  (await run('generate', title, { ...bare, ...options })).split('\n').filter(Boolean);
const formOf = async (html: string) => JSON.parse(String((await run('read', html)).form));

describe('generate', () => {
  // Open Graph protocol (https://ogp.me), the first example.
  it('writes the example of ogp.me', async () => {
    const options = {
      type: 'video.movie',
      url: 'https://www.imdb.com/title/tt0117500/',
      image: 'https://ia.media-imdb.com/images/rock.jpg',
    };
    expect(await lines('The Rock', options)).toEqual([
      '<meta property="og:title" content="The Rock">',
      '<meta property="og:type" content="video.movie">',
      '<meta property="og:url" content="https://www.imdb.com/title/tt0117500/">',
      '<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg">',
    ]);
  });

  it.each<[Options, string[]]>([
    [{ type: 'article', publishedTime: '2024-01-01' }, ['article:published_time=2024-01-01']],
    [{ type: 'video.movie', actors: 'A\nB' }, ['video:actor=A', 'video:actor=B']],
    [
      { type: 'video.movie', actors: 'https://a.example, "Stanley, a chemist"\r\nhttps://b.example' },
      ['video:actor=https://a.example', 'video:actor:role=Stanley, a chemist', 'video:actor=https://b.example'],
    ],
    [
      {
        image: 'https://a.example/1.png',
        imageWidth: 1_200,
        imageHeight: 630,
        moreImages: 'https://a.example/2.png, 600, 315, "A, B"\n\nhttps://a.example/3.png',
      },
      [
        'og:image=https://a.example/1.png',
        'og:image:width=1200',
        'og:image:height=630',
        'og:image=https://a.example/2.png',
        'og:image:width=600',
        'og:image:height=315',
        'og:image:alt=A, B',
        'og:image=https://a.example/3.png',
      ],
    ],
    [
      { type: 'music.song', albums: 'https://a.example/album,1,2' },
      ['music:album=https://a.example/album', 'music:album:disc=1', 'music:album:track=2'],
    ],
    [
      { type: 'book', authors: 'https://a.example', tags: 'one\ntwo, three' },
      ['book:author=https://a.example', 'book:tag=one', 'book:tag=two, three'],
    ],
    [{ determiner: 'empty' }, ['og:determiner=']],
    // Fields of another type stay in the form.
    [{ type: 'article', isbn: '9780306406157', section: 'News' }, ['article:section=News']],
    [
      { card: 'player', player: 'https://a.example/p', playerWidth: 640, twitterSite: '@a' },
      [
        'twitter:card=player',
        'twitter:site=@a',
        'twitter:player=https://a.example/p',
        'twitter:player:width=640',
        'twitter:title=T',
      ],
    ],
    [
      { card: 'app', iphone: '123, An app', repeat: false },
      ['twitter:card=app', 'twitter:app:id:iphone=123', 'twitter:app:name:iphone=An app'],
    ],
    [{ card: 'summary', twitterTitle: 'Other' }, ['twitter:card=summary', 'twitter:title=Other']],
  ])('%j', async (options, expected) => {
    const written = await lines('T', options);
    const tags = written.map((line) => line.replace(/^<meta (?:property|name)="([^"]*)" content="([^"]*)">$/, '$1=$2'));
    expect(tags.filter((tag) => !/^og:(?:title|type)=/.test(tag))).toEqual(expected);
  });

  it('escapes what would end an attribute or a tag', async () => {
    const [first] = await lines('A "quoted" & <b>', {});
    expect(first).toBe('<meta property="og:title" content="A &quot;quoted&quot; &amp; &lt;b&gt;">');
  });

  it('writes what search engines and browsers read, in each style', async () => {
    const options = { description: 'D', url: 'https://a.example/', themeColor: '#fff', card: 'none' };
    expect(await run('generate', '{T}', { ...options, style: 'jsx', indent: 2 })).toBe(
      [
        '<title>&#123;T&#125;</title>',
        '<meta name="description" content="D" />',
        '<link rel="canonical" href="https://a.example/" />',
        '<meta name="theme-color" content="#fff" />',
        '<meta property="og:title" content="&#123;T&#125;" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:url" content="https://a.example/" />',
        '<meta property="og:description" content="D" />',
      ]
        .map((line) => `  ${line}\n`)
        .join(''),
    );
  });

  it('writes the metadata of Next.js, and says what it has no key for', async () => {
    const { value, notices } = await report('generate', 'T', {
      type: 'payment.link',
      currency: 'EUR',
      image: 'https://a.example/i.png',
      imageWidth: 1_200,
      url: 'https://a.example/',
      style: 'nextjs',
      themeColor: '#fff',
    });
    expect(value).toBe(`import type { Metadata, Viewport } from 'next';

export const metadata: Metadata = {
  title: "T",
  alternates: {
    canonical: "https://a.example/"
  },
  openGraph: {
    title: "T",
    url: "https://a.example/",
    images: [
      {
        url: "https://a.example/i.png",
        width: 1200
      }
    ]
  },
  twitter: {
    card: "summary_large_image",
    title: "T",
    images: [
      {
        url: "https://a.example/i.png"
      }
    ]
  },
  other: {
    "og:type": "payment.link",
    "payment:currency": "EUR"
  }
};

export const viewport: Viewport = {
  themeColor: "#fff"
};
`);
    expect(notices).toEqual([
      'Next.js has no keys for og:type, payment:currency; they go under “other”, which writes name= instead of property=.',
    ]);
  });

  it('writes data that cannot end the script around it', async () => {
    const written = await run('generate', '</script><script>alert(1)</script>', { style: 'json-ld' });
    expect([...readHtml(written)].filter(({ type }) => type === 'open')).toHaveLength(1);
    expect(JSON.parse(written.split('\n').slice(1, -2).join('\n'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: '</script><script>alert(1)</script>',
    });
  });

  const whole: Options = { url: 'https://a.example/', image: 'https://a.example/i.png' };
  it.each<[string, Options, string[]]>([
    ['T', whole, []],
    ['T', { url: 'https://a.example/' }, ['Missing: Image URL.']],
    ['T', { ...whole, image: 'img.png' }, ['“img.png” is not a full URL (https://…). Crawlers may ignore it.']],
    [
      'T',
      { ...whole, type: 'article', authors: 'A\nB' },
      ['2 values (first: “A”) are not full URLs (https://…). Crawlers may ignore them.'],
    ],
    ['😀'.repeat(84), whole, ['The title has 84 characters; X shows about 70.']],
    ['T', { ...whole, description: 'd'.repeat(260) }, ['The description has 260 characters; X shows about 200.']],
    ['T', { ...whole, imageAlt: 'a'.repeat(450) }, ['The image alt text has 450 characters; X allows 420.']],
    [
      'T',
      { ...whole, type: 'article', publishedTime: '2024-13-01' },
      ['“2024-13-01” is not an ISO 8601 date. Crawlers may ignore it.'],
    ],
    [
      'T',
      { ...whole, type: 'article', publishedTime: '2023-02-29T10:00Z' },
      ['“2023-02-29T10:00Z” is not an ISO 8601 date. Crawlers may ignore it.'],
    ],
    ['T', { ...whole, type: 'article', publishedTime: '2024-02-29T10:00:00+01:00' }, []],
    [
      'T',
      { ...whole, imageWidth: 200, imageHeight: 100 },
      ['This card needs an image of at least 300 × 157 px; yours is 200 × 100.'],
    ],
    [
      'T',
      { ...whole, type: 'book', isbn: 'abc' },
      ['“abc” is not a valid ISBN-10 or ISBN-13. Crawlers may ignore it.'],
    ],
    // ISBN users' manual.
    ['T', { ...whole, type: 'book', isbn: '978-0-306-40615-7' }, []],
    ['T', { ...whole, type: 'book', isbn: '0-8044-2957-X' }, []],
    [
      'T',
      { ...whole, type: 'book', isbn: '0-306-40615-3' },
      ['“0-306-40615-3” is not a valid ISBN-10 or ISBN-13. Crawlers may ignore it.'],
    ],
    ['T', { ...whole, twitterSite: '@my name' }, ['“@my name” is not a valid X account. X may ignore it.']],
    // Each at its own field.
    [
      'T',
      { url: 'a.example', image: 'b.example' },
      ['a', 'b'].map((x) => `“${x}.example” is not a full URL (https://…). Crawlers may ignore it.`),
    ],
    ['T', { ...whole, locale: 'en-us' }, ['“en-us” is not a locale such as en_US. Crawlers may ignore it.']],
  ])('checks %s %j', async (title, options, expected) => {
    expect((await report('generate', title, options)).notices).toEqual(expected);
  });

  it('only hints at what is missing', async () => {
    expect(await notices('generate', 'T', { image: 'https://a.example/b.png' })).toMatchObject([
      { code: 'missing', params: { list: 'Page URL' }, isHint: true },
    ]);
  });

  it('places a wrong locale at its field, and writes it', async () => {
    const options = { localeAlternates: 'fr_FR\nfr\nde', card: 'none' } as const;
    expect((await notices('generate', 'T', options)).filter(({ code }) => code === 'not-a-locale')).toMatchObject([
      { params: { n: 2, x: 'fr' }, at: { field: 'localeAlternates' } },
    ]);
    expect(await run('generate', 'T', options)).toContain('content="fr"');
  });

  it('names the field whose entries are no CSV', async () => {
    expect(await error('generate', 'T', { moreImages: '"a' })).toMatchObject({
      code: 'unclosed-field',
      at: { field: 'moreImages' },
    });
  });
});

describe('read', () => {
  it('keeps what search engines read beside what is shared', async () => {
    const html =
      '<title>Bees | Example</title><meta name="description" content="long"><link rel="canonical" href="https://a.example/">' +
      '<meta property="og:title" content="Bees"><meta property="og:description" content="short">' +
      '<meta property="og:url" content="https://b.example/">';
    const { title, ...form } = await formOf(html);
    expect({ title, ...form }).toMatchObject({
      ...{ title: 'Bees', description: 'short', url: 'https://b.example/' },
      ...{ pageTitle: 'Bees | Example', pageDescription: 'long', canonicalUrl: 'https://a.example/' },
    });
    expect(await report('read', html)).toMatchObject({ notices: [] });
    const written = await run('generate', title, form);
    expect(written).toContain('<title>Bees | Example</title>');
    expect(await formOf(written)).toEqual({ title, ...form });
    const next = await run('generate', title, { ...form, style: 'nextjs' });
    expect(next).toMatch(/title: "Bees \| Example".*canonical: "https:\/\/a\.example\/".*title: "Bees"/s);
    expect((await run('preview', title, { pageTitle: 'Bees | Example' })).search).toContain('Bees | Example');
  });

  it('takes the first picture for X and the cards, wherever it is', async () => {
    const moreImages = 'https://a.example/1.png,600,315,First\nhttps://a.example/2.png';
    const html = await run('generate', 'T', { moreImages });
    expect(html).toContain('<meta name="twitter:image" content="https://a.example/1.png">');
    expect(html).toContain('<meta name="twitter:image:alt" content="First">');
    const { title, ...others } = await formOf(html);
    expect(others).toMatchObject({ image: 'https://a.example/1.png', moreImages: 'https://a.example/2.png' });
    expect(await run('generate', title, others)).toBe(html);
    const { large } = await run('preview', 'T', { moreImages });
    expect(large).toBe((await run('preview', 'T', { image: 'https://a.example/1.png', imageAlt: 'First' })).large);
    expect(large).toContain('First');
  });

  const { type } = tool.operations.generate.options;
  it.each(type.values)('reads back what it writes: %s', async (name) => {
    const entries: Options = {
      publishedTime: '2024-01-01',
      authors: 'https://a.example\nhttps://b.example',
      isbn: '9780306406157',
      releaseDate: '2020-02-02',
      firstName: 'A',
      gender: 'female',
      duration: 12,
      albums: 'https://a.example,1,2',
      songs: 'https://a.example/1,1,1\nhttps://a.example/2',
      musicians: 'https://m.example',
      creator: 'https://c.example',
      actors: 'https://a.example,"One, two"\nhttps://b.example',
      series: 'https://s.example',
      tags: 'one\ntwo, three',
      currency: 'EUR',
      status: 'PAID',
    };
    const options: Options = {
      ...entries,
      type: name,
      description: 'Q "&" <',
      url: 'https://a.example/?a=1&b=2',
      image: 'https://a.example/i.png',
      imageAlt: 'Alt',
      imageWidth: 1_200,
      moreImages: 'https://a.example/2.png,600,315,"A ""b"", c"',
      siteName: 'Site',
      locale: 'en_US',
      localeAlternates: 'fr_FR\nde_DE',
      determiner: 'empty',
      fbAppId: '1',
      twitterSite: '@a',
      twitterTitle: 'For X',
      robots: 'noindex',
      favicon: '/favicon.ico',
    };
    const html = await run('generate', 'Title & more', options);
    const form = await formOf(html);
    const { title, ...others } = form;
    expect(await run('generate', title, others)).toBe(html);
    // Fields of other types are not written.
    expect({ ...options, title: 'Title & more' }).toMatchObject(form);
    expect(await report('read', html)).toMatchObject({ notices: [] });
  });

  test('any title and description come back', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((each) => each.trim());
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom('html', 'xhtml'), async (title, description, style) => {
        fc.pre(title !== '' && !/[\r\n\0]/.test(title + description));
        const { title: read, description: other = '' } = await formOf(
          await run('generate', title, { description, style }),
        );
        expect([read, other]).toEqual([title, description]);
      }),
      { numRuns: 200 },
    );
  });

  it('reads what others write', async () => {
    const html = `<!-- <meta property="og:title" content="no"> --><script>'<meta property="og:title" content="no">'</script>
<title>Other</title><META content='The Rock' property=og:title><meta name="og:type" value=video.movie>
<meta property="og:image:url" content="https://a.example/i.png"><meta property="og:nothing" content="x">
<link rel="shortcut icon" href="/i.ico">`;
    const { value, notices } = await report('read', html);
    expect(value?.tags).toBe(
      'tag,content,field\ntitle,Other,Page title\nog:title,The Rock,Title\nog:type,video.movie,Type\nog:image:url,https://a.example/i.png,Image URL\nog:nothing,x,\nicon,/i.ico,Favicon URL',
    );
    expect(notices).toEqual(['1 tag is not used in the form: og:nothing.']);
  });

  it('names the fields that it fills by their labels', async () => {
    const html = ['og:image', 'og:image:width', 'og:image', 'og:image:width']
      .map((name, at) => `<meta property="${name}" content="${at + 1}">`)
      .join('');
    const { tags } = await run('read', html);
    expect(tags?.split('\n').map((row) => row.split(',')[2])).toEqual([
      'field',
      ...['Image URL', 'Image width', 'More images', 'More images'],
    ]);
  });

  it('says that there is nothing', async () => {
    expect(await error('read', '<p>og:title</p>')).toMatchObject({ code: 'no-tags' });
  });

  it('takes time in proportion to the page', async () => {
    for (const part of ['<meta ', '<!--', '<title>', '<a b="', '</', '<script><', '<meta a=1 '])
      await run('read', `<meta property="og:title" content="x">${part.repeat(200_000)}`);
  }, 20_000);
});

describe('preview', () => {
  it('names the vocabulary of the type', async () => {
    expect(await run('preview', 'T', { type: 'article' })).toMatchObject({
      element: '<html prefix="og: https://ogp.me/ns# article: https://ogp.me/ns/article#">',
    });
  });

  it('draws pictures that are well-formed, fetch nothing and cut what has no room', async () => {
    const { element: _, ...cards } = await run('preview', `<b>&"\u0008 ${'word '.repeat(100)}`, {
      description: '日本語'.repeat(100),
      url: 'https://a.example/page',
      image: 'https://a.example/i.png',
    });
    for (const svg of Object.values(cards).map(String)) {
      scanXml(svg);
      expect(svg).not.toMatch(/<image|href/);
      expect(svg).toContain('&lt;b>&amp;"'.replace('>', '&gt;').replace('"', '&quot;'));
      expect(svg).toContain('…');
      expect(svg).toContain('a.example');
    }
    expect(cards.large).toContain('i.png');
  });
});
