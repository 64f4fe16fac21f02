import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import messages from '#generated/messages/xml-formatter.en.json' with { type: 'json' };
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run, report } = testTool(tool, logic, { messages });

type Options = TestOptions<typeof tool, 'format'>;
const format = (input: string, options: Options = {}) => run('format', input, options);
const fault = async (input: string, options: Options = {}) => (await report('format', input, options)).error;

describe('format', () => {
  // The known answers of the specification.
  it.each([
    [
      '<hello><world>foo</world><world>bar</world></hello>',
      '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>',
    ],
    ['<p>Hello <b>bold</b>, <i>it</i>.</p>', '<p>Hello <b>bold</b>, <i>it</i>.</p>'],
    ['<a>  text  </a>', '<a>  text  </a>'],
    ['<a xml:space="preserve"> x <b> y </b></a>', '<a xml:space="preserve"> x <b> y </b></a>'],
    ['<a><!-- c --><b/></a>', '<a>\n  <!-- c -->\n  <b/>\n</a>'],
    [`<a b='x"y'/>`, `<a b='x"y'/>`],
    [
      '<?xml version="1.0"?><!DOCTYPE note [<!ENTITY x "y>z"><!ELEMENT note (#PCDATA)>]><note>&x;</note>',
      '<?xml version="1.0"?>\n<!DOCTYPE note [<!ENTITY x "y>z"><!ELEMENT note (#PCDATA)>]>\n<note>&x;</note>',
    ],
    ['<a><![CDATA[ x < y ]]></a>', '<a><![CDATA[ x < y ]]></a>'],
  ])('%j', async (input, output) => {
    expect(await format(input)).toBe(output);
  });

  it.each<[string, string]>([
    ['', ''],
    [' \n', ''],
    ['<a/>\n', '<a/>\n'],
    ['\ufeff<a><b/></a>', '\ufeff<a>\n  <b/>\n</a>'],
    ['<a  b = "1"\n\tc="2"  ><b   /></a >', '<a b="1" c="2">\n  <b />\n</a>'],
    ['<a b="x>y/>z"><c/></a>', '<a b="x>y/>z">\n  <c/>\n</a>'],
    ['<a> </a>', '<a> </a>'],
    ['<a>\n\n</a>', '<a></a>'],
    [`<a>&#${'0'.repeat(50)}65;</a>`, `<a>&#${'0'.repeat(50)}65;</a>`],
    ['<a>&#32;<b/></a>', '<a>&#32;<b/></a>'],
    ['<a><b>x<c/></b>\n<d>\n<e/>\n</d></a>', '<a>\n  <b>x<c/></b>\n  <d>\n    <e/>\n  </d>\n</a>'],
    ['<?a b?><r><?c d\n e?></r><!-- end -->', '<?a b?>\n<r>\n  <?c d\n e?>\n</r>\n<!-- end -->'],
    [
      '<__proto__><constructor toString="😀"/></__proto__>',
      '<__proto__>\n  <constructor toString="😀"/>\n</__proto__>',
    ],
    ['<a>\r\n<b>x\r\ny</b>\r\n</a>', '<a>\n  <b>x\ny</b>\n</a>'],
  ])('lays out %j', async (input, output) => {
    expect(await format(input)).toBe(output);
  });

  it.each([
    [
      '<a><b>1</b><![CDATA[x]]><c>2</c></a>',
      ['1 element mixes text and elements and was left unchanged with all it contains.'],
    ],
    [
      '<a><p>x<b/></p><p><i>y</i> z</p></a>',
      ['2 elements mix text and elements and were left unchanged with all they contain.'],
    ],
    ['<a><p>x</p> <p/></a>', []],
    ['<a xml:space="preserve">x<b/></a>', []],
  ])('reports mixed content in %j', async (input, notices) => {
    expect((await report('format', input)).notices).toEqual(notices);
  });

  it.each<[string, Options, string]>([
    ['<a><b><c/></b></a>', { indent: 'tab' }, '<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>'],
    ['<a><b><c/></b></a>', { indent: '0' }, '<a>\n<b>\n<c/>\n</b>\n</a>'],
    ['<a><b/></a>', { lineEnding: 'crlf' }, '<a>\r\n  <b/>\r\n</a>'],
    ['<a x="1"><b y="2" z="3"/></a>', { attributes: 'own' }, '<a\n  x="1">\n  <b\n    y="2"\n    z="3"/>\n</a>'],
    [
      '<a><b y="2" z="3"/><cc y="2" z="3"/></a>',
      { attributes: 'wide', attributeWidth: 18 },
      '<a>\n  <b y="2" z="3"/>\n  <cc\n    y="2"\n    z="3"/>\n</a>',
    ],
    ['<p>x <b y="2"/></p>', { attributes: 'own' }, '<p>x <b y="2"/></p>'],
    ['<a c="1" xmlns:z="u" b="2"/>', { sortAttributes: true }, '<a xmlns:z="u" b="2" c="1"/>'],
    [
      '<a><b/><c></c><d><!-- x --></d></a>',
      { empty: 'pair' },
      '<a>\n  <b></b>\n  <c></c>\n  <d>\n    <!-- x -->\n  </d>\n</a>',
    ],
    ['<a><b/><c></c><d><!-- x --></d></a>', { empty: 'tag', comments: false }, '<a>\n  <b/>\n  <c/>\n  <d/>\n</a>'],
    ['<p>x<!-- y -->z</p>', { comments: false }, '<p>xz</p>'],
    ['<a>\n\n\n<b/>\n\n\n\n<c/>\n<d/>\n\n</a>', { blankLines: true }, '<a>\n  <b/>\n\n  <c/>\n  <d/>\n</a>'],
    ['<a/>', { declaration: 'add' }, '<?xml version="1.0" encoding="UTF-8"?>\n<a/>'],
    ['<?xml version="1.0"?><a/>', { declaration: 'add' }, '<?xml version="1.0"?>\n<a/>'],
    ['<?xml version="1.0"?>\n<a/>', { declaration: 'remove' }, '<a/>'],
    ['<a><b> x\n y </b><c/></a>', { collapse: false }, '<a>\n  <b>\n    x\n y\n  </b>\n  <c/>\n</a>'],
    ['<a>x<![CDATA[ y ]]> z</a>', { collapse: false }, '<a>\n  x<![CDATA[ y ]]> z\n</a>'],
    ['<p>Hello <b>you</b>!</p>', { mixed: 'indent' }, '<p>\n  Hello\n  <b>you</b>\n  !\n</p>'],
    [
      '<a><pre><x/> <y/></pre><b><c/></b></a>',
      { verbatim: 'pre, code' },
      '<a>\n  <pre><x/> <y/></pre>\n  <b>\n    <c/>\n  </b>\n</a>',
    ],
  ])('%j with %j', async (input, options, output) => {
    expect(await format(input, options)).toBe(output);
  });

  it.each([
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 1],
    [`<?xml version='1.0' encoding='utf-16'?><a/>`, 1],
    ['<?xml version="1.0" encoding="utf-8"?><a encoding="x"/>', 0],
    ['<a encoding="x"/>', 0],
  ])('reports that a result is UTF-8, in %j', async (xml, count) => {
    const { notices } = await report('format', xml);
    expect(notices.filter((notice) => /^The XML declaration says/.test(notice))).toHaveLength(count);
    expect((await report('minify', xml)).notices).toHaveLength(count);
    expect((await report('format', xml, { declaration: 'remove' })).notices).toEqual([]);
  });

  it('reports where white space was added to text', async () => {
    const { notices } = await report('format', '<p>Hello <b>you</b>!</p>', { mixed: 'indent', collapse: false });
    expect(notices).toEqual(['Whitespace was added to the text of 2 elements.']);
  });

  it.each<[string, string]>([
    ['<a><b><c/></b></d>', '<a>\n  <b>\n    <c/>\n  </b></d>'],
    ['<a><b/>x & y</a>', '<a><b/>x & y</a>'],
    ['<a><b xml:space="preserve"> x <c', '<a>\n  <b xml:space="preserve"> x <c'],
    ['<a><b/>', '<a>\n  <b/>'],
  ])('goes as far as %j is well-formed', async (input, output) => {
    const { value, notices } = await report('format', input, { broken: 'format' });
    expect(String(value).replaceAll(/\n */g, '\n')).toBe(output.replaceAll(/\n */g, '\n'));
    expect(notices.at(-1)).toMatch(/not well-formed/);
  });

  it.each([
    ['<a><b>1</b>\n  <c>\n      <d></e>\n  </c>\n</a>\n\n', '<a>\n  <b>1</b>\n  <c>\n    <d></e>\n  </c>\n</a>\n\n'],
    ['<a>\n    <b>\n      </c>\n  </a>', '<a>\n  <b>\n      </c>\n  </a>'],
    ['<a>\r\n<b>\r\n  </c>\r\n', '<a>\n  <b>\n  </c>\n'],
    ['  </a>\n', '  </a>\n'],
    ['<a>\n<b/>\n', '<a>\n  <b/>\n'],
  ])('moves no line of the rest of %j', async (input, output) => {
    expect(await format(input, { broken: 'format' })).toBe(output);
  });
});

describe('errors', () => {
  it.each([
    ['<a>\n  <b></a>\n</b>', 'Line 2, column 6: found </a>, expected </b>. The opening tag is at line 2, column 3.'],
    ['<a b="1"\n b="2"/>', 'Line 2, column 2: duplicate attribute b.'],
    ['<a>x & y</a>', 'Line 1, column 6: write “&” as &amp; (or end the entity with “;”).'],
    ['<a/><b/>', 'Line 1, column 5: second root element. A document can have only one.'],
    ['<a><b>', 'Line 1, column 4: <b> is never closed.'],
    ['<a/></b>', 'Line 1, column 5: </b> has no opening tag.'],
    ['<a b=c/>', 'Line 1, column 6: the value of b must be in quotes.'],
    ['<a b/>', 'Line 1, column 4: b has no value.'],
    [
      '<a>&nbsp;</a>',
      'Line 1, column 4: unknown entity &nbsp;. Write the character or its number (&#…;): XML knows only amp, lt, gt, quot and apos.',
    ],
    ['<a>1 < 2</a>', 'Line 1, column 6: write “<” as &lt; here.'],
    ['<a>]]></a>', 'Line 1, column 4: write “]]>” as ]]&gt; in text.'],
    ['<!-- a -- b --><a/>', 'Line 1, column 8: “--” is not allowed inside a comment.'],
    ['<a/>x', 'Line 1, column 5: text outside the root element.'],
    ['<1/>', 'Line 1, column 2: “1” cannot start a name.'],
    ['<a>\u0001</a>', 'Line 1, column 4: character U+0001 is not allowed in XML.'],
    ['<a>😀\ud800</a>', 'Line 1, column 5: character U+D800 is not allowed in XML.'],
    ['<a>&#0;</a>', 'Line 1, column 4: &#0; is not allowed in XML.'],
    [' <?xml version="1.0"?><a/>', 'Line 1, column 2: the XML declaration must come first in the document.'],
    ['<?xml version=1?><a/>', 'Line 1, column 1: the XML declaration looks like <?xml version="1.0"?>.'],
    ['<a><!-- x</a>', 'Line 1, column 4: this comment is never closed.'],
    ['<a><![CDATA[ x</a>', 'Line 1, column 4: this CDATA section is never closed.'],
    ['<a b="1', 'Line 1, column 1: this tag is never closed. A “>” or a quote is missing.'],
    ['<!-- only -->', 'The document has no root element.'],
    [
      '<!DOCTYPE a [<!ENTITY e "&e;">]><a>&e;</a>',
      'Line 1, column 36: entity e contains itself or is nested too deeply.',
    ],
    ['<!DOCTYPE a [<!ENTITY e "<b>">]><a>&e;</a>', 'Line 1, column 36: the text of entity e is not well-formed here.'],
    ['<!DOCTYPE a [<!ELEMENT a (b,c|d)>]><a/>', 'Line 1, column 30: , is expected here.'],
  ])('%j', async (input, error) => {
    expect(await fault(input)).toBe(error);
  });

  it.each([
    ['<x:a/>', 'Line 1, column 2: prefix x is not declared.'],
    ['<a xmlns:x="u" xmlns:y="u" x:b="1" y:b="2"/>', 'Line 1, column 36: duplicate attribute y:b.'],
    ['<a xmlns:x=""/>', 'Line 1, column 4: xmlns:x declares a reserved or empty prefix or namespace.'],
    ['<a:b:c xmlns:a="u"/>', 'Line 1, column 2: a:b:c must have the form prefix:name.'],
    ['<a><b xmlns:x="u"><x:c/></b><x:d/></a>', 'Line 1, column 30: prefix x is not declared.'],
    ['<xmlns:a/>', 'Line 1, column 2: the prefix xmlns of xmlns:a is reserved for namespaces.'],
    // Namespaces in XML 1.0, section 7.
    ...['<?a:b c?><d/>', '<!DOCTYPE d [<!ENTITY a:b "c">]><d/>', '<!DOCTYPE d [<!NOTATION a:b SYSTEM "c">]><d/>'].map(
      (input) => [
        input,
        `Line 1, column ${input.indexOf('a:b') + 1}: a:b has a colon. Only elements and attributes may have one.`,
      ],
    ),
  ])('of namespaces: %j', async (input, error) => {
    expect(await fault(input, { check: 'namespaces' })).toBe(error);
    expect(await fault(input)).toBeUndefined();
  });

  it('does not indent what is nested too deeply, but minifies it', async () => {
    const deep = '<a>'.repeat(10_001) + '</a>'.repeat(10_001);
    expect(await fault(deep)).toBe('Line 1, column 30,001: nested more than 10,000 levels deep. Use “Minify”.');
    expect(await run('minify', deep)).toBe(deep);
  });

  it('accepts unknown entities after a reference to a parameter entity (XML 1.0, section 4.1)', async () => {
    const document = (standalone: string, reference: string) =>
      `<?xml version="1.0"${standalone}?><!DOCTYPE a [<!ENTITY % p "">${reference}]><a>&e;</a>`;
    expect(await fault(document('', '%p;'))).toBeUndefined();
    expect(await fault(document('', ''))).toContain('unknown entity &e;');
    expect(await fault(document(' standalone="yes"', '%p;'))).toContain('unknown entity &e;');
  });

  it('inserts no entity, however large it would become', async () => {
    const entities = Array.from({ length: 40 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('');
    expect(await fault(`<!DOCTYPE a [<!ENTITY e0 "x">${entities}]><a>&e40;</a>`)).toBeUndefined();
  });
});

describe('minify', () => {
  it.each<[string, TestOptions<typeof tool, 'minify'>, string]>([
    [
      '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>',
      {},
      '<hello><world>foo</world><world>bar</world></hello>',
    ],
    ['<?xml version="1.0"?>\n<!-- x -->\n<a\n  b="1">\n</a>', {}, '<?xml version="1.0"?><!-- x --><a b="1"></a>'],
    ['<a>\n<!-- x -->\n</a>', { comments: false, empty: 'tag' }, '<a/>'],
    ['<p>\n Hello <b>you</b> </p>', {}, '<p>\n Hello <b>you</b> </p>'],
  ])('%j with %j', async (input, options, output) => {
    expect(await run('minify', input, options)).toBe(output);
  });
});

describe('validate', () => {
  it('counts what is in a document', async () => {
    const xml = '<a xmlns="u" xmlns:x="v"><!-- c --><x:b c="é"><d xmlns="u"/></x:b></a>';
    expect(await run('validate', xml)).toEqual({
      verdict: 'well-formed',
      root: 'a',
      elements: 3,
      attributes: 4,
      depth: 3,
      comments: 1,
      bytes: 71,
      namespaces: [
        { prefix: '', namespace: 'u' },
        { prefix: 'x', namespace: 'v' },
      ],
    });
  });

  it('says what was checked', async () => {
    expect(await run('validate', '<a/>', { check: 'namespaces' })).toMatchObject({ verdict: 'namespaces' });
  });
});

/** A document of elements, attributes, text and white space of all kinds. */
const anyXml = fc.letrec<{ content: string; element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('a', 'b:c', 'é'),
      fc.constantFrom('', ' x="1"', "\n y = '\">'", ' xml:space="preserve"'),
      tie('content'),
    )
    .map(([name, attributes, content]) =>
      content === '/' ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`,
    ),
  content: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('', '/', ' ', '\n', 'text', '  text ', '<![CDATA[ <x> ]]>', '&amp;'),
    fc
      .array(fc.oneof(tie('element'), fc.constantFrom('\n  ', '<!-- c -->', '<?p i?>', 'text', ' ')), { maxLength: 5 })
      .map((parts) => parts.join('')),
  ),
})).element;

describe('whatever the document', () => {
  it('formatting is stable, and minifying undoes it', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, async (xml) => {
        const formatted = await format(xml);
        expect(await format(formatted)).toBe(formatted);
        const minified = await run('minify', formatted);
        expect(minified).toBe(await run('minify', xml));
        expect(await format(minified)).toBe(formatted);
      }),
    );
  });

  it('formats up to each error, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, fc.nat(), async (xml, cut) => {
        const broken = xml.slice(0, cut % xml.length);
        const formatted = await format(broken, { broken: 'format' });
        const letters = (text: string) => text.replaceAll(/\s/g, '');
        expect(letters(formatted)).toBe(letters(broken));
      }),
    );
  });
});
