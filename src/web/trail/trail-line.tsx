import { lazy } from '#ui/lazy.tsx';
import { BackLine, type TrailLineProps } from './back-line.tsx';
import { trailOf } from './trail.ts';

const TrailStrip = lazy(() => import('./trail-strip.tsx'), 'TrailStrip', BackLine);

/** Where the input has come from: the steps that have led here instead of the description, or a link back beside it. */
export const TrailLine = (props: TrailLineProps) =>
  props.session && trailOf(props.visit) ? <TrailStrip {...props} /> : <BackLine {...props} />;
