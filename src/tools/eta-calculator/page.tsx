import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { CalendarFields, calendarOptions } from './page/calendar-fields.tsx';
import { Progress } from './page/progress.tsx';
import type tool from './tool.ts';

/** The page of generators, with the text fields first, and all results of an end visible without scrolling. */
export default function EtaPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      {session.operation.input === undefined ? (
        <GeneratorLayout
          isForm
          session={session}
          hiddenOptions={calendarOptions}
          answerNote={<Progress session={session} />}
        >
          <CalendarFields session={session} />
        </GeneratorLayout>
      ) : (
        <ToolLayout session={session} />
      )}
    </>
  );
}
