import { fileKind } from '#core/file-kinds.ts';
import { recordOf } from '#core/record-of.ts';
import { InputOptions } from '#page/options/input-options.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { LinkedPart, type LinkedPartProps } from '#ui/display/linked-part.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Verdict } from '#ui/display/verdict.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';
import type { Claim } from '../types.ts';
import { keyOptionsOf } from './key-options.ts';

export interface TokenViewProps {
  readonly session: SessionOf<typeof tool>;
}

const signatureTones = {
  valid: 'good',
  'valid-without-spaces': 'pending',
  partly: 'pending',
  invalid: 'bad',
  unchecked: 'pending',
  unsigned: 'bad',
  encrypted: 'pending',
} as const;
const timeTones = { valid: 'good', expired: 'bad', early: 'bad', none: 'pending' } as const;
/** These are told by the verdict on the time. */
const ofTime = new Set(['exp', 'nbf', 'iat']);

const toneOf = <T extends string>(tones: Readonly<Record<string, T>>, state: string | null | undefined) =>
  tones[state ?? ''] ?? 'pending';

/** What can be said of a token: its signature, its time, and the checks that were asked for. */
export function Verdicts({ session }: TokenViewProps) {
  const { value: wordFor, message } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'decode');
  if (!value) return null;
  const { signatureState, signatureReason, signatures, timeState, timeReason, checks } = value;
  const others = (checks ?? []).filter(({ check }) => !ofTime.has(check));
  return (
    <div role="status">
      <Verdict tone={toneOf(signatureTones, signatureState)}>
        <strong>{wordFor('signatureState', signatureState ?? '')}.</strong> {signatureReason}
      </Verdict>
      {signatures?.map(({ algorithm, kid, state, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a signature is its place
        <Verdict key={index} tone={toneOf(signatureTones, state)}>
          {message('signatureOf', { n: index + 1 })} ({[algorithm, kid].filter(Boolean).join(', ')}):{' '}
          <strong>{wordFor('signatureState', state)}.</strong> {reason}
        </Verdict>
      ))}
      {signatureState !== 'encrypted' && (
        <Verdict tone={toneOf(timeTones, timeState)}>
          <strong>{wordFor('timeState', timeState ?? '')}.</strong> {timeReason}
        </Verdict>
      )}
      {others.map(({ check, passed, detail }) => (
        <Verdict key={check} tone={passed ? 'good' : 'bad'}>
          <strong>{check === 'maxAge' ? message('age') : check}</strong>: {detail}
        </Verdict>
      ))}
    </div>
  );
}

/** The key to check the signature with; then the payload: its claims, each with what it means, or what it is instead. */
export function Claims({ session }: TokenViewProps) {
  const { message, output } = useToolMessages<typeof messages>();
  const { payload, payloadClaims, headerClaims, disclosures, content, tokens, signatureState } =
    resultOf(session, 'decode') ?? {};
  const algorithm = headerClaims?.find(({ name }) => name === 'alg')?.value;
  const isSecret = algorithm === undefined || algorithm.startsWith('HS');
  const takesKey = signatureState && signatureState !== 'unsigned' && signatureState !== 'encrypted';
  return (
    <>
      {takesKey && <InputOptions session={session} names={keyOptionsOf(session, isSecret)} />}
      <ClaimRows session={session} part={2} title={output('payloadClaims')} claims={payloadClaims} written={payload} />
      {typeof content === 'string' && content !== '' && (
        <LinkedPart n={2}>
          <Pane title={output('content')}>
            <ValueRows
              values={{ content }}
              kinds={{ content: fileKind('text') }}
              labelOf={() => output('content')}
              lookOf={() => ({ actions: tokens && <OpenTokens session={session} tokens={tokens} /> })}
            />
          </Pane>
        </LinkedPart>
      )}
      <ClaimRows session={session} part={4} title={message('disclosed')} claims={disclosures} />
    </>
  );
}

interface ClaimRowsProps extends TokenViewProps {
  /** Of the token. */
  readonly part: LinkedPartProps['n'];
  readonly title: string;
  readonly claims: readonly Claim[] | null | undefined;
  /** All of the part, as it is signed. */
  readonly written?: string | null | undefined;
}

function ClaimRows({ session, part, title, claims, written }: ClaimRowsProps) {
  const { message } = useToolMessages<typeof messages>();
  if (!claims?.length && !written) return null;
  const byName = new Map(claims?.map((claim) => [claim.name, claim]));
  const names = [...byName.keys()];
  return (
    <LinkedPart n={part}>
      <Pane title={title}>
        <ValueRows
          values={recordOf(names, (name) => byName.get(name)?.value)}
          kinds={recordOf(names, () => fileKind('text'))}
          labelOf={(name) => name}
          noteOf={(name) => byName.get(name)?.meaning || undefined}
          lookOf={(name) => {
            const { date, decoded, tokens = [] } = byName.get(name) ?? {};
            return {
              reading: date || (decoded ? message('decodedAs', { text: decoded }) : undefined),
              actions: tokens.length > 0 && <OpenTokens session={session} tokens={tokens} />,
            };
          }}
        />
        <ValueRows values={{ written }} kinds={{ written: fileKind('json') }} labelOf={() => message('written')} />
      </Pane>
    </LinkedPart>
  );
}

interface OpenTokensProps extends TokenViewProps {
  readonly tokens: readonly string[];
}

/** Makes a token that is held in the present one the input. */
function OpenTokens({ session, tokens }: OpenTokensProps) {
  const { message } = useToolMessages<typeof messages>();
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
    <Button key={index} size="small" icon="arrow-up-right" onClick={() => session.setInput({ text: token }, 'replace')}>
      {tokens.length === 1 ? message('open') : message('openToken', { n: index + 1 })}
    </Button>
  ));
}

/** The header with what it means, and the signature. */
export function Parts({ session }: TokenViewProps) {
  const { output, labelOf } = useToolMessages<typeof messages>();
  const value = resultOf(session, 'decode');
  if (!value) return null;
  const { header, headerClaims, signature, signatureHex } = value;
  return (
    <>
      <ClaimRows session={session} part={1} title={output('header')} claims={headerClaims} written={header} />
      {signature && (
        <LinkedPart n={3}>
          <Pane title={output('signatureState')}>
            <ValueRows
              values={{ signature, signatureHex }}
              kinds={{ signature: fileKind('text'), signatureHex: fileKind('hex') }}
              labelOf={labelOf}
            />
          </Pane>
        </LinkedPart>
      )}
    </>
  );
}
