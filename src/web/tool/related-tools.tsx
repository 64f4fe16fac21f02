import type { Locale, MenuItem } from '#core/registry.ts';
import { pathTo } from '../navigation/routes.ts';
import classes from './tool-page.module.css';

export interface RelatedToolsProps {
  readonly id: string;
  readonly menu: readonly MenuItem[];
  readonly locale: Locale;
  readonly title: string;
}

/** Links to related tools. */
export function RelatedTools({ id, menu, locale, title }: RelatedToolsProps) {
  const related = menu.find((tool) => tool.id === id)?.related.flatMap((index) => menu[index] ?? []) ?? [];
  if (related.length === 0) return null;
  return (
    <nav className={classes.related} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {related.map((tool) => (
          <li key={tool.id}>
            <a href={pathTo(tool.id, locale)}>{tool.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
