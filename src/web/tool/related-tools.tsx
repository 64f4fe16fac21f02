import type { CatalogItem, Locale } from '#core/registry.ts';
import { pathTo } from '../routes.ts';
import classes from './tool-page.module.css';

interface RelatedToolsProps {
  readonly id: string;
  readonly catalog: readonly CatalogItem[];
  readonly locale: Locale;
  readonly title: string;
}

const most = 6;
/** So common that sharing them makes no kinship. */
const common = new Set(['text', 'bytes', 'file', 'number', 'boolean', 'rows', 'value']);

const kindsOf = ({ operations }: CatalogItem): ReadonlySet<string> =>
  new Set(
    operations
      .flatMap(({ input, output }) => [
        input ?? 'text',
        ...(typeof output === 'string' ? [output] : Object.values(output)),
      ])
      .filter((kind) => !common.has(kind)),
  );

/** Tools that take or give the same kinds, most in common first; then others of the category. */
export function RelatedTools({ id, catalog, locale, title }: RelatedToolsProps) {
  const own = catalog.find((tool) => tool.id === id);
  if (!own) return null;
  const kinds = kindsOf(own);
  const related = catalog
    .filter((tool) => tool.id !== id)
    .map((tool) => {
      const shared = [...kindsOf(tool)].filter((kind) => kinds.has(kind)).length;
      return { tool, score: 2 * shared + (tool.category === own.category ? 1 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
  if (related.length === 0) return null;
  return (
    <nav className={classes.related} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {related.map(({ tool }) => (
          <li key={tool.id}>
            <a href={pathTo(tool.id, locale)}>{tool.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
