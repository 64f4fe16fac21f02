import { fileKind } from '#core/kinds/file-kinds.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { resultParts } from '#page/results/result-parts.ts';
import type { Success } from '#page/session/use-run.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type messages from './en.json';
import type tool from './tool.ts';

/** Says nothing of the password. */
const open = ['username', 'usedCharset'];

export default function BasicAuthPage() {
  const session = useToolSession<typeof tool>();
  const { message, labelOf } = useToolMessages<typeof messages>();
  const isReading = session.operation.input === 'basic-auth';
  const isSecret = isReading || session.optionsOf('encode').password !== '';
  const { isShown, mask, reveal } = useMaskedInput(session, true, message('show'));
  const renderResult = ({ value }: Success) => {
    const { kinds, values } = resultParts(session.operation, value);
    return (
      <ValueRows
        values={values}
        kinds={Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)]))}
        labelOf={labelOf}
        groups={session.operation.outputGroups}
        lookOf={(name) => ({ isMasked: isSecret && !isShown && !open.includes(name) })}
      />
    );
  };
  const layout = <ToolLayout session={session} control={reveal} renderResult={renderResult} />;
  return <>{isReading ? mask(layout) : layout}</>;
}
