import { defineTool } from '#core/tool.ts';
import { tomlToYaml, yamlToToml } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'toml',
  createdAt: '2023-06-23',
  operations: {
    toYaml: {
      input: 'toml',
      output: 'yaml',
      inverse: 'toToml',
      primary: ['indent', 'sort'],
      options: tomlToYaml,
      examples: [
        {
          id: 'comments',
          input: 'foo = "bar"\n# c\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output: 'foo: bar\n# c\nlist:\n  name: item\n  another:\n    key: value\n',
        },
        {
          id: 'times',
          input: 'd = 1979-05-27T07:32:00.999999-07:00\nt = 07:32:00\n',
          output: 'd: 1979-05-27T07:32:00.999999-07:00\nt: "07:32:00"\n',
        },
        {
          id: 'arrayOfTables',
          input: '[[server]]\nhost = "a.example"\n[[server]]\nhost = "b.example"\n',
          output: 'server:\n  - host: a.example\n  - host: b.example\n',
        },
        { id: 'quotes', input: 'version = "1.10"\ncountry = "NO"\n', output: 'version: "1.10"\ncountry: "NO"\n' },
      ],
    },
    toToml: {
      input: 'yaml',
      output: 'toml',
      inverse: 'toYaml',
      primary: ['sort'],
      options: yamlToToml,
      examples: [
        {
          id: 'nested',
          input: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1\n',
          output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n',
        },
        {
          id: 'keepComments',
          input: '# ports\nhttp: 80 # public\nadmin: 8080\n',
          output: '# ports\nhttp = 80 # public\nadmin = 8080\n',
        },
      ],
    },
  },
});
