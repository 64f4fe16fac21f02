/** The code editor, for big texts and kinds with a language. It is loaded lazily. */

import { Pane } from '#ui/display/pane.tsx';
import { Editor } from './editor.tsx';

const yaml = 'name: Penknife\ntools: &all\n  - 1\n  - 2.50\n  - [true, null, "text"]\nsame: *all\n';
const toml = 'name = "Penknife"\n\n[tools]\nlist = [1, 2.50, true]\nsince = 2026-11-20\n';
const json = '{\n  "name": "Penknife",\n  "tools": [1, 2.50, true, null]\n}';

export const Json = () => (
  <Pane title="JSON in the editor">
    <Editor label="JSON" language="json" text={json} />
  </Pane>
);

export const Yaml = () => (
  <Pane title="YAML in the editor">
    <Editor label="YAML" language="yaml" text={yaml} />
  </Pane>
);

export const Toml = () => (
  <Pane title="TOML in the editor">
    <Editor label="TOML" language="toml" text={toml} />
  </Pane>
);

/** An error is marked at its place. */
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
