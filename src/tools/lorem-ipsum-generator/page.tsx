import { GeneratorLayout } from '#page/layouts/generator-layout.tsx';
import { resultOf, useToolSession } from '#page/session/use-tool-session.ts';
import type tool from './tool.ts';

/** The page of generators, on which an option changes how the text is written, and *Refresh* the text itself. */
export default function LoremIpsumPage() {
  const session = useToolSession<typeof tool>();
  const shown = resultOf(session, 'generate')?.seed ?? '';
  const keepText = (values: Readonly<Record<string, unknown>>) =>
    session.setOptions('seed' in values ? values : { ...values, seed: session.options['seed'] || shown });
  return (
    <GeneratorLayout
      session={{
        ...session,
        setOptions: keepText,
        setOption: (name, value) => keepText({ [name]: value }),
        refresh: () => (session.options['seed'] === '' ? session.refresh() : session.setOption('seed', '')),
      }}
    />
  );
}
