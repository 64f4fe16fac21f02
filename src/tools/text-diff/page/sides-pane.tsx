import type messages from '#generated/messages/text-diff.en.json';
import { ComparisonPane } from '#page/results/comparison-pane.tsx';
import { inputValue } from '#page/services.ts';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useOperation } from '#page/session/use-operation.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { ViewNote } from '#ui/controls/tree-bar.tsx';
import { Verdict } from '#ui/display/values/verdict.tsx';
import { useMessages } from '#ui/messages.ts';
import type tool from '../tool.ts';
import { useLanguage } from './use-language.ts';
import type { Undone } from './use-undone.ts';

export interface SidesPaneProps {
  readonly session: SessionOf<typeof tool>;
  readonly mode: 'split' | 'inline';
  readonly undone: Undone;
}

/** Both texts, and what differs. */
export function SidesPane({ session, mode, undone }: SidesPaneProps) {
  const { message } = useToolMessages<typeof messages>();
  const { t } = useMessages();
  const { changed, within, context } = session.optionsOf('diff');
  const input = inputValue(session.input);
  const isEmpty = input === '' && changed === '';
  const language = useLanguage(session.input);
  const [chosen, choose] = useKeptChoices('groups');
  const isPlain = chosen['plain'] === true;
  const { latest } = useOperation(session, 'compare', isEmpty ? undefined : input);
  if (isEmpty) return <ViewNote>{t('empty')}</ViewNote>;
  if (!latest) return null;
  const { comparison, merged, verdict } = latest.value;
  return (
    <>
      {verdict !== 'different' && <Verdict tone="good">{message(verdict)}</Verdict>}
      <ComparisonPane
        comparison={comparison}
        merged={merged}
        mode={mode}
        grain={within}
        context={context ?? comparison.changes.length}
        undone={undone.numbers}
        language={isPlain ? undefined : language}
      >
        {(change) => (
          <>
            {([true, false] as const).map((isUndone) => (
              <Button
                key={String(isUndone)}
                variant="text"
                icon={isUndone ? 'arrow-left' : 'arrow-right'}
                disabled={!change}
                aria-pressed={change && undone.numbers.has(change.index) === isUndone}
                onClick={() => change && undone.set(change.index, isUndone)}
              >
                {message(isUndone ? 'takeOriginal' : 'takeChanged')}
              </Button>
            ))}
            {language && (
              <Button variant="text" icon="palette" aria-pressed={!isPlain} onClick={() => choose('plain', !isPlain)}>
                {message('colors')}
              </Button>
            )}
          </>
        )}
      </ComparisonPane>
    </>
  );
}
