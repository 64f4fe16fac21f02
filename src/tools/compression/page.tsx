import { ComposedLayout } from '#page/layouts/composed-page.tsx';
import { FileBatch } from '#page/lazy-parts.tsx';
import type { FileBatchProps } from '#page/panes/file-batch.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const ZippedFiles = lazy(() => import('./page/zipped-files.tsx'), 'ZippedFiles');

/** The declared page, on which several files become one archive where the operation makes one. */
export default function CompressionPage() {
  const session = useToolSession<typeof tool>();
  return <ComposedLayout session={session} Batch={Files} />;
}

const Files = (props: FileBatchProps) =>
  props.session.operation.output === 'zip' ? <ZippedFiles {...props} /> : <FileBatch {...props} />;
