import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

interface Names {
  readonly issuer: string;
  readonly account: string;
}

const none: Names = { issuer: '', account: '' };

/** The names in an address of one account. */
async function namesIn(text: string): Promise<Names> {
  const { accountIn } = await import('./address-settings.ts');
  const { issuer, account } = accountIn(text) ?? none;
  return issuer || account ? { issuer, account } : none;
}

/** Fills in the names of an address, and takes them back with it, unless they were changed. */
export function useAddressNames({ input, optionsOf, setOptionsOf }: SessionOf<typeof tool>): void {
  const filled = useRef(none);
  const text = 'text' in input ? input.text : '';
  const fill = useEffectEvent((names: Names) => {
    const { issuer, account } = optionsOf('writeAddress');
    const isSame = (other: Names) => issuer === other.issuer && account === other.account;
    if (isSame(names) || (names === none && !isSame(filled.current))) return;
    filled.current = names;
    setOptionsOf('writeAddress', names);
  });
  useEffect(() => {
    let isGone = false;
    namesIn(text).then(
      (names) => isGone || fill(names),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [text]);
}
