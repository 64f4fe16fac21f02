import { defineKind } from '#core/kind.ts';

export default defineKind({
  repr: 'text',
  base: 'json',
  language: 'json',
  extension: 'jsonl',
  mime: 'application/jsonl',
});
