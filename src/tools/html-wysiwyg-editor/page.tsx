import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { EditorPane } from './page/editor-pane.tsx';
import type tool from './tool.ts';

export default function HtmlEditorPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <ToolLayout session={session} lead={'file' in session.input || <EditorPane session={session} />} />
      <Examples session={session} />
    </>
  );
}
