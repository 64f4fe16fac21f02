import { defineKind } from '#core/kind.ts';

const sampleLength = 16_384;
const many = 3;

/** A text with escapes of characters, as programs write them: `\u00E9`, `\u{1F600}`, `\U0001F600`, or `U+00E9`. */
export default defineKind({
  repr: 'text',
  base: 'text',
  wraps: true,
  detect: (text) => {
    const sample = text.slice(0, sampleLength);
    // Documents and code have escapes in their strings.
    if (/^\s*[[{<]/.test(sample) || /[;{]\s*$/m.test(sample)) return 0;
    const escapes = sample.match(
      /\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]{1,6}\}|\\U00[\dA-Fa-f]{6}|\b[Uu]\+[\dA-Fa-f]{4,6}\b/g,
    );
    const count = escapes?.length ?? 0;
    return count === 0 ? 0 : count < many ? 0.6 : 0.9;
  },
});
