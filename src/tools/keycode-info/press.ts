import { keyOf } from './keys.ts';
import tool from './tool.ts';

/** Those that a shortcut has, in the order in which it names them. */
export const heldModifiers = tool.operations.describe.options.modifiers.values;
export type HeldModifier = (typeof heldModifiers)[number];

/** What a key event says. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly keyCode: number | undefined;
  readonly location: number;
  readonly held: readonly HeldModifier[];
}

/** A key on the US layout, pressed with modifiers; undefined where there is no such code. */
export function pressOf(code: string, held: readonly HeldModifier[]): Press | undefined {
  const known = keyOf(code);
  if (!known) return undefined;
  const { key, keyCode, location } = known;
  const isCapital = held.includes('shift') && /^[a-z]$/.test(key);
  return { key: isCapital ? key.toUpperCase() : key, code, keyCode, location, held };
}

/** One character, though it may be two UTF-16 units. */
const isCharacter = (key: string): boolean => [...key].length === 1;

/** The code point of a key that types a character: `U+0061`. */
export const codePointOf = ({ key }: Press): string | null =>
  isCharacter(key) ? `U+${(key.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : null;

/** The charCode of the keypress event that follows: of the character typed, 13 for Enter, else 0. */
export function charCodeOf({ key, held }: Press): number {
  if (held.includes('ctrl') || held.includes('meta')) return 0;
  if (key === 'Enter') return 13;
  return isCharacter(key) ? key.charCodeAt(0) : 0;
}

const appleSymbols: Readonly<Record<HeldModifier, string>> = { ctrl: '⌃', alt: '⌥', shift: '⇧', meta: '⌘' };
const modifierNames: Readonly<Record<HeldModifier, string>> = {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  meta: 'Meta',
};

/** The modifiers by name, on Apple devices with their symbols. */
export const nameModifiers = (held: readonly HeldModifier[], onApple: boolean): string =>
  held.map((name) => (onApple ? `${appleSymbols[name]} ${modifierNames[name]}` : modifierNames[name])).join(' + ');

const ownModifier: Readonly<Record<string, HeldModifier>> = {
  Control: 'ctrl',
  Alt: 'alt',
  Shift: 'shift',
  Meta: 'meta',
};

/** The modifiers held besides the key itself. */
const othersHeld = ({ key, held }: Press): readonly HeldModifier[] => held.filter((name) => name !== ownModifier[key]);

/** Code that asks for a key press. Null where nothing is known that would. */
export interface Snippets {
  readonly condition: string;
  readonly react: string;
  readonly hotkey: string;
  readonly autoHotkey: string | null;
  readonly appleScript: string | null;
}

const quote = (text: string): string => JSON.stringify(text);

export function snippetsOf(press: Press): Snippets {
  const { key, code } = press;
  const held = othersHeld(press);
  const subject = code === '' ? `event.key === ${quote(key)}` : `event.code === ${quote(code)}`;
  const condition = [subject, ...held.map((name) => `event.${name}Key`)].join(' && ');
  const { autoHotkey, appleCode, key: known } = keyOf(code) ?? {};
  const prefixes = { ctrl: '^', alt: '!', shift: '+', meta: '#' };
  const script = { ctrl: 'control down', alt: 'option down', shift: 'shift down', meta: 'command down' };
  const using = held.length === 0 ? '' : ` using {${held.map((name) => script[name]).join(', ')}}`;
  return {
    condition: `if (${condition}) {}`,
    react: `onKeyDown={(event) => {\n  if (${condition}) {}\n}}`,
    hotkey: [...held, nameInHotkey(known ?? key)].join('+'),
    autoHotkey: autoHotkey === undefined ? null : `${held.map((name) => prefixes[name]).join('')}${autoHotkey}::`,
    appleScript: appleCode === undefined ? null : `tell application "System Events" to key code ${appleCode}${using}`,
  };
}

/** Of hotkey libraries: lower case, no sign that separates. */
function nameInHotkey(key: string): string {
  const names: Readonly<Record<string, string>> = { ' ': 'space', '+': 'plus' };
  return names[key] ?? key.toLowerCase().replace(/^arrow/, '');
}
