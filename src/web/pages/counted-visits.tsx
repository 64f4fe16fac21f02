import { Checkbox } from '#ui/checkbox.tsx';
import { useWords } from '#ui/words.ts';
import type aboutWords from '#words/about.en.json';
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
