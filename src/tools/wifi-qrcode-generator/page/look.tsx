import { LookControl } from '#page/qr/look-control.tsx';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** The logo of the code, once there is one. */
export const Look = ({ session }: { readonly session: SessionOf<typeof tool> }) =>
  resultOf(session, 'build') && <LookControl session={session} />;
