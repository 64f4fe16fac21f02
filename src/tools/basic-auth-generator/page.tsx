import { fileKind } from '#core/kinds/file-kinds.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { usePastedParts } from '#page/options/use-pasted-parts.ts';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { resultParts } from '#page/results/result-parts.ts';
import type { Success } from '#page/session/use-run.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import type messages from './en.json';
import { splitCredentials } from './page/split-credentials.ts';
import type tool from './tool.ts';

/** Contain the password itself; Base64 hides it from nobody, and is the headline. */
const secrets = ['password', 'curl', 'httpie', 'requests', 'address', 'netrc'];

const findNothing = () => undefined;

export default function BasicAuthPage() {
  const session = useToolSession<typeof tool>();
  const { labelOf } = useToolMessages<typeof messages>();
  const isReading = session.operation.input === 'basic-auth';
  usePastedParts(session, isReading ? findNothing : splitCredentials);
  const isSecret = isReading || session.optionsOf('encode').password !== '';
  const { isShown, reveal } = useMaskedInput(session, true);
  const renderResult = ({ value }: Success) => {
    const { kinds, values } = resultParts(session.operation, value);
    return (
      <ValueRows
        values={values}
        kinds={Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)]))}
        labelOf={labelOf}
        groups={session.operation.outputGroups}
        lookOf={(name) => ({ isMasked: isSecret && !isShown && secrets.includes(name) })}
      />
    );
  };
  return <ToolLayout session={session} control={reveal} renderResult={renderResult} />;
}
