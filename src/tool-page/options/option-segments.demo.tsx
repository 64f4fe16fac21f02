/** An option whose values are all in sight. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { OptionSegments } from './option-segments.tsx';

export function EndMark() {
  return <OptionSegments session={useToolSession()} name="endMark" />;
}
