import { useTool } from '#page/services.ts';
import { Verdict } from '#ui/display/values/verdict.tsx';

export interface BooleanVerdictProps {
  /** The output, or the operation where its result has no name: its `values` say what yes and no mean. */
  readonly name: string;
  readonly isGood: boolean;
}

/** The answer of an operation that answers yes or no. */
export function BooleanVerdict({ name, isGood }: BooleanVerdictProps) {
  const { messages } = useTool();
  return (
    <div role="status">
      <Verdict tone={isGood ? 'good' : 'bad'}>{messages.values?.[name]?.[String(isGood)] ?? String(isGood)}</Verdict>
    </div>
  );
}
