/** Copies, and confirms it on the button for 1,500 ms. */
import { useRef } from 'react';
import { CopyButton } from './copy-button.tsx';

export const Forms = () => (
  <>
    <CopyButton content={() => 'copied'} />
    <CopyButton content={() => 'copied'} what="SHA-256" />
    <CopyButton content={() => 'copied'} wide />
    <CopyButton content={() => 'copied'} wide variant="text" label="Copy all as JSON" />
  </>
);

export const Disabled = () => (
  <>
    <CopyButton content={() => ''} disabled />
    <CopyButton content={() => ''} wide disabled />
  </>
);

/** Content that takes time is made on click. */
export const Later = () => <CopyButton content={async () => 'made on request'} wide label="Copy on request" />;

/** Where the browser refuses, the text is selected, to be copied by hand. */
export function Refused() {
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={text}>to be copied by hand</code>
      <CopyButton content={() => new Blob([], { type: 'no/type' })} fallback={() => text.current} wide label="Refuse" />
    </>
  );
}
