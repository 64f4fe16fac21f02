import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from './messages.ts';

/**
 * A component whose code is fetched when it is first shown: what most visits never need weighs nothing on a page. What
 * is fetched already stands at once; `Suspense` would keep a first answer back for a third of a second.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
    return Part && <Part {...props} />;
  };
}

/** Stands where the code could not be fetched. */
function Missing() {
  return <p role="alert">{useMessages().t('missing')}</p>;
}
