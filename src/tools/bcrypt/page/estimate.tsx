import { useEffect, useState } from 'react';
import { useExecute } from '#page/session/use-execute.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { formatEstimate } from '#ui/display/values/estimate.ts';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';
import { newHash } from './new-hash.ts';

/** The first of these costs warms the code up, the second is timed. */
const trialCosts = [6, 9] as const;

/** How long a hash of the second one takes in this browser: it is measured once, so that no two estimates differ. */
let measured: number | undefined;

/** How long a hash of some cost takes in this browser: as one of a low cost takes, doubled for each step. */
export function Estimate({ session }: { readonly session: SessionOf<typeof tool> }) {
  const execute = useExecute<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const { locale } = useMessages();
  const { cost } = session.options;
  const [trial, setTrial] = useState(measured);
  useEffect(() => {
    if (measured !== undefined) return;
    const controller = new AbortController();
    const measure = async () => {
      for (const trialCost of trialCosts) {
        const outcome = await execute('hash', 'trial', { cost: trialCost }, controller.signal);
        if (trialCost === trialCosts[1]) measured = outcome.duration;
      }
      setTrial(measured);
    };
    // Aborted where something is to be hashed sooner.
    measure().catch(() => {});
    return () => controller.abort();
  }, [execute]);
  const hash = resultOf(session, 'hash')?.hash;
  useEffect(() => {
    if (hash && !hash.includes('\n')) newHash.made = hash;
  }, [hash]);
  const isRefused = session.run.issues.some(({ field }) => field === 'cost');
  if (trial === undefined || typeof cost !== 'number' || isRefused) return null;
  return <p>{message('estimate', { duration: formatEstimate(trial * 2 ** (cost - trialCosts[1]), locale, 1) })}</p>;
}
