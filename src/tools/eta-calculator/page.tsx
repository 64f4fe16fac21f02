import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Progress } from './page/progress.tsx';
import { ZoneField } from './page/zone-field.tsx';
import type tool from './tool.ts';

/** The page of generators, with what is typed first, and all that is told of an end without scrolling. */
export default function EtaPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.name === 'formatDuration' ? (
        <ToolLayout session={session} />
      ) : (
        <GeneratorLayout isLong isForm session={session} hiddenOptions={['zone']}>
          <ZoneField session={session} />
          <Progress session={session} />
        </GeneratorLayout>
      )}
      <Examples session={session} />
    </>
  );
}
