import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useOneOrSeveral } from '#page/session/use-one-or-several.ts';
import type tool from './tool.ts';

export default function UuidPage() {
  const session = useOneOrSeveral<typeof tool>('inspect', 'table');
  const Layout = session.name === 'generate' ? GeneratorLayout : ToolLayout;
  return (
    <>
      <Layout session={session} />
      <Examples session={session} />
    </>
  );
}
