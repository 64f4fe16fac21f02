import { useEffect, useState } from 'react';
import type { Peeled } from '#core/execution/peeled.ts';
import type { Host } from '#page/services.ts';
import { servicesId } from '../worker/worker-protocol.ts';

/** What is most probably inside a text; undefined where nothing is, and until it is known. */
export function usePeeled(text: string, host: Host): Peeled | undefined {
  const [known, setKnown] = useState<{ readonly text: string; readonly peeled: Peeled | undefined }>();
  useEffect(() => {
    if (text.trim() === '') return;
    const controller = new AbortController();
    const call = { operation: 'peel', input: { repr: 'text', value: text }, options: {} } as const;
    host.run(servicesId, call, { signal: controller.signal }).then(
      (outcome) => {
        const found = 'value' in outcome ? (outcome.value as readonly Peeled[]) : [];
        if (!controller.signal.aborted) setKnown({ text, peeled: found[0] });
      },
      () => {},
    );
    return () => controller.abort();
  }, [host, text]);
  return known?.text === text ? known.peeled : undefined;
}
