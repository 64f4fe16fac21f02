import type { ReactNode } from 'react';
import type { PageSession } from '#page/services.ts';
import { Icon } from '#ui/display/icon.tsx';
import { useMessages } from '#ui/messages.ts';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { followBack, setNext, type Visit } from '../storage/visit.ts';
import type { useToolLinks } from '../tool/use-tool-links.ts';
import classes from './trail.module.css';

export interface TrailLineProps {
  readonly id: string;
  readonly view: View;
  readonly services: AppServices;
  readonly links: ReturnType<typeof useToolLinks>;
  readonly visit: Visit;
  /** Undefined until the page has arrived. */
  readonly session: PageSession | undefined;
  /** The description of the tool. */
  readonly children: ReactNode;
}

/** The description of a tool, behind a link to the page that the input has come from. */
export function BackLine({ visit: { origin }, links, children }: TrailLineProps) {
  const { t } = useMessages();
  const link = origin && links.linkTo(origin.tool);
  return (
    <div className={classes.line}>
      {link && (
        <a
          className={classes.back}
          href={origin.href}
          data-action="back"
          onClick={(event) => {
            setNext(origin.visit);
            followBack(event, origin);
          }}
        >
          <Icon name="arrow-left" />
          {t('backTo', { title: link.title })}
        </a>
      )}
      {children}
    </div>
  );
}
