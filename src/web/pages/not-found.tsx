import { Button } from '#ui/button.tsx';
import { closestTools } from '../closest-tools.ts';
import { decodePath, parsePath, pathTo } from '../routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import type { FixedPageProps } from '../view.ts';
import classes from './pages.module.css';

/** The last part of the path that was asked for: the names of tools have one part. */
const readWanted = () => parsePath(decodePath(location.pathname)).page.split('/').at(-1) ?? '';

/** Says that there is no such page, and offers the tools of the nearest names. */
export default function NotFound({ view: { route, words }, cards }: FixedPageProps) {
  const { shell } = words;
  // One document serves all unknown paths: which one it is, only the browser knows.
  const tools = closestTools(useBrowserValue(readWanted, ''), cards);
  return (
    <div className={classes.notFound}>
      <h1>{shell.notFound}</h1>
      <p>{shell.notFoundText}</p>
      <p>{shell.notFoundHint}</p>
      {tools.length > 0 && (
        <>
          <h2>{shell.didYouMean}</h2>
          <ul>
            {tools.map(({ id, title, description }) => (
              <li key={id}>
                <a href={pathTo(id, route.locale)}>{title}</a> <span>{description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button tone="primary" icon="home" href={pathTo('', route.locale)}>
        {shell.backHome}
      </Button>
    </div>
  );
}
