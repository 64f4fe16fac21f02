import type { KindId } from '#core/kinds/kinds.ts';
import type { PaletteMessages } from '../boot/view.ts';

/** The name of a kind for people. */
export function nameKind(kind: KindId, { kinds }: PaletteMessages): string {
  const names: Readonly<Record<string, string>> = kinds;
  return names[kind] ?? kind.replaceAll('-', ' ');
}
