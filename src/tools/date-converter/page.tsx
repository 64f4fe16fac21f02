import { useRef } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type { ReadingOptions } from './input-format.ts';
import { Clock } from './page/clock.tsx';
import { CopyTable } from './page/copy-table.tsx';
import { OtherDate } from './page/other-date.tsx';
import { Readings } from './page/readings.tsx';
import { ZoneFields } from './page/zone-fields.tsx';
import type tool from './tool.ts';

const Forms = lazy(() => import('./page/forms.tsx'), 'Forms');

export default function DateConverterPage() {
  const { session, pickFormat } = useReadings();
  const isDescribing = 'zones' in session.fields;
  return (
    <ToolLayout
      session={session}
      hiddenOptions={hiddenOptions(session)}
      control={'other' in session.fields && <OtherDate session={session} />}
      // What changes the input follows its answer, which is right below it.
      renderResult={
        isDescribing
          ? () => (
              <>
                <Clock session={session}>
                  <Readings session={session} onPick={pickFormat} />
                </Clock>
                <Forms session={session} />
              </>
            )
          : undefined
      }
      renderOutput={(pane) => (
        <>
          {pane}
          {isDescribing && <CopyTable session={session} />}
        </>
      )}
    >
      <ZoneFields session={session} />
    </ToolLayout>
  );
}

/** The session, where a format that was picked for one text is not meant for the next. */
function useReadings() {
  const isPicked = useRef(false);
  const session = useToolSession<typeof tool>({
    impliedBy: () => {
      if (!isPicked.current) return {};
      isPicked.current = false;
      return { options: { inputFormat: 'auto' } };
    },
  });
  const pickFormat = (inputFormat: ReadingOptions['inputFormat']) => {
    isPicked.current = true;
    session.setOptionsOf('describe', { inputFormat });
  };
  return { session, pickFormat };
}

/** Those with controls of the page's own; how to read odd times matters only where one is odd. */
function hiddenOptions(session: SessionOf<typeof tool>): readonly string[] {
  const isOdd = session.run.success?.notices.some(({ code }) => /^(?:skipped|repeated|odd)/.test(code)) ?? false;
  const options = session.optionsOf(session.name);
  const isUsual = 'disambiguation' in options && options.disambiguation === 'compatible';
  return ['other', 'zone', 'outputZone', 'zones', ...(isUsual && !isOdd ? ['disambiguation'] : [])];
}
