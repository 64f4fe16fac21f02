import { choice, flag, int, text } from '#core/fields.ts';
import { defineTool, typedValue } from '#core/tool.ts';
import type { XmlOutline } from './outline.ts';

const elements = { more: true, group: 'elements' } as const;
const document = { more: true, group: 'document' } as const;

const check = choice(['well-formed', 'namespaces'], 'well-formed');
const comments = flag(true);
const empty = choice(['keep', 'tag', 'pair'], 'keep');

export default defineTool({
  category: 'development',
  icon: 'file-type-xml',
  createdAt: '2023-06-17',
  shortName: 'xml',
  page: { initialInput: '<hello><world>foo</world><world>bar</world></hello>' },
  operations: {
    format: {
      input: 'xml',
      output: 'xml',
      details: 'measure',
      primary: ['indent', 'attributes'],
      options: {
        indent: choice(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'tab'], '2'),
        attributes: choice(['line', 'wide', 'own'], 'line'),
        attributeWidth: int(100, {
          min: 1,
          max: 1_000,
          slider: [40, 200],
          when: { field: 'attributes', is: 'wide' },
        }),
        comments,
        empty,
        collapse: flag(true, elements),
        mixed: choice(['keep', 'indent'], 'keep', elements),
        blankLines: flag(false, elements),
        sortAttributes: flag(false, elements),
        verbatim: text('', { maxLength: 1_000, ...elements }),
        declaration: choice(['keep', 'add', 'remove'], 'keep', document),
        lineEnding: choice(['lf', 'crlf'], 'lf', document),
        check: choice(['well-formed', 'namespaces'], 'well-formed', document),
        broken: choice(['stop', 'format'], 'stop', document),
      },
      views: [{ name: 'text' }, { name: 'tree', component: 'tree-pane', isOfInput: true }],
      examples: [
        {
          id: 'oneLine',
          input: '<hello><world>foo</world><world>bar</world></hello>',
          output: '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>',
        },
        {
          id: 'mixed',
          input: '<list><!-- two --><item id="1"/><item id="2">Hello <b>world</b>!</item></list>',
          options: { indent: '4' },
          output: '<list>\n    <!-- two -->\n    <item id="1"/>\n    <item id="2">Hello <b>world</b>!</item>\n</list>',
        },
        {
          id: 'attributes',
          input: '<user id="7" name="Ada" mail="ada@example.org"><active/></user>',
          options: { attributes: 'own', empty: 'pair' },
          output: '<user\n  id="7"\n  name="Ada"\n  mail="ada@example.org">\n  <active></active>\n</user>',
        },
        {
          id: 'soap',
          input:
            '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body><m:GetPrice xmlns:m="https://example.com/stock"><m:Item>Apples</m:Item></m:GetPrice></soap:Body></soap:Envelope>',
          output:
            '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope">\n  <soap:Body>\n    <m:GetPrice xmlns:m="https://example.com/stock">\n      <m:Item>Apples</m:Item>\n    </m:GetPrice>\n  </soap:Body>\n</soap:Envelope>',
        },
        {
          id: 'sortedAttributes',
          input: '<user name="Ada" id="7" active="true"/>',
          options: { sortAttributes: true },
          output: '<user active="true" id="7" name="Ada"/>',
        },
      ],
    },
    minify: {
      input: 'xml',
      output: 'xml',
      details: 'measure',
      primary: ['comments'],
      options: { comments, empty, check },
      views: [{ name: 'text' }, { name: 'tree', component: 'tree-pane', isOfInput: true }],
      examples: [
        {
          id: 'indented',
          input: '<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>',
          output: '<hello><world>foo</world><world>bar</world></hello>',
        },
        {
          id: 'noComments',
          input: '<list>\n  <!-- draft -->\n  <item></item>\n</list>',
          options: { comments: false, empty: 'tag' },
          output: '<list><item/></list>',
        },
      ],
    },
    validate: {
      input: 'xml',
      output: {
        verdict: 'text',
        root: 'text',
        elements: 'number',
        attributes: 'number',
        depth: 'number',
        comments: 'number',
        bytes: 'number',
        namespaces: 'rows',
      },
      facts: ['bytes'],
      countsFinalLineBreak: true,
      options: { check },
      headline: 'verdict',
      verdict: { output: 'verdict', good: ['well-formed', 'namespaces'], bad: [] },
      examples: [
        {
          id: 'feed',
          input: '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title lang="en">News</a:title></a:feed>',
          output: {
            verdict: 'well-formed',
            root: 'a:feed',
            elements: 2,
            attributes: 2,
            depth: 2,
            namespaces: [{ prefix: 'a', namespace: 'http://www.w3.org/2005/Atom' }],
          },
        },
        {
          id: 'config',
          input: '<config><port>8080</port><debug/></config>',
          output: { verdict: 'well-formed', root: 'config', elements: 3, depth: 2 },
        },
      ],
    },
    measure: {
      input: 'xml',
      output: { before: 'number', elements: 'number', depth: 'number', namespaceCount: 'number' },
      facts: ['before', 'elements', 'depth', 'namespaceCount'],
      countsFinalLineBreak: true,
      internal: true,
      examples: [
        {
          id: 'namespace',
          input: '<a xmlns="u"><b/></a>',
          output: { before: 21, elements: 2, depth: 2, namespaceCount: 1 },
        },
      ],
    },
    outline: { input: 'xml', output: typedValue<XmlOutline>(), internal: true },
  },
});
