import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from './messages.ts';

/**
 * A component whose code is loaded when it is first shown, so that rarely needed code adds nothing to a page. Loaded
 * code is rendered at once; `Suspense` would delay a first result by a third of a second. `Until` stands in its place
 * until then.
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
      load().then(
        (loaded) => {
          known = loaded;
          setPart(() => loaded);
        },
        () => setPart(() => Missing),
      );
    }, [Part]);
    const Shown = Part ?? Until;
    return Shown && <Shown {...props} />;
  };
}

/** Shown where the code could not be loaded. */
export function Missing() {
  return <p role="alert">{useMessages().t('missing')}</p>;
}
