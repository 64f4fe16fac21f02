import { type ComponentType, useState } from 'react';
import type { Locale } from '#core/registry.ts';
import { Segments } from '#ui/controls/choices/segments.tsx';
import { CopyButton } from '#ui/controls/copying/copy-button.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { ScrollRegion } from '#ui/display/scrolling/scroll-region.tsx';
import { pathTo } from '../navigation/routes.ts';
import { useBrowserValue } from '../state/browser-value.ts';
import { demoNames } from './demos.ts';
import classes from './library.module.css';
import { readDemo, toHeading } from './read-examples.ts';

export interface DemoPageProps {
  readonly name: string;
  readonly demo: Readonly<Record<string, ComponentType>>;
  readonly source: string;
  readonly locale: Locale;
}

const themes = ['light', 'dark'] as const;
const views = ['both', ...themes] as const;

/** A component's examples in both themes, each with its code. */
export function DemoPage({ name, demo, source, locale }: DemoPageProps) {
  const [shown, setShown] = useState<(typeof views)[number]>('both');
  const { description, examples } = readDemo(source);
  // Some examples load code lazily, which prerendering cannot wait for.
  const isDrawn = useBrowserValue(() => true, false);
  return (
    <div className={classes.library}>
      <header>
        <p>
          <a href={pathTo('c-lib', locale)}>UI lib</a>
        </p>
        <h1>{toHeading(name)}</h1>
        <p className={classes.quiet}>{description}</p>
        <Segments label="Themes" values={views} value={shown} labelOf={toHeading} onChange={setShown} />
      </header>
      <div className={classes.page}>
        <nav className={classes.names} aria-label="Components">
          <ul>
            {demoNames.map((other) => (
              <li key={other}>
                <a href={pathTo(`c-lib/${other}`, locale)} aria-current={other === name ? 'page' : undefined}>
                  {toHeading(other)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.examples}>
          {examples.map((example) => {
            const Example = demo[example.name];
            return (
              <section key={example.name} className={classes.example} data-example={example.name}>
                <h2>{toHeading(example.name)}</h2>
                {example.description && <p className={classes.quiet}>{example.description}</p>}
                <div className={classes.themes}>
                  {themes
                    .filter((theme) => shown === 'both' || shown === theme)
                    .map((theme) => (
                      <div key={theme} className={classes.theme} data-ground={theme}>
                        {isDrawn && Example && <Example />}
                      </div>
                    ))}
                </div>
                <Code label={`Code: ${toHeading(example.name)}`} code={example.code} />
              </section>
            );
          })}
          <Disclosure summary="The whole demo">
            <Code label="Code: the whole demo" code={source.trim()} />
          </Disclosure>
        </div>
      </div>
    </div>
  );
}

/** Code as a page of a tool would write it. */
function Code({ label, code }: { readonly label: string; readonly code: string }) {
  const shown = code.replaceAll(" from './", " from '#ui/");
  return (
    <div className={classes.code}>
      <ScrollRegion aria-label={label}>
        <pre>{shown}</pre>
      </ScrollRegion>
      <CopyButton what={label} content={() => shown} />
    </div>
  );
}
