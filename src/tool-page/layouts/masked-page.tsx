import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ToolLayout } from './tool-layout.tsx';

/** The page of a tool some of whose operations mask their input. */
export default function MaskedPage() {
  const session = useToolSession();
  const { mask, reveal } = useMaskedInput(session);
  return mask(<ToolLayout session={session} control={reveal} />);
}
