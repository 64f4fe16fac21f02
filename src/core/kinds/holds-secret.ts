import type { Detected } from './detect.ts';
import { likely } from './matching.ts';
import { isSecretKind } from './secret-kinds.ts';

/** Whether a text of these kinds is or contains a secret. */
export const holdsSecret = (detected: readonly Detected[]): boolean =>
  detected.some(({ kind, confidence }) => confidence >= likely && isSecretKind(kind));
