/** How many inputs of a tool are kept. */
const maxInputs = 10;
/** The longest text that is kept, in UTF-16 units, and how long all those of a tool may be together. */
const maxLength = 100_000;
const maxTotal = 300_000;

/** The inputs that were kept, the newest first; what does not belong there is passed over. */
export function readHistory(kept: unknown): readonly string[] {
  const texts = typeof kept === 'object' && kept !== null && 'texts' in kept ? kept.texts : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, maxInputs) : [];
}

/** Puts an input first. A blank or very long one is not kept, and the oldest give way. */
export function addToHistory(history: readonly string[], text: string): readonly string[] {
  if (text.trim() === '' || text.length > maxLength) return history;
  let room = maxTotal;
  return [text, ...history.filter((other) => other !== text)].slice(0, maxInputs).filter(({ length }) => {
    room -= length;
    return room >= 0;
  });
}
