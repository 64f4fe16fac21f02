import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import { RangeEnds } from './page/range-ends.tsx';
import type tool from './tool.ts';

export default function RangeExpanderPage() {
  const session = useListSession<typeof tool>({ one: 'expand', list: 'merge' });
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={documents}
        control={
          session.name === 'expand' ? (
            <RangeEnds session={session} />
          ) : (
            session.name === 'subtract' && <InputOptions session={session} names={documents} />
          )
        }
      />
      <Examples session={session} />
    </>
  );
}

/** An option that is as much of an input as the networks. */
const documents = ['minus'];
