import { defineKind } from '#core/kind.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'json',
  extension: 'json',
  mime: 'application/json',
  detect: (text) => {
    const start = text.trimStart()[0];
    if (start !== '{' && start !== '[') return 0;
    try {
      JSON.parse(text);
      return 0.9;
    } catch {
      return 0;
    }
  },
});
