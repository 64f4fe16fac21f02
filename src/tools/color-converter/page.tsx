import { type ReactNode, useEffect, useState } from 'react';
import { kindInfo } from '#core/kinds.ts';
import type { OutputOf } from '#core/tool.ts';
import { Examples } from '#page/examples.tsx';
import { Workbench } from '#page/layouts/tool-layout.tsx';
import { ValueRows } from '#page/lazy-parts.tsx';
import { EditRows } from '#page/results/edit-rows.tsx';
import { useTool } from '#page/services.ts';
import { usePageWords } from '#page/session/use-page-messages.ts';
import { type Good, useRun } from '#page/session/use-run.ts';
import { useSentences } from '#page/session/use-run-messages.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { ColorPicker, type Picked } from '#ui/controls/color-picker.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { Swatches } from '#ui/display/swatches.tsx';
import { Table } from '#ui/display/table.tsx';
import type { Inspection } from './inspection.ts';
import { rowToCss } from './row-to-css.ts';
import tool from './tool.ts';
import { writePicked } from './write-picked.ts';

const offered = ['convertAll', 'makePalette', 'exportPalette'];

export default function ColorConverterPage() {
  const session = useColors(useToolSession(offered));
  const isPalette = session.name === 'exportPalette';
  const isAll = session.name === 'convertAll';
  const inspection = useInspection(session);
  return (
    <>
      <Workbench
        session={session}
        isShort={!isPalette}
        hasNoticesByInput={isAll}
        fileName={isPalette ? `palette.${extensionOf(session.options['format'])}` : undefined}
        control={isPalette ? undefined : <Picker session={session} inspection={inspection} />}
        {...(isAll ? { renderResult: (good: Good) => <Notations session={session} good={good} /> } : {})}
        renderOutput={(pane) => (isAll ? pane : <WithPalette session={session}>{pane}</WithPalette>)}
      >
        {isAll && inspection && <Surroundings session={session} inspection={inspection} />}
      </Workbench>
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
  const { start, good } = useRun();
  const text = textOf(session);
  const { readAs, gamut, against = '' } = session.options;
  const isAwake = session.run.finished !== undefined && session.name !== 'exportPalette';
  useEffect(() => {
    if (isAwake) start('inspect', text, { readAs, ...(gamut === undefined ? {} : { gamut }), against });
  }, [isAwake, text, readAs, gamut, against, start]);
  return good?.value as Inspection | undefined;
}

interface Inspected {
  readonly session: ToolSession;
  readonly inspection: Inspection;
}

const darkness: Picked = { hue: 0, saturation: 0, value: 0, alpha: 1 };

/** Keeps what was picked as it was picked: a gray has no hue to be read from. */
function Picker({ session, inspection }: Pick<Inspected, 'session'> & { readonly inspection: Inspection | undefined }) {
  const say = usePageWords();
  const [own, setOwn] = useState<{ readonly text: string; readonly picked: Picked }>();
  const read = inspection?.picked ?? darkness;
  const picked = own?.text === textOf(session) ? own.picked : read;
  const labels = {
    hue: say('hue'),
    saturation: say('saturation'),
    value: say('brightness'),
    alpha: say('alpha'),
    eyeDropper: say('eyeDropper'),
  };
  const use = inputColor(session);
  const label = inspection?.inSrgb ? inspection.hex : `≈ ${inspection?.hex}`;
  return (
    <Pane title={say('picker')}>
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
function Notations({ session, good }: { readonly session: ToolSession; readonly good: Good }) {
  const { strings } = useTool();
  const sentences = useSentences();
  const [draft, setDraft] = useState<{ readonly name: string; readonly text: string; readonly css: string }>();
  const values = good.value as Notation;
  const { finished } = session.run;
  const use = inputColor(session);
  const message = finished && 'failure' in finished ? sentences.failure(finished.failure) : undefined;
  const labelOf = (name: string) => strings.outputs?.[name] ?? name;
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
        wordFor={(name, value) => strings.values?.[name]?.[value] ?? value}
      />
    </>
  );
}

/** Contrast, colors that go with it, and how others see it. */
function Surroundings({ session, inspection }: Inspected) {
  const { strings } = useTool();
  const say = usePageWords();
  const outputOf = (name: string) => strings.outputs?.[name] ?? name;
  const gradeOf = (name: string, grade: string) => strings.values?.[name]?.[grade] ?? grade;
  const { contrasts, harmonies, vision, hex } = inspection;
  const nameOf = (against: string) => (strings.page?.[against] === undefined ? against : say(against));
  const rows = contrasts.map(({ against, ratio, normalText, largeText, graphics }) => ({
    [say('against')]: nameOf(against),
    [say('ratio')]: ratio,
    [outputOf('normalText')]: gradeOf('normalText', normalText),
    [outputOf('largeText')]: gradeOf('largeText', largeText),
    [outputOf('graphics')]: gradeOf('graphics', graphics),
  }));
  return (
    <>
      <Pane title={say('contrast')}>
        <Swatches
          swatches={contrasts.map(({ against, ground }) => ({ color: ground, ink: hex, label: nameOf(against) }))}
        />
        <Table label={say('grades')} rows={rows} />
      </Pane>
      <Pane title={say('harmonies')}>
        {Object.entries(harmonies).map(([kind, colors]) => (
          <Swatches
            key={kind}
            title={strings.values?.['kind']?.[kind] ?? kind}
            swatches={colors.map((shown) => ({ color: shown }))}
            onPick={inputColor(session)}
            nameOf={(shown) => say('use', { color: shown })}
          />
        ))}
      </Pane>
      <Pane title={say('vision')}>
        {Object.entries(vision).map(([kind, seen]) => (
          <Swatches key={kind} title={outputOf(kind)} swatches={[{ color: hex }, { color: seen }]} />
        ))}
      </Pane>
    </>
  );
}

/** Of a palette, as many colors are shown. */
const mostShown = 200;

/** The colors of the palette above its text. */
function WithPalette({ session, children }: { readonly session: ToolSession; readonly children: ReactNode }) {
  const say = usePageWords();
  const { start, good } = useRun();
  const { good: result } = session.run;
  const isInput = session.name === 'exportPalette';
  const text = isInput ? result?.input : result?.value;
  const readAs = isInput ? session.options['readAs'] : 'css';
  useEffect(() => {
    if (typeof text === 'string') start('inspectPalette', text, { readAs });
  }, [text, readAs, start]);
  const colors = good?.value as readonly string[] | undefined;
  return (
    <>
      {colors && colors.length > 0 && (
        <Pane title={say('palette')}>
          <Swatches
            swatches={colors.slice(0, mostShown).map((shown) => ({ color: shown }))}
            onPick={(shown) => {
              session.setOperation('convertAll');
              session.setInput({ text: shown });
            }}
            nameOf={(shown) => say('use', { color: shown })}
          />
        </Pane>
      )}
      {children}
    </>
  );
}
