import { type Context, type RunOf, ToolError } from '#core/tool.ts';
import { writeCsv } from '#lib/csv/write.ts';
import { dropFinalLineBreak } from '#lib/lines/breaks.ts';
import type messages from './en.json';
import { type Key, keys } from './keys.ts';
import { charCodeOf, codePointOf, nameModifiers, pressOf, snippetsOf } from './press.ts';
import type tool from './tool.ts';

type MessageKey = keyof typeof messages.logic;
type Ctx = Context<MessageKey>;

/**
 * What JavaScript receives for a key of the US layout, and code that asks for it.
 * @throws ToolError `unknown-code` {code} in the option `code`
 */
export const describe: RunOf<typeof tool, 'describe'> = ({ code, modifiers }) => {
  const press = pressOf(code.trim(), modifiers);
  if (!press) throw new ToolError('unknown-code', { code }, { offset: 0, length: code.length, field: 'code' });
  const { key, keyCode = null, location } = press;
  return {
    key,
    code: press.code,
    keyCode,
    which: keyCode,
    charCode: charCodeOf(press),
    location,
    modifiers: nameModifiers(modifiers, false) || null,
    codePoint: codePointOf(press),
    ...snippetsOf(press),
  };
};

/** The keys that people call otherwise than their codes: `name-<code>` of the messages. */
const named = new Set(
  (
    'AltLeft AltRight ArrowDown ArrowLeft ArrowRight ArrowUp Backquote Backspace CapsLock ContextMenu ControlLeft ' +
    'ControlRight Delete End Enter Escape Home Insert MetaLeft MetaRight Minus NumLock NumpadEnter PageDown PageUp ' +
    'Period PrintScreen Quote ScrollLock ShiftLeft ShiftRight Space Tab'
  ).split(' '),
);

/**
 * The keys that have a key value, code or keyCode, the last in any browser; else those whose names have all words of a
 * text; all keys where it is blank.
 * @throws ToolError `no-key` {query}
 */
export const lookup: RunOf<typeof tool, 'lookup'> = (input, _options, ctx: Ctx) => {
  // A space is a key too.
  const line = dropFinalLineBreak(input);
  const query = line === ' ' ? line : line.trim();
  const lower = query.toLowerCase();
  const words = [...new Set(lower.split(/\s+/))];
  const isNamed = ({ key, code, keyCode, elsewhere }: Key): boolean =>
    key.toLowerCase() === lower ||
    code.toLowerCase() === lower ||
    [keyCode, ...elsewhere.map(([, other]) => other)].some((number) => String(number) === query);
  const isLike = ({ key, code }: Key): boolean => {
    const name = named.has(code) ? ctx.message(`name-${code}` as MessageKey) : '';
    const called = `${code} ${key} ${name}`.toLowerCase();
    return words.every((word) => called.includes(word));
  };
  const exact = keys.filter(isNamed);
  const found = exact.length > 0 ? exact : keys.filter(isLike);
  if (found.length === 0) throw new ToolError('no-key', { query }, { offset: 0, length: input.length });
  return writeCsv(
    ['code', 'key', 'keyCode', 'location', 'elsewhere'],
    found.map(({ code, key, keyCode, location, elsewhere }) => [
      code,
      key === ' ' ? ctx.message('name-Space') : key,
      String(keyCode ?? ''),
      `${location} (${ctx.message(`location-${location}`)})`,
      elsewhere.map(([browser, other]) => ctx.message(browser, { keyCode: String(other) })).join(', '),
    ]),
  );
};
