import type { ComponentType } from 'react';
import { ToolContext } from '#page/services.ts';
import type { FixedPageProps } from '../boot/view.ts';
import { DemoPage } from './demo-page.tsx';
import { demoNames, loadDemo, loadSource } from './demos.ts';
import { LibraryIndex } from './library-index.tsx';
import { readDemo } from './read-examples.ts';
import { loadSampleServices } from './sample-services.ts';

/** The page of a component, or without a name the index; undefined where there is no such component. */
export async function loadLibraryPage(name: string): Promise<ComponentType<FixedPageProps> | undefined> {
  if (name === '') {
    const load = async (demo: string) => ({ name: demo, ...readDemo(await loadSource(demo)) });
    const demos = await Promise.all(demoNames.map(load));
    return ({ view }) => <LibraryIndex demos={demos} locale={view.route.locale} />;
  }
  const demo = await loadDemo(name);
  if (!demo) return undefined;
  const [source, services] = await Promise.all([loadSource(name), loadSampleServices()]);
  return ({ view }) => (
    <ToolContext value={services}>
      <DemoPage key={name} name={name} demo={demo} source={source} locale={view.route.locale} />
    </ToolContext>
  );
}
