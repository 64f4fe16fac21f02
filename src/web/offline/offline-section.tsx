import { useEffect, useState } from 'react';
import type aboutMessages from '#messages/about.en.json';
import { Button } from '#ui/controls/buttons/button.tsx';
import { formatBytes } from '#ui/display/values/quantity.ts';
import { useFormat, useMessages } from '#ui/messages.ts';
import classes from '../pages/pages.module.css';
import { askWorker, downloadRest, registerWorker } from './ask-worker.ts';
import type { OfflineSize } from './assets.ts';
import type { Measure } from './requests.ts';

type Status = 'idle' | 'running' | 'failed';

/** Downloads everything for offline use, on request: its size before, its progress, and how it ended. */
export function OfflineSection({ about }: { readonly about: typeof aboutMessages }) {
  const { locale } = useMessages();
  const format = useFormat();
  const [size, setSize] = useState<OfflineSize>();
  const [measure, setMeasure] = useState<Measure>();
  const [status, setStatus] = useState<Status>('idle');
  const [canKeep, setCanKeep] = useState(true);

  useEffect(() => {
    const look = async () => {
      const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
      const known = isRegistered ? await askWorker({ type: 'measure', locale }) : undefined;
      setMeasure(known);
      if (known?.missing !== 0) setSize(await (await fetch('offline-size.json')).json());
    };
    if ('serviceWorker' in navigator) look().catch(() => {});
    else setCanKeep(false);
  }, [locale]);

  const download = async () => {
    if (status === 'running') return;
    setStatus('running');
    try {
      await registerWorker(new URL(document.baseURI));
      // The browser may delete what is not persistent when its storage is full.
      void navigator.storage?.persist?.();
      setStatus((await downloadRest(locale, true, setMeasure)) ? 'idle' : 'failed');
    } catch {
      setStatus('failed');
    }
  };

  const { total } = measure ?? size?.[locale] ?? { total: 0 };
  const missing = measure?.missing ?? total;
  const isDone = measure?.missing === 0;
  const amounts = {
    done: formatBytes(total - missing, locale),
    total: formatBytes(total, locale),
    transfer: formatBytes((size?.[locale].transfer ?? 0) * (missing / total), locale),
  };
  return (
    <section id="offline">
      <h2>{about.offlineTitle}</h2>
      <p>{about.offline}</p>
      {canKeep && !isDone && (
        <div className={classes.buttons}>
          <Button icon="download" aria-disabled={status === 'running'} onClick={() => void download()}>
            {status === 'failed' ? about.offlineRetry : about.makeOffline}
          </Button>
          {status === 'running' ? (
            <>
              <progress aria-label={about.makeOffline} max={total} value={total - missing} />
              <span>{size && format(about.offlineProgress, amounts)}</span>
            </>
          ) : (
            <span>{size && format(about.offlineSize, amounts)}</span>
          )}
        </div>
      )}
      <p role="status">
        {!canKeep && about.offlineMissing}
        {isDone && format(about.offlineDone, amounts)}
        {status === 'failed' && about.offlineFailed}
      </p>
    </section>
  );
}
