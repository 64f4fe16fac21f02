import type { Notice } from '#core/execution/execute.ts';
import type { Field } from '#core/fields.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { InputOptions } from './input-options.tsx';
import { OptionSegments } from './option-segments.tsx';

const GenerateButton = lazy(() => import('./generate-button.tsx'), 'GenerateButton', undefined, true);

export interface PlacedOptionsProps {
  readonly session: ToolSession;
  /** What is wrong with them, though there is a result. */
  readonly notices?: readonly Notice[];
}

/** The options that are declared to be below the input. */
export function PlacedOptions({ session, notices }: PlacedOptionsProps) {
  const placed = (place: Field['place']) =>
    Object.keys(session.fields).filter((name) => session.fields[name]?.place === place);
  const others = placed('input');
  return (
    <>
      {placed('segments').map((name) => (
        <div key={name} data-filter>
          <OptionSegments session={session} name={name} />
        </div>
      ))}
      {others.length > 0 && (
        <InputOptions session={session} names={others} notices={notices}>
          {others.map((name) => {
            const operation = session.operation.generators?.[name];
            return operation && <GenerateButton key={name} session={session} name={name} operation={operation} />;
          })}
        </InputOptions>
      )}
    </>
  );
}
