import { expect, test } from 'vitest';
import { catalog } from '#host/catalog.ts';
import { createOperationTitles } from './operation-titles.ts';

const titles = createOperationTitles(catalog);
const titlesOf = (id: string, name: string) => {
  const tool = catalog.find((one) => one.id === id);
  const operation = tool?.operations.find((one) => one.name === name);
  return tool && operation && [titles.tool(tool, operation), titles.operation(tool, operation)];
};

test.each([
  ['json-to-yaml-converter', 'toYaml', 'JSON to YAML', 'JSON to YAML'],
  // As the tool that is made for it.
  ['json-to-yaml-converter', 'toJson', 'YAML to JSON', 'YAML to JSON'],
  ['yaml-to-json-converter', 'toJson', 'YAML to JSON', 'YAML to JSON'],
  // What takes or gives any text is named by its own tool.
  ['base64-string-converter', 'decode', 'Base64 text encoder and decoder', 'Base64 to text'],
  ['json-prettify', 'format', 'JSON formatter and viewer', 'Format'],
])('%s/%s is “%s” beside its operation, and “%s” alone', (id, name, ofTool, alone) => {
  expect(titlesOf(id, name)).toEqual([ofTool, alone]);
});
