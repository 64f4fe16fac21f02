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

/** Masks the input of operations that declare it secret, such as a password, until the reader shows it. */
export function useMaskedInput({ input, operation }: ToolSession, label: string): MaskedInput {
  const [isShown, setShown] = useState(false);
  return {
    isShown,
    mask: (layout) => (
      <Masked isMasked={!isShown && operation.secretInput === true} length={'text' in input ? input.text.length : 0}>
        {layout}
      </Masked>
    ),
    reveal: operation.secretInput && (
      <Checkbox checked={isShown} onChange={setShown}>
        {label}
      </Checkbox>
    ),
  };
}
