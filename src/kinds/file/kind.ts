import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'file', extension: 'bin', mime: 'application/octet-stream' });
