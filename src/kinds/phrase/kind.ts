import { defineKind } from '#core/kind.ts';

const maxLength = 120;
const maxWords = 12;

/** A few words on one line: a name or a title, though much else looks the same. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const line = text.trim();
    const words = line.split(/\s+/);
    const isOfWords = line.length <= maxLength && words.length <= maxWords && words.every((word) => isWord.test(word));
    return isOfWords && !/[\n\r]/.test(line) ? 0.05 : 0;
  },
});

const isWord = /^["'“‘«(]?\p{L}[\p{L}\p{M}\p{N}'’-]*[,.;:!?"'”’»)]*$/u;
