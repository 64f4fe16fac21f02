import { defineKind } from '#core/kind.ts';
import { detectYaml } from '#lib/yaml/detect.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'yaml',
  extension: 'yaml',
  mime: 'application/yaml',
  detect: detectYaml,
});
