import { isApple } from '#ui/shortcut.ts';
import { charCodeOf, codePointOf, heldModifiers, nameModifiers, type Press } from '../press.ts';

/** What is shown of a key event. */
export interface KeyEvent {
  readonly press: Press;
  /** By the names of its properties, in the order in which they are shown. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly type: string;
}

const locks = ['AltGraph', 'CapsLock', 'NumLock', 'ScrollLock'] as const;

/** Reads an event of the page. */
export function readEvent(event: KeyboardEvent): KeyEvent {
  const { key, code, keyCode, which, location, repeat, isComposing, timeStamp, type } = event;
  const held = heldModifiers.filter((name) => event[`${name}Key`]);
  const press: Press = { key, code, keyCode, location, held };
  const on = locks.filter((name) => event.getModifierState(name));
  return {
    press,
    type,
    values: {
      ...valuesOf(press),
      which: String(which),
      modifiers: [nameModifiers(held, isApple()), ...on].filter(Boolean).join(' + '),
      repeat: String(repeat),
      isComposing: String(isComposing),
      timeStamp: String(Math.round(timeStamp * 10) / 10),
      codePoint: codePointOf(press),
    },
  };
}

/** A key of the US layout, which nobody has pressed. */
export const readSample = (press: Press): KeyEvent => ({
  press,
  type: 'keydown',
  values: {
    ...valuesOf(press),
    which: String(press.keyCode ?? 0),
    modifiers: nameModifiers(press.held, false),
    codePoint: codePointOf(press),
  },
});

const valuesOf = (press: Press) => ({
  key: press.key,
  code: press.code,
  keyCode: String(press.keyCode ?? 0),
  which: '',
  charCode: String(charCodeOf(press)),
  location: String(press.location),
});
