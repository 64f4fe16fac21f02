import type { MenuItem } from '#core/registry.ts';

/** The menu without some of its tools: kin are named by their places in the new one. */
export function menuWithout(hidden: readonly string[], menu: readonly MenuItem[]): readonly MenuItem[] {
  if (hidden.length === 0) return menu;
  const shown = menu.filter(({ id }) => !hidden.includes(id));
  const newPlace = (place: number) => shown.findIndex(({ id }) => id === menu[place]?.id);
  return shown.map((item) => ({ ...item, related: item.related.map(newPlace).filter((place) => place >= 0) }));
}
