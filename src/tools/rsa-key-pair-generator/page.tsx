import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import type { Success } from '#page/session/use-run.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Masked } from '#ui/controls/fields/masked.tsx';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const Finish = lazy(() => import('./page/finish.tsx'), 'Finish');
const TypicalTime = lazy(() => import('./page/typical-time.tsx'), 'TypicalTime');
const KeyRows = lazy(() => import('./page/key-rows.tsx'), 'KeyRows');
const KeyTools = lazy(() => import('./page/key-tools.tsx'), 'KeyTools');

export default function RsaKeyPairPage() {
  const session = useToolSession<typeof tool>();
  const [choices, choose] = useKeptChoices('views');
  const isHidden = choices['private'] === 'hidden';
  const renderResult = (success: Success) => <KeyRows session={session} success={success} isHidden={isHidden} />;
  const keyTools = (
    <KeyTools
      session={session}
      isHidden={isHidden}
      onHide={(wanted) => choose('private', wanted ? 'hidden' : 'shown')}
    />
  );
  return (
    <>
      {session.operation.input === undefined ? (
        <GeneratorLayout session={session} renderResult={renderResult}>
          <TypicalTime session={session} />
          {keyTools}
          <Finish session={session} isHidden={isHidden} />
        </GeneratorLayout>
      ) : (
        <Masked isMasked={isHidden} length={'text' in session.input ? session.input.text.length : 0}>
          <ToolLayout session={session} control={keyTools} renderResult={renderResult} />
        </Masked>
      )}
    </>
  );
}
