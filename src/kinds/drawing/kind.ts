import { defineKind } from '#core/kind.ts';

/** A drawing made of characters, whose lines are not broken. */
export default defineKind({ repr: 'text', base: 'text', present: 'drawing' });
