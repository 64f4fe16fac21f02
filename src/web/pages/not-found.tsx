import type { Locale } from '#core/registry.ts';
import type { Words } from '#ui/words.ts';
import { pathTo } from '../routes.ts';
import classes from './pages.module.css';

export const NotFound = ({ locale, words: { shell } }: { readonly locale: Locale; readonly words: Words }) => (
  <div className={classes.notFound}>
    <h1>{shell.notFound}</h1>
    <p>{shell.notFoundText}</p>
    <p>{shell.notFoundHint}</p>
    <a href={pathTo('', locale)}>{shell.backHome}</a>
  </div>
);
