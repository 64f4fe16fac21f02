import { type ReactNode, useState } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Masked } from '#ui/controls/masked.tsx';

export interface MaskedInput {
  readonly isShown: boolean;
  /** Wraps the layout. */
  readonly mask: (layout: ReactNode) => ReactNode;
  /** Shows what is masked; the `control` of the layout, or in it. */
  readonly reveal: ReactNode;
}

/**
 * Masks the input of operations that declare it secret, such as a password, until the reader shows it.
 * @param isSecret where not all of what is declared so is to be masked
 */
export function useMaskedInput(
  { input, operation }: ToolSession,
  label: string,
  isSecret = operation.secretInput === true,
): MaskedInput {
  const [isShown, setShown] = useState(false);
  return {
    isShown,
    mask: (layout) => (
      <Masked isMasked={!isShown && isSecret} length={'text' in input ? input.text.length : 0}>
        {layout}
      </Masked>
    ),
    reveal: isSecret && (
      <Checkbox checked={isShown} onChange={setShown}>
        {label}
      </Checkbox>
    ),
  };
}
