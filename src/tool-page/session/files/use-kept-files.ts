import { useEffect, useState } from 'react';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { useTool } from '#page/services.ts';

const noFiles: readonly File[] = [];

/** A state of several files that are worked on instead of the input: they are there again when the user comes back. */
export function useKeptFiles() {
  const { memory, tool } = useTool();
  const state = useState(noFiles);
  const [files, setFiles] = state;
  // The page of the server has none.
  useEffect(() => setFiles((present) => (present === noFiles ? memory.readFiles() : present)), [memory]);
  useEffect(() => {
    if (files !== noFiles) memory.writeFiles(files, hasSecretInput(tool));
  }, [files, memory, tool]);
  return state;
}
