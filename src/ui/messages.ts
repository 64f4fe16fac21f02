import { createContext, useContext, useMemo } from 'react';
import { formatMessage, type Message, type Params } from '#core/messages.ts';
import type { Locale } from '#core/registry.ts';
import type en from '#messages/en.json';

/** The messages that all pages share. */
export type SharedMessages = typeof en;

export interface Language {
  readonly locale: Locale;
  readonly messages: SharedMessages;
}

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The user's language and the messages that all pages share. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no language around this component');
  return language;
}

/** The user's language, and `t` for messages of the design system. */
export function useMessages() {
  const { locale, messages } = useLanguage();
  return useMemo(
    () => ({
      locale,
      t: (key: keyof SharedMessages['ui'], params: Params = {}) => formatMessage(messages.ui[key], params, locale),
    }),
    [locale, messages],
  );
}

/** Formats other messages in the user's language. */
export function useFormat() {
  const { locale } = useLanguage();
  return (message: Message, params: Params = {}) => formatMessage(message, params, locale);
}
