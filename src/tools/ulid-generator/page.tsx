import { Examples } from '#page/examples.tsx';
import { AnyLayout } from '#page/layouts/any-layout.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import type tool from './tool.ts';

export default function UlidPage() {
  const session = useListSession<typeof tool>({ one: 'inspect', list: 'table' });
  return (
    <>
      <AnyLayout session={session} />
      <Examples session={session} />
    </>
  );
}
