import { fileKind } from '../kinds/file-kinds.ts';
import type { KindId } from '../kinds/kinds.ts';

/** Extensions that say nothing of a content. */
const general = ['', 'txt', 'bin'];

/** The name of the file that a result becomes: that of the input, with the extension of the kind where it has one. */
export function resultName(name: string, kind: KindId | undefined): string {
  const extension = kind === undefined ? '' : fileKind(kind).extension;
  // A point at the beginning of a name begins no extension.
  return general.includes(extension) ? name : `${name.replace(/(?<=[^/\\])\.[^./\\]*$/, '')}.${extension}`;
}
