import { LookControl } from '#page/qr/look-control.tsx';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** The logo of the code. */
export const Look = ({ session }: { readonly session: SessionOf<typeof tool> }) => <LookControl session={session} />;
