import { lazy, Nothing } from '#ui/lazy.tsx';

/** Loads the code editor, and with it what it is made of. */
export async function loadEditor() {
  const [module] = await Promise.all([import('./editor.tsx'), import('./code-editor.ts')]);
  return module;
}

/** The code editor in the place of a plain field or text. */
export const Editor = lazy(loadEditor, 'Editor', Nothing);
