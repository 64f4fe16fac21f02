import { useSyncExternalStore } from 'react';
import { closestNames } from '#core/closest.ts';
import { Button } from '#ui/button.tsx';
import type { FixedPageProps } from '../load.ts';
import { pathTo } from '../routes.ts';
import classes from './pages.module.css';

const never = () => () => {};
const longestPath = 60;
const mostOffered = 5;

/** Says that there is no such page, and offers the tools of the nearest names. */
export default function NotFound({ view: { route, words }, catalog }: FixedPageProps) {
  const { shell } = words;
  // One document serves all unknown paths: which one it is, only the browser knows.
  const wanted = useSyncExternalStore(
    never,
    () => location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '',
    () => '',
  );
  const names = catalog.flatMap(({ id, redirectFrom = [] }) => [id, ...redirectFrom.map((old) => old.slice(1))]);
  const near = wanted === '' ? [] : closestNames(wanted.slice(0, longestPath), names);
  const tools = catalog.filter(
    ({ id, redirectFrom = [] }) => near.includes(id) || redirectFrom.some((old) => near.includes(old.slice(1))),
  );
  return (
    <div className={classes.notFound}>
      <h1>{shell.notFound}</h1>
      <p>{shell.notFoundText}</p>
      <p>{shell.notFoundHint}</p>
      {tools.length > 0 && (
        <>
          <p>{shell.didYouMean}</p>
          <ul>
            {tools.slice(0, mostOffered).map(({ id, title }) => (
              <li key={id}>
                <a href={pathTo(id, route.locale)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button href={pathTo('', route.locale)}>{shell.backHome}</Button>
    </div>
  );
}
