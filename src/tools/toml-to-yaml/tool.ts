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
          id: 'toYaml1',
          input: 'foo = "bar"\n# c\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output: 'foo: bar\n# c\nlist:\n  name: item\n  another:\n    key: value\n',
        },
        {
          id: 'toYaml2',
          input: 'd = 1979-05-27T07:32:00.999999-07:00\nt = 07:32:00\n',
          output: 'd: 1979-05-27T07:32:00.999999-07:00\nt: "07:32:00"\n',
        },
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
          id: 'toToml1',
          input: 'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1\n',
          output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1\n',
        },
      ],
    },
  },
});
