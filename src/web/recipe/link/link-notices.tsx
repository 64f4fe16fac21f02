import { maxSteps } from '#core/execution/recipe-json.ts';
import { maxLinkLength } from '#core/execution/recipe-link.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from '../recipe.module.css';
import type { RecipeTexts } from '../recipe-types.ts';
import type { useAddress } from './use-address.ts';

interface LinkNoticesProps {
  readonly address: ReturnType<typeof useAddress>;
  readonly texts: RecipeTexts;
}

/** What is to be known of a link that was opened, and the button that runs one that does not run by itself. */
export function LinkNotices({ address: { fault, ignored, isHeld, run }, texts }: LinkNoticesProps) {
  const format = useFormat();
  return (
    <>
      {fault && (
        <p role="alert" className={classes.alert}>
          {fault === 'too-long'
            ? format(texts.longLink, { steps: maxSteps, characters: maxLinkLength })
            : texts.badLink}
        </p>
      )}
      {ignored.length > 0 && (
        <p role="alert" className={classes.alert}>
          {texts.ignored}{' '}
          {ignored
            .map(({ n, title }) => format(n === undefined ? texts.quoted : texts.stepTitle, { n: n ?? 0, title }))
            .join('; ')}
        </p>
      )}
      {isHeld && (
        <p role="status" className={classes.alert}>
          {texts.held}{' '}
          <Button tone="primary" icon="player-play" onClick={run}>
            {texts.run}
          </Button>
        </p>
      )}
    </>
  );
}
