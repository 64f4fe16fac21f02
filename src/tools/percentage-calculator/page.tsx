import { Options } from '#page/layouts/layout-frame.tsx';
import { PaneGrid, PlainLayout } from '#page/layouts/plain-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Questions } from './page/questions.tsx';
import tool from './tool.ts';

const { decimals, rounding, decimalSign } = tool.operations.calculate.options;

export default function PercentageCalculatorPage() {
  const session = useToolSession<typeof tool>();
  const view = useRunView(session);
  return (
    <>
      {session.name === 'calculate' ? (
        <PlainLayout session={session}>
          <PaneGrid>
            <Questions session={session} />
          </PaneGrid>
          <Options session={session} view={view} fields={{ decimalSign, decimals, rounding }} />
        </PlainLayout>
      ) : (
        <ToolLayout session={session} />
      )}
    </>
  );
}
