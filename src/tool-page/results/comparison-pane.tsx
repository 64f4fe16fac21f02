import type { Comparison } from '#lib/diff/comparison.ts';
import type messages from '#lib/diff/en.json';
import type { Grain } from '#lib/diff/refine.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { ComparisonView, type ComparisonViewProps } from '#ui/display/comparison-view.tsx';

export interface ComparisonPaneProps extends Pick<ComparisonViewProps, 'mode' | 'language'> {
  readonly comparison: Comparison;
  readonly context?: number;
  readonly grain?: Grain;
  /** The accessible name; that of the mode where absent. */
  readonly label?: string;
}

/** Two texts and what differs, in the words that the tools which include those of `diff` share. */
export function ComparisonPane({ context = 3, grain = 'words', label, ...rest }: ComparisonPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const words = {
    label: label ?? message(rest.mode === 'split' ? 'sideBySide' : 'inline'),
    previous: message('previousChange'),
    next: message('nextChange'),
    showAll: message('showAllLines'),
    hiddenRows: (n: number) => message('hiddenLines', { n }),
    place: (at: number, n: number) => (at > 0 ? message('changePlace', { at, n }) : message('changeCount', { n })),
  };
  return <ComparisonView {...rest} context={context} grain={grain} words={words} />;
}
