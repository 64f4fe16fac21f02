import { Button } from '#ui/controls/buttons/button.tsx';
import { useFormat } from '#ui/messages.ts';
import classes from './recipe.module.css';
import type { RecipeTexts } from './recipe-types.ts';
import type { useAddress } from './use-address.ts';

interface LinkNoticesProps {
  readonly address: ReturnType<typeof useAddress>;
  readonly texts: RecipeTexts;
}

/** What is to be known of a link that was opened, and the button that runs one that does not run by itself. */
export function LinkNotices({ address: { isBadLink, ignored, isHeld, run }, texts }: LinkNoticesProps) {
  const format = useFormat();
  return (
    <>
      {isBadLink && (
        <p role="alert" className={classes.alert}>
          {texts.badLink}
        </p>
      )}
      {ignored.length > 0 && (
        <p role="alert" className={classes.alert}>
          {texts.ignored} {ignored.map((option) => format(texts.stepTitle, { ...option })).join('; ')}
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
