import { InputOptions } from '#page/options/input-options.tsx';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { keyOptionsOf } from './key-options.ts';

/** The key to check the signature with, unless there is none to check. */
export function SignatureKey({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { signatureState, headerClaims } = resultOf(session, 'decode') ?? {};
  if (signatureState === 'unsigned' || signatureState === 'encrypted') return null;
  const algorithm = headerClaims?.find(({ name }) => name === 'alg')?.value;
  const isSecret = algorithm === undefined || algorithm.startsWith('HS');
  return <InputOptions session={session} names={keyOptionsOf(session, isSecret)} />;
}
