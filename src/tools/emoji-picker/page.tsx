import { useState } from 'react';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const EmojiGrid = lazy(() => import('./page/emoji-grid.tsx'), 'EmojiGrid', undefined, true);

export default function EmojiPickerPage() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const [views, keepView] = useKeptChoices('views');
  const isDrawableOnly = views['drawable'] === true;
  const [collected, setCollected] = useState('');
  return (
    <>
      {session.operation.input === 'query' ? (
        <ToolLayout
          session={session}
          control={
            <ControlRow>
              <Checkbox checked={isDrawableOnly} onChange={(on) => keepView('drawable', on)}>
                {message('drawable')}
              </Checkbox>
            </ControlRow>
          }
          barCopies={collected}
          renderResult={() => (
            <EmojiGrid
              session={session}
              isDrawableOnly={isDrawableOnly}
              isCollecting={views['collect'] === true}
              onCollecting={(on) => keepView('collect', on)}
              collected={collected}
              onCollect={setCollected}
            />
          )}
        />
      ) : (
        <ToolLayout session={session} />
      )}
    </>
  );
}
