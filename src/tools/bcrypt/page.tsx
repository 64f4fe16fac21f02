import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Estimate } from './page/estimate.tsx';
import type tool from './tool.ts';

export default function BcryptPage() {
  const session = useToolSession<typeof tool>();
  const { mask, reveal } = useMaskedInput(session);
  return mask(<ToolLayout session={session} control={reveal} optionButtons={<Estimate session={session} />} />);
}
