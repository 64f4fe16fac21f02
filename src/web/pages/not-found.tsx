import { useEffect, useState } from 'react';
import type { CatalogItem } from '#core/registry.ts';
import type { Found } from '#core/search/search.ts';
import { Button } from '#ui/controls/buttons/button.tsx';
import { languages } from '../boot/languages.ts';
import type { FixedPageProps, View } from '../boot/view.ts';
import { withoutHidden } from '../config/hidden-tools.ts';
import { decodePath, parsePath, pathTo } from '../navigation/routes.ts';
import classes from './pages.module.css';

const maxSuggestions = 5;

/** The last segment of the requested path: ids of tools have one segment. */
const readWanted = () => parsePath(decodePath(location.pathname)).page.split('/').at(-1) ?? '';

/** The index of all tools is loaded only where it is needed. */
async function search(wanted: string, view: View): Promise<readonly Found<CatalogItem>[]> {
  const [{ searchOf }, catalog] = await Promise.all([
    import('../palette/tool-search.ts'),
    languages[view.route.locale].catalog(),
  ]);
  return searchOf(withoutHidden(catalog, view.configuration), view)(wanted);
}

/** The page for unknown paths: offers tools whose names are similar. */
export default function NotFound({ view }: FixedPageProps) {
  const { route, messages } = view;
  const { shell } = messages;
  const [found, setFound] = useState<readonly Found<CatalogItem>[]>([]);
  // One document serves all unknown paths; only the browser knows the requested one.
  useEffect(() => {
    let gone = false;
    const wanted = readWanted();
    if (!/[\p{L}\p{N}]/u.test(wanted)) return;
    // Without the index, the page has no suggestions.
    search(wanted, view).then(
      (all) => !gone && setFound(all.slice(0, maxSuggestions)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [view]);
  return (
    <div className={classes.notFound}>
      <h1>{shell.notFound}</h1>
      <p>{shell.notFoundText}</p>
      <p>{shell.notFoundHint}</p>
      <Button tone="primary" icon="home" href={pathTo('', route.locale)}>
        {shell.backHome}
      </Button>
      {found.length > 0 && (
        <>
          <h2>{found[0]?.fit === 'closest' ? shell.closestTools : shell.didYouMean}</h2>
          <ul>
            {found.map(({ item: { id, title, description } }) => (
              <li key={id}>
                <a href={pathTo(id, route.locale)}>{title}</a> <span>{description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
