/** How many inputs of a tool are kept. */
export const maxInputs = 10;

/** The inputs that were kept, the newest first; what does not belong there is passed over. */
export function readHistory(kept: unknown): readonly string[] {
  const texts = typeof kept === 'object' && kept !== null && 'texts' in kept ? kept.texts : undefined;
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, maxInputs) : [];
}
