import type { ReactNode } from 'react';
import type { Configuration } from '#core/configuration.ts';
import type { View } from '../boot/view.ts';
import { makePublic, readLocalConfiguration } from './local-configuration.ts';
import { Misconfigured } from './misconfigured.tsx';

/** Reads the configuration file of a self-hosted copy, and makes the head of the document that of a public page. */
export function applyLocalConfiguration(
  built: Configuration,
  json: string,
  { messages, menu }: Pick<View, 'messages' | 'menu'>,
): { readonly configuration: Configuration } | { readonly problem: ReactNode } {
  try {
    const configuration = readLocalConfiguration(
      built,
      json,
      location.origin,
      menu.map(({ id }) => id),
    );
    makePublic(document.head, configuration.baseUrl);
    return { configuration };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: <Misconfigured message={message} messages={messages} /> };
  }
}
