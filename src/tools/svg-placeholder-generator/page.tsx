import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { pictureSizes } from '#page/results/rasterize.ts';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import { RatioLock } from './page/ratio-lock.tsx';
import type tool from './tool.ts';

const SavePicture = lazy(() => import('#page/results/save-picture.tsx'), 'SavePicture', Nothing);
const SaveAll = lazy(() => import('./page/save-all.tsx'), 'SaveAll', Nothing);

export default function SvgPlaceholderPage() {
  const session = useToolSession<typeof tool>();
  const picture = resultOf(session, 'generate');
  const pictures = resultOf(session, 'batch');
  const { width, height } = session.optionsOf('generate');
  return (
    <ToolLayout session={session} control={session.name === 'generate' && <RatioLock session={session} />}>
      {picture?.svg && session.name === 'generate' && (
        <SavePicture svg={picture.svg} name="placeholder" sizes={pictureSizes(width, height)} />
      )}
      {pictures !== undefined && session.name === 'batch' && <SaveAll session={session} />}
    </ToolLayout>
  );
}
