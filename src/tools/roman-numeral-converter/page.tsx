import { useEffect } from 'react';
import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { useTool } from '#page/services.ts';
import { useRun } from '#page/session/use-run.ts';
import { type ToolSession, useToolSession } from '#page/session/use-tool-session.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { TextView } from '#ui/display/text-view.tsx';

const offered = ['toRoman', 'fromRoman', 'replaceInText'];

export default function RomanNumeralConverterPage() {
  const session = useToolSession(offered);
  return (
    <>
      {session.operation.inverse ? (
        <TwoWayLayout session={session} isShort>
          <Breakdown session={session} />
        </TwoWayLayout>
      ) : (
        <ToolLayout session={session} />
      )}
      <Examples session={session} />
    </>
  );
}

/** What the digits of a single number stand for. */
function Breakdown({ session: { run, options } }: { readonly session: ToolSession }) {
  const { messages } = useTool();
  const { start, success } = useRun();
  const result = run.outcome && 'value' in run.outcome ? run.success : undefined;
  const number = result?.operation === 'fromRoman' ? result.value : result?.input;
  const { lowercase, unicode } = options;
  useEffect(() => {
    if (typeof number === 'string')
      start('explain', number, { lowercase: lowercase === true, unicode: unicode === true });
  }, [number, lowercase, unicode, start]);
  const title = messages.outputs?.['breakdown'] ?? '';
  const { breakdown = null } = (success?.value ?? {}) as { readonly breakdown?: string | null };
  if (!result || breakdown === null || success?.input !== number) return null;
  return (
    <Pane title={title} actions={<CopyButton wide variant="text" content={() => breakdown} />}>
      <TextView text={breakdown} label={title} />
    </Pane>
  );
}
