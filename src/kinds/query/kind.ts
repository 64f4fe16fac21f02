import { defineKind } from '#core/kind.ts';

/** Words to look something up by. */
export default defineKind({ repr: 'text', base: 'text', isShort: true });
