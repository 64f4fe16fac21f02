import { useEffect, useState } from 'react';
import type aboutMessages from '#messages/about.en.json';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from './pages.module.css';

/** The requests that this page has made since it was opened, as recorded by the browser. */
export function RequestsMade({ about }: { readonly about: typeof aboutMessages }) {
  const format = useFormat();
  const addresses = useRequests();
  if (!addresses) return null;
  const foreign = addresses.filter((address) => new URL(address).origin !== location.origin);
  return (
    <section aria-label={about.requestsTitle}>
      <h3>{about.requestsTitle}</h3>
      <dl className={classes.counts}>
        <dt>{about.toOthers}</dt>
        <dd>{foreign.length}</dd>
        <dt>{about.toThisSite}</dt>
        <dd>{addresses.length - foreign.length}</dd>
      </dl>
      <Disclosure summary={format(about.listRequests, { n: addresses.length })}>
        <ol className={classes.addresses}>
          {[...foreign, ...addresses.filter((address) => !foreign.includes(address))].map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may be asked for twice
            <li key={index}>{address}</li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

/** The requested addresses, the page's own first; undefined before hydration. */
function useRequests(): readonly string[] | undefined {
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
