import type { ReactNode } from 'react';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { Segments } from '#ui/controls/choices/segments.tsx';
import { useMessages } from '#ui/messages.ts';
import type { ResultParts } from './result-parts.ts';

/** A way to show a result. */
export interface ResultView {
  readonly id: string;
  readonly label: string;
  /** Draws it; absent for the way that its kind has. */
  readonly render?: (() => ReactNode) | undefined;
  /** It shows the present input, as far as that can be read, also while the result is old. */
  readonly isOfInput?: boolean;
}

/** The views of a result: their choice, and the view to show instead of the usual one. */
export interface ResultViews {
  /** Of the one that is chosen. */
  readonly id: string;
  readonly choice: ReactNode;
  readonly shown: ReactNode;
  /** What is shown is not the result, which may be old. */
  readonly isOfInput: boolean;
  /** Shown instead of the result, copied and saved, once it has a value. */
  readonly instead?: ResultParts['single'];
}

/**
 * Several views of a result, to choose from in its head. The first one is shown until the user chooses another, which
 * is remembered. Nothing if there is only one.
 */
export function useResultViews(views: readonly ResultView[]): ResultViews | undefined {
  const { t } = useMessages();
  const [choices, choose] = useKeptChoices('views');
  const [first] = views;
  if (!first || views.length < 2) return undefined;
  const shown = views.find(({ id }) => id === choices[first.id]) ?? first;
  return {
    id: shown.id,
    choice: (
      <Segments
        label={t('view')}
        values={views.map(({ id }) => id)}
        value={shown.id}
        labelOf={(id) => views.find((view) => view.id === id)?.label ?? id}
        onChange={(id) => choose(first.id, id)}
      />
    ),
    shown: shown.render?.(),
    isOfInput: shown.isOfInput ?? false,
  };
}
