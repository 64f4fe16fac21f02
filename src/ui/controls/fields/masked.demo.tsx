/** Dots instead of characters. */
import { useState } from 'react';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { Masked } from './masked.tsx';
import { TextField } from './text-field.tsx';

/** Until it is shown. */
export function Password() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Masked isMasked={!isShown} length={13}>
        <TextField label="Password" multiline rows={1} value="correct horse" />
      </Masked>
      <Checkbox checked={isShown} onChange={setShown}>
        Show
      </Checkbox>
    </>
  );
}
