import { useCallback, useEffect, useRef, useState } from 'react';
import { reportMissingCode } from '#ui/page-hints.ts';
import { loadLanguage } from '../boot/load-catalog.ts';
import type { View } from '../boot/view.ts';

/** What the page of a tool consists of; null where there is no such tool here. */
async function loadParts(id: string, { route, configuration }: View) {
  const pages = await (await loadLanguage(route.locale)).pages();
  const isHere = Object.hasOwn(pages, id) && !configuration.hiddenTools.includes(id);
  return (isHere && (await pages[id]?.())?.default) || null;
}

export type ToolParts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** The parts of tools by their ids, undefined until they are loaded; and a function that waits for those of one, and fails where they cannot be loaded. */
export function useToolParts(view: View, ids: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, ToolParts | null>>(new Map());
  const loading = useRef(new Map<string, Promise<ToolParts | null>>());
  const load = useCallback(
    (id: string): Promise<ToolParts | null> => {
      const begun = loading.current.get(id) ?? loadParts(id, view);
      loading.current.set(id, begun);
      return begun.then(
        (parts) => {
          setKnown((all) => (all.has(id) ? all : new Map([...all, [id, parts]])));
          return parts;
        },
        (error) => {
          loading.current.delete(id);
          throw error;
        },
      );
    },
    [view],
  );
  const wanted = ids.join(',');
  useEffect(() => {
    for (const id of wanted.split(',')) if (id !== '') load(id).catch(reportMissingCode);
  }, [wanted, load]);
  return { known, load };
}
