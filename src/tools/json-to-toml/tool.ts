import { defineTool } from '#core/tool.ts';
import { jsonToToml, tomlToJson } from '#lib/data-conversion/options.ts';

export default defineTool({
  category: 'converter',
  icon: 'braces',
  createdAt: '2023-06-23',
  operations: {
    toToml: {
      input: 'json',
      output: 'toml',
      inverse: 'toJson',
      primary: ['sort'],
      options: jsonToToml,
      examples: [
        {
          id: 'toToml1',
          input: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
          output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
        },
        {
          id: 'toToml2',
          input: '{"products":[{"name":"Hammer","sku":738594937},{},{"name":"Nail"}]}',
          output: '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\n\n[[products]]\nname = "Nail"\n',
        },
        {
          id: 'toToml3',
          input: '{"f":1.0,"e":1e3,"b":9007199254740993}',
          output: 'f = 1.0\ne = 1e3\nb = 9007199254740993\n',
        },
      ],
    },
    toJson: {
      input: 'toml',
      output: 'json',
      inverse: 'toToml',
      primary: ['indent', 'sort'],
      options: tomlToJson,
      examples: [
        {
          id: 'toJson1',
          input: 'foo = "bar"\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output:
            '{\n  "foo": "bar",\n  "list": {\n    "name": "item",\n    "another": {\n      "key": "value"\n    }\n  }\n}\n',
        },
      ],
    },
  },
});
