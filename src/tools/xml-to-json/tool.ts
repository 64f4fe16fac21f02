import { defineTool } from '#core/tool.ts';
import { fromXml, toXml } from '#lib/xml-json/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'braces',
  createdAt: '2026-11-29',
  operations: {
    toJson: {
      input: 'xml',
      output: 'json',
      inverse: 'toXml',
      primary: ['mapping', 'types'],
      options: fromXml,
      examples: [
        {
          id: 'attributes',
          input: '<order id="007"><item sku="A1">Tea</item><item sku="B2">Milk</item></order>',
          output:
            '{\n  "order": {\n    "@id": "007",\n    "item": [\n      {\n        "@sku": "A1",\n        "#text": "Tea"\n      },\n      {\n        "@sku": "B2",\n        "#text": "Milk"\n      }\n    ]\n  }\n}\n',
        },
        {
          id: 'numbers',
          input: '<user><id>17478252242305210114</id><zip>01234</zip><active>true</active></user>',
          options: { types: true },
          output: '{\n  "user": {\n    "id": 17478252242305210114,\n    "zip": "01234",\n    "active": true\n  }\n}\n',
        },
        {
          id: 'ordered',
          input: '<p>Hello <b>world</b>!<!-- done --></p>',
          options: { mapping: 'ordered', indent: '0' },
          output: '[{"name":"p","children":["Hello ",{"name":"b","children":["world"]},"!",{"comment":" done "}]}]\n',
        },
        {
          id: 'badgerfish',
          input: '<alice xmlns="http://some-namespace"><bob>david</bob></alice>',
          options: { mapping: 'badgerfish', indent: '0' },
          output:
            '{"alice":{"@xmlns":{"$":"http://some-namespace"},"bob":{"@xmlns":{"$":"http://some-namespace"},"$":"david"}}}\n',
        },
      ],
    },
    toXml: {
      input: 'json',
      output: 'xml',
      inverse: 'toJson',
      primary: ['mapping', 'indent', 'declaration'],
      options: toXml,
      examples: [
        {
          id: 'object',
          input: '{"note":{"@lang":"en","to":"Ada","body":"5 < 6 & 7"}}',
          output: '<note lang="en">\n  <to>Ada</to>\n  <body>5 &lt; 6 &amp; 7</body>\n</note>\n',
        },
        {
          id: 'array',
          input: '{"tags":{"tag":["red","green"]}}',
          output: '<tags>\n  <tag>red</tag>\n  <tag>green</tag>\n</tags>\n',
        },
      ],
    },
  },
});
