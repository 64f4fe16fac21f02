import { defineTool } from '#core/tool.ts';
import { fromXml, toXml } from '#lib/xml-json/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'file-type-xml',
  createdAt: '2026-11-29',
  operations: {
    toXml: {
      input: 'json',
      output: 'xml',
      inverse: 'toJson',
      primary: ['mapping', 'indent', 'declaration'],
      options: toXml,
      examples: [
        {
          id: 'object',
          input: '{"order":{"@id":7,"customer":"Ada","item":["Tea","Milk"]}}',
          output: '<order id="7">\n  <customer>Ada</customer>\n  <item>Tea</item>\n  <item>Milk</item>\n</order>\n',
        },
        {
          id: 'severalKeys',
          input: '{"name":"web","ports":[80,443],"debug":false}',
          output:
            '<root>\n  <name>web</name>\n  <ports>80</ports>\n  <ports>443</ports>\n  <debug>false</debug>\n</root>\n',
        },
        {
          id: 'specialCharacters',
          input: '{"note":{"@title":"\\"<&","first name":"Ada","text":"5 < 6"}}',
          output: '<note title="&quot;&lt;&amp;">\n  <first_name>Ada</first_name>\n  <text>5 &lt; 6</text>\n</note>\n',
        },
        {
          id: 'list',
          input: '[{"id":1},{"id":2}]',
          options: { declaration: true },
          output:
            '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <item>\n    <id>1</id>\n  </item>\n  <item>\n    <id>2</id>\n  </item>\n</root>\n',
        },
      ],
    },
    toJson: {
      input: 'xml',
      output: 'json',
      inverse: 'toXml',
      primary: ['mapping', 'types'],
      options: fromXml,
      examples: [
        {
          id: 'attributes',
          input: '<book id="1"><title>Emma</title></book>',
          output: '{\n  "book": {\n    "@id": "1",\n    "title": "Emma"\n  }\n}\n',
        },
        {
          id: 'repeated',
          input: '<list><a>1</a><a>2</a></list>',
          options: { types: true, indent: '0' },
          output: '{"list":{"a":[1,2]}}\n',
        },
      ],
    },
  },
});
