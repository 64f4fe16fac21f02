import { messageFrom } from '#core/execution/context.ts';
import type { ToolMessages } from '#core/messages.ts';
import { type Locale, localeOf } from '#core/registry.ts';
import type { Context } from '#core/tool.ts';
import { logicMessages } from '#generated/logic-messages.ts';

type Load = () => Promise<{ readonly default: ToolMessages['logic'] }>;
const loaders: Readonly<Record<string, Readonly<Record<Locale, Load>>>> = logicMessages;

/** Loads `ctx.message` of a tool for a BCP 47 tag: in English where the language is not available. */
export async function loadMessage(id: string, locale: string): Promise<Context['message']> {
  const messages = await loaders[id]?.[localeOf(locale)]();
  return messageFrom(messages?.default, locale);
}
