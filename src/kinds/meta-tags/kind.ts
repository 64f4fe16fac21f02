import { defineKind } from '#core/kind.ts';

/** HTML with tags that say how a page looks when it is shared. */
export default defineKind({
  repr: 'text',
  base: 'html',
  extension: 'html',
  mime: 'text/html',
  detect: (text) => (/<meta\s[^<>]{0,200}?(?:property\s*=\s*["']?og:|name\s*=\s*["']?twitter:)/i.test(text) ? 0.7 : 0),
});
