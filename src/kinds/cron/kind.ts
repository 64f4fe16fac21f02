import { defineKind } from '#core/kind.ts';
import { ToolError } from '#core/tool.ts';
import { readCron } from '#lib/cron/read-cron.ts';

const longest = 200;

/** Five fields of numbers, ranges, steps and asterisks, of which one may be out of range; a product is none. */
const fields = /^(?!\d+ \* \d+ \* \d+$)(?:[\d*][\d*,/-]*(?: (?!$)|$)){5}$/;

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
      if (error instanceof ToolError) return fields.test(written) ? { confidence: 0.6, errorAt: 0 } : 0;
      throw error;
    }
    const isCertain = /^(?:@|cron\()/i.test(written) || written.split(/\s+/).length === 5;
    return isCertain ? 0.95 : 0.7;
  },
});
