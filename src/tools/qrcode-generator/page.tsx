import { ScanButton } from '#page/camera/scan-button.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useResultViews } from '#page/results/use-result-views.tsx';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type messages from './en.json';
import { ContentForm } from './page/content-form.tsx';
import { useFormFilling } from './page/use-form-filling.ts';
import { useInputOfContent, wholeContent } from './page/use-input-of-content.ts';
import type tool from './tool.ts';
import { formFields } from './tool.ts';

const LookControl = lazy(() => import('#page/qr/look-control.tsx'), 'LookControl', Nothing);
const SaveCode = lazy(() => import('#page/qr/save-code.tsx'), 'SaveCode', Nothing);
const FoundCodes = lazy(() => import('./page/found-codes.tsx'), 'FoundCodes');
const Drawing = lazy(() => import('#ui/display/text/text-view.tsx'), 'TextView');
const SaveAll = lazy(() => import('./page/save-all.tsx'), 'SaveAll', Nothing);

const hidden = ['logo', ...formFields];

/** What the input is, where it is a part of the content. */
const inputTitles = {
  email: 'inputEmail',
  phone: 'inputPhone',
  sms: 'inputPhone',
  contact: 'inputContact',
  location: 'inputLocation',
  event: 'inputEvent',
  sepa: 'inputPayment',
  hex: 'inputBytes',
} as const;

export default function QrCodePage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const filling = useFormFilling(session);
  const { input: taken, output: made } = session.operation;
  const isReading = taken === 'file';
  const { content } = session.optionsOf('encode');
  const part = content === 'text' ? undefined : inputTitles[content];
  useInputOfContent(session, part ?? wholeContent);
  const isOne = !isReading && made !== 'csv';
  const code = resultOf(session, 'encode');
  const found = resultOf(session, 'read');
  const views = useResultViews(
    isOne
      ? [
          { id: 'picture', label: message('pictureView') },
          { id: 'drawing', label: message('drawingView') },
        ]
      : [],
  );
  const isDrawn = views?.id === 'drawing' && code !== undefined;
  const drawing = useOperation(session, isDrawn ? 'terminal' : undefined, inputValue(session.input)).success?.value;
  return (
    <ToolLayout
      session={session}
      hiddenOptions={hidden}
      inputTitle={isOne && part ? message(part) : undefined}
      isShortInput={isOne && part !== undefined && part !== 'inputBytes'}
      inputAction={isReading && <ScanButton session={session} />}
      control={!isReading && <ContentForm session={session} filling={filling} />}
      renderResult={found && (() => <FoundCodes session={session} result={found} onFill={filling.fill} />)}
      views={
        isDrawn
          ? {
              ...views,
              shown: drawing && <Drawing text={drawing} label={message('drawing')} isDrawing isTerminal />,
              instead: { name: 'terminal', kind: 'text', value: drawing },
            }
          : views
      }
      renderOutput={(pane) => (
        <>
          {pane}
          {code?.qr && !isDrawn && <SaveCode session={session} svg={code.qr} />}
          {resultOf(session, 'many') !== undefined && <SaveAll session={session} />}
          {!isReading && !isDrawn && <LookControl session={session} />}
        </>
      )}
    />
  );
}
