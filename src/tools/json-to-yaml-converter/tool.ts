import { defineTool } from '#core/tool.ts';
import { jsonToYaml, yamlToJson } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'braces',
  createdAt: '2023-04-10',
  operations: {
    toYaml: {
      input: 'json',
      output: 'yaml',
      inverse: 'toJson',
      primary: ['indent', 'sort'],
      options: jsonToYaml,
      examples: [
        {
          id: 'nestedValues',
          input: '{"foo":"bar","list":["item",{"key":"value"}]}',
          output: 'foo: bar\nlist:\n  - item\n  - key: value\n',
        },
        {
          id: 'quotedTexts',
          input: '{"country":"NO","version":"1.10","time":"22:22","id":17478252242305210114}',
          output: 'country: "NO"\nversion: "1.10"\ntime: "22:22"\nid: 17478252242305210114\n',
        },
        {
          id: 'json5AndScript',
          input: '{name: "test", "retries": 3, "script": "npm ci\\nnpm test\\n"}',
          output: 'name: test\nretries: 3\nscript: |\n  npm ci\n  npm test\n',
        },
        {
          id: 'shortLists',
          input: '{"ports":[80,443],"env":{"DEBUG":false}}',
          options: { flowItems: 3 },
          output: 'ports: [80, 443]\nenv:\n  DEBUG: false\n',
        },
      ],
    },
    toJson: {
      input: 'yaml',
      output: 'json',
      inverse: 'toYaml',
      primary: ['indent', 'sort'],
      options: yamlToJson,
      examples: [
        {
          id: 'nestedLists',
          input: 'foo: bar\nlist:\n  - item\n  - key: value\n',
          output: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}\n',
        },
        {
          id: 'severalDocuments',
          input: 'name: web\n---\nname: db\n',
          options: { indent: '0' },
          output: '[{"name":"web"},{"name":"db"}]\n',
        },
        {
          id: 'anchors',
          input: 'base: &base {restart: always}\nweb:\n  <<: *base\n  image: nginx\n',
          options: { indent: '0' },
          output: '{"base":{"restart":"always"},"web":{"restart":"always","image":"nginx"}}\n',
        },
        {
          id: 'norway',
          input: 'countries: [SE, NO]\nversion: 1.10\n',
          output: '{\n  "countries": [\n    "SE",\n    "NO"\n  ],\n  "version": 1.10\n}\n',
        },
      ],
    },
  },
});
