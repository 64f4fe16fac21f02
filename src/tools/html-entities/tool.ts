import { choice } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const reading = {
  rules: choice(['text', 'attribute', 'strict', 'xml'], 'text'),
  repeat: choice(['1', 'stable'], '1'),
};

export default defineTool({
  category: 'web',
  icon: 'code',
  page: {
    layout: 'two-way',
    initialInput: '<p class="note">Tom & Jerry</p>',
    operations: ['escape', 'unescape', 'names'],
  },
  operations: {
    escape: {
      input: 'text',
      output: 'escaped-html',
      inverse: 'unescape',
      primary: ['which', 'as'],
      options: {
        which: choice(['special', 'non-ascii', 'all'], 'special'),
        as: choice(['named', 'decimal', 'hex'], 'named'),
        apostrophe: choice(['decimal', 'named'], 'decimal', { when: { field: 'as', is: 'named' }, more: true }),
        language: choice(['html', 'xml'], 'html', { more: true }),
      },
      examples: [
        {
          id: 'markup',
          input: '<a title="x">Tom & \'Jo\'</a>',
          output: '&lt;a title=&quot;x&quot;&gt;Tom &amp; &#39;Jo&#39;&lt;/a&gt;',
        },
        {
          id: 'accentsAndEmoji',
          input: 'é € 😀',
          options: { which: 'non-ascii' },
          output: '&eacute; &euro; &#128512;',
        },
        {
          id: 'hexadecimal',
          input: 'é € 😀',
          options: { which: 'non-ascii', as: 'hex' },
          output: '&#xE9; &#x20AC; &#x1F600;',
        },
        {
          id: 'forXml',
          input: "Tom & 'Jo' © 2026",
          options: { which: 'non-ascii', language: 'xml' },
          output: 'Tom &amp; &#39;Jo&#39; &#169; 2026',
        },
      ],
    },
    unescape: {
      input: 'escaped-html',
      output: 'text',
      inverse: 'escape',
      details: 'references',
      primary: ['rules', 'repeat'],
      options: reading,
      examples: [
        { id: 'namesAndNumbers', input: '&lt;b&gt; &eacute; &#x20AC; &#128512;', output: '<b> é € 😀' },
        { id: 'escapedTwice', input: '&amp;lt;', options: { repeat: 'stable' }, output: '<' },
        // HTML Standard, section 13.2.5.73.
        { id: 'withoutSemicolon', input: '&notit; &notin;', output: '¬it; ∉' },
        { id: 'windows1252', input: '&#147;quoted&#148; &#128;5', output: '“quoted” €5' },
        { id: 'queryString', input: '?a=1&copy=2&lt=3', options: { rules: 'attribute' }, output: '?a=1&copy=2&lt=3' },
      ],
    },
    names: {
      input: 'query',
      output: { names: 'csv', count: 'number' },
      headline: { columns: ['name'] },
      facts: ['count'],
      components: { result: 'names-table' },
      examples: [
        {
          id: 'euroSign',
          input: '€',
          output: {
            names: 'character,name,decimal,hex,codePoints,others,bare\n€,&euro;,&#8364;,&#x20AC;,U+20AC,,',
            count: 1,
          },
        },
        {
          id: 'byName',
          input: '&hellip;',
          output: {
            names: 'character,name,decimal,hex,codePoints,others,bare\n…,&hellip;,&#8230;,&#x2026;,U+2026,&mldr;,',
            count: 1,
          },
        },
      ],
    },
    references: {
      input: 'escaped-html',
      output: { problems: 'csv', decoded: 'number' },
      facts: ['decoded'],
      internal: true,
      options: reading,
      examples: [{ id: 'references1', input: '&lt;&gt;&foo;', output: { decoded: 2, problems: null } }],
    },
  },
});
