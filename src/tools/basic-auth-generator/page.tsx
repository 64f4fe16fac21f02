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
import type tool from './tool.ts';

/** Contain the password itself; Base64 hides it from nobody, and is the headline. */
const secrets = ['password', 'curl', 'httpie', 'requests', 'address', 'netrc'];

const findNothing = () => undefined;

/** A user name and a password as curl takes them; a header or a URL is neither. */
function splitCredentials(text: string) {
  const [, input, password] = /^([^\s:]+):(?!\/\/|\s)([^\r\n]+)\s*$/.exec(text) ?? [];
  return input === undefined ? undefined : { input, options: { password } };
}

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
