import { defineKind } from '#core/kind.ts';

/** A text in UTF-8 that may be too long to be held as one. */
export default defineKind({ repr: 'file', base: 'file', extension: 'txt', mime: 'text/plain' });
