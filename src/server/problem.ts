import { formatMessage, type Params } from '#core/messages.ts';
import { localeOf } from '#core/registry.ts';
import type { Problem, Reason } from './job.ts';

const messages = {
  en: () => import('#messages/server.en.json', { with: { type: 'json' } }),
  fr: () => import('#messages/server.fr.json', { with: { type: 'json' } }),
};

/** The codes of the problems that belong to no tool. */
export type ServerCode = keyof Awaited<ReturnType<(typeof messages)['en']>>['default']['errors'];

/** A problem that belongs to no tool, in the language of a BCP 47 tag. */
export async function toProblem(reason: Reason, code: ServerCode, params: Params, tag = 'en'): Promise<Problem> {
  return { reason, code, message: await serverMessage(code, params, tag) };
}

/** A message of the server in the language of a BCP 47 tag. */
export async function serverMessage(code: ServerCode, params: Params, tag = 'en'): Promise<string> {
  const locale = localeOf(tag);
  const { errors } = (await messages[locale]()).default;
  return formatMessage(errors[code], params, locale).trim();
}
