import { lazy, Nothing } from '#ui/lazy.tsx';

/** The code editor in the place of a plain field or text. */
export const Editor = lazy(async () => {
  // What it is made of comes along, not after it.
  const [{ Editor: Loaded }] = await Promise.all([import('./editor.tsx'), import('./code-editor.ts')]);
  return Loaded;
}, Nothing);
