import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tabler = join(import.meta.dirname, '../../node_modules/@tabler/icons/icons/outline');

/**
 * Icons named in sources: `icon="…"`, `<Icon name="…"`, `icon={… ? '…' : '…'}` or `icon: '…'`. Demos do not add icons.
 */
export function iconsInSources(folder: string): readonly { readonly icon: string; readonly file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(demo|test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const attributes = [...source.matchAll(/(?:icon|<Icon name)(?:=|: )("[^"]+"|'[^']+'|\{[^}]+\})/g)];
      return attributes
        .flatMap(([, value = '']) => [...value.matchAll(/(?:^|[?:] )["']([a-z0-9-]+)["']/g)])
        .map(([, icon = '']) => ({ icon, file }));
    });
}

/** The names of all available icons. */
export const knownIcons: readonly string[] = readdirSync(tabler).map((file) => file.replace('.svg', ''));

/** One SVG sprite with a symbol for each named Tabler icon. Strokes have the colour and width of the place of use. */
export function toSprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const svg = readFileSync(join(tabler, `${name}.svg`), 'utf8');
    const shapes = [...svg.matchAll(/<path d="[^"]*" \/>/g)].map(([shape]) => shape).join('');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
