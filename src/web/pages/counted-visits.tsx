import type aboutMessages from '#messages/about.en.json';
import { Checkbox } from '#ui/controls/choices/checkbox.tsx';
import { useFormat } from '#ui/messages.ts';
import { useSetting } from '../state/setting.ts';
import { ignoreAnalytics } from '../state/settings.ts';

interface CountedVisitsProps {
  readonly host: string;
  readonly about: typeof aboutMessages;
}

/** What a copy with statistics counts, and how to opt out. */
export function CountedVisits({ host, about }: CountedVisitsProps) {
  const format = useFormat();
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
