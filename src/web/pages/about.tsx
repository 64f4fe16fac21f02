import { Button } from '#ui/controls/buttons/button.tsx';
import { island } from '#ui/island.tsx';
import type { FixedPageProps } from '../boot/view.ts';
import { MyData } from '../my-data/my-data-section.tsx';
import { links } from '../navigation/links.ts';
import { shortcutList } from '../shortcuts/shortcut-list-state.ts';
import { CountedVisits } from './counted-visits.tsx';
import { OutboundLinks } from './outbound-links.tsx';
import classes from './pages.module.css';
import { RequestsMade } from './requests-made.tsx';

/** Sizes are written by code that the page would not need otherwise. */
const OfflineSection = island(() => import('../offline/offline-section.tsx'), 'OfflineSection');

/** What Penknife is, what it promises and how to check that, what it is made of, and where to report. */
export default function About({ view: { configuration, messages }, about }: FixedPageProps) {
  if (!about) return null;
  const { version, lastCommit, analyticsEnabled, analyticsHost } = configuration;
  return (
    <div className={classes.prose}>
      <h1>{messages.shell.about}</h1>
      <p>{about.what}</p>
      <h2>{about.privacyTitle}</h2>
      <p>{about.privacy}</p>
      {analyticsEnabled && <CountedVisits host={analyticsHost} about={about} />}
      <p>{about.privacyCheck}</p>
      <RequestsMade about={about} />
      {configuration.offerOffline && <OfflineSection about={about} />}
      <MyData about={about} />
      <h2>{about.keyboardTitle}</h2>
      <p>{about.keyboard}</p>
      <div className={classes.buttons}>
        <Button icon="keyboard" onClick={shortcutList.open}>
          {about.shortcuts}
        </Button>
      </div>
      <h2>{about.technologyTitle}</h2>
      <p>{about.technology}</p>
      <OutboundLinks links={[{ href: 'THIRD_PARTY_LICENSES.txt', label: about.licenses }]} />
      <h2>{about.reportTitle}</h2>
      <p>{about.report}</p>
      <OutboundLinks
        links={[
          { href: links.reportBug, label: about.reportBug },
          { href: links.requestFeature, label: about.requestFeature },
          { href: links.accessibility, label: about.accessibility },
          { href: links.source, label: messages.shell.source },
        ]}
      />
      <h2>{about.versionsTitle}</h2>
      <p>
        {about.version} {version}
      </p>
      {lastCommit && (
        <p>
          {about.commit}{' '}
          <a href={links.commit(lastCommit)} target="_blank" rel="noopener">
            <code>{lastCommit}</code>
          </a>
        </p>
      )}
    </div>
  );
}
