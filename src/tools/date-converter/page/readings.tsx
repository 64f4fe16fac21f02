import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Presets } from '#ui/controls/buttons/presets.tsx';
import type messages from '../en.json';
import type { ReadingOptions } from '../input-format.ts';
import type tool from '../tool.ts';

export interface ReadingsProps {
  readonly session: SessionOf<typeof tool>;
  readonly onPick: (format: ReadingOptions['inputFormat']) => void;
}

/** Every format in which the text is a date; the one that holds is pressed. */
export function Readings({ session, onPick }: ReadingsProps) {
  const { message, value } = useToolMessages<typeof messages>();
  const { input } = session;
  const text = 'text' in input ? input.text : '';
  const { latest } = useOperation(session, 'detect', text.trim() === '' ? undefined : text);
  const known = session.tool.operations.describe.options.inputFormat.values;
  const [likeliest, ...others] = (latest?.value ?? []).flatMap(({ format }) => known.find((id) => id === format) ?? []);
  if (likeliest === undefined) return null;
  const { inputFormat } = session.optionsOf('describe');
  const nameOf = (format: string) => value('inputFormat', format);
  const pick = (name: string) => onPick(others.find((format) => nameOf(format) === name) ?? 'auto');
  return (
    <Presets
      title={message('readAs')}
      values={[likeliest, ...others].map(nameOf)}
      current={nameOf(inputFormat === 'auto' ? likeliest : inputFormat)}
      onPick={pick}
    />
  );
}
