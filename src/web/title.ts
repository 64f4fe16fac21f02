import type { View } from './load.ts';

/** The title of a page, as the browser shows it. */
export function titleOf({ content, words: { shell } }: View): string {
  if (content.type === 'tool') return `${content.strings.title} - ${shell.name}`;
  const own = { home: undefined, about: shell.about, 'not-found': shell.notFoundTitle }[content.name];
  return own ? `${own} - ${shell.name}` : shell.name;
}
