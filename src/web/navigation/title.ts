import type { View } from '../boot/view.ts';

/** The title of a page, as the browser shows it. */
export function titleOf({ content, messages: { shell } }: View): string {
  if (content.type === 'tool') return `${content.messages.title} - ${shell.name}`;
  return {
    home: shell.name,
    about: `${shell.about} - ${shell.name}`,
    recipe: `${shell.recipe} - ${shell.name}`,
    'not-found': shell.notFoundTitle,
    library: __LIBRARY__ ? `UI lib - ${shell.name}` : '',
  }[content.name];
}
