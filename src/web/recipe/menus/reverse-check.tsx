import { useEffect, useEffectEvent, useState } from 'react';
import type { CoreMessages } from '#core/describe.ts';
import type { Step } from '#core/execution/recipe.ts';
import type { Host, Input } from '#page/services.ts';
import { useFormat } from '#ui/messages.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import type { RecipeTexts } from '../recipe-types.ts';
import classes from './recipe-panel.module.css';
import { type RoundTrip, roundTrip } from './round-trip.ts';

interface ReverseCheckProps {
  readonly host: Host;
  readonly texts: RecipeTexts;
  readonly core: CoreMessages;
  readonly input: Input;
  /** Forward and back. */
  readonly steps: readonly Step[];
}

/** Says whether the input comes out equal when a recipe runs forward and back, as both are when it is opened. */
export function ReverseCheck({ host, texts, core, input, steps }: ReverseCheckProps) {
  const format = useFormat();
  const [outcome, setOutcome] = useState<RoundTrip>();
  const check = useEffectEvent((signal: AbortSignal) => roundTrip(host, input, steps, core, signal));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    check(signal).then(
      (found) => signal.aborted || setOutcome(found),
      () => signal.aborted || reportMissingCode(),
    );
    return () => controller.abort();
  }, []);
  const message = outcome && 'message' in outcome ? outcome.message : '';
  return (
    <div className={classes.panel}>
      <p role="status">
        {outcome ? format(texts.checked[outcome.is], { message: message ?? '' }).trim() : texts.running}
      </p>
    </div>
  );
}
