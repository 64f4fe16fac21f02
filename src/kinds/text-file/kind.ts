import { defineKind } from '#core/kind.ts';

/** A text in UTF-8 that may be too long for one string. */
export default defineKind({ repr: 'file', base: 'file', extension: 'txt', mime: 'text/plain' });
