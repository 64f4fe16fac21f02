import { Options } from '#page/layouts/layout-frame.tsx';
import { PaneGrid } from '#page/layouts/plain-layout.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import tool from '../tool.ts';
import { Questions } from './questions.tsx';

const { decimals, rounding, decimalSign } = tool.operations.calculate.options;

/** All questions at once, and how their numbers are read and rounded. */
export function Calculator({ session }: { readonly session: SessionOf<typeof tool> }) {
  const view = useRunView(session);
  return (
    <>
      <PaneGrid>
        <Questions session={session} />
      </PaneGrid>
      <Options session={session} view={view} fields={{ decimalSign, decimals, rounding }} />
    </>
  );
}
