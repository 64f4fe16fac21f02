import type aboutWords from '#messages/about.en.json';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { useWords } from '#ui/messages.ts';
import { useSetting } from '../state/setting.ts';
import { ignoreAnalytics } from '../state/settings.ts';

interface CountedVisitsProps {
  readonly host: string;
  readonly about: typeof aboutWords;
}

/** What a copy that counts its visits counts, and the way out. */
export function CountedVisits({ host, about }: CountedVisitsProps) {
  const { format } = useWords();
  const isIgnored = useSetting(ignoreAnalytics);
  return (
    <>
      <p>{host.startsWith('http') ? format(about.counted, { host: new URL(host).host }) : about.countedHere}</p>
      <Checkbox checked={isIgnored} onChange={ignoreAnalytics.set}>
        {about.notCounted}
      </Checkbox>
    </>
  );
}
