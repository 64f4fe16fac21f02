import { useEffect, useState } from 'react';
import { holdsSecret } from '#core/kinds/holds-secret.ts';
import type { AppServices } from '../../boot/services.ts';

/** The longest link that mail and chat programs carry whole; no longer text is in a link or a command. */
export const maxInputLength = 8_000;

/**
 * The input for links and commands, which others may read: not where it is or contains a secret, nor until that is known.
 * @param isSecret a step takes it as a secret
 */
export function useOpenInput(
  input: string | undefined,
  isSecret: boolean,
  detect: AppServices['detect'],
): { readonly input: string | undefined; readonly isLeftOut: boolean } {
  const [known, setKnown] = useState<{ readonly input: string; readonly isSecret: boolean }>();
  const isAsked = !isSecret && input !== undefined && input !== '' && input.length <= maxInputLength;
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    const settle = (found: boolean) => gone || setKnown({ input, isSecret: found });
    detect(input).then(
      (kinds) => settle(holdsSecret(kinds)),
      () => settle(true),
    );
    return () => {
      gone = true;
    };
  }, [isAsked, input, detect]);
  const isKnown = isAsked && known?.input === input;
  const isLeftOut = input !== undefined && input !== '' && (isSecret || (isKnown && known.isSecret));
  return { input: isKnown && !known.isSecret ? input : undefined, isLeftOut };
}
