import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'text', base: 'text', extension: 'txt', mime: 'text/plain' });
