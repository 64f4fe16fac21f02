import { useCallback, useEffect, useState } from 'react';
import type { KindId } from '#core/kinds/kinds.ts';
import { reportMissingCode } from '#ui/page-hints.ts';
import { loadCatalog } from '../boot/load-catalog.ts';
import type { View } from '../boot/view.ts';
import { nameKind } from '../palette/name-kind.ts';

/** The tools with their operations, once they are loaded, and the names of kinds. */
export function useCatalog(view: View) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadCatalog>>>();
  useEffect(() => {
    let gone = false;
    loadCatalog(view).then((parts) => gone || setLoaded(parts), reportMissingCode);
    return () => {
      gone = true;
    };
  }, [view]);
  return {
    catalog: loaded?.catalog,
    nameKind: useCallback((kind: string) => (loaded ? nameKind(kind as KindId, loaded.texts) : kind), [loaded]),
  };
}
