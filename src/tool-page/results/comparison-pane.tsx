import type { ReactNode } from 'react';
import { type Comparison, lineAt } from '#lib/diff/comparison.ts';
import { sideOf } from '#lib/diff/displayed-rows.ts';
import type diffMessages from '#lib/diff/en.json';
import type { Grain } from '#lib/diff/refine.ts';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { type ChangeAt, ComparisonView, type ComparisonViewProps } from '#ui/display/comparison/comparison-view.tsx';
import { useMessages } from '#ui/messages.ts';

export interface ComparisonPaneProps extends Pick<ComparisonViewProps, 'merged' | 'mode' | 'language' | 'undone'> {
  readonly comparison: Comparison;
  readonly context?: number;
  readonly grain?: Grain;
  /** The accessible name; that of the mode where absent. */
  readonly label?: string;
  /** Buttons that copy something of the current change; its lines on both sides where absent. */
  readonly copying?: (change: ChangeAt | undefined) => ReactNode;
  /** What else can be done with it. */
  readonly children?: ((change: ChangeAt | undefined) => ReactNode) | undefined;
}

/** Two texts and what differs, in the messages that the tools which include those of `diff` share. */
export function ComparisonPane(props: ComparisonPaneProps) {
  const { context = 3, grain = 'words', label, copying, children, ...rest } = props;
  const { message } = useToolMessages<typeof diffMessages>();
  const { comparison } = rest;
  const { t } = useMessages();
  const [chosen, choose] = useKeptChoices('comparison');
  const messages = {
    label: label ?? message(rest.mode === 'split' ? 'sideBySide' : 'inline'),
    previous: message('previousChange'),
    next: message('nextChange'),
    showAll: message('showAllLines'),
    wrap: t('wrap'),
    more: message('moreActions'),
    hiddenRows: (n: number) => message('hiddenLines', { n }),
    part: message('part'),
    closedRows: (n: number, changes: number) =>
      [message('closedLines', { n }), ...(changes > 0 ? [message('changeCount', { n: changes })] : [])].join(' · '),
    place: (at: number, n: number) => (at > 0 ? message('changePlace', { at, n }) : message('changeCount', { n })),
    movedTo: (line: number) => message('movedTo', { line }),
    movedFrom: (line: number) => message('movedFrom', { line }),
  };
  const copyLines = (change: ChangeAt | undefined) =>
    ([0, 1] as const).map((side) => (
      <CopyButton
        key={side}
        wide
        variant="text"
        label={message(side === 0 ? 'copyBefore' : 'copyAfter')}
        disabled={!change || !hasLines(comparison, side, change)}
        content={() => (change ? linesOf(comparison, side, change) : '')}
      />
    ));
  const actions = (change: ChangeAt | undefined) => (
    <>
      {(copying ?? copyLines)(change)}
      {children?.(change)}
    </>
  );
  return (
    <ComparisonView
      {...rest}
      context={context}
      grain={grain}
      wraps={chosen['unwrapped'] !== true}
      onWrap={(wraps) => choose('unwrapped', !wraps)}
      messages={messages}
      actions={actions}
    />
  );
}

const hasLines = (comparison: Comparison, side: 0 | 1, { from, to }: ChangeAt): boolean =>
  sideOf(comparison, side)[2]
    .subarray(from, to)
    .some((line) => line >= 0);

/** What one side has in a change. */
function linesOf(comparison: Comparison, side: 0 | 1, { from, to }: ChangeAt): string {
  const [text, starts, lines] = sideOf(comparison, side);
  let written = '';
  for (let row = from; row < to; row++) written += lineAt(text, starts, lines[row] ?? -1) ?? '';
  return written;
}
