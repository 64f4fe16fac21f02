import { defineKind } from '#core/kind.ts';
import { isoOf } from '#lib/moment/show-moment.ts';
import { hexOfUlid } from '#lib/uuid/crockford.ts';

const form = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i;

/** A ULID, or several, one per line: those of our time are clearly such. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const lines = text.trim().split(/\s*[\r\n]\s*/);
    if (!lines.every((line) => form.test(line))) return 0;
    return lines.every((line) => /^20/.test(isoOf(timeOf(line)))) ? 0.95 : 0.3;
  },
});

const timeOf = (ulid: string): number => Number.parseInt(hexOfUlid(ulid.toUpperCase()).slice(0, 12), 16);
