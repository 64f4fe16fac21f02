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
          id: 'toYaml1',
          input: '{"foo":"bar","list":["item",{"key":"value"}]}',
          output: 'foo: bar\nlist:\n  - item\n  - key: value\n',
        },
        {
          id: 'toYaml2',
          input: '{"country":"NO","version":"1.10","time":"22:22","id":17478252242305210114}',
          output: 'country: "NO"\nversion: "1.10"\ntime: "22:22"\nid: 17478252242305210114\n',
        },
        {
          id: 'toYaml3',
          input: '{name: "test", "retries": 3, "script": "npm ci\\nnpm test\\n"}',
          output: 'name: test\nretries: 3\nscript: |\n  npm ci\n  npm test\n',
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
          id: 'toJson1',
          input: 'foo: bar\nlist:\n  - item\n  - key: value\n',
          output: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}\n',
        },
      ],
    },
  },
});
