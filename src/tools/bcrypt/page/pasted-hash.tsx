import { useEffect } from 'react';
import { ToolError } from '#core/tool.ts';
import { usePastedParts } from '#page/options/use-pasted-parts.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import { parseBcryptHash } from '../bcrypt-hash.ts';
import type tool from '../tool.ts';
import { newHash } from './new-hash.ts';

/** Puts the new hash into its field, unless there is another, and a hash that is pasted over or behind the password. */
export function PastedHash({ session }: { readonly session: SessionOf<typeof tool> }) {
  usePastedParts(session, splitHash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on arrival, so that the field can be cleared
  useEffect(() => {
    const { made, carried } = newHash;
    const { hash } = session.options;
    if (made === hash || made === '' || (hash !== '' && hash !== carried)) return;
    newHash.carried = made;
    session.setOption('hash', made);
  }, []);
  return null;
}

function splitHash(text: string) {
  try {
    parseBcryptHash(text);
    return { options: { hash: text } };
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
