import { createContext, useContext } from 'react';
import type { Params } from '#core/messages.ts';
import { formatMessage, type Message } from '#core/messages.ts';
import type { Locale } from '#core/registry.ts';
import type en from '#messages/en.json';

/** The words that all pages share. */
export type Words = typeof en;

export interface Language {
  readonly locale: Locale;
  readonly words: Words;
}

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The reader's language: its words, and a function that fills a message. */
export function useWords() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no language around this component');
  const { locale, words } = language;
  return {
    locale,
    words: words.ui,
    format: (message: Message, params: Params = {}) => formatMessage(message, params, locale),
  };
}
