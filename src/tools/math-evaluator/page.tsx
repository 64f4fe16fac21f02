import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { LineResults } from './page/line-results.tsx';
import { useCalmSession } from './page/use-calm-session.ts';
import type tool from './tool.ts';

const FunctionList = lazy(
  () => import('./page/function-list.tsx'),
  'FunctionList',
  () => null,
);
const LastResult = lazy(
  () => import('./page/last-result.tsx'),
  'LastResult',
  () => null,
);

export default function MathEvaluatorPage() {
  const session = useToolSession<typeof tool>();
  const { calm, isPaused } = useCalmSession(session);
  const isEvaluated = session.name === 'evaluate';
  return (
    <>
      <ToolLayout
        session={calm}
        control={isEvaluated && <FunctionList session={session} />}
        renderResult={
          isEvaluated
            ? (success) => (
                <LineResults session={session} success={session.run.success ?? success} isPaused={isPaused} />
              )
            : undefined
        }
      >
        {isEvaluated && <LastResult session={session} />}
      </ToolLayout>
      <Examples session={session} />
    </>
  );
}
