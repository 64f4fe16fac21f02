import { plainContext } from '#core/context.ts';
import type { Context } from '#core/tool.ts';

/** What operations may ask for, from this process: its clock, its randomness and its time zone. The language is English. */
export const nodeContext = (overrides: Partial<Context> = {}): Context =>
  plainContext({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...overrides });
