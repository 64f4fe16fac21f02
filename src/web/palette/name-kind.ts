import type { KindId } from '#core/kinds.ts';
import type { PaletteMessages } from '../boot/view.ts';

/** A kind as the reader calls it. */
export function nameKind(kind: KindId, { kinds }: PaletteMessages): string {
  const names: Readonly<Record<string, string>> = kinds;
  return names[kind] ?? kind.replaceAll('-', ' ');
}
