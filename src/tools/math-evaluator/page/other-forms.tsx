import { fileKind } from '#core/kinds/file-kinds.ts';
import { ValueRows } from '#page/lazy-parts.tsx';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Milliseconds without a key: it is worked out once more for this. */
const delay = 400;

const text = fileKind('text');

export interface OtherFormsProps {
  readonly session: SessionOf<typeof tool>;
  /** The line that was chosen. */
  readonly line: number | undefined;
}

/** The result of a line in other forms, the last one until the user chooses, and the variables. */
export function OtherForms({ session, line }: OtherFormsProps) {
  const { message } = useToolMessages<typeof messages>();
  const options = { ...session.optionsOf('evaluate'), line: line ?? null };
  const { latest } = useOperation(session, 'inspect', inputValue(session.input), options, delay);
  if (!latest) return null;
  const { forms, variables, line: shown } = latest.value;
  const names = Object.keys(forms) as (keyof typeof forms)[];
  const labels: ReadonlyMap<string, string> = new Map(names.map((name) => [name, message(`form-${name}`)]));
  return (
    <>
      {names.some((name) => forms[name] !== null) && (
        <Pane title={message('forms', { n: shown })}>
          <ValueRows
            values={forms}
            kinds={Object.fromEntries(names.map((name) => [name, text]))}
            labelOf={(name) => labels.get(name) ?? name}
          />
        </Pane>
      )}
      {variables.length > 0 && (
        <Pane title={message('variables')}>
          <ValueRows
            values={Object.fromEntries(variables.map(({ name, value }) => [name, value]))}
            kinds={Object.fromEntries(variables.map(({ name }) => [name, text]))}
            labelOf={(name) => name}
          />
        </Pane>
      )}
    </>
  );
}
