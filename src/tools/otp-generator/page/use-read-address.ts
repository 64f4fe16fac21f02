import { useEffect, useRef } from 'react';
import { resultOf, type SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Makes the address that was read from a picture the input; once, so that Undo leads back to the picture. */
export function useReadAddress({ input, setInput, ...session }: SessionOf<typeof tool>): void {
  const taken = useRef<Blob>(undefined);
  const { address } = resultOf({ input, setInput, ...session }, 'readPicture') ?? {};
  const file = 'file' in input ? input.file : undefined;
  useEffect(() => {
    if (typeof address !== 'string' || !file || taken.current === file) return;
    taken.current = file;
    setInput({ text: address }, 'fill');
  }, [address, file, setInput]);
}
