import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'number' });
