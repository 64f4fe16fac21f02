import { defineKind } from '#core/kind.ts';

/** How many there are of something, in digits: any number of them, which no `number` can carry exactly. */
export default defineKind({
  repr: 'text',
  base: 'integer',
  present: 'number',
});
