import { defineKind } from '#core/kind.ts';

/** A text on one line, such as a title or a name. */
export default defineKind({ repr: 'text', base: 'text', isShort: true });
