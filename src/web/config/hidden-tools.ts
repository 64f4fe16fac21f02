import type { MenuItem } from '#core/registry.ts';
import type { Configuration } from './configuration.ts';

/** The menu without some of its tools: related ones are named by their places in the new one. */
export function menuWithout(hidden: readonly string[], menu: readonly MenuItem[]): readonly MenuItem[] {
  if (hidden.length === 0) return menu;
  const shown = menu.filter(({ id }) => !hidden.includes(id));
  const newPlace = (place: number) => shown.findIndex(({ id }) => id === menu[place]?.id);
  return shown.map((item) => ({ ...item, related: item.related.map(newPlace).filter((place) => place >= 0) }));
}

/** A list of tools without those that are hidden; where none is, the list itself. */
export const withoutHidden = <T extends { readonly id: string }>(
  tools: readonly T[],
  { hiddenTools }: Configuration,
): readonly T[] => (hiddenTools.length === 0 ? tools : tools.filter(({ id }) => !hiddenTools.includes(id)));
