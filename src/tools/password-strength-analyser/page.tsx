import { useState } from 'react';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Masked } from '#ui/controls/masked.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const parts = () => import('./page/strength.tsx');
const Strength = lazy(async () => (await parts()).Strength);
const BruteForce = lazy(async () => (await parts()).BruteForce);
const Attackers = lazy(async () => (await parts()).Attackers);

export default function PasswordStrengthPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const [isShown, setShown] = useState(false);
  const isOne = session.name === 'passwordStrength';
  return (
    <>
      <Masked isMasked={!isShown} length={'text' in session.input ? session.input.text.length : 0}>
        <ToolLayout
          session={session}
          control={
            <Checkbox checked={isShown} onChange={setShown}>
              {message('showPassword')}
            </Checkbox>
          }
          renderResult={isOne ? () => <Strength session={session} isShown={isShown} /> : undefined}
          renderOutput={(pane) => (
            <>
              {pane}
              {isOne && <BruteForce session={session} />}
              {isOne && <Attackers session={session} />}
            </>
          )}
        />
      </Masked>
      <ViewNote>{message('note')}</ViewNote>
      <Examples session={session} />
    </>
  );
}
