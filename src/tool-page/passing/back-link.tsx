import { useLayoutEffect, useState } from 'react';
import { type Origin, useTool } from '#page/services.ts';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import classes from './back-link.module.css';

/** Leads back to the tool whose result has become the input of this one; nothing where there is none. */
export function BackLink() {
  const { memory, linkTo } = useTool();
  const { t } = useMessages();
  const [origin, setOrigin] = useState<Origin>();
  useLayoutEffect(() => setOrigin(memory.readOrigin()), [memory]);
  const link = origin && linkTo(origin.tool);
  if (!link) return null;
  return (
    <a className={classes.back} href={origin.href} data-action="back">
      <Icon name="arrow-left" />
      {t('backTo', { title: link.title })}
    </a>
  );
}
