import { useMemo, useState } from 'react';
import type { ToolSession } from '#page/session/use-tool-session.ts';

const noFiles: readonly File[] = [];

/**
 * The input of a recipe and the files that it runs on, where several were opened: the input is then the first one. Any
 * other input replaces them all; `former` can be brought back.
 */
export function useSeveralFiles(session: ToolSession) {
  const [{ files, former }, setFiles] = useState({ files: noFiles, former: noFiles });
  const { open, setInput, undo } = session;
  const own = useMemo(() => {
    const replace = () => setFiles((all) => (all.files.length === 0 ? all : { files: noFiles, former: all.files }));
    return {
      setInput(...[input, how, pasted]: Parameters<ToolSession['setInput']>) {
        replace();
        setInput(input, how, pasted);
      },
      undo:
        undo &&
        (() => {
          replace();
          undo();
        }),
    };
  }, [setInput, undo]);
  const openFiles = (opened: readonly File[]) => {
    const [first] = opened;
    if (!first) return;
    setFiles({ files: opened.length > 1 ? opened : noFiles, former: noFiles });
    open(first);
  };
  return { files, former, session: { ...session, ...own }, openFiles };
}
