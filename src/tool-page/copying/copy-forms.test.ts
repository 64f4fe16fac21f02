import { expect, test } from 'vitest';
import { defineTool } from '#core/tool.ts';
import { copyForms } from './copy-forms.ts';

const tool = defineTool({
  category: 'text',
  icon: 'x',
  operations: { shout: { input: 'text', output: 'text' }, roll: { output: 'text' } },
});
const session = { tool, name: 'shout', options: {}, input: { text: "it's" } };

test('a text in all forms', () => {
  expect(copyForms('sample', session, 'say "hi"\nit\'s')).toEqual({
    quoted: String.raw`"say \"hi\"\nit's"`,
    escaped: String.raw`say \"hi\"\nit's`,
    shell: `'say "hi"\nit'\\''s'`,
    command: String.raw`penknife sample shout 'it'\''s'`,
  });
});

test('no shell has a NUL, and a lone surrogate stays escaped', () => {
  expect(copyForms('sample', session, '\0')).not.toHaveProperty('shell');
  expect(copyForms('sample', session, '\ud800').quoted).toBe(String.raw`"\ud800"`);
});

test('of what is no text there is the command', () => {
  expect(copyForms('sample', session, new Uint8Array())).toEqual({
    command: String.raw`penknife sample shout 'it'\''s'`,
  });
  const file = { ...session, input: { file: new File([], 'my file') } };
  expect(copyForms('sample', file, 1).command).toBe("penknife sample shout --file 'my file'");
  expect(copyForms('sample', { ...session, name: 'roll' }, 1).command).toBe('penknife sample roll');
});
