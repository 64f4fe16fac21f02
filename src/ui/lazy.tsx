import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { useIsHydrated } from './hydrated.ts';
import { useMessages } from './messages.ts';
import { reportMissingCode } from './page-hints.ts';
import { beginPending } from './pending.ts';

/** The props of a component that a module exports under a name. */
export type PropsOf<M, N extends keyof M> = M[N] extends (props: infer P) => ReactNode ? P & object : never;

/** Loads a module, and keeps it: its other components are there at once when one of them is. */
export interface Load<M> {
  (): Promise<M>;
  module?: M;
}

/**
 * A component, called `name` in its module, whose code is loaded when it is first shown, so that rarely needed code
 * adds nothing to a page. Loaded code is rendered at once; `Suspense` would delay a first result by a third of a
 * second. `Until` is rendered meanwhile: without it, the page is incomplete until the code is loaded. If `isStatic`,
 * the component is part of the static HTML, which remains until then.
 */
export function lazy<M, N extends keyof M>(
  load: Load<M>,
  name: N,
  Until: ComponentType<PropsOf<M, N>> | undefined = undefined,
  isStatic = false,
): FunctionComponent<PropsOf<M, N>> {
  type Loaded = ComponentType<PropsOf<M, N>>;
  const known = () => load.module?.[name] as Loaded | undefined;
  const keep = (module: M) => {
    load.module = module;
  };
  return function Lazy(props) {
    if (import.meta.env.SSR && isStatic && !known()) unloaded.add(() => load().then(keep));
    const [Part, setPart] = useState<Loaded | undefined>(known);
    const isHydrated = useIsHydrated();
    const [isFromHtml] = useState(!isHydrated && isStatic);
    useEffect(() => {
      if (Part) return;
      const endPending = Until ? undefined : beginPending();
      const loading = load().then(
        (module) => {
          keep(module);
          setPart(known);
        },
        () => setPart(() => Missing),
      );
      loading.finally(endPending);
    }, [Part]);
    const Shown = Part ?? Until;
    const shown = Shown && <Shown {...props} />;
    if (!isFromHtml || (Part && !import.meta.env.SSR)) return shown;
    return <div className="island" {...(shown ? { children: shown } : keptHtml)} />;
  };
}

/** Code that the prerendering still has to load; it renders again until there is none. */
export const unloaded = new Set<() => Promise<void>>();

/** Props of an element whose markup hydration leaves as it is. */
export const keptHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** For what takes no room, or comes into a room of its own. */
export const Nothing = () => null;

/** Shown where the code could not be loaded. */
export function Missing() {
  useEffect(reportMissingCode, []);
  return <p role="alert">{useMessages().t('missing')}</p>;
}
