/** The level that counts as silence, in decibels. */
export const silence = -60;

/** How loud samples between -1 and 1 are, in decibels below the loudest possible; never less than `silence`. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.max(silence, 10 * Math.log10(power));
}
