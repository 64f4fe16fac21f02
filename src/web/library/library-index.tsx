import type { Locale } from '#core/registry.ts';
import { pathTo } from '../navigation/routes.ts';
import classes from './library.module.css';
import { type DemoSource, toHeading } from './read-examples.ts';

export interface LibraryIndexProps {
  readonly demos: readonly (DemoSource & { readonly name: string })[];
  readonly locale: Locale;
}

/** All components, each with its description. */
export const LibraryIndex = ({ demos, locale }: LibraryIndexProps) => (
  <div className={classes.library}>
    <header>
      <h1>UI lib</h1>
      <p className={classes.quiet}>
        The components of <code>src/ui</code> and <code>src/tool-page</code> in every state and both themes. A demo is a
        file <code>name.demo.tsx</code> beside its component; it appears here by itself, and only while developing.
      </p>
    </header>
    <ul className={classes.index}>
      {demos.map(({ name, description, examples }) => (
        <li key={name}>
          <a href={pathTo(`c-lib/${name}`, locale)}>{toHeading(name)}</a>
          <p>{description}</p>
          <p className={classes.quiet}>{examples.map((example) => toHeading(example.name)).join(', ')}</p>
        </li>
      ))}
    </ul>
  </div>
);
