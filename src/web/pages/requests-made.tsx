import type aboutMessages from '#messages/about.en.json';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { useFormat } from '#ui/messages.ts';
import { isForeign, useRequests } from '../state/requests.ts';
import classes from './pages.module.css';

/** The requests that this page has made since it was opened, as recorded by the browser. */
export function RequestsMade({ about }: { readonly about: typeof aboutMessages }) {
  const format = useFormat();
  const addresses = useRequests() ?? [];
  const foreign = addresses.filter(isForeign);
  return (
    <section id="requests" aria-label={about.requestsTitle}>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may be requested twice
            <li key={index}>{address}</li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}
