import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { IbanResult } from './iban-result.tsx';

/** What is in the IBAN of the input, and whether it is valid. */
export const CheckedIban = ({ session }: { readonly session: SessionOf<typeof tool> }) => (
  <IbanResult value={resultOf(session, 'check')} />
);
