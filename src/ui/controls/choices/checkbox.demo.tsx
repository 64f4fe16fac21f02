/** A checkbox with a label. */
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

export function States() {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Checkbox checked={isOn} onChange={setOn}>
        Sort keys
      </Checkbox>
      <Checkbox checked={!isOn} onChange={(isOff) => setOn(!isOff)}>
        Keep their order
      </Checkbox>
    </>
  );
}

export const Disabled = () => (
  <>
    <Checkbox disabled checked onChange={() => {}}>
      Always on
    </Checkbox>
    <Checkbox disabled checked={false} onChange={() => {}}>
      Always off
    </Checkbox>
  </>
);

/** An accessible name in place of a visible label. */
export const WithoutWords = () => <Checkbox aria-label="Owner: read" checked onChange={() => {}} />;
