/** An area that takes the focus, and with it the keys. */
import { useState } from 'react';
import { KeyArea } from './key-area.tsx';

function LastKey() {
  const [key, setKey] = useState('Press a key');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble to it
    <div onKeyDown={(event) => setKey(event.key)}>
      <KeyArea label="Keys">{key}</KeyArea>
    </div>
  );
}

/** Shows the last key. */
export const ShowsKeys = () => <LastKey />;
