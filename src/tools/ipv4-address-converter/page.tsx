import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useListSession } from '#page/session/use-list-session.ts';
import type tool from './tool.ts';

export default function AddressConverterPage() {
  const session = useListSession<typeof tool>({ one: 'describe', list: 'table' });
  return (
    <>
      <ToolLayout session={session} />
      <Examples session={session} />
    </>
  );
}
