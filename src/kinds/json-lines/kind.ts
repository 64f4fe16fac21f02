import { defineKind } from '#core/kind.ts';
import { detectJson } from '#lib/json/detect.ts';

export default defineKind({
  repr: 'text',
  base: 'json',
  language: 'json',
  extension: 'jsonl',
  mime: 'application/jsonl',
  detect: (text) => detectJson(text).lines,
});
