import { useCallback, useRef, useState } from 'react';
import { useKeptFiles } from '#page/session/files/use-kept-files.ts';
import type { ToolSession } from '#page/session/use-tool-session.ts';

const noFiles: readonly File[] = [];

/**
 * The input of a recipe and the files that it runs on, where several were opened: the input is then the first one. Any
 * other input replaces them all; `former` can be brought back.
 */
export function useSeveralFiles(session: ToolSession) {
  const [files, setFiles] = useKeptFiles();
  const [former, setFormer] = useState(noFiles);
  const { open, setInput, undo } = session;
  const present = useRef(files);
  present.current = files;
  const replace = useCallback(() => {
    if (present.current.length === 0) return;
    setFormer(present.current);
    setFiles(noFiles);
  }, [setFiles]);
  // As that of the session, it stays the same function.
  const replaceInput = useCallback<ToolSession['setInput']>(
    (input, how, pasted, history) => {
      replace();
      setInput(input, how, pasted, history);
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
    setFiles(opened.length > 1 ? opened : noFiles);
    setFormer(noFiles);
    open(first);
  };
  return { files, former, session: { ...session, ...own }, openFiles };
}
