import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'text' });
