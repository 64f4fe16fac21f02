import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'text', extension: 'txt', mime: 'text/plain' });
