import { fileKind } from '#core/kinds/file-kinds.ts';
import type { ResultParts } from './result-parts.ts';

/** A single result whose kind does not determine its file type. */
export function fileIn(single: ResultParts['single']): Blob | Uint8Array | undefined {
  if (!single || fileKind(single.kind).mime.startsWith('text/')) return undefined;
  return single.value instanceof Blob || single.value instanceof Uint8Array ? single.value : undefined;
}
