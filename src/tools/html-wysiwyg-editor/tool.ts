import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const unwrap = flag(true);
const newTab = flag();
const voidStyle = choice(['html', 'xhtml'], 'html', { more: true });
const clean = flag(true, { more: true });

export default defineTool({
  category: 'web',
  icon: 'edit',
  createdAt: '2026-11-23',
  shortName: 'wysiwyg',
  page: {
    initialInput: true,
    keepsInput: true,
    operations: ['format', 'minify', 'toMarkdown', 'toText', 'sanitize'],
  },
  operations: {
    format: {
      input: 'html',
      output: 'html',
      primary: ['indent', 'width', 'wholeDocument'],
      options: {
        indent: choice(['2', '4', 'tab'], '2'),
        width: int(80, { optional: true, min: 20, max: 1_000 }),
        wholeDocument: flag(),
        unwrap,
        newTab,
        voidStyle,
        clean,
      },
      examples: [
        {
          id: 'boldAndItalic',
          input: '<h2>Hey!</h2><p>a <b>b</b> <i>c</i></p><ul><li><p>one</p></li></ul>',
          output: '<h2>Hey!</h2>\n<p>a <strong>b</strong> <em>c</em></p>\n<ul>\n  <li>one</li>\n</ul>\n',
        },
        {
          id: 'newTab',
          input: '<p><a href="https://example.com">link</a></p>',
          options: { newTab: true },
          output: '<p><a href="https://example.com" target="_blank" rel="noopener">link</a></p>\n',
        },
        {
          id: 'fromWord',
          input: '<p class="MsoNormal" style="margin:0">Hello <b>you</b></p>',
          output: '<p>Hello <strong>you</strong></p>\n',
        },
        {
          id: 'tableRows',
          input: '<table><tr><th>Name</th></tr><tr><td>Ada</td></tr></table>',
          output: '<table>\n  <tr>\n    <th>Name</th>\n  </tr>\n  <tr>\n    <td>Ada</td>\n  </tr>\n</table>\n',
        },
        {
          id: 'xhtmlBreaks',
          input: '<p>one<br>two</p>',
          options: { voidStyle: 'xhtml' },
          output: '<p>one<br />two</p>\n',
        },
      ],
    },
    minify: {
      input: 'html',
      output: 'html',
      options: { unwrap, newTab, voidStyle, clean },
      examples: [
        {
          id: 'severalParagraphs',
          input: '<p>a\n  <b>b</b></p>\n\n<p>c</p>',
          output: '<p>a <strong>b</strong></p><p>c</p>',
        },
        {
          id: 'nestedList',
          input: '<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>',
          output: '<ul><li>one</li><li>two</li></ul>',
        },
      ],
    },
    toMarkdown: {
      input: 'html',
      output: 'markdown',
      examples: [
        {
          id: 'headingAndList',
          input: '<h2>List</h2><ul><li>one <b>two</b></li><li><a href="https://example.com">link</a></li></ul>',
          output: '## List\n\n- one **two**\n- [link](https://example.com)',
        },
        {
          id: 'codeAndQuote',
          input: '<blockquote><p>Use <code>npm ci</code></p></blockquote>',
          output: '> Use `npm ci`',
        },
      ],
    },
    toText: {
      input: 'html',
      output: 'text',
      examples: [
        {
          id: 'orderedList',
          input: '<p>5 &lt; 6</p><ol><li>one</li><li>two</li></ol>',
          output: '5 < 6\n\n1. one\n2. two',
        },
        {
          id: 'linkText',
          input: '<p>See <a href="https://example.com">this page</a>.</p>',
          output: 'See this page (https://example.com).',
        },
      ],
    },
    sanitize: {
      input: 'html',
      output: 'html',
      options: { unwrap, newTab, voidStyle },
      examples: [
        { id: 'script', input: '<p onclick="x()">a<script>alert(1)</script></p>', output: '<p>a</p>' },
        { id: 'javascriptLink', input: '<p><a href="javascript:alert(1)">x</a></p>', output: '<p>x</p>' },
      ],
    },
  },
});
