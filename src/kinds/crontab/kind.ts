import { defineKind } from '#core/kind.ts';
import cron from '../cron/kind.ts';

/** Longer texts are judged by their beginning. */
const judged = 10_000;

const ignored = /^\s*(?:#.*)?$/;
const variable = /^\s*["']?[A-Za-z_]\w*["']?\s*=/;
/** Five fields or a nickname, then a command: a word, a path, or what a shell begins a command with. */
const entry =
  /^\s*(?:@(?:reboot|yearly|annually|monthly|weekly|daily|midnight|hourly)|(?=[^a-z]*\*)[\d*][\d*,/-]*(?:[ \t]+[\w*,/-]+){4})[ \t]+["'([{$~./\w]/i;

/** The lines of a crontab: schedules with their commands. */
export default defineKind({
  repr: 'text',
  base: 'text',
  detect: (text) => {
    const lines = text.slice(0, judged).split(/\r?\n/);
    // The last line may have been cut off.
    const rest = text.length > judged ? lines.slice(0, -1) : lines;
    const entries = rest.filter((line) => !ignored.test(line) && !variable.test(line));
    const isMeant = entries.length > 0 && entries.every((line) => entry.test(line));
    return isMeant && !entries.some((line) => cron.detect?.(line)) ? 0.9 : 0;
  },
});
