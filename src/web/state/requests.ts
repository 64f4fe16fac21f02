import { useEffect, useState } from 'react';

/** The addresses requested since the page was opened, the page's own first; undefined before hydration. */
export function useRequests(): readonly string[] | undefined {
  const [addresses, setAddresses] = useState<readonly string[]>();
  useEffect(() => {
    // The fragment is never sent.
    const page = location.href.replace(/#.*/s, '');
    const read = () => setAddresses([page, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
    read();
    const observer = new PerformanceObserver(read);
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return addresses;
}

/** Whether an address is outside this site. */
export const isForeign = (address: string): boolean => new URL(address).origin !== location.origin;
