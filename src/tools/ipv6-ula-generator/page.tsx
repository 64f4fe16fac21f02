import { hasSeveralNetworks } from '#lib/ip/read-network.ts';
import { Examples } from '#page/examples.tsx';
import { AnyLayout } from '#page/layouts/any-layout.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import type tool from './tool.ts';

export default function UlaPage() {
  const session = useListSession<typeof tool>({ one: 'inspect', list: 'table', isList: hasSeveralNetworks });
  return (
    <>
      <AnyLayout session={session} />
      <Examples session={session} />
    </>
  );
}
