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
          id: 'nestedTables',
          input: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
          output: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
        },
        {
          id: 'arrayOfTables',
          input: '{"products":[{"name":"Hammer","sku":738594937},{},{"name":"Nail"}]}',
          output: '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\n\n[[products]]\nname = "Nail"\n',
        },
        {
          id: 'exactNumbers',
          input: '{"f":1.0,"e":1e3,"b":9007199254740993}',
          output: 'f = 1.0\ne = 1e3\nb = 9007199254740993\n',
        },
        {
          id: 'nullsAndDates',
          input: '{"released":"2026-11-22","license":null}',
          options: { dateTexts: true },
          output: 'released = 2026-11-22\n',
        },
        { id: 'bigInteger', input: '{"id":17478252242305210114}', output: 'id = "17478252242305210114"\n' },
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
          id: 'tables',
          input: 'foo = "bar"\n[list]\nname = "item"\n[list.another]\nkey = "value"\n',
          output:
            '{\n  "foo": "bar",\n  "list": {\n    "name": "item",\n    "another": {\n      "key": "value"\n    }\n  }\n}\n',
        },
        {
          id: 'datesAndNumbers',
          input: 'released = 2026-11-22\nmode = 0o755\nsize = 1_000_000\n',
          output: '{\n  "released": "2026-11-22",\n  "mode": 493,\n  "size": 1000000\n}\n',
        },
        {
          id: 'inlineTable',
          input: 'point = { x = 1, y = 2.50 }\n[[steps]]\nrun = "npm ci"\n',
          options: { indent: '0' },
          output: '{"point":{"x":1,"y":2.50},"steps":[{"run":"npm ci"}]}\n',
        },
      ],
    },
  },
});
