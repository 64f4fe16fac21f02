import { useCallback, useState } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const parts = () => import('./page/strength.tsx');
const Strength = lazy(parts, 'Strength');
const BruteForce = lazy(parts, 'BruteForce');
const Attackers = lazy(parts, 'Attackers');

export default function PasswordStrengthPage() {
  const session = useToolSession<typeof tool>();
  const { isShown, mask, reveal } = useMaskedInput(session);
  const isOne = session.name === 'passwordStrength';
  // What follows the rating comes with it: it would be moved down by it.
  const [isRated, setRated] = useState(false);
  const onShown = useCallback(() => setRated(true), []);
  return (
    <>
      {mask(
        <ToolLayout
          session={session}
          control={reveal}
          renderResult={isOne ? () => <Strength session={session} isShown={isShown} onShown={onShown} /> : undefined}
          renderOutput={(pane) => (
            <>
              {pane}
              {isOne && isRated && <BruteForce session={session} />}
              {isOne && isRated && <Attackers session={session} />}
            </>
          )}
        />,
      )}
    </>
  );
}
