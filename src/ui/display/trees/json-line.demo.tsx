/** A value of a JSON text on one line. */
import { JsonLine } from './json-line.tsx';

/** Highlighted by its type, with its key or index. */
export const Values = () => (
  <div>
    <p>
      <JsonLine name={'"text"'} value={'"Penknife"'} />
    </p>
    <p>
      <JsonLine name={'"number"'} value="2.50" />
    </p>
    <p>
      <JsonLine name={'"word"'} value="true" />
    </p>
    <p>
      <JsonLine name={0} value={'{ }'} count="12 keys" />
    </p>
    <p>
      <JsonLine name={undefined} value="null" />
    </p>
  </div>
);

/** Colours have a swatch, links can be followed, dates are explained. */
export const Meanings = () => (
  <div>
    <p>
      <JsonLine name={'"color"'} value={'"#18a058"'} />
    </p>
    <p>
      <JsonLine name={'"link"'} value={'"https://example.com/"'} />
    </p>
    <p>
      <JsonLine name={'"date"'} value={'"2023-08-21"'} />
    </p>
  </div>
);

/** Only the beginning, and a button for all of it. */
export const Long = () => (
  <div>
    <p>
      <JsonLine name={'"long"'} value={'"Lorem ipsum dolor sit amet'} onShow={() => {}} />
    </p>
  </div>
);
