import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { formatEstimate } from '#ui/display/values/estimate.ts';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Shorter keys are there at once. */
const minBits = 3_072;

/** How long an RSA key of the chosen size usually takes: 2,048 bits 0.14 s, 4,096 bits 1.2 s, 8,192 bits 10 s. */
export function TypicalTime({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const { type, bits } = session.optionsOf('generate');
  if (type !== 'rsa' || bits < minBits) return null;
  const milliseconds = 140 * (bits / 2_048) ** 3.1;
  return <p>{message('typicalTime', { n: bits, duration: formatEstimate(milliseconds, locale) })}</p>;
}
