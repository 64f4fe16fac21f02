import type { OptionsOf } from '#core/tool.ts';
import type tool from './tool.ts';

export type Attack = OptionsOf<typeof tool, 'bruteForce'>;

/** Guesses per second. */
export const rates = {
  throttled: 100 / 3_600,
  online: 10,
  'slow-hash': 1e4,
  billion: 1e9,
  'fast-hash': 1e10,
  cluster: 1e12,
} as const;

export const rateOf = ({ attacker, rate }: Attack): number => (attacker === 'custom' ? rate : rates[attacker]);
