import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { ToolLayout } from '#page/layouts/tool-layout.tsx';
import { TwoWayLayout } from '#page/layouts/two-way-layout.tsx';
import { useToolSession } from '#page/session/use-tool-session.ts';
import { lazy } from '#ui/lazy.tsx';
import type tool from './tool.ts';

const WordSuggestions = lazy(() => import('./page/word-suggestions.tsx'), 'WordSuggestions');
const EntropyButton = lazy(() => import('./page/entropy-button.tsx'), 'EntropyButton');
const Derived = lazy(() => import('./page/derived.tsx'), 'Derived');

export default function Bip39Page() {
  const session = useToolSession<typeof tool>();
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
    </>
  );
}
