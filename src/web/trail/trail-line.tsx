import { useMemo, useSyncExternalStore } from 'react';
import type { PageSession } from '#page/services.ts';
import { lazy } from '#ui/lazy.tsx';
import { BackLine, type TrailLineProps } from './back-line.tsx';
import { trailOf } from './trail.ts';

const TrailStrip = lazy(() => import('./trail-strip.tsx'), 'TrailStrip', BackLine);

/** Where the input has come from: the steps that have led here instead of the description, or a link back beside it. */
export const TrailLine = (props: TrailLineProps) =>
  props.session ? <PageLine {...props} session={props.session} /> : <BackLine {...props} />;

function PageLine(props: TrailLineProps & { readonly session: PageSession }) {
  const { session, visit } = props;
  const { input } = useSyncExternalStore(session.subscribe, session.get);
  const trail = useMemo(() => trailOf(visit, input), [visit, input]);
  return trail ? <TrailStrip {...props} trail={trail} /> : <BackLine {...props} />;
}
