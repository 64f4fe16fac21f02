import { type ReactNode, useEffect, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { EditRows } from '#page/results/edit-rows.tsx';
import { useTool } from '#page/services.ts';
import { usePageMessages } from '#page/session/use-page-messages.ts';
import { type Success, useRun } from '#page/session/use-run.ts';
import { useRunMessages } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { ColorPicker, type Picked } from '#ui/controls/color-picker.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Swatches } from '#ui/display/swatches.tsx';
import { Table } from '#ui/display/table.tsx';
import type { Inspection } from './inspection.ts';
import { rowToCss } from './row-to-css.ts';
import tool from './tool.ts';
import { writePicked } from './write-picked.ts';

export default function ColorConverterPage() {
  const session = useColors(useToolSession());
  const isPalette = session.name === 'exportPalette';
  const isAll = session.name === 'convertAll';
  const inspection = useInspection(session);
  return (
    <>
      <ToolLayout
        session={session}
        hasNoticesByInput={isAll}
        fileName={isPalette ? `palette.${extensionOf(session.options['format'])}` : undefined}
        control={isPalette ? undefined : <Picker session={session} inspection={inspection} />}
        {...(isAll ? { renderResult: (success: Success) => <Notations session={session} success={success} /> } : {})}
        renderOutput={(pane) => (isAll ? pane : <WithPalette session={session}>{pane}</WithPalette>)}
      >
        {isAll && inspection && <Surroundings session={session} inspection={inspection} />}
      </ToolLayout>
      <Examples session={session} />
    </>
  );
}

const extensionOf = (format: unknown): string => (format === 'lines' ? 'txt' : String(format));

const textOf = ({ input }: ToolSession): string => ('text' in input ? input.text : '');

/** Several lines are a palette, whatever they are put into. */
const useColors = (session: ToolSession): ToolSession => ({
  ...session,
  setInput(input, how) {
    if ('text' in input && input.text.trim().includes('\n') && session.name !== 'exportPalette')
      session.setOperation('exportPalette');
    session.setInput(input, how);
  },
});

/** What surrounds the color, the newest there is. */
function useInspection(session: ToolSession): Inspection | undefined {
  const { start, success } = useRun();
  const text = textOf(session);
  const { readAs, gamut, against = '' } = session.options;
  const isAwake = session.run.outcome !== undefined && session.name !== 'exportPalette';
  useEffect(() => {
    if (isAwake) start('inspect', text, { readAs, ...(gamut === undefined ? {} : { gamut }), against });
  }, [isAwake, text, readAs, gamut, against, start]);
  return success?.value as Inspection | undefined;
}

interface Inspected {
  readonly session: ToolSession;
  readonly inspection: Inspection;
}

const darkness: Picked = { hue: 0, saturation: 0, value: 0, alpha: 1 };

/** Keeps what was picked as it was picked: a gray has no hue to be read from. */
function Picker({ session, inspection }: Pick<Inspected, 'session'> & { readonly inspection: Inspection | undefined }) {
  const message = usePageMessages();
  const [own, setOwn] = useState<{ readonly text: string; readonly picked: Picked }>();
  const read = inspection?.picked ?? darkness;
  const picked = own?.text === textOf(session) ? own.picked : read;
  const labels = {
    hue: message('hue'),
    saturation: message('saturation'),
    value: message('brightness'),
    alpha: message('alpha'),
    eyeDropper: message('eyeDropper'),
  };
  const use = inputColor(session);
  const label = inspection?.inSrgb ? inspection.hex : `≈ ${inspection?.hex}`;
  return (
    <Pane title={message('picker')}>
      <ColorPicker
        picked={picked}
        labels={labels}
        onPick={(next) => {
          const text = writePicked(next);
          setOwn({ text, picked: next });
          use(text);
        }}
        onDrop={use}
      >
        {inspection && <Swatches swatches={[{ color: inspection.hex, label }]} />}
      </ColorPicker>
    </Pane>
  );
}

/** Makes a color the input, read as CSS has it. */
const inputColor = (session: ToolSession) => (color: string) => {
  if (session.options['readAs'] !== 'css') session.setOption('readAs', 'css');
  session.setInput({ text: color });
};

type Notation = OutputOf<(typeof tool.operations)['convertAll']>;

const color = kindInfo('color');
const { output } = tool.operations.convertAll;
const edited = [...tool.operations.convert.options.to.values, 'name', 'integer', 'android'] as const;
const measured = ['onWhite', 'onBlack', 'onOther'];
const otherKinds = Object.fromEntries(
  Object.entries(output)
    .filter(([name]) => edited.every((row) => row !== name) && !measured.includes(name))
    .map(([name, kind]) => [name, kindInfo(kind)]),
);

/** Every notation, each to be edited; the one that is keeps what is typed. */
function Notations({ session, success }: { readonly session: ToolSession; readonly success: Success }) {
  const { messages } = useTool();
  const runMessages = useRunMessages();
  const [draft, setDraft] = useState<{ readonly name: string; readonly text: string; readonly css: string }>();
  const values = success.value as Notation;
  const { outcome } = session.run;
  const use = inputColor(session);
  const message = outcome && 'failure' in outcome ? runMessages.failure(outcome.failure) : undefined;
  const labelOf = (name: string) => messages.outputs?.[name] ?? name;
  const rows = edited.map((name) => {
    const row = { name, label: labelOf(name) };
    const isDraft = draft?.name === name && draft.css === textOf(session);
    return isDraft ? { ...row, value: draft.text, message } : { ...row, value: values[name] };
  });
  return (
    <>
      <EditRows
        rows={rows}
        kind={color}
        onEdit={({ name }, text) => {
          const css = rowToCss(name, text);
          setDraft({ name, text, css });
          use(css);
        }}
      />
      <ValueRows
        values={values}
        kinds={otherKinds}
        labelOf={labelOf}
        wordFor={(name, value) => messages.values?.[name]?.[value] ?? value}
      />
    </>
  );
}

/** Contrast, colors that go with it, and how others see it. */
function Surroundings({ session, inspection }: Inspected) {
  const { messages } = useTool();
  const message = usePageMessages();
  const outputOf = (name: string) => messages.outputs?.[name] ?? name;
  const gradeOf = (name: string, grade: string) => messages.values?.[name]?.[grade] ?? grade;
  const { contrasts, harmonies, vision, hex } = inspection;
  const nameOf = (against: string) => (messages.page?.[against] === undefined ? against : message(against));
  const rows = contrasts.map(({ against, ratio, normalText, largeText, graphics }) => ({
    [message('against')]: nameOf(against),
    [message('ratio')]: ratio,
    [outputOf('normalText')]: gradeOf('normalText', normalText),
    [outputOf('largeText')]: gradeOf('largeText', largeText),
    [outputOf('graphics')]: gradeOf('graphics', graphics),
  }));
  return (
    <>
      <Pane title={message('contrast')}>
        <Swatches
          swatches={contrasts.map(({ against, ground }) => ({ color: ground, ink: hex, label: nameOf(against) }))}
        />
        <Table label={message('grades')} rows={rows} />
      </Pane>
      <Pane title={message('harmonies')}>
        {Object.entries(harmonies).map(([kind, colors]) => (
          <Swatches
            key={kind}
            title={messages.values?.['kind']?.[kind] ?? kind}
            swatches={colors.map((shown) => ({ color: shown }))}
            onPick={inputColor(session)}
            nameOf={(shown) => message('use', { color: shown })}
          />
        ))}
      </Pane>
      <Pane title={message('vision')}>
        {Object.entries(vision).map(([kind, seen]) => (
          <Swatches key={kind} title={outputOf(kind)} swatches={[{ color: hex }, { color: seen }]} />
        ))}
      </Pane>
    </>
  );
}

/** Of a palette, as many colors are shown. */
const maxShown = 200;

/** The colors of the palette above its text. */
function WithPalette({ session, children }: { readonly session: ToolSession; readonly children: ReactNode }) {
  const message = usePageMessages();
  const { start, success } = useRun();
  const { success: result } = session.run;
  const isInput = session.name === 'exportPalette';
  const text = isInput ? result?.input : result?.value;
  const readAs = isInput ? session.options['readAs'] : 'css';
  useEffect(() => {
    if (typeof text === 'string') start('inspectPalette', text, { readAs });
  }, [text, readAs, start]);
  const colors = success?.value as readonly string[] | undefined;
  return (
    <>
      {colors && colors.length > 0 && (
        <Pane title={message('palette')}>
          <Swatches
            swatches={colors.slice(0, maxShown).map((shown) => ({ color: shown }))}
            onPick={(shown) => {
              session.setOperation('convertAll');
              session.setInput({ text: shown });
            }}
            nameOf={(shown) => message('use', { color: shown })}
          />
        </Pane>
      )}
      {children}
    </>
  );
}
