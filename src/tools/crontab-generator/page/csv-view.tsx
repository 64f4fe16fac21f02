import { fileKind } from '#core/kinds/file-kinds.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';

const csv = fileKind('csv');

interface CsvViewProps {
  readonly name: 'fields' | 'dialects' | 'cheatSheet';
  readonly value: unknown;
}

/** A table of the schedule, or of its dialect. */
export function CsvView({ name, value }: CsvViewProps) {
  const { output, message, columnOf } = useToolMessages<typeof messages>();
  return (
    <ValueView value={value} kind={csv} label={message('tableOf', { name: output(name) })} columnLabelOf={columnOf} />
  );
}
