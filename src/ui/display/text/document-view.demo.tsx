/** A text that has a pane to itself: with line numbers, folding and find where it is long or of a language. */

import { Pane } from '#ui/display/pane.tsx';
import { DocumentView } from './document-view.tsx';

const json = '{\n  "name": "Penknife",\n  "blades": 20,\n  "open": true\n}';
const long = JSON.stringify(
  Array.from({ length: 12 }, (_, blade) => ({ blade, open: blade % 2 === 0 })),
  null,
  2,
);

export const Short = () => (
  <Pane title="Short">
    <DocumentView text={json} label="JSON" language="json" />
  </Pane>
);

export const Long = () => (
  <Pane title="Long">
    <DocumentView text={long} label="JSON" language="json" />
  </Pane>
);

export const Plain = () => (
  <Pane title="Plain">
    <DocumentView text="One line has no number." label="Text" />
  </Pane>
);
