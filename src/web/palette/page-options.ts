import { formatMessage } from '#core/messages.ts';
import { type PageAction, pageActions } from '#page/actions/page-actions.ts';
import type { PageControl } from '#page/services.ts';
import type { PaletteMessages, View } from '../boot/view.ts';
import type { PaletteOption } from './options.ts';

/** What the palette offers of the page of a tool. */
export function pageOptions(
  { content, route }: View,
  texts: PaletteMessages,
  control: PageControl | undefined,
): readonly PaletteOption[] {
  if (content.type !== 'tool') return [];
  const nameOf = (operation: string) => content.messages.operations[operation] ?? operation;
  const tell = (action: PageAction): Pick<PaletteOption, 'title' | 'description'> => {
    if (action.type === 'button') return texts.pageActions[action.id];
    if (action.type === 'operation') return { title: nameOf(action.id), description: texts.pageOperation };
    const title = formatMessage(texts.example, { name: action.name }, route.locale);
    return { title, description: nameOf(action.operation) };
  };
  return pageActions(control).map((action) => ({
    ...tell(action),
    id: `${action.type}/${action.id}`,
    icon: action.icon,
    ...(action.shortcut && { shortcut: action.shortcut }),
    keywords: [],
    category: 'actions',
    target: { type: 'action', run: action.run },
  }));
}
