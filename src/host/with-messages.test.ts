import { expect, test } from 'vitest';
import { plainContext } from '#core/context.ts';
import type { Context } from '#core/tool.ts';
import { withMessages } from './with-messages.ts';

test('functions get the messages of their tool, whatever the context contains', () => {
  const logic = {
    greet: (name: string, _options: object, ctx: Context) => ctx.message('hello', { name }),
    roll: (_options: object, ctx: Context) => `${ctx.message('rolled')} ${ctx.locale}`,
  };
  const { greet, roll } = withMessages(logic, {
    en: { hello: 'Hello {name}', rolled: 'Rolled' },
    fr: { hello: 'Bonjour {name}', rolled: 'Lancé' },
  });
  expect(greet('Ada', {}, plainContext())).toBe('Hello Ada');
  expect(greet('Ada', {}, plainContext({ locale: 'fr-BE' }))).toBe('Bonjour Ada');
  expect(roll({}, plainContext({ locale: 'de' }))).toBe('Rolled de');
});
