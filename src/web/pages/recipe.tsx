import { useMemo } from 'react';
import { ToolContext } from '#page/services.ts';
import type { FixedPageProps } from '../boot/view.ts';
import { inputServices, recipePage } from '../recipe/recipe-services.ts';
import { Workspace } from '../recipe/workspace.tsx';
import { useToolLinks } from '../tool/use-tool-links.ts';

/** Runs operations in a row, each on the result of the one before. */
export default function Recipe({ view, services, recipe }: FixedPageProps) {
  const links = useToolLinks(view, services);
  const memory = useMemo(() => services.memoryOf(recipePage), [services]);
  const value = useMemo(() => ({ ...services, ...links, ...inputServices(memory) }), [services, links, memory]);
  if (!recipe) return null;
  return (
    <ToolContext value={value}>
      <Workspace view={view} services={services} texts={recipe} memory={memory} />
    </ToolContext>
  );
}
