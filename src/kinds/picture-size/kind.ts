import { defineKind } from '#core/kind.ts';

/** Width and height of a picture in pixels, such as `600x350`; several on a line each, with `@` a text for it. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => (/^\s*\d{1,5}\s*[x×]\s*\d{1,5}\s*$/i.test(text.slice(0, 100)) ? 0.4 : 0),
});
