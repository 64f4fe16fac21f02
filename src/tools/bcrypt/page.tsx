import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useMaskedInput } from '#page/panes/use-masked-input.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Verdict } from '#ui/display/verdict.tsx';
import type messages from './en.json';
import { Estimate } from './page/estimate.tsx';
import type tool from './tool.ts';

export default function BcryptPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const { mask, reveal } = useMaskedInput(session, message('showPassword'));
  const isMatch = resultOf(session, 'verify');
  return (
    <>
      {mask(
        <ToolLayout
          session={session}
          control={session.name !== 'parse' && reveal}
          optionButtons={session.name === 'hash' && <Estimate cost={session.optionsOf('hash').cost} />}
          renderResult={
            session.name === 'verify'
              ? () => (
                  <div role="status">
                    <Verdict tone={isMatch ? 'good' : 'bad'}>{message(isMatch ? 'match' : 'noMatch')}</Verdict>
                  </div>
                )
              : undefined
          }
        />,
      )}
    </>
  );
}
