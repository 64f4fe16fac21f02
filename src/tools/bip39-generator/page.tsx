import { Examples } from '#page/examples.tsx';
import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { lazy } from '#ui/lazy.tsx';
import type messages from './en.json';
import type tool from './tool.ts';

const WordSuggestions = lazy(() => import('./page/word-suggestions.tsx'), 'WordSuggestions');
const EntropyButton = lazy(() => import('./page/entropy-button.tsx'), 'EntropyButton');
const Derived = lazy(() => import('./page/derived.tsx'), 'Derived');

export default function Bip39Page() {
  const session = useToolSession<typeof tool>();
  const { message } = useToolMessages<typeof messages>();
  const derived = <Derived session={session} />;
  return (
    <>
      {session.name === 'mnemonic' ? (
        <GeneratorLayout session={session}>{derived}</GeneratorLayout>
      ) : session.name === 'lastWord' ? (
        <ToolLayout session={session} control={<WordSuggestions session={session} />} />
      ) : (
        <TwoWayLayout
          session={session}
          control={
            session.name === 'entropyToMnemonic' ? (
              <EntropyButton session={session} />
            ) : (
              <WordSuggestions session={session} />
            )
          }
        >
          {derived}
        </TwoWayLayout>
      )}
      <ViewNote isWarning>{message('warning')}</ViewNote>
      <Examples session={session} />
    </>
  );
}
