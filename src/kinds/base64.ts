import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'text', base: 'text', extension: 'b64', mime: 'text/plain' });
