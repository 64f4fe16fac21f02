import { useState } from 'react';
import { fileKind } from '#core/kinds/file-kinds.ts';
import { NoticeList } from '#page/lazy-parts.tsx';
import { inputValue } from '#page/services.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Pane } from '#ui/display/pane.tsx';
import { ValueView } from '#ui/display/values/value-view.tsx';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface CommandProps {
  readonly session: SessionOf<typeof tool>;
}

/** The command that prints the same HMAC, without the key until it is revealed. */
export function Command({ session }: CommandProps) {
  const { message, operation } = useToolMessages<typeof messages>();
  const [showKey, setShowKey] = useState(false);
  const { input, run } = session;
  const fileName = 'file' in input ? input.file.name : '';
  const isAsked = run.success !== undefined;
  const { success } = useOperation(
    session,
    'writeCommand',
    isAsked ? (fileName === '' ? inputValue(input) : '') : undefined,
    {
      ...session.optionsOf('writeCommand'),
      showKey,
      fileName,
    },
  );
  if (!isAsked || !success) return null;
  const title = operation('writeCommand');
  return (
    <Pane
      title={title}
      actions={
        <>
          <IconButton
            icon={showKey ? 'eye-off' : 'eye'}
            label={message(showKey ? 'hideKey' : 'showKey')}
            onClick={() => setShowKey(!showKey)}
          />
          <CopyButton wide variant="text" content={() => success.value} />
        </>
      }
    >
      <ValueView value={success.value} kind={fileKind('text')} label={title} />
      <NoticeList notices={success.notices.filter(({ code }) => code === 'variable-in-hex')} />
    </Pane>
  );
}
