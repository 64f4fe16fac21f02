import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'rows', extension: 'json', mime: 'application/json', present: 'table' });
