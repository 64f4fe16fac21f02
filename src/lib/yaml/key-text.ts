import { isContainer, type Node } from '#lib/data/node.ts';
import { toJsonNumber } from '#lib/data/number-text.ts';
import { NodeWriter } from '#lib/json/write.ts';

/** The text of a YAML key for formats in which keys are texts; a list or a map becomes its JSON. */
export function keyText(node: Node): string {
  if (isContainer(node)) {
    const writer = new NodeWriter({
      indent: '',
      lineEnding: '\n',
      width: 0,
      dialect: 'json',
      escapes: 'keep',
      nonFinite: 'text',
      inputOffset: (offset) => offset,
    });
    return writer.write({ values: [node], after: [] });
  }
  switch (node.type) {
    case 'string':
      return node.value;
    case 'number':
      return node.form === 'inf' || node.form === 'nan' ? node.raw : toJsonNumber(node.raw);
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'date':
      return node.raw;
  }
}
