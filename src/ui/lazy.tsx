import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from './messages.ts';
import { beginPending } from './pending.ts';

/**
 * A component whose code is loaded when it is first shown, so that rarely needed code adds nothing to a page. Loaded
 * code is rendered at once; `Suspense` would delay a first result by a third of a second. `Until` stands in its place
 * until then: without it, the page is not all there until it is loaded.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Until: ComponentType<P> | undefined = undefined,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazy(props) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => known);
    useEffect(() => {
      if (Part) return;
      const endPending = Until ? undefined : beginPending();
      const loading = load().then(
        (loaded) => {
          known = loaded;
          setPart(() => loaded);
        },
        () => setPart(() => Missing),
      );
      loading.finally(endPending);
    }, [Part]);
    const Shown = Part ?? Until;
    return Shown && <Shown {...props} />;
  };
}

/** For what takes no room, or comes into a room of its own. */
export const Nothing = () => null;

/** Shown where the code could not be loaded. */
export function Missing() {
  return <p role="alert">{useMessages().t('missing')}</p>;
}
