import { inputValue, isEmptyInput } from '#page/services.ts';
import { useKeptChoices } from '#page/session/use-kept-choices.ts';
import { useOperation } from '#page/session/use-operation.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';
import type { JsonComparison } from '../tool.ts';

/** Both documents side by side, and whether only what differs of them is there. */
export interface Compared {
  /** Nothing while it is not shown, or one of the documents is missing. */
  readonly latest: JsonComparison | undefined;
  readonly onlyDifferences: boolean;
  readonly toggle: () => void;
}

export function useCompared(session: SessionOf<typeof tool>, isShown: boolean): Compared {
  const [closed, close] = useKeptChoices('groups');
  const onlyDifferences = closed['unchanged'] === true;
  const { paths, ...comparing } = session.optionsOf('diff');
  const input = !isShown || isEmptyInput(session.input) ? undefined : inputValue(session.input);
  const { latest } = useOperation(session, 'compare', input, { ...comparing, onlyDifferences });
  return {
    latest: input === undefined ? undefined : latest?.value,
    onlyDifferences,
    toggle: () => close('unchanged', !onlyDifferences),
  };
}
