import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import { PatternCode } from './pattern-code.tsx';
import { PatternExplanation } from './pattern-explanation.tsx';

/** What the pattern means, and code that replaces by it. */
export function ReplaceExplanation({ session }: { readonly session: SessionOf<typeof tool> }) {
  return (
    <>
      <PatternExplanation session={session} />
      <PatternCode session={session} purpose="replace" />
    </>
  );
}
