import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { type NumberReader, numberReader } from '#lib/rational/read-number.ts';
import type { RowEdit } from '#page/results/value-rows.tsx';
import { ValueRows } from '#page/results/value-rows.tsx';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import { LevelBar } from '#ui/display/charts/level-bar.tsx';
import { useMessages } from '#ui/messages.ts';
import type messages from '../en.json';
import { readTemperature, type Temperature } from '../read-temperature.ts';
import { type Scale, scaleNames, symbols, writeFormula } from '../scales.ts';
import type tool from '../tool.ts';

const kinds = Object.fromEntries(scaleNames.map((scale) => [scale, fileKind('text')]));

/** The temperature on every scale, each to be edited; the one that is keeps what is typed. */
export function Scales({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, labelOf } = useToolMessages<typeof messages>();
  const runMessages = useRunMessages();
  const { locale } = useMessages();
  const [draft, setDraft] = useState<{ readonly scale: string; readonly text: string; readonly input: string }>();
  const values = resultOf(session, 'convertAll');
  if (!values) return null;
  const text = 'text' in session.input ? session.input.text : '';
  const { from, meaning, decimalSign } = session.optionsOf('convertAll');
  // What is ambiguous is reported by the run.
  const temperature = tryRead(text, from, numberReader({ decimalSign }, { locale, notice: () => {} }));
  const rounded = values.rounded?.split(', ') ?? [];
  const { outcome } = session.run;
  const isBelowZero = session.run.success?.notices.some(({ code }) => code === 'below-zero');
  const failure = outcome && 'failure' in outcome ? runMessages.failure(outcome.failure) : undefined;
  const editOf = (row: string): RowEdit => {
    const isDraft = draft?.scale === row && draft.input === text;
    return {
      ...(isDraft && { draft: draft.text, message: failure }),
      onEdit(typed) {
        const scale = scaleNames.find((name) => name === row) ?? 'celsius';
        const input = typed.trim() === '' ? '' : `${typed} ${symbols[scale]}`;
        setDraft({ scale: row, text: typed, input });
        session.setInput({ text: input });
      },
    };
  };
  return (
    <>
      {meaning === 'temperature' && values.celsius !== null && (
        <LevelBar
          label={message('bar')}
          value={Number(values.celsius)}
          from={coldest}
          to={hottest}
          text={`${values.celsius} °C`}
        />
      )}
      <ValueRows
        values={values}
        kinds={kinds}
        labelOf={labelOf}
        editOf={editOf}
        lookOf={(row) => {
          const scale = scaleNames.find((name) => name === row);
          const isOther = temperature !== undefined && scale !== undefined && scale !== temperature.scale;
          if (!isOther) return {};
          const { value, scale: source } = temperature;
          return {
            isDimmed: isBelowZero,
            reading: `${rounded.includes(symbols[scale]) ? '≈' : '='} ${writeFormula(value, source, scale, meaning === 'difference')}`,
          };
        }}
      />
    </>
  );
}

/** The ends of the thermometer, in °C. */
const [coldest, hottest] = [-40, 120];

function tryRead(text: string, usual: Scale, readNumber: NumberReader): Temperature | undefined {
  try {
    return readTemperature(text, usual, readNumber);
  } catch {
    return undefined;
  }
}
