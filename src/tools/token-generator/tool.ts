import { choice, choices, flag, int, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';
import { countUpTo, listing } from '#lib/listing/options.ts';

const characters = { more: true, group: 'characters' } as const;

/** How many, and how the list of them is written: the same for all operations. */
const list = { count: countUpTo(100_000), ...listing, prefix: text() };

const groupLength = { optional: true, min: 1, max: 1_000, more: true, group: 'grouping' } as const;
const groupSeparator = text('-', { more: true, group: 'grouping' });

/** The habits by which people choose PINs, and by which others guess them. */
export const guessable = ['repeats', 'runs', 'years', 'patterns'] as const;

export default defineTool({
  category: 'crypto',
  icon: 'arrows-shuffle',
  operations: {
    token: {
      output: { token: 'text', entropy: 'number', strength: 'text', alphabet: 'text', alphabetSize: 'number' },
      secretOutput: ['token'],
      facts: ['entropy', 'strength', 'alphabet', 'alphabetSize'],
      options: {
        length: int(64, { min: 1, max: 10_000, slider: [1, 512] }),
        uppercase: flag(true),
        lowercase: flag(true),
        numbers: flag(true),
        symbols: flag(),
        symbolSet: choice(['all', 'url', 'shell', 'own'], 'all', { when: { field: 'symbols', is: true } }),
        ownSymbols: text('', { when: { field: 'symbolSet', is: 'own' } }),
        alphabet: text('', characters),
        noLookalikes: flag(),
        exclude: text('', characters),
        requireEach: flag(false, characters),
        letterFirst: flag(false, characters),
        groupLength: int(null, groupLength),
        groupSeparator,
        ...list,
      },
      headline: 'token',
      examples: [
        {
          id: 'symbols',
          options: { length: 16, symbols: true },
          output: { entropy: 104.87, strength: 'strong', alphabetSize: 94 },
        },
        {
          id: 'hexadecimal',
          options: { length: 32, alphabet: '0123456789abcdef' },
          output: { entropy: 128, strength: 'very-strong', alphabetSize: 16 },
        },
        {
          id: 'noLookalikes',
          options: { length: 20, noLookalikes: true },
          output: { token: 'cPBXDSc9SNNQJQYAMCQ4', entropy: 115.63, alphabetSize: 55 },
          isRandom: true,
        },
        {
          id: 'grouped',
          options: { length: 25, lowercase: false, noLookalikes: true, groupLength: 5 },
          output: { token: 'TA5BG-346JX-43PHN-DQYQX-EF3CV', entropy: 125 },
          isRandom: true,
        },
        {
          id: 'pin',
          options: { length: 6, uppercase: false, lowercase: false },
          output: { entropy: 19.93, strength: 'weak', alphabetSize: 10 },
        },
      ],
    },
    passphrase: {
      output: { passphrase: 'text', entropy: 'number', strength: 'text', listSize: 'number' },
      secretOutput: ['passphrase'],
      facts: ['entropy', 'strength', 'listSize'],
      options: {
        words: int(6, { min: 3, max: 64, slider: [3, 24] }),
        separator: text('-'),
        capitalise: flag(),
        digit: flag(),
        ...list,
      },
      headline: 'passphrase',
      examples: [
        { id: 'sixWords', output: { entropy: 66, strength: 'fair', listSize: 2048 } },
        {
          id: 'capitals',
          options: { words: 4, capitalise: true, digit: true },
          output: { passphrase: 'Despair-Gasp-Tennis-Garbage8', entropy: 47.32, strength: 'weak' },
          isRandom: true,
        },
      ],
    },
    pin: {
      output: { pin: 'text', entropy: 'number', strength: 'text', possible: 'number' },
      secretOutput: ['pin'],
      facts: ['entropy', 'strength', 'possible'],
      options: {
        length: int(6, { min: 4, max: 12, slider: [4, 12] }),
        avoid: choices(guessable, guessable),
        ...list,
      },
      headline: 'pin',
      examples: [
        { id: 'fourDigits', options: { length: 4 }, output: { strength: 'weak' } },
        {
          id: 'anyDigits',
          options: { length: 6, avoid: [] },
          output: { entropy: 19.93, strength: 'weak', possible: 1_000_000 },
        },
      ],
    },
    randomBytes: {
      output: { bytes: 'text', entropy: 'number', strength: 'text' },
      secretOutput: ['bytes'],
      facts: ['entropy', 'strength'],
      options: {
        length: int(32, { min: 1, max: 4_096, slider: [1, 256] }),
        encoding: choice(['hex', 'base64', 'base64url', 'decimal'], 'hex'),
        groupLength: int(null, { ...groupLength, when: { field: 'encoding', not: 'decimal' } }),
        groupSeparator,
        ...list,
      },
      headline: 'bytes',
      examples: [
        { id: 'sixteen', options: { length: 16 }, output: { entropy: 128, strength: 'very-strong' } },
        {
          id: 'base64',
          options: { length: 32, encoding: 'base64' },
          output: { bytes: 'UeB7Aeb5uvyotRr5bUcMQw52DvWEpXkCszHRUPn7rIM=', entropy: 256 },
          isRandom: true,
        },
      ],
    },
  },
});
