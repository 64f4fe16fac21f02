import { defineKind } from '#core/kind.ts';
import { detectToml } from '#lib/toml/detect.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'toml',
  extension: 'toml',
  mime: 'application/toml',
  detect: detectToml,
});
