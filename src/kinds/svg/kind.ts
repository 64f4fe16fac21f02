import { defineKind } from '#core/kind.ts';

/** A picture as SVG, shown as a picture, which runs no script. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'svg',
  mime: 'image/svg+xml',
  present: 'picture',
});
