import { useEffect, useState } from 'react';
import { hasSecretInput } from '#core/operations/has-secret-input.ts';
import { useTool } from '#page/services.ts';

const noFiles: readonly File[] = [];

/** A state of several files that are worked on instead of the input: they are there again when the user comes back. */
export function useKeptFiles() {
  const { memory, tool } = useTool();
  const state = useState(noFiles);
  const [files, setFiles] = state;
  // Only after the page of the server, which has none, is hydrated.
  useEffect(() => {
    const kept = memory.readFiles();
    if (kept.length > 0) setFiles(kept);
  }, [memory]);
  useEffect(() => {
    if (files !== noFiles) memory.writeFiles(files, hasSecretInput(tool));
  }, [files, memory, tool]);
  return state;
}
