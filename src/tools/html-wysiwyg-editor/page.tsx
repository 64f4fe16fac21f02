import { useRef } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type { FocusHandle } from '#ui/focus.ts';
import { EditorPane } from './page/editor-pane.tsx';
import type tool from './tool.ts';

export default function HtmlEditorPage() {
  const session = useToolSession<typeof tool>();
  const editor = useRef<FocusHandle>(null);
  return (
    <ToolLayout
      session={session}
      lead={'file' in session.input || <EditorPane ref={editor} session={session} />}
      first={editor}
      isInputFolded
    />
  );
}
