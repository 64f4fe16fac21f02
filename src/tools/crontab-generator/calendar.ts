import { isoOf } from '#lib/moment/show-moment.ts';

export interface Events {
  /** When they begin, in milliseconds since 1970. */
  readonly runs: readonly number[];
  /** How long each lasts. */
  readonly minutes: number;
  readonly title: string;
  readonly now: number;
}

/** Events of iCalendar (RFC 5545). The same run of the same title has the same UID: it is not imported twice. */
export function writeCalendar({ runs, minutes, title, now }: Events): string {
  const events = runs.flatMap((run) => [
    'BEGIN:VEVENT',
    `UID:${stamp(run)}-${checksum(title)}@penknife`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(run)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(title)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Penknife//Crontab//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const stamp = (moment: number): string => isoOf(moment).replace(/[-:]|\.\d{3}/g, '');

/** FNV-1a of 32 bits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Section 3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const maxOctets = 75;

/** Section 3.1: longer lines go on after a line break and a space; no character is broken. */
function fold(line: string): string {
  let folded = '';
  let room = maxOctets;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      folded += '\r\n ';
      room = maxOctets - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
