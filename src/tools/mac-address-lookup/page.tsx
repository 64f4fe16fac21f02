import oui from '#generated/data/oui-about.ts';
import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useDataDate } from '#page/session/use-data-date.ts';
import { useOneOrSeveral } from '#page/session/use-one-or-several.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

export default function MacPage() {
  const session = useOneOrSeveral<typeof tool>('lookup', 'table');
  const { message } = useToolMessages<typeof messages>();
  const { title, version } = oui;
  const date = useDataDate(oui.date);
  const Layout = session.name === 'generate' ? GeneratorLayout : ToolLayout;
  return (
    <>
      <Layout session={session} />
      <ViewNote>{message('source', { title, version, date })}</ViewNote>
      <Examples session={session} />
    </>
  );
}
