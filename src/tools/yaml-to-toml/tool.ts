import { defineTool } from '#core/tool.ts';
import { tomlToYaml, yamlToToml } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'list-tree',
  createdAt: '2023-06-23',
  operations: {
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
          id: 'comments',
          input: '# top\na: 1 # one\n# two\nb: 2026-11-20\n',
          output: '# top\na = 1 # one\n# two\nb = 2026-11-20\n',
        },
        {
          id: 'list',
          input: 'servers:\n  - host: a.example\n  - host: b.example\n',
          output: '[[servers]]\nhost = "a.example"\n\n[[servers]]\nhost = "b.example"\n',
        },
        { id: 'anchors', input: 'base: &b {cpu: 1}\nweb: *b\n', output: '[base]\ncpu = 1\n\n[web]\ncpu = 1\n' },
      ],
    },
    toYaml: {
      input: 'toml',
      output: 'yaml',
      inverse: 'toToml',
      primary: ['indent', 'sort'],
      options: tomlToYaml,
      examples: [
        {
          id: 'tables',
          input: 'foo = "bar"\n# c\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output: 'foo: bar\n# c\nlist:\n  name: item\n  another:\n    key: value\n',
        },
        {
          id: 'arrayOfTables',
          input: '[[bin]]\nname = "app"\n[[bin]]\nname = "cli"\n',
          output: 'bin:\n  - name: app\n  - name: cli\n',
        },
      ],
    },
  },
});
