import { type ComponentType, lazy, Suspense } from 'react';
import { useWords } from './words.ts';

/** A component whose code is fetched when it is first shown: what most visits never need weighs nothing on a page. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load().catch(() => Missing) })) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

/** Stands where the code could not be fetched. */
function Missing() {
  return <p role="alert">{useWords().words.missing}</p>;
}
