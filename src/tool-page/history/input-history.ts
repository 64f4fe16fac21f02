import { hasCredentials } from '#lib/secrets/credentials.ts';
import { maxInputs } from './read-history.ts';

/** The longest text that is kept, in UTF-16 units, and how long all those of a tool may be together. */
const maxLength = 100_000;
const maxTotal = 300_000;

/** Puts an input first. A blank or very long one, or one with a password, is not kept, and the oldest give way. */
export function addToHistory(history: readonly string[], text: string): readonly string[] {
  if (text.trim() === '' || text.length > maxLength || hasCredentials(text)) return history;
  let room = maxTotal;
  return [text, ...history.filter((other) => other !== text)].slice(0, maxInputs).filter(({ length }) => {
    room -= length;
    return room >= 0;
  });
}
