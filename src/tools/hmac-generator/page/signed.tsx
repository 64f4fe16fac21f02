import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { Command } from './command.tsx';
import { Verification } from './verification.tsx';

/** The comparison with an expected signature, and the command that makes the same one. */
export function Signed({ session }: { readonly session: SessionOf<typeof tool> }) {
  return (
    <>
      <Verification session={session} />
      <Command session={session} />
    </>
  );
}
