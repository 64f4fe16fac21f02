import { uPlus } from './forms.ts';
import { classOf, hasEffect, type InvisibleClass } from './invisible.ts';

/** A cleaned text. */
export interface Cleaned {
  readonly text: string;
  /** The characters that were removed or replaced, and how many of each. */
  readonly counts: ReadonlyMap<string, number>;
  /** Characters that stay because they have an effect. */
  readonly kept: number;
}

/** Removes the characters of these classes, or shows them as `[U+200B]`. Other spaces become plain ones. */
export function cleanText(text: string, which: readonly InvisibleClass[], mode: 'remove' | 'show'): Cleaned {
  const counts = new Map<string, number>();
  let kept = 0;
  let before = '';
  const chars = Array.from(text);
  const parts = chars.map((char, index) => {
    const previous = before;
    before = char;
    const kind = classOf(char);
    if (kind === undefined || !which.includes(kind)) return char;
    if (hasEffect(char, previous, chars[index + 1] ?? '')) {
      kept++;
      return char;
    }
    const name = uPlus(char.codePointAt(0) ?? 0);
    before = '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (mode === 'show') return `[${name}]`;
    if (kind !== 'spaces') return '';
    return /[\u2028\u2029]/.test(char) ? '\n' : ' ';
  });
  return { text: parts.join(''), counts, kept };
}
