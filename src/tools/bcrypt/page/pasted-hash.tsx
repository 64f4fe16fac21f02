import { ToolError } from '#core/tool.ts';
import { parseBcryptHash } from '#lib/crypto/bcrypt-hash.ts';
import { usePastedParts } from '#page/options/use-pasted-parts.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type tool from '../tool.ts';

/** Moves a hash that is pasted over the password, or behind it, to its own field. */
export function PastedHash({ session }: { readonly session: SessionOf<typeof tool> }) {
  usePastedParts(session, splitHash);
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
