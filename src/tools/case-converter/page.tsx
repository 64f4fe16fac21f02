import { Examples } from '#ui/examples.tsx';
import { useFirstInput } from '#ui/use-first-input.ts';
import { useToolSession } from '#ui/use-tool-session.ts';
import { Workbench } from '#ui/workbench.tsx';

export default function CaseConverterPage() {
  const session = useToolSession();
  useFirstInput(session, 'lorem ipsum dolor sit amet');
  return (
    <>
      <Workbench session={session} />
      <Examples session={session} />
    </>
  );
}
