import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'value', extension: 'json', mime: 'application/json' });
