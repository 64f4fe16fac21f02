import { defineKind } from '#core/kind.ts';

const part =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\d#*]\ufe0f?\u20e3|[\u200d\ufe0f\u{e0020}-\u{e007f}\s])+$/u;
/** What makes it more than digits, or a sign such as ©, which is text. */
const emoji = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}{2}/u;
const maxLength = 200;

/** Emoji themselves; a code point (`U+1F44B`) or a shortcode (`:wave:`) of one. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > maxLength) return 0;
    if (part.test(written) && emoji.test(written)) return 0.9;
    if (/^:(?:[a-z0-9_+-]*[a-z][a-z0-9_+-]*|[+-]1):$/.test(written)) return 0.6;
    return /^U\+(?:1F[\dA-F]{3}|2[\dA-F]{3})(?:\s+U\+[\dA-F]{4,6})*$/i.test(written) ? 0.6 : 0;
  },
});
