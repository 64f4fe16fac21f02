import { defineKind } from '#core/kind.ts';
import { everyLine } from '#lib/lines/every.ts';
import { isoOf } from '#lib/moment/show-moment.ts';
import { hexOfUlid } from '#lib/uuid/crockford.ts';

const form = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i;

/** A ULID, or several, one per line: those of our time are clearly such. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    if (!everyLine(text, (line) => form.test(line))) return 0;
    return everyLine(text, (line) => /^20/.test(isoOf(timeOf(line)))) ? 0.95 : 0.3;
  },
});

const timeOf = (ulid: string): number => Number.parseInt(hexOfUlid(ulid.toUpperCase()).slice(0, 12), 16);
