import { useEffect, useRef } from 'react';
import { openRecordingFiles, type RecordingFiles, removeLeftovers } from './recording-files.ts';

/** The files of this visit's recordings; they are removed when the page is left. */
export function useRecordingFiles() {
  const files = useRef<RecordingFiles | undefined>(undefined);
  useEffect(() => {
    const opened = openRecordingFiles();
    files.current = opened;
    // What cannot be removed now is when the tool is opened again.
    const close = () => void opened?.close().catch(() => {});
    removeLeftovers().catch(() => {});
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) close();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      close();
    };
  }, []);
  return files;
}
