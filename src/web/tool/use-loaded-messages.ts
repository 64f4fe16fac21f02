import { useEffect, useState } from 'react';
import type { RunMessages } from '#core/messages.ts';

/** The messages of runs. Until they are loaded, and where they cannot be, a code is shown instead. */
export function useLoadedMessages(load: () => Promise<RunMessages>): RunMessages | undefined {
  const [messages, setMessages] = useState<RunMessages>();
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => gone || setMessages(loaded),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return messages;
}
