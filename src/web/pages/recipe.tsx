import { useMemo, useRef } from 'react';
import { ToolContext } from '#page/services.ts';
import { lazy } from '#ui/lazy.tsx';
import type { FixedPageProps } from '../boot/view.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { inputServices } from '../recipe/recipe-services.ts';
import { useToolLinks } from '../tool/use-tool-links.ts';

/** Has much of what the pages of tools load later, and so is loaded later too. */
const Workspace = lazy(() => import('../recipe/workspace.tsx'), 'Workspace', undefined, true);

/** Runs operations in a row, each on the result of the one before. */
export default function Recipe({ view, services, recipe }: FixedPageProps) {
  const links = useToolLinks(view, services);
  const memory = useMemo(() => services.memoryOf(recipePage), [services]);
  const isSecret = useRef(false);
  const value = useMemo(
    () => ({ ...services, ...links, ...inputServices(memory, () => isSecret.current) }),
    [services, links, memory],
  );
  if (!recipe) return null;
  return (
    <ToolContext value={value}>
      <Workspace view={view} services={services} texts={recipe} memory={memory} isSecret={isSecret} />
    </ToolContext>
  );
}
