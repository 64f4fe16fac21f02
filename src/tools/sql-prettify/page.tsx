import { Examples } from '#page/examples.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { InputOptions } from '#page/options/input-options.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { type SessionOf, useToolSession } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/button.tsx';
import { ControlRow } from '#ui/controls/control-row.tsx';
import type messages from './en.json';
import tool from './tool.ts';

/** Without values, placeholders cannot be filled in. */
const names = ['values'];

export default function SqlPrettifyPage() {
  const session = useToolSession<typeof tool>();
  return (
    <>
      <ToolLayout
        session={session}
        hiddenOptions={names}
        control={session.name === 'fill' && <InputOptions session={session} names={names} />}
        renderOutput={(pane) => (
          <>
            {pane}
            <OtherDialects session={session} />
          </>
        )}
      />
      <Examples session={session} />
    </>
  );
}

/** Offers the dialects in which a statement works, or that a command is written for. */
function OtherDialects({ session }: { readonly session: SessionOf<typeof tool> }) {
  const { message, wordFor } = useToolMessages<typeof messages>();
  const { outcome } = session.run;
  if (session.name !== 'format' || !outcome || 'bug' in outcome) return null;
  const told = [...('failure' in outcome ? [outcome.failure] : []), ...outcome.notices];
  const { first, second } = told.find(({ code }) => /^(?:works-in|written-for)/.test(code))?.params ?? {};
  const dialects = tool.operations.format.options.dialect.values.filter((id) => id === first || id === second);
  if (dialects.length === 0) return null;
  return (
    <ControlRow>
      {dialects.map((dialect) => (
        <Button key={dialect} onClick={() => session.setOptionsOf('format', { dialect })}>
          {message('useDialect', { dialect: wordFor('dialect', dialect) })}
        </Button>
      ))}
    </ControlRow>
  );
}
