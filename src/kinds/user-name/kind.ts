import { defineKind } from '#core/kind.ts';

/** The name by which somebody logs in. */
export default defineKind({ repr: 'text', base: 'text', isShort: true });
