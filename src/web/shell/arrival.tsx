import { useEffect } from 'react';
import { announce } from '#ui/announcements.ts';

interface ArrivalProps {
  /** That of the page. */
  readonly title: string;
  /** By a navigation within the document. */
  readonly isWithin: boolean;
}

/**
 * Ends a navigation within the document as the load of one would: where the page has not put the focus into a control,
 * it goes to its heading, which is read then; else its title is announced.
 */
export function Arrival({ title, isWithin }: ArrivalProps) {
  useEffect(() => {
    if (!isWithin) return;
    const main = document.querySelector('main');
    const heading = main?.querySelector<HTMLElement>('h1');
    const isAtHeading = heading && !document.querySelector(':target') && !main?.querySelector(':focus');
    if (isAtHeading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const announced = isAtHeading ? '' : title;
    announce(() => announced, announced, 0);
  }, [isWithin, title]);
  return null;
}
