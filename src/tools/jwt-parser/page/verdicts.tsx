import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

const signatureTones = {
  valid: 'good',
  'valid-without-spaces': 'pending',
  partly: 'pending',
  invalid: 'bad',
  missing: 'bad',
  unchecked: 'pending',
  unsigned: 'bad',
  encrypted: 'pending',
} as const;
const timeTones = { expired: 'bad', early: 'bad' } as const;
/** Checks that the verdict on the time shows. */
const ofTime = new Set(['exp', 'nbf', 'iat']);

const toneOf = <T extends string>(tones: Readonly<Record<string, T>>, state: string | null | undefined) =>
  tones[state ?? ''] ?? 'pending';

/** What more can be said of a token than the headline says of its signature: why, its time, and the requested checks. */
export function Verdicts({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { value: wordFor, message } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'decode');
  if (!value) return null;
  const { signatureState, signatureReason, signatures, timeState, timeReason, checks } = value;
  const needsKey = signatureState === 'unchecked' && session.options['key'] === '';
  // What an unverified token says of itself may be forged.
  const passedTone = signatureState === 'valid' ? 'good' : 'pending';
  const others = (checks ?? []).filter(({ check }) => !ofTime.has(check));
  return (
    <div>
      {signatureReason && (
        <Verdict tone={toneOf(signatureTones, signatureState)}>
          {needsKey ? (
            <Button size="small" onClick={() => document.getElementsByName('key')[0]?.focus()}>
              {signatureReason}
            </Button>
          ) : (
            signatureReason
          )}
        </Verdict>
      )}
      {signatures?.map(({ algorithm, kid, state, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a signature is its place
        <Verdict key={index} tone={toneOf(signatureTones, state)}>
          {message('signatureOf', { n: index + 1 })} ({[algorithm, kid].filter(Boolean).join(', ')}):{' '}
          <strong>{wordFor('signatureState', state)}.</strong> {reason}
        </Verdict>
      ))}
      {signatureState !== 'encrypted' && (
        <Verdict tone={timeState === 'valid' ? passedTone : toneOf(timeTones, timeState)}>
          {timeState !== 'none' && <strong>{wordFor('timeState', timeState ?? '')}.</strong>} {timeReason}
        </Verdict>
      )}
      {others.map(({ check, passed, detail }) => (
        <Verdict key={check} tone={passed ? passedTone : 'bad'}>
          <strong>{check === 'maxAge' ? message('age') : check}</strong>: {detail}
        </Verdict>
      ))}
    </div>
  );
}
