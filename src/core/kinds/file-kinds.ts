import type { FileKind } from '#core/kind.ts';
import { fileKinds } from '#generated/file-kinds.ts';
import { type KindId, kindInfo } from './kinds.ts';

const known: Readonly<Record<string, { readonly extension?: string; readonly mime?: string }>> = fileKinds;

/** A kind with what its downloads are called and are; those of text where it declares nothing else. */
export const fileKind = (id: KindId): FileKind => ({
  ...kindInfo(id),
  extension: 'txt',
  mime: 'text/plain',
  ...known[id],
});
