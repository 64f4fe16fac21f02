import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code is fetched when it is first shown: what most visits never need weighs nothing on a page. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
