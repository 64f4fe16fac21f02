import type { Configuration } from '#core/configuration.ts';
import type { MenuItem } from '#core/registry.ts';

/** The menu without hidden tools; the indexes of related tools are adjusted. */
export function menuWithout(hidden: readonly string[], menu: readonly MenuItem[]): readonly MenuItem[] {
  if (hidden.length === 0) return menu;
  const shown = menu.filter(({ id }) => !hidden.includes(id));
  const newPlace = (place: number) => shown.findIndex(({ id }) => id === menu[place]?.id);
  return shown.map((item) => ({ ...item, related: item.related.map(newPlace).filter((place) => place >= 0) }));
}

/** A list without hidden tools; the same list where none is hidden. */
export const withoutHidden = <T extends { readonly id: string }>(
  tools: readonly T[],
  { hiddenTools }: Configuration,
): readonly T[] => (hiddenTools.length === 0 ? tools : tools.filter(({ id }) => !hiddenTools.includes(id)));
