import { defineKind } from '#core/kind.ts';

/** Events of iCalendar (RFC 5545). */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'ics',
  mime: 'text/calendar',
  detect: (text) => (/^\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 100)) ? 0.95 : 0),
});
