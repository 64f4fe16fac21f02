/**
 * Keyboard shortcuts, written as `Mod+K`, `Page+C` or `?`. `Mod` is ⌘ on Apple devices, else Ctrl. `Page` means the two
 * keys that no browser, screen reader or operating system combines with the letters and digits in use: Control and
 * Shift on Apple devices (Option types characters there), else Alt and Shift (AltGr is Ctrl with Alt).
 */
export type Shortcut = string;

const modifiers = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const;
type Modifier = (typeof modifiers)[number];

const held: Readonly<Record<string, readonly [other: readonly Modifier[], apple: readonly Modifier[]]>> = {
  Mod: [['ctrlKey'], ['metaKey']],
  Page: [
    ['altKey', 'shiftKey'],
    ['ctrlKey', 'shiftKey'],
  ],
  Alt: [['altKey'], ['altKey']],
  Shift: [['shiftKey'], ['shiftKey']],
};

const names: Readonly<Record<Modifier, readonly [other: string, apple: string]>> = {
  ctrlKey: ['Ctrl', '⌃'],
  metaKey: ['Win', '⌘'],
  altKey: ['Alt', '⌥'],
  shiftKey: ['Shift', '⇧'],
};

/** Whether the device has the modifier keys of Apple. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

function split(shortcut: Shortcut, onApple: boolean) {
  const parts = shortcut.split('+');
  const key = parts.at(-1) ?? '';
  return { key, wanted: parts.slice(0, -1).flatMap((part) => held[part]?.[onApple ? 1 : 0] ?? []) };
}

/**
 * Whether a key event is a shortcut. Letters and digits are those that the key types or, where it types something else
 * (Cyrillic, or a digit with Shift), those of its place.
 */
export function isShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | Modifier>,
  shortcut: Shortcut,
  onApple = isApple(),
): boolean {
  const { key, wanted } = split(shortcut, onApple);
  // A character such as “?” is typed with whatever keys the layout asks for.
  if (wanted.length === 0) return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (modifiers.some((modifier) => event[modifier] !== wanted.includes(modifier))) return false;
  const typed = /^[a-z0-9]$/i.test(event.key) ? event.key : event.code.replace(/^(?:Key|Digit)/, '');
  return event.key === key || typed.toUpperCase() === key;
}

/** The keys of a shortcut as the user's keyboard names them. */
export function keysOf(shortcut: Shortcut, onApple = isApple()): readonly string[] {
  const { key, wanted } = split(shortcut, onApple);
  return [...wanted.map((modifier) => names[modifier][onApple ? 1 : 0]), key];
}

/** A shortcut for `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: Shortcut, onApple = isApple()): string =>
  split(shortcut, onApple)
    .wanted.map((modifier) => ({ ctrlKey: 'Control', metaKey: 'Meta', altKey: 'Alt', shiftKey: 'Shift' })[modifier])
    .concat(split(shortcut, onApple).key)
    .join('+');
