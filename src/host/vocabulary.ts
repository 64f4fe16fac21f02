import type { Vocabulary } from '#core/describe.ts';
import shared from '#messages/en.json' with { type: 'json' };

/** The English messages, including those of one tool where it is known. */
export const vocabularyOf = (messages?: Vocabulary['messages']): Vocabulary => ({
  locale: 'en',
  core: shared.core,
  ...(messages ? { messages } : {}),
});
