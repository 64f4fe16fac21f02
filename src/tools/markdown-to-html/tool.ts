import { choice, flag, int } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const gfm = { field: 'dialect', is: 'gfm' } as const;

export default defineTool({
  category: 'web',
  icon: 'markdown',
  createdAt: '2026-11-29',
  shortName: 'markdown',
  page: { initialInput: true },
  operations: {
    toHtml: {
      input: 'markdown',
      output: 'html',
      primary: ['output', 'html', 'contents'],
      options: {
        output: choice(['fragment', 'page'], 'fragment'),
        html: choice(['sanitize', 'escape', 'keep'], 'sanitize'),
        contents: flag(),
        contentsDepth: int(3, { min: 1, max: 6, when: { field: 'contents', is: true } }),
        styled: flag(true, { when: { field: 'output', is: 'page' } }),
        headingIds: flag(true, { more: true, when: { field: 'contents', is: false } }),
        dialect: choice(['gfm', 'commonmark'], 'gfm', { more: true }),
        frontMatter: choice(['omit', 'table', 'text'], 'omit', { more: true, when: gfm }),
        breaks: flag(false, { more: true }),
        voidStyle: choice(['html', 'xhtml'], 'html', { more: true }),
      },
      views: [{ name: 'text' }, { name: 'preview', component: 'preview' }],
      examples: [
        {
          id: 'headingAndList',
          input: '# Shopping\n\n- apples\n- **ripe** pears\n',
          output:
            '<h1 id="shopping">Shopping</h1>\n<ul>\n<li>apples</li>\n<li><strong>ripe</strong> pears</li>\n</ul>\n',
        },
        {
          id: 'tableAndTasks',
          input: '| Day | Guests |\n| --- | ---: |\n| Monday | 12 |\n\n- [x] invite\n- [ ] cook ~~dinner~~ lunch\n',
          output:
            '<table>\n<thead>\n<tr>\n<th>Day</th>\n<th style="text-align: right">Guests</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Monday</td>\n<td style="text-align: right">12</td>\n</tr>\n</tbody>\n</table>\n<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled> invite</li>\n<li class="task-list-item"><input type="checkbox" disabled> cook <del>dinner</del> lunch</li>\n</ul>\n',
        },
        {
          id: 'footnote',
          input: 'Water boils at 100 °C[^1].\n\n[^1]: At sea level.\n',
          output:
            '<p>Water boils at 100 °C<sup class="footnote-ref"><a href="#fn1" id="fnref1">1</a></sup>.</p>\n<section class="footnotes">\n<ol>\n<li id="fn1" class="footnote-item"><p>At sea level. <a href="#fnref1" class="footnote-backref">↩︎</a></p>\n</li>\n</ol>\n</section>\n',
        },
        {
          id: 'contents',
          input: '# Guide\n\n## Install\n\nRun `npm ci`.\n\n## Use\n',
          options: { contents: true },
          output:
            '<h1 id="guide">Guide</h1>\n<ul class="toc">\n<li><a href="#install">Install</a></li>\n<li><a href="#use">Use</a></li>\n</ul>\n<h2 id="install">Install</h2>\n<p>Run <code>npm ci</code>.</p>\n<h2 id="use">Use</h2>\n',
        },
        {
          id: 'unsafe',
          input: 'Hello <b onclick="steal()">you</b><script>steal()</script>',
          output: '<p>Hello <b>you</b></p>\n',
        },
      ],
    },
    toMarkdown: {
      input: 'html',
      output: 'markdown',
      examples: [
        {
          id: 'article',
          input: '<h2>News</h2><p>Read <a href="https://example.com">this</a>, <em>please</em>.</p>',
          output: '## News\n\nRead [this](https://example.com), *please*.',
        },
        {
          id: 'htmlTable',
          input: '<table><tr><th>Name</th><th>Age</th></tr><tr><td>Ada</td><td>36</td></tr></table>',
          output: '| Name | Age |\n| --- | --- |\n| Ada | 36 |',
        },
      ],
    },
  },
});
