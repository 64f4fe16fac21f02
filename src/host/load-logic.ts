import type { Logic } from '#core/execution/execute.ts';
import type { Context } from '#core/tool.ts';
import { logics } from '#generated/logic.ts';
import { loadMessage } from './load-message.ts';

/** The logic of a tool, and the parts of its context that depend on the language. */
export interface LoadedLogic extends Partial<Pick<Context, 'locale' | 'message'>> {
  readonly logic: Logic;
}

const loaders: Readonly<Record<string, () => Promise<Logic>>> = logics;

/**
 * Loads the logic of a tool and its messages for a BCP 47 tag, and nothing of its declaration.
 * @throws RangeError where there is no such tool
 */
export async function loadLogic(id: string, locale = 'en'): Promise<LoadedLogic> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) throw new RangeError(`There is no tool ${id}.`);
  const [logic, message] = await Promise.all([load(), loadMessage(id, locale)]);
  return { logic, locale, message };
}
