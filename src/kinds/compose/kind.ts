import { defineKind } from '#core/kind.ts';
import { detectYaml } from '#lib/yaml/detect.ts';

/** A Compose file: YAML with services that have an image, or build one. */
export default defineKind({
  repr: 'text',
  base: 'yaml',
  language: 'yaml',
  extension: 'yaml',
  mime: 'application/yaml',
  detect: (text) => {
    if (!hasServices(text)) return 0;
    const yaml = detectYaml(text);
    return typeof yaml === 'number' ? (yaml > 0 ? 0.97 : 0) : yaml;
  },
});

function hasServices(text: string): boolean {
  const [, services] = text.split(/^services:[ \t]*(?:#.*)?$/m, 2);
  const [block = ''] = services?.split(/^[^\s#]/m, 1) ?? [];
  return /^[ \t]+(?:image|build):/m.test(block);
}
