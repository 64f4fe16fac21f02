import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/**
 * Shows the settings of an address as those of the options, and writes into it those that are chosen then. They leave
 * with the address.
 */
export function useAddressSettings(session: SessionOf<typeof tool>): void {
  const { input, operation, options, fields, setOptions, setInput } = session;
  const text = 'text' in input ? input.text : '';
  const seen = useRef({ operation, text: '' });
  const given = useRef<[option: string, value: unknown][]>([]);
  const follow = useEffectEvent(({ accountIn, settingsOf, changeAddress }: typeof import('./address-settings.ts')) => {
    const isSeen = seen.current.operation === operation && seen.current.text === text;
    seen.current = { operation, text };
    const account = accountIn(text);
    if (!account) {
      const left = given.current.filter(
        ([option, value]) => options[option] === value && Object.hasOwn(fields, option),
      );
      given.current = [];
      if (left.length > 0) setOptions(Object.fromEntries(left.map(([option]) => [option, fields[option]?.default])));
      return;
    }
    const settings = Object.entries(settingsOf(account)).filter(([option]) => Object.hasOwn(fields, option));
    given.current = settings;
    if (settings.every(([option, value]) => options[option] === value)) return;
    if (!isSeen) return setOptions(Object.fromEntries(settings));
    const changed = changeAddress(account, Object.fromEntries(settings.map(([option]) => [option, options[option]])));
    if (changed === undefined || changed === text) return;
    seen.current = { operation, text: changed };
    setInput({ text: changed }, 'replace');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address is compared with
  useEffect(() => {
    let isGone = false;
    import('./address-settings.ts').then(
      (module) => isGone || follow(module),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [text, operation, options]);
}
