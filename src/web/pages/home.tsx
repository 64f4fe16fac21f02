import type { CatalogItem, Locale } from '#core/registry.ts';
import { Icon } from '#ui/icon.tsx';
import type { Words } from '#ui/words.ts';
import { pathTo } from '../routes.ts';
import classes from './pages.module.css';

interface HomeProps {
  readonly catalog: readonly CatalogItem[];
  readonly locale: Locale;
  readonly words: Words;
}

export const Home = ({ catalog, locale, words }: HomeProps) => (
  <>
    <h1>{words.shell.name}</h1>
    <p className={classes.lead}>{words.shell.tagline}</p>
    <h2>{words.shell.allTools}</h2>
    <ul className={classes.grid}>
      {catalog.map(({ id, icon, title, description }) => (
        <li key={id}>
          <a className={classes.card} href={pathTo(id, locale)}>
            <Icon name={icon} />
            <strong>{title}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
