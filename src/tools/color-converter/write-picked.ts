/** Hue in degrees; saturation, value and alpha as parts of 1. */
interface Hsva {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
  readonly alpha: number;
}

/** A picked color in hexadecimal, with alpha where it is not opaque. */
export function writePicked({ hue, saturation, value, alpha }: Hsva): string {
  const channel = (shift: number): number => {
    const sector = (shift + hue / 60) % 6;
    return value * (1 - saturation * Math.max(0, Math.min(sector, 4 - sector, 1)));
  };
  const parts = [channel(5), channel(3), channel(1), ...(alpha < 1 ? [alpha] : [])];
  return `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
