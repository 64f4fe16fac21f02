import { useState } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { LineResults } from './page/line-results.tsx';
import { useDebouncedSession } from './page/use-debounced-session.ts';
import { useKeyHistory } from './page/use-key-history.ts';
import type tool from './tool.ts';

const FunctionList = lazy(
  () => import('./page/function-list.tsx'),
  'FunctionList',
  () => null,
);
const OtherForms = lazy(
  () => import('./page/other-forms.tsx'),
  'OtherForms',
  () => null,
);

export default function MathEvaluatorPage() {
  const session = useToolSession<typeof tool>();
  useKeyHistory(session);
  const [line, setLine] = useState<number>();
  const { debounced, isPaused } = useDebouncedSession(session);
  const isEvaluated = session.operation.input === 'expression';
  return (
    <ToolLayout
      session={debounced}
      control={isEvaluated && <FunctionList session={session} />}
      renderResult={
        isEvaluated
          ? (success) => (
              <LineResults
                session={session}
                success={session.run.success ?? success}
                isPaused={isPaused}
                onShowForms={setLine}
              />
            )
          : undefined
      }
    >
      {isEvaluated && <OtherForms session={session} line={line} />}
    </ToolLayout>
  );
}
