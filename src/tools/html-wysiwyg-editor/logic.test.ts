import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/html-wysiwyg-editor.en.json' with { type: 'json' };
import { minifyHtml } from '#lib/html/print.ts';
import { parseHtml } from '#lib/html/tree.ts';
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

describe('sanitize', () => {
  it.each([
    ['<h1>Hey!</h1><p>a <b>b</b> <i>c</i></p>', '<h1>Hey!</h1><p>a <strong>b</strong> <em>c</em></p>'],
    ['<p>a <mark class="x">b</mark> <kbd>c</kbd></p>', '<p>a <mark>b</mark> <kbd>c</kbd></p>'],
    ['<ul><li><p>one</p></li></ul>', '<ul><li>one</li></ul>'],
    ['<ul><li><p>one</p><ul><li>two</li></ul></li></ul>', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
    ['<ul><li><p>one</p><p>two</p></li></ul>', '<ul><li><p>one</p><p>two</p></li></ul>'],
    ['<p><a href="https://x.org">l</a></p>', '<p><a href="https://x.org">l</a></p>'],
    ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>a <script>x()</script><b>b</b><style>i {}</style> c<hr>d', '<p>a <strong>b</strong> c</p><hr>d'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<p>5 &lt; 6 &amp; 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
    [
      '<pre><code class="language-js">let a = 1;\n</code></pre>',
      '<pre><code class="language-js">let a = 1;\n</code></pre>',
    ],
    ['<pre>\n\nx</pre>', '<pre>\n\nx</pre>'],
    ['<div>a<br>b</div><div><p>c</p></div>', '<p>a<br>b</p><p>c</p>'],
    ['<p align=center style="color:red">a', '<p style="text-align: center">a</p>'],
    ['<span style="font-weight:700">a</span> b', '<strong>a</strong> b'],
    [
      '<p>a <span style="font-style: italic; font-weight: bold !important">b</span></p>',
      '<p>a <strong><em>b</em></strong></p>',
    ],
    ['<span style="text-decoration: underline line-through">a</span>', '<u><s>a</s></u>'],
    ['x<span style="vertical-align:super">2</span>', 'x<sup>2</sup>'],
    ['<div style="font-weight:bold">a</div><div>b</div>', '<p><strong>a</strong></p><p>b</p>'],
    ['<p style="font-weight:600">a</p>', '<p><strong>a</strong></p>'],
    ['<b style="font-weight:normal"><p>a</p><p>b</p></b>', '<p>a</p><p>b</p>'],
    ['<b style="font-weight:bold">a</b>', '<strong>a</strong>'],
    ['<span style="font-weight:400">a</span>', 'a'],
    ['<p>a<p>b<ul><li>c<li>d</ul>', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
    [
      '<table><tr><td colspan=2>a<td>b<tr><td>c</table>',
      '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['<li><input type=checkbox checked disabled> a</li>', '<li><input type="checkbox" checked disabled> a</li>'],
    ['<input type=text value=a>', ''],
    ['a <img src=javascript:x() alt="<b>">', 'a &lt;b&gt;'],
    ['<img src="data:image/png;base64,AAAA" alt=a onerror=x()>', '<img src="data:image/png;base64,AAAA" alt="a">'],
    ['<font color=red>a</font> é&nbsp;😀', 'a é&nbsp;😀'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['', ''],
  ])('%s', async (html, expected) => {
    expect(await run('sanitize', html)).toBe(expected);
  });

  it.each([
    [
      '<p onclick=a onerror=b>x<script>a</script></p><a href=" java\tscript:b()">x</a>',
      ['Removed for safety: 1 <script>, 2 event attributes (onclick, onerror), 1 javascript: URL.'],
    ],
    ['<font>a</font><p style="position:fixed">b', ['Not supported here and removed: <font>, style “position”.']],
    [
      '<p id=a class="b c" align=left>x</p><pre><code class="language-js">y</code></pre><img src=a width=50%>',
      ['Not supported here and removed: attribute “id”, attribute “class”, attribute “width”.'],
    ],
    [
      '<div style="text-align:center"><span style="color: red; font-weight:700">a</span></div>',
      ['Not supported here and removed: <div>, <span>, style “color”, style “text-align”.'],
    ],
    ['<div style="font-weight:700"><p>a</p></div>', ['Not supported here and removed: <div>, style “font-weight”.']],
    [
      '<span style="font-weight:700; vertical-align:top">a</span>',
      ['Not supported here and removed: <span>, style “vertical-align”.'],
    ],
    ['<!doctype html><html><head><meta charset=utf-8><title>x</title></head><body><p>a</p></body></html>', []],
    [
      '<!-- a --><div><span>b</span></div>',
      ['1 HTML comment was removed.', 'Not supported here and removed: <div>, <span>.'],
    ],
  ])('reports what was left out of %s', async (html, notices) => {
    expect((await report('sanitize', html)).notices).toEqual(notices);
  });

  it('does not report what has no part in a text', async () => {
    for (const name of ['toText', 'toMarkdown'] as const)
      expect((await report(name, '<!-- a --><div><span>b</span></div>')).notices).toEqual([]);
  });

  // OWASP XSS Filter Evasion Cheat Sheet.
  test.each([
    '<script>x()</script>',
    '<SCRIPT SRC=https://a.example/x.js></SCRIPT>',
    '<<script>x()//<</script>',
    '<script/x src=a>x()</script >',
    '<img src=x onerror=x()>',
    '<img """><script>x()</script>">',
    '<img src=javascript:x()>',
    '<img src="jav&#x09;ascript:x()">',
    '<img src="data:image/svg+xml,<svg onload=x()>">',
    '<a href="&#106;&#97;&#118;&#97;script:x()">a</a>',
    '<a href="\u0001javascript:x()">a</a>',
    '<a href="JaVaScRiPt:x()">a</a>',
    '<a href="data:text/html,<script>x()</script>">a</a>',
    '<a href="vbscript:x()">a</a>',
    '<svg onload=x()><script>x()</script></svg>',
    '<svg><a xlink:href="javascript:x()">a</a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></math>',
    '<iframe src="javascript:x()"></iframe>',
    '<iframe srcdoc="<script>x()</script>"></iframe>',
    '<object data="javascript:x()"></object><embed src="javascript:x()">',
    '<form action="javascript:x()"><button formaction="javascript:x()">a</button></form>',
    '<body onload=x()><p onmouseover=x()>a',
    '<meta http-equiv=refresh content="0;url=javascript:x()">',
    '<base href="javascript:x()//">',
    '<link rel=stylesheet href="javascript:x()">',
    '<style>@import "javascript:x()"; p{background:url(javascript:x())}</style>',
    '<p style="background:url(javascript:x())">a',
    '<noscript><p title="</noscript><img src=x onerror=x()>">',
    '<textarea></textarea><img src=x onerror=x()></textarea>',
    '<title></title><img src=x onerror=x()>',
    '<template><script>x()</script></template>',
    '<video><source onerror=x()></video><audio src=x onerror=x()>',
    '<details open ontoggle=x()>a</details>',
    '<xmp><img src=x onerror=x()></xmp>',
    '<!--><img src=x onerror=x()>-->',
    '<p><![CDATA[<img src=x onerror=x()>]]></p>',
    '<a href="https://a.example/&quot; onclick=&quot;x()">a</a>',
    '<img src="x` `<script>x()</script>"` `>',
    '<input type=checkbox onfocus=x() autofocus>',
  ])('leaves nothing that runs of %s', async (html) => {
    const clean = await run('sanitize', html);
    expect(await run('sanitize', clean)).toBe(clean);
    const found = JSON.stringify(parseHtml(clean));
    expect(found).not.toMatch(/"name":"(?:script|svg|math|iframe|object|embed|form|meta|base|link|style|template)"/);
    expect(found).not.toMatch(/\["on|javascript:[^"]*"\]|vbscript:|data:text|data:image\/svg/i);
  });
});

describe('format', () => {
  type Options = TestOptions<typeof tool, 'format'>;
  it.each<[string, Options, string]>([
    ['<h1>A</h1><p>b</p>', {}, '<h1>A</h1>\n<p>b</p>\n'],
    [
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      { indent: 'tab' },
      '<ul>\n\t<li>\n\t\ta\n\t\t<ul>\n\t\t\t<li>b</li>\n\t\t</ul>\n\t</li>\n</ul>\n',
    ],
    ['<p>one two three four</p>', { width: 20 }, '<p>\n  one two three four\n</p>\n'],
    ['<p>one two three four five</p>', { width: 20 }, '<p>\n  one two three four\n  five\n</p>\n'],
    // No blank is added between words and tags, nor within a link.
    [
      '<p>one<b>two</b>three <a href="https://a.example">four five</a>.</p>',
      { width: 20 },
      '<p>\n  one<strong>two</strong>three\n  <a\n  href="https://a.example">four\n  five</a>.\n</p>\n'.replace(
        '<a\n  href',
        '<a href',
      ),
    ],
    [
      '<pre>  a\n\n b</pre><blockquote><pre>c\n  d</pre></blockquote>',
      {},
      '<pre>  a\n\n b</pre>\n<blockquote>\n  <pre>c\n  d</pre>\n</blockquote>\n',
    ],
    ['a<br>b<hr>', { voidStyle: 'xhtml' }, 'a<br />b\n<hr />\n'],
    ['<a href=b>a</a>', { newTab: true }, '<a href="b" target="_blank" rel="noopener">a</a>\n'],
    [
      '<h1>A <b>&amp; B</b></h1>',
      { wholeDocument: true },
      '<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8">\n    <title>A &amp; B</title>\n  </head>\n  <body>\n    <h1>A <strong>&amp; B</strong></h1>\n  </body>\n</html>\n',
    ],
    [
      '<!doctype html><html><head><script>if (a < b)\n  c()</script></head><body><div class="x">a</div></body></html>',
      { clean: false },
      '<!doctype html>\n<html>\n  <head>\n    <script>if (a < b)\n  c()</script>\n  </head>\n  <body>\n    <div class="x">a</div>\n  </body>\n</html>\n',
    ],
  ])('%s %j', async (html, options, expected) => {
    expect(await run('format', html, options)).toBe(expected);
  });

  const words = fc.constantFrom('a', 'b ', ' c', '&amp;', '&lt;', '&nbsp;', '😀', '\n', 'long-word-that-fills-a-line ');
  const element = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      words,
      fc
        .tuple(
          fc.constantFrom(
            'p',
            'h2',
            'b',
            'i',
            'div',
            'ul',
            'li',
            'blockquote',
            'pre',
            'code',
            'table',
            'tr',
            'td',
            'a href="x y\nz"',
          ),
          fc.array(tie('node') as fc.Arbitrary<string>, { maxLength: 4 }),
        )
        .map(([tag, children]) => `<${tag}>${children.join('')}</${tag.split(' ')[0]}>`),
    ),
  }));

  test('changes nothing that is seen', () => {
    const seen = (html: string) => minifyHtml(parseHtml(html));
    return fc.assert(
      fc.asyncProperty(element.node as fc.Arbitrary<string>, fc.constantFrom(20, 80, null), async (html, width) => {
        const formatted = await run('format', html, { width, clean: false, unwrap: false });
        expect(seen(formatted)).toBe(seen(html));
        expect(await run('format', formatted, { width, clean: false, unwrap: false })).toBe(formatted);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['<p>a\n  <b>b</b></p>\n\n<p>c</p><!-- d -->', '<p>a <strong>b</strong></p><p>c</p>'],
  ['<pre> a\n b</pre> <ul> <li> c </li> </ul>', '<pre> a\n b</pre><ul><li>c</li></ul>'],
])('minifies %s', async (html, expected) => {
  expect(await run('minify', html)).toBe(expected);
});

// GitHub Flavored Markdown.
test.each([
  ['<h1>A</h1><h6>B</h6><p>c<br>d</p>', '# A\n\n###### B\n\nc\\\nd'],
  ['<p>a<b> b </b>c <i>d</i> <s>e</s> <code>f`g</code></p>', 'a **b** c *d* ~~e~~ ``f`g``'],
  [
    '<p>1. *a* _b_ [c] &lt;d&gt; `e`</p><p># f</p><p>- g</p>',
    '1\\. \\*a\\* \\_b\\_ \\[c\\] \\<d\\> \\`e\\`\n\n\\# f\n\n\\- g',
  ],
  // CommonMark 0.31.2, section 5.3: only a list that starts with 1 may follow a paragraph at once.
  ['<ul><li>a<ol start=3><li>b</li><li>c</li></ol></li></ul>', '- a\n\n  3. b\n  4. c'],
  ['<ul><li>a<ol><li>b</li></ol></li></ul>', '- a\n  1. b'],
  ['<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>', '- [x] a\n- [ ] b'],
  ['<blockquote><p>a</p><p>b</p></blockquote><hr>', '> a\n>\n> b\n\n---'],
  ['<pre><code class="language-js">a\n```\n</code></pre>', '````js\na\n```\n````'],
  ['<table><tr><th>a</th></tr><tr><td>b<br>c\\\\<br>d</td></tr></table>', '| a |\n| --- |\n| b<br>c\\\\\\\\<br>d |'],
  ['<table><tr><th>a</th><th>b|c</th></tr><tr><td>d</td></tr></table>', '| a | b\\|c |\n| --- | --- |\n| d |  |'],
  [
    '<table><tr><th style="text-align: center">a</th><th align=right>b</th></tr></table><p><a href=c title=\'d "e"\'>f</a></p>',
    '| a | b |\n| :---: | ---: |\n\n[f](c "d \\"e\\"")',
  ],
  ['<p><a href="x y">a</a> <img src=b.png alt="c]"> <u>d</u></p>', '[a](<x%20y>) ![c\\]](b.png) <u>d</u>'],
])('Markdown of %s', async (html, expected) => {
  expect(await run('toMarkdown', html)).toBe(expected);
});

test.each([
  ['<p>5 &lt; 6</p><p>a<br>b <a href="https://x.org">l</a></p>', '5 < 6\n\na\nb l (https://x.org)'],
  ['<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a\tb\nc'],
  ['<pre>a\n  b\n</pre>', 'a\n  b'],
])('text of %s', async (html, expected) => {
  expect(await run('toText', html)).toBe(expected);
});

test('takes time in proportion to the document, however deep it is', async () => {
  for (const part of ['<b>', '<li>', '<div><p>', '<table><tr><td>', '</b>', '<a b=', '&amp', '<p>a', '<!--'])
    for (const operation of ['format', 'toMarkdown', 'toText', 'minify'] as const)
      expect(await growsLinearly((size) => run(operation, part.repeat(size)), 12_000), `${operation} ${part}`).toBe(
        true,
      );
});
