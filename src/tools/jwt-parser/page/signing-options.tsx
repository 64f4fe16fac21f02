import { InputOptions } from '#page/options/input-options.tsx';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { keyOptionsOf } from './key-options.ts';

/** The key to sign with. */
export const SigningOptions = ({ session }: { readonly session: SessionOf<typeof tool> }) => (
  <InputOptions session={session} names={keyOptionsOf(session)} />
);
