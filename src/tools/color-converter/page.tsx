import { hasSeveralLines } from '#lib/lines/breaks.ts';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import type { Input } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import type { Inspection } from './inspection.ts';
import { textOf } from './page/input-color.ts';
import { Notations } from './page/notations.tsx';
import { Palette } from './page/palette.tsx';
import { Picker } from './page/picker.tsx';
import { Surroundings } from './page/surroundings.tsx';
import tool from './tool.ts';

export default function ColorConverterPage() {
  const session = useToolSession<typeof tool>({
    impliedBy: (input, { name }) =>
      isPaletteText(input) && tool.operations[name].input === 'color' ? { operation: 'exportPalette' } : {},
  });
  const inspection = useInspection(session);
  const isAll = typeof session.operation.output === 'object';
  const isPalette = session.operation.input === 'text';
  return (
    <ToolLayout
      session={session}
      renderResult={isAll ? () => <Notations session={session} /> : undefined}
      renderOutput={(pane) => (
        <>
          {session.operation.output === 'text' && <Palette session={session} />}
          {pane}
          {!isPalette && <Picker session={session} inspection={inspection} />}
        </>
      )}
    >
      {isAll && inspection && <Surroundings session={session} inspection={inspection} />}
    </ToolLayout>
  );
}

/** Several lines are a palette, whatever they are put into. */
const isPaletteText = (input: Input): boolean => 'text' in input && hasSeveralLines(input.text);

/** What surrounds the color, the newest there is. */
function useInspection(session: SessionOf<typeof tool>): Inspection | undefined {
  const isColor = session.run.outcome !== undefined && session.operation.input === 'color';
  const { latest } = useOperation(session, 'inspect', isColor ? textOf(session) : undefined);
  return latest?.value;
}
