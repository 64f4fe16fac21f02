import { useCallback, useState } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';

const noFiles: readonly File[] = [];

/**
 * The input of a recipe and the files that it runs on, where several were opened: the input is then the first one. Any
 * other input replaces them all; `former` can be brought back.
 */
export function useSeveralFiles(session: ToolSession) {
  const [{ files, former }, setFiles] = useState({ files: noFiles, former: noFiles });
  const { open, setInput, undo } = session;
  const replace = useCallback(
    () => setFiles((all) => (all.files.length === 0 ? all : { files: noFiles, former: all.files })),
    [],
  );
  // As that of the session, it stays the same function.
  const replaceInput = useCallback<ToolSession['setInput']>(
    (input, how, pasted) => {
      replace();
      setInput(input, how, pasted);
    },
    [replace, setInput],
  );
  const own = {
    setInput: replaceInput,
    undo:
      undo &&
      (() => {
        replace();
        undo();
      }),
  };
  const openFiles = (opened: readonly File[]) => {
    const [first] = opened;
    if (!first) return;
    setFiles({ files: opened.length > 1 ? opened : noFiles, former: noFiles });
    open(first);
  };
  return { files, former, session: { ...session, ...own }, openFiles };
}
