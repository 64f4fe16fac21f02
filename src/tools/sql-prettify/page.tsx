import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

/** Without values, placeholders cannot be filled in. */
const names = ['values'];

export default function SqlPrettifyPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={names}
        control={session.name === 'fill' && <InputOptions session={session} names={names} />}
      />
      <Examples session={session} />
    </>
  );
}
