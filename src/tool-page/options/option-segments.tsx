import { useTool } from '#page/services.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { Segments } from '#ui/controls/choices/segments.tsx';

export interface OptionSegmentsProps {
  readonly session: ToolSession;
  /** An option with a few named values. */
  readonly name: string;
}

/** An option all of whose values are in sight, to be chosen by one press: one of a layout's `hiddenOptions`. */
export function OptionSegments({ session, name }: OptionSegmentsProps) {
  const { messages } = useTool();
  const field = session.fields[name];
  if (field?.type !== 'choice') return null;
  return (
    <Segments
      label={messages.options?.[name] ?? name}
      values={field.values}
      value={String(session.options[name])}
      labelOf={(value) => messages.values?.[name]?.[value] ?? value}
      onChange={(value) => session.setOption(name, value)}
    />
  );
}
