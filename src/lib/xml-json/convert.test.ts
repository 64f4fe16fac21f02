import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import messages from '#generated/messages/xml-to-json.en.json' with { type: 'json' };
import { growsLinearly } from '#testing/effort.ts';
import { type TestOptions, testTool } from '#testing/test-tool.ts';
import * as logic from '../../tools/xml-to-json/logic.ts';
import tool from '../../tools/xml-to-json/tool.ts';

const { run, report, error } = testTool(tool, logic, { messages });
type FromXml = TestOptions<typeof tool, 'toJson'>;
type ToXml = TestOptions<typeof tool, 'toXml'>;

/** XML without CDATA sections and the two forms of an empty element. */
const plain = (xml: string): string => xml.replace(/<!\[CDATA\[(\w*)\]\]>/g, '$1').replace('<a></a>', '<a/>');

const toJson = async (xml: string, options: FromXml = {}): Promise<unknown> =>
  JSON.parse(await run('toJson', xml, options));

describe('attributes as @', () => {
  it.each<[string, FromXml, unknown]>([
    ['<a/>', {}, { a: '' }],
    ['<a b="1">c</a>', {}, { a: { '@b': '1', '#text': 'c' } }],
    ['<a b="1">c</a>', { prefix: '@_' }, { a: { '@_b': '1', '#text': 'c' } }],
    ['<a><b>1</b><c/><b>2</b></a>', {}, { a: { b: ['1', '2'], c: '' } }],
    ['<a><b>1</b></a>', { arrays: 'all' }, { a: { b: ['1'] } }],
    ['<a><b>1</b><c>2</c></a>', { arrays: 'named', arrayNames: 'x, b' }, { a: { b: ['1'], c: '2' } }],
    ['<a>5 &lt; 6 &amp; &#x1F600;&#10;</a>', {}, { a: '5 < 6 & 😀\n' }],
    ['<a><![CDATA[<b>]]> c</a>', {}, { a: '<b> c' }],
    ['<x:a xmlns:x="u"><x:b/></x:a>', {}, { 'x:a': { '@xmlns:x': 'u', 'x:b': '' } }],
    ['<a t=" x\n\ty&#10;"/>', {}, { a: { '@t': ' x  y\n' } }],
    ['\ufeff<?xml version="1.0"?>\r\n<a>\r\n  <b>x\r\ny</b>\r\n</a>\r\n', {}, { a: { b: 'x\ny' } }],
    // White space: that of the layout goes, that of the text stays.
    ['<a>\n  one\n</a>', {}, { a: 'one' }],
    ['<a> one </a>', {}, { a: ' one ' }],
    ['<a>\n  one <b>two</b> three.\n</a>', {}, { a: { '#text': 'one  three.', b: 'two' } }],
    ['<a> one </a>', { whitespace: 'trim' }, { a: 'one' }],
    ['<a>\n  one\n</a>', { whitespace: 'keep' }, { a: '\n  one\n' }],
    ['<a xml:space="preserve">\n<b/></a>', {}, { a: { '@xml:space': 'preserve', '#text': '\n', b: '' } }],
    ['<a> </a>', {}, { a: ' ' }],
    ['<a>\n</a>', {}, { a: '' }],
    ['<a>\u00a0\n</a>', {}, { a: '\u00a0' }],
    // Numbers as they are written.
    [
      '<a><b>1.10</b><c>007</c><d>true</d><e>1e400</e><f>-0</f><g>NaN</g></a>',
      {},
      {
        a: { b: '1.10', c: '007', d: 'true', e: '1e400', f: '-0', g: 'NaN' },
      },
    ],
  ])('%j %j', async (xml, options, value) => {
    expect(await toJson(xml, options)).toEqual(value);
  });

  it('keeps the digits of numbers', async () => {
    const xml = '<a n="1.10"><b>17478252242305210114</b><c>007</c><d>true</d><e>1e400</e><f> 1</f></a>';
    expect(await run('toJson', xml, { types: true, indent: '0' })).toBe(
      '{"a":{"@n":1.10,"b":17478252242305210114,"c":"007","d":true,"e":1e400,"f":" 1"}}\n',
    );
  });

  it('keeps names that objects have by themselves', async () => {
    expect(await run('toJson', '<__proto__ constructor="1"><toString/></__proto__>', { indent: '0' })).toBe(
      '{"__proto__":{"@constructor":"1","toString":""}}\n',
    );
  });

  it('expands the entities that a document declares', async () => {
    const doctype =
      '<!DOCTYPE a [<!-- <!ENTITY n "no"> --><!ENTITY n "Ada &#38;#38; Bo"><!ENTITY m "&n;!"><!ENTITY t "<b/>">]>';
    expect((await report('toJson', `${doctype}<a b="&m;">&m; &t;</a>`, { indent: '0' })).value).toBe(
      '{"a":{"@b":"Ada & Bo!","#text":"Ada & Bo! &t;"}}\n',
    );
  });
});

// http://www.sklar.com/badgerfish
test.each([
  ['<alice>bob</alice>', '{"alice":{"$":"bob"}}'],
  ['<alice><bob>charlie</bob><david>edgar</david></alice>', '{"alice":{"bob":{"$":"charlie"},"david":{"$":"edgar"}}}'],
  ['<alice><bob>charlie</bob><bob>david</bob></alice>', '{"alice":{"bob":[{"$":"charlie"},{"$":"david"}]}}'],
  ['<alice charlie="david">bob</alice>', '{"alice":{"@charlie":"david","$":"bob"}}'],
  ['<alice xmlns="http://some-namespace">bob</alice>', '{"alice":{"@xmlns":{"$":"http://some-namespace"},"$":"bob"}}'],
  [
    '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace">bob</alice>',
    '{"alice":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"bob"}}',
  ],
  [
    '<alice xmlns="http://some-namespace" xmlns:charlie="http://some-other-namespace"> <bob>david</bob> <charlie:edgar>frank</charlie:edgar> </alice>',
    '{"alice":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"bob":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"david"},"charlie:edgar":{"@xmlns":{"$":"http://some-namespace","charlie":"http://some-other-namespace"},"$":"frank"}}}',
  ],
])('Badgerfish of %s', async (xml, json) => {
  const options = { mapping: 'badgerfish', indent: '0' } as const;
  expect(await run('toJson', xml, options)).toBe(`${json}\n`);
  expect(await run('toXml', json, options)).toBe(`${xml.replaceAll('> <', '><')}\n`);
});

describe('ordered', () => {
  const options = { mapping: 'ordered', indent: '0' } as const;
  it.each([
    '<a/>',
    '<a></a>',
    '<p>Hello <b>world</b> <i/>!</p>',
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a SYSTEM "a.dtd"><!-- one --><?go  there?><a b="&quot;&lt;&amp;"><![CDATA[<x>]]>y<!--z--></a><?end?>',
    '<x:a xmlns:x="u" xmlns="v"><b/><x:c/><b/></x:a>',
    '<a>&#10; x &#13;</a>',
    '<a><b/>&#32;<c/></a>',
    '<a>x<b/> <c/></a>',
    '<a> </a>',
  ])('%s comes back', async (xml) => {
    const json = await run('toJson', xml, options);
    expect(await run('toXml', json, options)).toBe(`${xml.replace('?go  there', '?go there')}\n`);
  });

  const name = fc.constantFrom('a', 'b', 'x:c', '日', '_1', '__proto__');
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 6 })
    .filter((one) => !/[^\t\n\r -\ud7ff\ue000-\ufffd]/.test(one));
  const comment = text.map((comment) => ({ comment: comment.replaceAll('-', '').replaceAll('\r', '') }));
  const instruction = fc.record({
    instruction: fc.constantFrom('go', 'xml-stylesheet', '日'),
    text: text.map((one) => one.replaceAll('?', '').replaceAll('\r', '').trimStart()),
  });
  const { element } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc.constantFrom(' ', '\n', '\t ', '\r'),
      text.map((cdata) => ({ cdata: cdata.replaceAll(']', '').replaceAll('\r', '') })),
      comment,
      instruction,
      tie('element'),
    ),
    element: fc.record(
      {
        name,
        attributes: fc.dictionary(
          name.filter((one) => one !== '__proto__'),
          text,
          { minKeys: 1, maxKeys: 3 },
        ),
        children: fc.array(tie('node'), { maxLength: 4 }),
      },
      { requiredKeys: ['name'] },
    ),
  }));

  /** Two texts in a row are one. */
  const joined = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value.map(joined))
        if (typeof item === 'string' && typeof items.at(-1) === 'string') items.push(`${items.pop()}${item}`);
        else items.push(item);
      return items;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, joined(inner)]));
  };

  const optional = <Value>(node: fc.Arbitrary<Value>) => fc.array(node, { maxLength: 1 });
  const aside = fc.array(fc.oneof(comment, instruction), { maxLength: 2 });
  const declaration = fc.constantFrom(
    'version="1.0"',
    "version='1.1' encoding='ISO-8859-1'",
    'version="1.0" encoding="utf-8" standalone="yes"',
  );
  const doctype = fc.constantFrom(
    'a',
    "a SYSTEM 'a.dtd'",
    'a PUBLIC "-//A//B" "b"',
    'a [\n<!ENTITY b "c>">  <!-- ] -->\n]',
  );
  const prolog = fc.tuple(
    optional(fc.record({ declaration })),
    aside,
    optional(fc.record({ doctype })),
    aside,
    fc.tuple(element),
    aside,
  );

  test('loses nothing, indented or not', () =>
    fc.assert(
      fc.asyncProperty(prolog, fc.constantFrom('0', '2', 'tab'), async (parts, indent) => {
        const nodes = parts.flat();
        const xml = await run('toXml', JSON.stringify(nodes), { mapping: 'ordered', indent });
        expect(await toJson(xml, { mapping: 'ordered', whitespace: 'layout' })).toEqual(joined(nodes));
      }),
    ));
});

describe('to XML', () => {
  it.each<[string, ToXml, string]>([
    ['{"a":{"b":[1,2.50,17478252242305210114]}}', {}, '<a><b>1</b><b>2.50</b><b>17478252242305210114</b></a>'],
    ['{"a":{"@b":"\\"<&\\n","c":null,"d":true}}', {}, '<a b="&quot;&lt;&amp;&#10;"><c/><d>true</d></a>'],
    ['{"a":1,"b":2}', { rootName: 'my root' }, '<my_root><a>1</a><b>2</b></my_root>'],
    ['[1,[2,3]]', {}, '<root><item>1</item><item>2</item><item>3</item></root>'],
    ['{"a":[[1,2],[3]]}', { itemName: 'i' }, '<root><a><i>1</i><i>2</i></a><a><i>3</i></a></root>'],
    [
      '{"first name":1,"1st":2,"":3,"a:b:c":4,"x<y":5}',
      {},
      '<root><first_name>1</first_name><_1st>2</_1st><_>3</_><a_b_c>4</a_b_c><x_y>5</x_y></root>',
    ],
    ['{"a":"]]>\\u0000\\ud800x"}', {}, '<a>]]&gt;\ufffd\ufffdx</a>'],
    ['{"a":1}\n{"a":2}', {}, '<root><item><a>1</a></item><item><a>2</a></item></root>'],
    ['{a: 0xff, a: .5}', {}, '<root><a>255</a><a>0.5</a></root>'],
    ['{"a":{"__proto__":1}}', {}, '<a><__proto__>1</__proto__></a>'],
    ['{"a":1}', { declaration: true }, '<?xml version="1.0" encoding="UTF-8"?><a>1</a>'],
    ['"x"', {}, '<root>x</root>'],
    ['{"a":{"@b":{"c":1}}}', {}, '<a><_b><c>1</c></_b></a>'],
    ['["x",{"name":"b"}]', { mapping: 'ordered' }, '<root>x<b/></root>'],
    [
      '[{"name":"a","children":[{"comment":"b--c-"},{"cdata":"d]]>e"},{"instruction":"f","text":"g?>"}]}]',
      { mapping: 'ordered' },
      '<a><!--b- -c- --><![CDATA[d]]]]><![CDATA[>e]]><?f g? >?></a>',
    ],
  ])('%s %j', async (json, options, xml) => {
    expect(await run('toXml', json, { indent: '0', ...options })).toBe(`${xml}\n`);
  });
});

// Where no loss of order is reported, the document comes back.
test('keys in their order are XML in its order', () => {
  const child = fc.constantFrom('t', '<b/>', '<c>u</c>', '<c>v</c>', '<![CDATA[w]]>');
  return fc.assert(
    fc.asyncProperty(fc.array(child, { maxLength: 5 }), async (children) => {
      const xml = `<a>${children.join('')}</a>`;
      const { value, notices } = await report('toJson', xml);
      const isBack = (await run('toXml', value as string, { indent: '0' })) === `${plain(xml)}\n`;
      expect(isBack).toBe(notices.length === 0);
    }),
  );
});

test.each<[string, FromXml, readonly string[]]>([
  [
    '<!DOCTYPE a><?go?><a><!-- b --><c/>d<c/></a>',
    {},
    ['This mapping loses 1 comment, 1 processing instruction, the DOCTYPE, the order of the children of 1 element.'],
  ],
  ['<a><b/><c/><c/></a>', {}, []],
  ['<a>b<c/></a>', {}, []],
  ['<a><b/>c<![CDATA[d]]></a>', {}, []],
  ['<a>b<c/>d</a>', {}, ['This mapping loses the order of the children of 1 element.']],
  ['<a><b/><c/><b/></a>', {}, ['This mapping loses the order of the children of 1 element.']],
  ['<?xml version="1.0" encoding=\'UTF-8\' standalone="no"?><a/>', {}, []],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', {}, ['This mapping loses the XML declaration.']],
  ['<?xml version="1.0" standalone="yes"?><a/>', {}, ['This mapping loses the XML declaration.']],
  ['<?xml version="1.1"?><a/>', {}, ['This mapping loses the XML declaration.']],
  ['<?xml version="1.1" standalone="yes"?><!DOCTYPE a><a/>', { mapping: 'ordered' }, []],
  [
    '<!DOCTYPE a [<!ENTITY b "<c/>">]><a>&b;</a>',
    { mapping: 'ordered' },
    ['These entities were not expanded and stay as text: &b;.'],
  ],
])('reports on %s', async (xml, options, notices) => {
  expect((await report('toJson', xml, options)).notices).toEqual(notices);
});

test.each<[string, ToXml, readonly string[]]>([
  [
    '{"a b":[]}',
    {},
    ['XML needs one root element; <root> was added.', '1 empty array was left out: XML has no element for it.'],
  ],
  ['{"a b":1}', {}, ['Not a valid XML name, so it was changed: "a b" → a_b.']],
  [
    '{"r":{"tags":["x"],"n":null,"m":[[1,2],[3]]}}',
    {},
    [
      'Converting back will not restore 1 array of one item ($.r.tags), 1 empty value ($.r.n), 2 nested arrays (first: $.r.m[0]).',
    ],
  ],
  ['{"r":{"a":"","b":["c",""],"d":{"@e":"f"}}}', {}, []],
  ['{"__proto__":{"a b":{}}}', { mapping: 'badgerfish' }, ['Not a valid XML name, so it was changed: "a b" → a_b.']],
  [
    '{"__proto__":{"a b":{}}}',
    {},
    [
      'Converting back will not restore 1 empty value ($.__proto__["a b"]).',
      'Not a valid XML name, so it was changed: "a b" → a_b.',
    ],
  ],
  ['{"r":{"a":""}}', { mapping: 'badgerfish' }, ['Converting back will not restore 1 empty value ($.r.a).']],
  ['[{"name":"a","children":[1]}]', { mapping: 'ordered' }, []],
  [
    '{"x:a":"\\u0001"}',
    {},
    [
      '1 character that XML does not allow there was replaced.',
      'No namespace is declared for the prefix “x”. Add an xmlns:x attribute.',
    ],
  ],
  ['{"a":1 /* b */}', {}, ['1 comment of the JSON was left out.']],
])('reports on %s', async (json, options, notices) => {
  expect((await report('toXml', json, options)).notices).toEqual(notices);
});

test.each<[string, ToXml, string]>([
  ['{"a" 1}', {}, 'Line 1, column 6: expected “:” after the key.'],
  [
    '[{"name":"a"},\n{"b":1}]',
    { mapping: 'ordered' },
    'Line 2, column 1: expected text, or an object with “name” or “comment”.',
  ],
  [
    '[{"doctype":"a>"},{"name":"a"}]',
    { mapping: 'ordered' },
    'Line 1, column 2: this would not be well-formed in XML.',
  ],
])('rejects %s', async (json, options, message) => {
  expect((await report('toXml', json, options)).error).toBe(message);
});

test('rejects XML that is not well-formed, deep or explosive', async () => {
  expect((await report('toJson', '<a>\n<b></a>')).error).toBe(
    'Line 2, column 4: found </a>, expected </b>. The opening tag is at line 2, column 1.',
  );
  expect((await report('toJson', '<a>'.repeat(1_001) + '</a>'.repeat(1_001))).error).toContain('1,000 levels deep');
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  expect((await report('toJson', `<!DOCTYPE a [<!ENTITY e0 "lol">${entities}]><a>&e9;</a>`)).error).toBe(
    'The entities of this document expand to more than 10,000,000 characters.',
  );
});

test('takes time in proportion to the text', async () => {
  for (const part of ['<a/>', 'x &amp; ', '<a b="c"> d </a>', '\n ', '<!---->'])
    for (const mapping of ['attributes', 'ordered'] as const)
      expect(
        await growsLinearly((size) => run('toJson', `<r>${part.repeat(size)}</r>`, { mapping }), 12_000),
        part,
      ).toBe(true);
  for (const item of ['{"a b":"\\n"},', '[],', '"<",'])
    expect(await growsLinearly((size) => run('toXml', `[${item.repeat(size)}0]`), 12_000), item).toBe(true);
});

it.each(['<a>', '\ufeff\n <a><b></a>'])('%j is no JSON, and offered to the other direction', async (xml) => {
  expect(await error('toXml', xml)).toMatchObject({ code: 'xml-given', offers: [{ operation: 'toJson' }] });
});
