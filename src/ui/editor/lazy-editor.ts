import { useEffect, useState } from 'react';
import { lazy, Nothing } from '#ui/lazy.tsx';

/** Loads the code editor, and with it what it is made of. */
export async function loadEditor() {
  const [module] = await Promise.all([import('./editor.tsx'), import('./code-editor.ts')]);
  return module;
}

/** Loads it at once where a text needs it; returns true where it cannot be loaded. */
export function useIsEditorMissing(isNeeded: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isNeeded) loadEditor().catch(() => setMissing(true));
  }, [isNeeded]);
  return isMissing;
}

/** The code editor, which replaces a plain field or text. */
export const Editor = lazy(loadEditor, 'Editor', Nothing);
