import { useLayoutEffect, useState } from 'react';
import { stepOf } from '#page/passing/step-of.ts';
import { type Origin, useTool } from '#page/services.ts';
import { IconButton } from '#ui/controls/buttons/button.tsx';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './back-link.module.css';

/**
 * Leads back to the tool whose result has become the input of this one, or to a recipe of all steps that have led here;
 * nothing where there is none.
 */
export function BackLink() {
  const { id, memory, control, linkTo } = useTool();
  const { t } = useMessages();
  const [origin, setOrigin] = useState<Origin>();
  useLayoutEffect(() => setOrigin(memory.readOrigin()), [memory]);
  const link = origin && linkTo(origin.tool);
  if (!link) return null;
  const { steps } = origin;
  const openRecipe = () => {
    const step = stepOf(id, control.current);
    if (steps === undefined || step === undefined) return;
    memory.leaveFirstInput('recipe');
    location.assign(new URL(`${linkTo('recipe')?.href}?do=${steps},${step}`, document.baseURI));
  };
  return (
    <>
      <a className={classes.back} href={origin.href} data-action="back" onClick={memory.goBack}>
        <Icon name="arrow-left" />
        {t('backTo', { title: link.title })}
      </a>
      {steps !== undefined && <IconButton icon="list-check" label={t('openRecipe')} onClick={openRecipe} />}
    </>
  );
}
