import type { Implied, SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** What is done with a pasted text: several accounts are listed; one gives its code where codes or a picture were. */
export function operationFor(text: string, present: SessionOf<typeof tool>['name']): Implied<typeof tool> {
  const addresses = text.match(/^\s*otpauth(?:-migration)?:\/\//gim) ?? [];
  if (addresses.length > 1 || /^\s*otpauth-migration:/i.test(text)) return { operation: 'readAddress' };
  if (addresses.length === 1 && (present === 'readPicture' || present === 'totp' || present === 'hotp'))
    return { operation: /^\s*otpauth:\/\/hotp\//i.test(text) ? 'hotp' : 'totp' };
  return {};
}
