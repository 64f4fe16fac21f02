import type messages from '#generated/messages/json-diff.en.json';
import { sideOf } from '#lib/diff/displayed-rows.ts';
import { writePath } from '#lib/json/path.ts';
import { ComparisonPane } from '#page/results/comparison-pane.tsx';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useRunView } from '#page/session/use-run-view.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import type { ChangeAt } from '#ui/display/comparison/comparison-view.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { useMessages } from '#ui/messages.ts';
import { pathOfLine, valueOfLine } from '../line-value.ts';
import type tool from '../tool.ts';
import type { JsonComparison } from '../tool.ts';

export interface SidesPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly mode: 'split' | 'inline';
  /** Of the session's input. */
  readonly compared: JsonComparison | undefined;
}

/** Both documents beside each other, each value on the row of its counterpart. */
export function SidesPane({ session, mode, compared }: SidesPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const { missing } = useRunView(session);
  const [closed, close] = useKeptChoices('groups');
  const onlyDifferences = closed['unchanged'] === true;
  const { paths } = session.optionsOf('diff');
  if (missing || !compared) return <ViewNote>{missing ?? t('empty')}</ViewNote>;
  const { comparison, places, verdict } = compared;
  const sides = ([0, 1] as const).map((side) => {
    const [text, starts, lines] = sideOf(comparison, side);
    return { side: { text, starts, places: places[side] }, lines };
  });
  /** The line of a change on a side, if there is one. */
  const lineOf = (change: ChangeAt | undefined, side: 0 | 1): number =>
    (change && sides[side]?.lines[change.row]) ?? -1;
  const pathOf = (change: ChangeAt | undefined): string => {
    const side = lineOf(change, 0) >= 0 ? 0 : 1;
    const document = sides[side]?.side;
    return document ? writePath(pathOfLine(document, lineOf(change, side)), paths, '').replace(/^\./, '') : '';
  };
  return (
    <>
      {verdict !== 'different' && <Verdict tone="good">{message(verdict)}</Verdict>}
      <ComparisonPane
        comparison={comparison}
        mode={mode}
        language="json"
        {...(onlyDifferences && { context: 0 })}
        copying={(change) => (
          <>
            <CopyButton
              wide
              variant="text"
              label={message('copyPath')}
              disabled={!change}
              content={() => pathOf(change)}
            />
            {([0, 1] as const).map((side) => {
              const line = lineOf(change, side);
              const document = sides[side]?.side;
              return (
                <CopyButton
                  key={side}
                  wide
                  variant="text"
                  label={message(side === 0 ? 'copyOld' : 'copyNew')}
                  disabled={line < 0}
                  content={() => (document ? valueOfLine(document, line) : '')}
                />
              );
            })}
            <Button
              variant="text"
              icon="filter"
              aria-pressed={onlyDifferences}
              onClick={() => close('unchanged', !onlyDifferences)}
            >
              {message('onlyDifferences')}
            </Button>
          </>
        )}
      />
    </>
  );
}
