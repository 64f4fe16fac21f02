import type { ReactNode } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import { InputOptions } from './input-options.tsx';
import { OptionSegments } from './option-segments.tsx';

const GenerateButton = lazy(() => import('./generate-button.tsx'), 'GenerateButton', undefined, true);

export interface PlacedOptionsProps {
  readonly session: ToolSession;
  readonly names: readonly string[];
  /** Buttons that set them. */
  readonly children?: ReactNode;
}

/** The options that are declared to have their place beneath the input. */
export function PlacedOptions({ session, names, children }: PlacedOptionsProps) {
  const [segments, others] = [true, false].map((isSegments) =>
    names.filter((name) => (session.fields[name]?.place === 'segments') === isSegments),
  ) as [string[], string[]];
  return (
    <>
      {segments.map((name) => (
        <OptionSegments key={name} session={session} name={name} />
      ))}
      {others.length > 0 && (
        <InputOptions session={session} names={others}>
          {others.map((name) => {
            const field = session.fields[name];
            const operation = field?.type === 'text' && field.generatedBy;
            return operation && <GenerateButton key={name} session={session} name={name} operation={operation} />;
          })}
          {children}
        </InputOptions>
      )}
    </>
  );
}
