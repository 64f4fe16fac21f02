import { defineKind } from '#core/kind.ts';
import { detectJson } from '#lib/json/detect.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'json',
  extension: 'json',
  mime: 'application/json',
  detect: (text) => detectJson(text).json,
});
