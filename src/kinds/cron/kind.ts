import { defineKind } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { readCron } from '#lib/cron/read-cron.ts';

const longest = 200;

/** A cron expression, of any dialect. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > longest || /[\r\n]/.test(written) || !/[*@?]/.test(written)) return 0;
    try {
      readCron(written, 'auto', (field) => field);
    } catch (error) {
      if (error instanceof ToolError) return 0;
      throw error;
    }
    const isCertain = /^(?:@|cron\()/i.test(written) || written.split(/\s+/).length === 5;
    return isCertain ? 0.95 : 0.7;
  },
});
