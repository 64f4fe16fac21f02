import { defineTool } from '#core/tool.ts';
import { jsonToToml, tomlToJson } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'toml',
  createdAt: '2023-06-23',
  operations: {
    toJson: {
      input: 'toml',
      output: 'json',
      inverse: 'toToml',
      primary: ['indent', 'sort'],
      options: tomlToJson,
      examples: [
        {
          id: 'tables',
          input: 'foo = "bar"\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output:
            '{\n  "foo": "bar",\n  "list": {\n    "name": "item",\n    "another": {\n      "key": "value"\n    }\n  }\n}\n',
        },
        {
          id: 'numbersAndDates',
          input: 'a = 0xDEADBEEF\nb = 1_000.10\nt = 1979-05-27T07:32:00.999999-07:00\n',
          options: { indent: '0' },
          output: '{"a":3735928559,"b":1000.10,"t":"1979-05-27T07:32:00.999999-07:00"}\n',
        },
        {
          id: 'arrayOfTables',
          input: '[[bin]]\nname = "app"\n[[bin]]\nname = "cli"\n',
          options: { indent: '0' },
          output: '{"bin":[{"name":"app"},{"name":"cli"}]}\n',
        },
        {
          id: 'cargo',
          input: '[dependencies]\nserde = { version = "1.0", features = ["derive"] }\n',
          options: { indent: '0' },
          output: '{"dependencies":{"serde":{"version":"1.0","features":["derive"]}}}\n',
        },
      ],
    },
    toToml: {
      input: 'json',
      output: 'toml',
      inverse: 'toJson',
      primary: ['sort'],
      options: jsonToToml,
      examples: [
        {
          id: 'objects',
          input: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
          output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
        },
        {
          id: 'objectArray',
          input: '{"bin":[{"name":"app"},{"name":"cli"}]}',
          output: '[[bin]]\nname = "app"\n\n[[bin]]\nname = "cli"\n',
        },
      ],
    },
  },
});
