import { expect, test } from 'vitest';
import { checkField, type Field, isPrivate, toQuery } from '#core/fields.ts';
import { toKebab } from '#core/kebab.ts';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { loadAllTools } from '#testing/all-tools.ts';
import { inputOfLink, runsFromLink } from './links.ts';
import { contentOfLink } from './to-fragment.ts';

const tools = await loadAllTools();

test.each(tools)('$id takes an input from a link unless one of its inputs is secret', ({ tool }) => {
  const isSecret = Object.values(tool.operations).some(({ secretInput }) => secretInput);
  expect(inputOfLink(tool, new URLSearchParams('input=hunter2'))).toBe(isSecret ? null : 'hunter2');
});

/** Something that fits a text field; the default where nothing tried does. */
const sampleFor = (name: string, field: Field): unknown =>
  field.type === 'text'
    ? ['hunter2', '1', field.default].find((text) => !checkField(name, field, text))
    : field.default;

test.each(tools)('$id carries an input in a link unless one of its inputs is secret', ({ tool }) => {
  for (const { options: fields = {} } of Object.values(tool.operations)) {
    const options = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleFor(name, field)]));
    const content = contentOfLink(tool, fields, options, 'hunter2');
    if (hasSecretInput(tool)) expect(content).toEqual([]);
    else expect(content.at(-1)).toEqual(['input', 'hunter2']);
    const names = [...content.map(([name]) => name), ...toQuery(fields, options).keys()];
    for (const [name, field] of Object.entries(fields))
      if (isPrivate(field)) expect(names).not.toContain(toKebab(name));
  }
});

test.each([
  [{}, true],
  [{ costly: true }, false],
  [{ live: false }, false],
] as const)('runs %j from a link: %s', (operation, expected) => {
  expect(runsFromLink(operation)).toBe(expected);
});
