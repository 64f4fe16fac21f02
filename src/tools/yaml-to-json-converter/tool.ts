import { defineTool } from '#core/tool.ts';
import { jsonToYaml, yamlToJson } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'list-tree',
  createdAt: '2023-04-10',
  operations: {
    toJson: {
      input: 'yaml',
      output: 'json',
      inverse: 'toYaml',
      primary: ['indent', 'sort'],
      options: yamlToJson,
      examples: [
        {
          id: 'list',
          input: 'foo: bar\nlist:\n  - item\n  - key: value\n',
          output: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}\n',
        },
        {
          id: 'bigIntegers',
          input: 'id: 12345678901234567890\nprice: 1.10\nnorway: NO\n',
          options: { indent: '0' },
          output: '{"id":12345678901234567890,"price":1.10,"norway":"NO"}\n',
        },
        {
          id: 'mergeKeys',
          input: 'base: &base {cpu: 1, memory: 2Gi}\nweb: {<<: *base, cpu: 4}\n',
          options: { indent: '0' },
          output: '{"base":{"cpu":1,"memory":"2Gi"},"web":{"cpu":4,"memory":"2Gi"}}\n',
        },
        {
          id: 'cloudFormation',
          input: 'Name: !Ref Stack\nArn: !GetAtt Bucket.Arn\n',
          options: { indent: '0' },
          output: '{"Name":{"Ref":"Stack"},"Arn":{"Fn::GetAtt":["Bucket","Arn"]}}\n',
        },
        {
          id: 'documents',
          input: 'kind: Service\n---\nkind: Deployment\n',
          options: { indent: '0' },
          output: '[{"kind":"Service"},{"kind":"Deployment"}]\n',
        },
      ],
    },
    toYaml: {
      input: 'json',
      output: 'yaml',
      inverse: 'toJson',
      primary: ['indent', 'sort'],
      options: jsonToYaml,
      examples: [
        {
          id: 'nested',
          input: '{"foo":"bar","list":["item",{"key":"value"}]}',
          output: 'foo: bar\nlist:\n  - item\n  - key: value\n',
        },
        {
          id: 'quotes',
          input: '{"country":"NO","version":"1.10","on":"yes"}',
          output: 'country: "NO"\nversion: "1.10"\n"on": "yes"\n',
        },
        { id: 'multiLine', input: '{"script":"npm ci\\nnpm test\\n"}', output: 'script: |\n  npm ci\n  npm test\n' },
      ],
    },
  },
});
