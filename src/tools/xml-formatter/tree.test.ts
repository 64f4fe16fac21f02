import { describe, expect, it } from 'vitest';
import { outlineXml } from './outline.ts';
import { XmlTree } from './tree.ts';

const treeOf = (text: string) => new XmlTree(outlineXml(text));
const rowsOf = (tree: XmlTree) => Array.from({ length: tree.size }, (_, index) => index + 1);
const pathsOf = (text: string, isLocal = false) => {
  const tree = treeOf(text);
  return rowsOf(tree).map((row) => tree.path(row, isLocal));
};

// Each path was tried in Chromium (document.evaluate) on its document, where it selects that node; CDATA is a
// part of the text around it by XPath 1.0, section 5.7.
describe('XPath', () => {
  it.each<[string, string[]]>([
    ['<a><b>x</b><b/><c/></a>', ['/a', '/a/b[1]', '/a/b[2]', '/a/c']],
    [
      '<a>x<b/>y<![CDATA[z]]><b/> w</a>',
      ['/a', '/a/text()[1]', '/a/b[1]', '/a/text()[2]', '/a/text()[2]', '/a/b[2]', '/a/text()[3]'],
    ],
    ['<a> <b/>x</a>', ['/a', '/a/b', '/a/text()[2]']],
    [
      '<!-- 1 --><a><?p x?><!-- 2 --><?p y?><?q?><!-- 3 --></a>',
      [
        '/comment()',
        '/a',
        "/a/processing-instruction('p')[1]",
        '/a/comment()[1]',
        "/a/processing-instruction('p')[2]",
        "/a/processing-instruction('q')",
        '/a/comment()[2]',
      ],
    ],
    ['<a><b><c/></b><b><c/><c/></b></a>', ['/a', '/a/b[1]', '/a/b[1]/c', '/a/b[2]', '/a/b[2]/c[1]', '/a/b[2]/c[2]']],
  ])('in %j', (text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });

  it('without prefixes', () => {
    expect(pathsOf('<p:a xmlns:p="u" xmlns:q="v"><p:b/><q:b/><c/></p:a>', true)).toEqual([
      "/*[local-name()='a']",
      "/*[local-name()='a']/*[local-name()='b'][1]",
      "/*[local-name()='a']/*[local-name()='b'][2]",
      "/*[local-name()='a']/*[local-name()='c']",
    ]);
  });

  it('of attributes', () => {
    const tree = treeOf('<a xmlns:p="u" x="é > 1" p:y=\'2\'/>');
    expect(tree.attributePaths(1, false)).toEqual([
      { name: 'x', path: '/a/@x' },
      { name: 'p:y', path: '/a/@p:y' },
    ]);
    expect(tree.attributePaths(1, true)[1]?.path).toBe("/*[local-name()='a']/@*[local-name()='y']");
  });
});

it('shows nodes as they are typed', () => {
  const tree = treeOf('<?xml version="1.0"?><!DOCTYPE é>\n<é a="1"><b>😀</b><c>\n</c><d><e/></d></é>');
  expect(rowsOf(tree).map((row) => tree.head(row, 100).text)).toEqual([
    '<?xml version="1.0"?>',
    '<!DOCTYPE é>',
    '<é a="1">',
    '<b>😀</b>',
    '<c>\n</c>',
    '<d>',
    '<e/>',
  ]);
  expect(rowsOf(tree).map((row) => tree.hasPath(row))).toEqual([false, false, true, true, true, true, true]);
  expect(new TextDecoder().decode(tree.bytes(6))).toBe('<d><e/></d>');
  expect(tree.head(3, 4)).toEqual({ text: '<é a', isCut: true });
  expect([...tree.visible]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  tree.setExpanded(3, false);
  expect([...tree.visible]).toEqual([1, 2, 3]);
});

it('goes as far as a text is well-formed', () => {
  const outline = outlineXml('<a><b>x</b><c><d></a>');
  expect(outline.error).toMatchObject({ code: 'closes-other', at: { line: 1, column: 18 } });
  const tree = new XmlTree(outline);
  expect(rowsOf(tree).map((row) => tree.path(row, false))).toEqual(['/a', '/a/b', '/a/c', '/a/c/d']);
  expect(treeOf('').size).toBe(0);
});

it('takes any depth', () => {
  const tree = treeOf(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`);
  expect(tree.size).toBe(100_000);
  expect(tree.path(3, false)).toBe('/a/a/a');
});
