import { kindInfo } from '#core/kinds/kinds.ts';
import { useDetails } from '#page/session/use-details.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';
import { ReadAloud } from '#ui/controls/buttons/read-aloud.tsx';
import { DetailsView } from './details-view.tsx';

export interface DetailsProps {
  readonly session: ToolSession;
}

/** What follows the result as the operation declares: what can be read aloud, and the results of its details. */
export function Details({ session }: DetailsProps) {
  const details = useDetails(session);
  const spoken = useSpoken(session);
  return (
    <>
      {spoken && <ReadAloud text={spoken.text} language={spoken.language} />}
      {details && <DetailsView session={session} details={details} />}
    </>
  );
}

/** The text at either end of the newest run that can be read aloud, each word by itself. */
function useSpoken({ operation: { input, output }, run, name }: ToolSession) {
  const { success, outcome } = run;
  if (!success || success.operation !== name || !outcome || !('value' in outcome)) return undefined;
  const ends = [
    { kind: typeof output === 'string' ? output : undefined, value: success.value },
    { kind: input, value: success.input },
  ];
  for (const { kind, value } of ends) {
    const language = kind && kindInfo(kind).spokenIn;
    if (language && typeof value === 'string' && value !== '')
      return {
        language,
        text: value
          .split(/[\s,]+/)
          .filter((word) => /[\p{L}\p{N}]/u.test(word))
          .join(', '),
      };
  }
  return undefined;
}
