/** What is said of the parts of a text in the editor: each is marked while the pointer or the focus is on the other. */

import { Pane } from '#ui/display/pane.tsx';
import { Editor } from '#ui/editor/editor.tsx';
import { LinkedPart } from './linked-part.tsx';
import { TextView } from './text-view.tsx';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

export const OfAToken = () => (
  <>
    <Pane title="Token">
      <Editor label="Token" language="jwt" text={token} />
    </Pane>
    <LinkedPart n={1}>
      <Pane title="Header">
        <TextView label="Header" text='{"alg":"HS256"}' />
      </Pane>
    </LinkedPart>
    <LinkedPart n={2}>
      <Pane title="Claims">
        <TextView label="Claims" text='{"sub":"1"}' />
      </Pane>
    </LinkedPart>
  </>
);
