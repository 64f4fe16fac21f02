import { defineKind } from '#core/kind.ts';

export default defineKind({ repr: 'bytes', extension: 'bin', mime: 'application/octet-stream' });
