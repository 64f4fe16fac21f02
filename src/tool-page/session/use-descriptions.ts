import { useEffect, useState } from 'react';

type Descriptions = typeof import('#core/describe.ts');
let known: Descriptions | undefined;

/** What formats failures, issues and notices: it is loaded when there are any. */
export function useDescriptions(isNeeded: boolean): Descriptions | undefined {
  const [descriptions, setDescriptions] = useState(known);
  useEffect(() => {
    if (!isNeeded || descriptions) return;
    import('#core/describe.ts').then(
      (module) => {
        known = module;
        setDescriptions(module);
      },
      // Without a network the field stays unmarked; that the result is old is shown all the same.
      () => {},
    );
  }, [isNeeded, descriptions]);
  return descriptions;
}
