import { defineKind } from '#core/kind.ts';

const counts = [12, 15, 18, 21, 24];
const maxLength = 400;

/**
 * The words of a BIP39 mnemonic. Its word lists are too big to be loaded for every paste, so it is detected by the
 * number of short lower-case words with nothing but spaces between them.
 */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > maxLength) return 0;
    const words = written.split(/\s+/);
    if (!counts.includes(words.length)) return 0;
    return scripts.some((script) => words.every((word) => script.test(word.normalize('NFC')))) ? 0.6 : 0;
  },
});

/** The words of all lists are of these forms; prose mostly has shorter words, capital letters or marks. */
const scripts = [/^[a-záéíóúñèçà]{3,10}$/, /^\p{sc=Hiragana}{3,8}$/u, /^\p{sc=Hangul}{2,5}$/u, /^\p{sc=Han}$/u];
