import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Swatches } from '#ui/display/colors/swatches.tsx';
import { Pane } from '#ui/display/pane.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

/** Of a palette, as many colors are shown. */
const maxShown = 200;

/** The colors of the palette that is the input or the result. */
export function Palette({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message } = useToolMessages<typeof messages>();
  const { success: result } = session.run;
  const isInput = session.operation.input === 'text';
  const palette = isInput ? result?.input : result?.value;
  const { success } = useOperation(session, 'inspectPalette', typeof palette === 'string' ? palette : undefined, {
    readAs: isInput ? session.optionsOf('exportPalette').readAs : 'css',
  });
  if (!success || success.value.length === 0) return null;
  return (
    <Pane title={message('palette')}>
      <Swatches
        swatches={success.value.slice(0, maxShown).map((color) => ({ color }))}
        onPick={(color) => {
          session.setOperation('convertAll');
          session.setInput({ text: color });
        }}
        nameOf={(color) => message('use', { color })}
      />
    </Pane>
  );
}
