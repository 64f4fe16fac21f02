/** The code editor, for big texts and kinds with a language. Its code is fetched when it is first shown. */
import { Editor } from './editor.tsx';
import { Pane } from './pane.tsx';

const json = '{\n  "name": "Penknife",\n  "tools": [1, 2.50, true, null]\n}';

export const Json = () => (
  <Pane title="JSON in the editor">
    <Editor label="JSON" language="json" text={json} />
  </Pane>
);

/** A mistake is marked where it is. */
export const Mark = () => (
  <Pane title="Marked text">
    <Editor label="Marked" language={undefined} text="one two three" mark={{ offset: 4, length: 3 }} />
  </Pane>
);

export const Placeholder = () => (
  <Pane title="Nothing yet">
    <Editor label="Empty" language="json" text="" placeholder="Paste JSON" />
  </Pane>
);

export const ReadOnly = () => (
  <Pane title="Read-only text">
    <Editor label="Read-only" language="json" readOnly text={json} />
  </Pane>
);
