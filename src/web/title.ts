import type { View } from './load.ts';

/** The title of a page, as the browser shows it. */
export function titleOf({ content, words: { shell } }: View): string {
  switch (content.type) {
    case 'home':
      return shell.name;
    case 'tool':
      return `${content.strings.title} - ${shell.name}`;
    case 'not-found':
      return `${shell.notFoundTitle} - ${shell.name}`;
  }
}
