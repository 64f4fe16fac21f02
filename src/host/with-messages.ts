import { messageFrom } from '#core/context.ts';
import type { Logic } from '#core/execute.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, localeOf } from '#core/registry.ts';
import type { Context } from '#core/tool.ts';

/** The functions of a tool's logic for callers of the library: `ctx.message` gives the tool's messages in the language of `ctx.locale`. */
export function withMessages<L extends object>(logic: L, messages: Readonly<Record<Locale, ToolMessages['logic']>>): L {
  const wrap = (run: Logic[string]): Logic[string] => {
    const call = run as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      const ctx = args.pop() as Context;
      const message = messageFrom(messages[localeOf(ctx.locale)], ctx.locale);
      args.push({ ...ctx, message });
      return call(...args);
    };
  };
  return Object.fromEntries(Object.entries(logic as Logic).map(([name, run]) => [name, wrap(run)])) as L;
}
